import { expect, it } from 'vitest';
import { retryDelay } from './browser-queue.ts';

it('waits twice as long after each failure, at most half a minute', () =>
  expect([1, 2, 3, 4, 5, 50].map(retryDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000]));
