import { describe, expect, test } from 'vitest';
import {
  longDate,
  shortDate,
  shortDateRange,
  shortWeekdayName,
  startWords,
  weekdayName,
} from './date-words.ts';

/** Different versions of the locale data put different kinds of space around a dash. */
const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('a civil date in words', () => {
  test('is the same day in every zone of the reader', () => {
    expect(longDate('2026-11-20')).toBe('Friday, 20 November 2026');
    expect(longDate('2026-03-29')).toBe('Sunday, 29 March 2026');
    expect(longDate('2026-10-25')).toBe('Sunday, 25 October 2026');
    expect(longDate('2027-01-01')).toBe('Friday, 1 January 2027');
  });

  test('has short forms', () => {
    expect(weekdayName('2026-11-16')).toBe('Monday');
    expect(shortWeekdayName('2026-11-22')).toBe('Sun');
    expect(shortDate('2026-11-02')).toBe('2 Nov');
  });

  test('spans a week, also across months', () => {
    expect(plainSpaces(shortDateRange('2026-11-16', '2026-11-22'))).toBe('16–22 Nov');
    expect(plainSpaces(shortDateRange('2026-11-30', '2026-12-06'))).toBe('30 Nov – 6 Dec');
  });
});

describe('the start of a class in words', () => {
  test('has weekday and a 24-hour clock', () => {
    expect(startWords(new Date('2026-11-20T17:30:00Z'))).toBe('Friday, 20 November 2026 at 18:30');
    expect(startWords(new Date('2026-11-20T05:30:00Z'))).toBe('Friday, 20 November 2026 at 06:30');
  });

  test('is Berlin time on both sides of the clock changes', () => {
    expect(startWords(new Date('2026-03-29T00:59:00Z'))).toBe('Sunday, 29 March 2026 at 01:59');
    expect(startWords(new Date('2026-03-29T01:00:00Z'))).toBe('Sunday, 29 March 2026 at 03:00');
    expect(startWords(new Date('2026-10-25T00:59:00Z'))).toBe('Sunday, 25 October 2026 at 02:59');
    expect(startWords(new Date('2026-10-25T01:00:00Z'))).toBe('Sunday, 25 October 2026 at 02:00');
  });

  test('says midnight as 00:00 of the new day', () => {
    expect(startWords(new Date('2026-11-20T23:00:00Z'))).toBe('Saturday, 21 November 2026 at 00:00');
  });
});

test('the same in German', () => {
  expect(longDate('2026-11-20', 'de')).toBe('Freitag, 20. November 2026');
  expect(weekdayName('2026-11-16', 'de')).toBe('Montag');
  expect(shortWeekdayName('2026-11-22', 'de')).toBe('So');
  expect(shortDate('2026-03-02', 'de')).toBe('2. März');
  expect(plainSpaces(shortDateRange('2026-11-16', '2026-11-22', 'de'))).toBe('16.–22. Nov.');
  expect(startWords(new Date('2026-10-25T17:00:00Z'), 'de')).toBe(
    'Sonntag, 25. Oktober 2026 um 18:00\u00a0Uhr',
  );
});
