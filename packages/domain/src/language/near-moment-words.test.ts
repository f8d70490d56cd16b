import { berlinInstant } from '../calendar/studio-calendar.ts';
import { expect, test } from 'vitest';
import { nearMomentWords } from './near-moment-words.ts';

const now = berlinInstant('2026-11-23', '12:00');

function words(day: string, time: string, language: 'en' | 'de' = 'en'): string {
  return nearMomentWords(berlinInstant(day, time), now, language).replaceAll('\u00a0', ' ');
}

test('a moment of today says so, one of the six days after it names its weekday', () => {
  expect(words('2026-11-23', '18:30')).toBe('today 18:30');
  expect(words('2026-11-23', '23:59')).toBe('today 23:59');
  expect(words('2026-11-24', '00:00')).toBe('Tue 00:00');
  expect(words('2026-11-29', '18:30')).toBe('Sun 18:30');
});

test('a week ahead the weekday alone would be misread, so the date follows', () => {
  expect(words('2026-11-30', '18:30')).toBe('Mon 30 Nov, 18:30');
});

test('German says Uhr', () => {
  expect(words('2026-11-23', '18:30', 'de')).toBe('heute 18:30 Uhr');
  expect(words('2026-11-24', '06:30', 'de')).toBe('Di 06:30 Uhr');
  expect(words('2026-12-01', '06:30', 'de')).toBe('Di 1. Dez., 06:30 Uhr');
});
