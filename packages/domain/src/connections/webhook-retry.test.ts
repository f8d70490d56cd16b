import { expect, it } from 'vitest';
import { decideEventRetry, isGivenUp, pauseAfter } from './webhook-retry.ts';

const START = new Date('2026-11-20T12:00:00Z');
const HOURS = 3_600_000;

it('tries an event ten more times, with growing waits, within three days', () => {
  const waits: number[] = [];
  let now = START;
  for (let attempts = 1; ; attempts += 1) {
    const retry = decideEventRetry(attempts, now);
    if (retry.outcome === 'given_up') break;
    waits.push(retry.at.getTime() - now.getTime());
    now = retry.at;
  }
  expect(waits).toHaveLength(10);
  expect(waits).toEqual([...waits].sort((one, other) => one - other));
  expect(now.getTime() - START.getTime()).toBeGreaterThan(71 * HOURS);
  expect(now.getTime() - START.getTime()).toBeLessThanOrEqual(72 * HOURS);
});

it('leaves an address that fails alone for longer each time, at most five minutes', () => {
  expect([1, 2, 3, 7, 50].map(pauseAfter)).toEqual([5000, 10_000, 20_000, 300_000, 300_000]);
});

it('gives an address up after three days in which nothing arrived', () => {
  expect(isGivenUp(START, new Date(START.getTime() + 72 * HOURS - 1))).toBe(false);
  expect(isGivenUp(START, new Date(START.getTime() + 72 * HOURS))).toBe(true);
});
