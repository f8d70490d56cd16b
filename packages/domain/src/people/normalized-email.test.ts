import { expect, it } from 'vitest';
import { normalizedEmail } from './normalized-email.ts';
import { visitorEmail } from './visitor-details.ts';

const STORED = 'm\u00fcller@example.com';

it.each([STORED, ' M\u00dcLLER@Example.com ', 'mu\u0308ller@example.com', 'MU\u0308LLER@EXAMPLE.COM\t'])(
  'one address has one form, however it is typed: %j',
  (typed) => {
    expect(normalizedEmail(typed)).toBe(STORED);
    expect(visitorEmail(typed)).toEqual({ outcome: 'email', email: STORED });
  },
);

it('keeps the tag of an address: mail goes where the person asked for it', () => {
  expect(normalizedEmail('Mia+Gym@Example.com')).toBe('mia+gym@example.com');
});
