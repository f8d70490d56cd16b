import { expect, it } from 'vitest';
import { stopLimitMs } from './stop-limit.ts';

it('a stop that hangs is ended half a minute after the drain, however long that takes', () => {
  expect(stopLimitMs({ drainSeconds: 0 })).toBe(30_000);
  expect(stopLimitMs({ drainSeconds: 300 })).toBe(330_000);
});
