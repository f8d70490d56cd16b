import { expect, it } from 'vitest';
import { windowStart } from './strength-progression.ts';

it.each([
  [4, '2026-10-23'],
  [12, '2026-08-28'],
  [26, '2026-05-22'],
  [52, '2025-11-21'],
] as const)('a window of %i weeks starts on %s', (weeks, start) => {
  expect(windowStart('2026-11-20', weeks)).toBe(start);
});
