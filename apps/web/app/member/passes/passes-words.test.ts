import { expect, it } from 'vitest';
import { pauseWords, validWords } from './passes-words.ts';

const TODAY = '2026-11-22';
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

const pass = { kind: 'pass', from: '2026-05-22' } as const;
const membership = { kind: 'membership', from: '2026-01-01' } as const;

it.each([
  [{ ...pass, until: '2027-03-31' }, 'Valid until 31 March 2027', 'Gilt bis 31. März 2027'],
  [{ ...pass, until: TODAY }, 'Valid until 22 November 2026', 'Gilt bis 22. November 2026'],
  [{ ...pass, until: '2026-11-21' }, 'Until 21 November 2026', 'Bis 21. November 2026'],
  [{ ...membership, until: '2026-12-31' }, 'Runs until 31 December 2026', 'Läuft bis 31. Dezember 2026'],
  [
    { ...membership, until: null },
    'Since 1 January 2026, with no end date',
    'Seit 1. Januar 2026, ohne festes Ende',
  ],
  [
    { ...membership, from: '2026-12-01', until: null },
    'Valid from 1 December 2026',
    'Gilt ab 1. Dezember 2026',
  ],
] as const)('says of %o how long it is good', (entitlement, english, german) => {
  expect(plain(validWords(entitlement, TODAY, 'en'))).toBe(english);
  expect(plain(validWords(entitlement, TODAY, 'de'))).toBe(german);
});

it('names a pause, with its end where it has one', () => {
  const pause = { from: '2026-07-01', until: '2026-08-31' };
  expect(plain(pauseWords(pause, 'en'))).toBe('1 July 2026 to 31 August 2026');
  expect(plain(pauseWords({ ...pause, until: null }, 'de'))).toBe('ab 1. Juli 2026');
});
