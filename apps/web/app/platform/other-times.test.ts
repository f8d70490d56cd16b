import { expect, it } from 'vitest';
import { showsOtherTimes } from './other-times.ts';

const WINTER = new Date('2026-11-27T17:30:00Z');

it.each([
  ['2026-11-27 18:30', false, 'Berlin, and Paris with it'],
  ['2026-11-27 17:30', true, 'London'],
  ['2026-11-28 18:30', true, 'the same time of another day'],
  ['2026-11-27 12:30', true, 'New York'],
])('a clock at %s shows other times: %s (%s)', (wall, isOther) => {
  expect(showsOtherTimes(WINTER, wall)).toBe(isOther);
});

it('follows both clock changes of Berlin', () => {
  expect(showsOtherTimes(new Date('2026-10-25T00:59:00Z'), '2026-10-25 02:59')).toBe(false);
  expect(showsOtherTimes(new Date('2026-10-25T01:00:00Z'), '2026-10-25 02:00')).toBe(false);
  expect(showsOtherTimes(new Date('2026-03-29T01:00:00Z'), '2026-03-29 03:00')).toBe(false);
  expect(showsOtherTimes(new Date('2026-03-29T01:00:00Z'), '2026-03-29 02:00')).toBe(true);
});
