import { expect, it } from 'vitest';
import { pinLockedUntil } from './pin-lock.ts';

const now = new Date('2026-11-20T18:00:00Z');
const minutes = (failures: number) => {
  const until = pinLockedUntil(failures, now);
  return until && (until.getTime() - now.getTime()) / 60_000;
};

it('locks after the fifth wrong PIN, each time for twice as long, up to twelve hours', () => {
  expect([0, 4, 5, 6, 7, 14, 15, 200].map(minutes)).toEqual([null, null, 1, 2, 4, 512, 720, 720]);
});
