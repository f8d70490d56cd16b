import { expect, it } from 'vitest';
import { dayInWords, monthInWords } from './civil-words.ts';

it('writes a civil date in words, whatever the time zone of the machine', () => {
  expect(dayInWords('2026-11-01', 'en')).toBe('1\u00a0November 2026');
  expect(dayInWords('2026-03-29', 'en')).toBe('29\u00a0March 2026');
  expect(dayInWords('2026-11-01', 'de')).toBe('1.\u00a0November 2026');
});

it('writes a month in words, from its first day on', () => {
  expect(monthInWords('2024-03', 'en')).toBe('March 2024');
  expect(monthInWords('2024-03', 'de')).toBe('März 2024');
  expect(monthInWords('2025-01', 'de')).toBe('Januar 2025');
});
