import { expect, test } from 'vitest';
import { readInstant, withIsoDate } from './local-time.ts';

test.each([
  ['2026-11-20T18:30', '2026-11-20T17:30:00.000Z'],
  ['2026-07-01 06:30', '2026-07-01T04:30:00.000Z'],
  ['2026-07-01T06:30:15', '2026-07-01T04:30:15.000Z'],
  ['2026-07-01T06:30:15.123456', '2026-07-01T04:30:15.000Z'],
  ['2026-07-01T06:30+02:00', '2026-07-01T04:30:00.000Z'],
  ['2026-07-01T06:30:00-0130', '2026-07-01T08:00:00.000Z'],
  ['2026-07-01T06:30:00Z', '2026-07-01T06:30:00.000Z'],
  ['2026-01-01T00:00', '2025-12-31T23:00:00.000Z'],
  ['2028-02-29T12:00', '2028-02-29T11:00:00.000Z'],
])('%s is %s', (text, expected) => {
  expect(readInstant(text)).toEqual({ kind: 'instant', instant: new Date(expected) });
});

test.each([
  ['30.03.2026 18:00', '2026-03-30T18:00'],
  ['1.2.2026 8:05', '2026-02-01T08:05'],
  ['30.03.2026, 18:00:15', '2026-03-30T18:00:15'],
  ['30.03.2026', '2026-03-30'],
  ['2026-03-30T18:00', '2026-03-30T18:00'],
  ['30.03.26 18:00', '30.03.26 18:00'],
])('%s is written %s', (text, iso) => {
  expect(withIsoDate(text)).toBe(iso);
});

test.each([
  ['2026-03-29T01:59:59', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
])('around the hour spring skips, %s is %s', (text, expected) => {
  expect(readInstant(text)).toEqual({ kind: 'instant', instant: new Date(expected) });
});

test.each(['2026-03-29T02:00', '2026-03-29T02:30', '2026-03-29T02:59:59'])('spring skips %s', (text) => {
  expect(readInstant(text)).toEqual({ kind: 'skipped' });
});

test('a skipped local time with an offset is an instant like any other', () => {
  expect(readInstant('2026-03-29T02:30+01:00')).toEqual({
    kind: 'instant',
    instant: new Date('2026-03-29T01:30:00.000Z'),
  });
});

test.each([
  ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
  ['2026-10-25T02:30+02:00', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T02:30+01:00', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('around the hour autumn repeats, %s is %s', (text, expected) => {
  expect(readInstant(text)).toEqual({ kind: 'instant', instant: new Date(expected) });
});

test.each([
  ['2026-10-25T02:00', '2026-10-25T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T01:30:00.000Z'],
  ['2026-10-25 02:59:59', '2026-10-25T01:59:59.000Z'],
])('of the hour autumn repeats, %s is the later one, and said to be: %s', (text, expected) => {
  expect(readInstant(text)).toEqual({ kind: 'later_of_two', instant: new Date(expected) });
});

test.each([
  '',
  '2026-11-20',
  '20.11.2026 18:30',
  '2026-02-29T10:00',
  '2026-13-01T10:00',
  '2026-11-20T24:00',
  '2026-11-20T10:60',
  '2026-11-20T10:00:60',
  '2026-11-20T10:00+15:00',
  '2026-11-20T10:00+1:00',
  '2026-11-20t10:00',
  '2026-11-20T10:00 Europe/Berlin',
])('%j is no time', (text) => {
  expect(readInstant(text)).toEqual({ kind: 'malformed' });
});
