import { expect, it } from 'vitest';
import { waitAfterTry, WIDGET_TRIES } from './widget-tries.ts';

it('waits 100 ms times the number of the try', () => {
  expect([1, 2, 7, 49].map(waitAfterTry)).toEqual([100, 200, 700, 4900]);
});

it('gives up after the fiftieth try, two minutes after the first', () => {
  const waits: number[] = [];
  for (let wait = waitAfterTry(1); wait !== null; wait = waitAfterTry(waits.length + 1)) waits.push(wait);
  expect(waits.length + 1).toBe(WIDGET_TRIES);
  expect(WIDGET_TRIES).toBe(50);
  expect(waits.reduce((sum, wait) => sum + wait)).toBe(122_500);
});
