import { expect, it } from 'vitest';
import { callsTable, pooled, verdictOf, type MeasuredCall } from './calls-table.ts';

const taking = (smallMs: number, largeMs: number, largeBytes = 100): MeasuredCall => ({
  name: '/bookings',
  caller: 'member',
  small: { ms: [smallMs], bytes: 100 },
  large: { ms: [largeMs], bytes: largeBytes },
});

it('calls a call flat up to 1.3 times, and up to two milliseconds more', () => {
  expect(verdictOf(taking(10, 13))).toBe('flat');
  expect(verdictOf(taking(10, 13.1))).toBe('GROWS');
  expect(verdictOf(taking(1, 2.9))).toBe('flat');
  expect(verdictOf(taking(1, 3))).toBe('GROWS');
});

it('tells a longer answer from a call that grows without one', () => {
  expect(verdictOf(taking(10, 20, 131))).toBe('longer answer');
  expect(verdictOf(taking(10, 20, 130))).toBe('GROWS');
});

it('counts how many are flat', () => {
  expect(callsTable([taking(1, 1), taking(10, 30), taking(10, 30, 500)])).toContain(
    '1 of 3 are flat (p99 ≤ 1.3 ×, or less than 2 ms apart); 1 answer with more in the larger studio and take longer; 1 grow',
  );
});

it('counts every time of a call that was taken twice', () => {
  expect(pooled(taking(10, 30), taking(12, 13))).toMatchObject({
    small: { ms: [10, 12] },
    large: { ms: [30, 13] },
  });
});
