import { expect, it } from 'vitest';
import { restLeft, restWords } from './rest.ts';

it('counts begun seconds down to nothing', () => {
  expect([90_000, 89_001, 60_000, 9000, 1, 0].map(restWords)).toEqual([
    '1:30',
    '1:30',
    '1:00',
    '0:09',
    '0:01',
    '0:00',
  ]);
  expect([restLeft(5000, 4000), restLeft(5000, 6000)]).toEqual([1000, 0]);
});
