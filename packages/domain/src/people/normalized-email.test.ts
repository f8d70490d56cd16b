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

it.each([
  ['jo@xn--bcher-kva.example', 'jo@bücher.example'],
  [' Jo@XN--BCHER-KVA.Example', 'jo@bücher.example'],
  ['jo@mail.xn--strae-oqa.xn--p1ai', 'jo@mail.straße.рф'],
  ['jo@xn--fiqs8s.example', 'jo@中国.example'],
  ['jo@xn--80ak6aa92e.example', 'jo@аррӏе.example'],
])('a domain has one form, in letters: %s', (typed, stored) => {
  expect(normalizedEmail(typed)).toBe(stored);
  expect(normalizedEmail(stored)).toBe(stored);
  expect(visitorEmail(typed)).toEqual({ outcome: 'email', email: stored });
});

it.each([
  // Malformed, ASCII alone, or too long.
  'jo@xn--.example',
  'jo@xn--a.example',
  'jo@xn--abc-.example',
  'jo@xn--bcher-!!!.example',
  `jo@xn--${'9'.repeat(59)}.example`,
  `jo@xn--${'a'.repeat(80)}-kva.example`,
])('a domain that encodes nothing one could type stays as it is: %s', (typed) => {
  expect(normalizedEmail(typed)).toBe(typed);
});

it('an address in ASCII stays in ASCII, before the sign @ too', () => {
  expect(normalizedEmail('xn--bcher-kva@example.com')).toBe('xn--bcher-kva@example.com');
});
