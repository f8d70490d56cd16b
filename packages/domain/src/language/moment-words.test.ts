import { expect, it } from 'vitest';
import { momentWords, receiptMomentWords } from './moment-words.ts';

const evening = new Date('2026-11-23T18:30:00+01:00');
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('says a moment in few words, on the clock of Berlin', () => {
  expect(plain(momentWords(evening, 'en'))).toBe('Mon 23 Nov, 18:30');
  expect(plain(momentWords(evening, 'de'))).toBe('Mo 23. Nov., 18:30 Uhr');
});

it('names the year on a receipt', () => {
  expect(plain(receiptMomentWords(evening, 'en'))).toBe('Mon 23 November 2026, 18:30');
  expect(plain(receiptMomentWords(evening, 'de'))).toBe('Mo 23. November 2026, 18:30 Uhr');
});

it('breaks no line within the day or the time', () => {
  expect(momentWords(evening, 'de').split(' ')).toHaveLength(2);
});
