import { expect, it } from 'vitest';
import { isSignInWithin } from './recent-sign-in.ts';

const NOW = new Date('2026-11-20T18:00:00Z');
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

it.each([
  ['ten_minutes', 600_000],
  ['hour', 3_600_000],
] as const)('a sign-in is recent for %s to the millisecond', (within, milliseconds) => {
  expect(isSignInWithin(ago(milliseconds - 1), within, NOW)).toBe(true);
  expect(isSignInWithin(ago(milliseconds), within, NOW)).toBe(false);
});
