import { expect, test } from 'vitest';
import { isOwnAddress, placeOfAddress } from './own-address.ts';

test('what is stored in place of an address is none', () => {
  expect(isOwnAddress(placeOfAddress('3f2a'))).toBe(false);
});

test.each(['kurz@x.example', 'no-address@x.example', 'a@no-address.invalid.example'])(
  '%s is one',
  (email) => {
    expect(isOwnAddress(email)).toBe(true);
  },
);
