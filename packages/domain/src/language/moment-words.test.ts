import { expect, it } from 'vitest';
import { clockWords, momentWords, momentWordsWithYear } from './moment-words.ts';

const evening = new Date('2026-11-23T18:30:00+01:00');
const plain = (words: string) => words.replaceAll('\u00a0', ' ');

it('says a moment in few words, on the clock of Berlin', () => {
  expect(plain(momentWords(evening, 'en'))).toBe('Mon 23 Nov, 18:30');
  expect(plain(momentWords(evening, 'de'))).toBe('Mo 23. Nov., 18:30 Uhr');
});

it('says a time of day without its day, on one line', () => {
  expect(clockWords('18:30', 'en')).toBe('18:30');
  expect(clockWords('18:30', 'de')).toBe('18:30\u00a0Uhr');
});

it('names the year where it is wanted', () => {
  expect(plain(momentWordsWithYear(evening, 'en'))).toBe('Mon 23 November 2026, 18:30');
  expect(plain(momentWordsWithYear(evening, 'de'))).toBe('Mo 23. November 2026, 18:30 Uhr');
});

it('breaks no line within the day or the time', () => {
  expect(momentWords(evening, 'de').split(' ')).toHaveLength(2);
});
