import { expect, test } from 'vitest';
import { berlinInstant, turningMoments } from './shifted-clock.mjs';

test('the moments are the next ones after today in Berlin', () => {
  expect(turningMoments(new Date('2026-11-26T23:30:00Z'))).toEqual([
    '2026-11-29T23:30',
    '2026-11-30T00:10',
    '2027-03-28T01:50',
    '2027-10-31T01:50',
    '2026-12-31T23:50',
    '2026-12-01T00:03',
    '2026-11-28T06:59',
    '2026-11-28T22:01',
  ]);
});

test.each([
  ['2026-12-31T23:50', '2026-12-31T22:50:00.000Z'],
  ['2027-03-28T01:59', '2027-03-28T00:59:00.000Z'],
  ['2027-03-28T03:00', '2027-03-28T01:00:00.000Z'],
  ['2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('%s in Berlin is %s', (moment, instant) => {
  expect(berlinInstant(moment).toISOString()).toBe(instant);
});

test.each(['2027-03-28T02:30', '2026-13-01T00:00', 'tomorrow'])('%s is refused in a sentence', (moment) => {
  expect(() => berlinInstant(moment)).toThrow(/does not exist in Berlin|is no moment/);
});
