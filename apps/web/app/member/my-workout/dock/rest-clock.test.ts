import { expect, it } from 'vitest';
import { changedRest, clockWords, goingOn, secondsLeft } from './rest-clock.ts';

it('a rest is between 15 seconds and 10 minutes', () => {
  expect([changedRest(90, 15), changedRest(15, -15), changedRest(600, 15)]).toEqual([105, 15, 600]);
});

it('counts a second that has begun, and nothing once the rest is over', () => {
  expect([10_000, 9001, 9000, 1, 0, -5].map((ms) => secondsLeft(ms, 0))).toEqual([10, 10, 9, 1, 0, 0]);
});

it('is said in minutes and seconds', () => {
  expect([90, 5, 600].map(clockWords)).toEqual(['1:30', '0:05', '10:00']);
});

it('goes on for who comes back before it is over', () => {
  const ends = (endsAt: number | null) => goingOn({ length: 90, endsAt }, 1000);
  expect([1001, 1000, 999, null].map(ends)).toEqual([1001, null, null, null]);
});
