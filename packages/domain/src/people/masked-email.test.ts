import { expect, it } from 'vitest';
import { maskedEmail } from './masked-email.ts';

it.each([
  ['bea@web.example', 'b…@web.example'],
  ['b@web.example', 'b…@web.example'],
  ['müller@bücher.example', 'm…@bücher.example'],
  ['"a@b"@web.example', '"…@web.example'],
])('of %s shows the first sign and the domain', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
