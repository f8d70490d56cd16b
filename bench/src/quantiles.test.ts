import { expect, it } from 'vitest';
import { median, p99, quantile } from './quantiles.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1);

it('takes a measured figure by nearest rank', () => {
  expect([median([4, 1, 3, 2]), median([3, 1, 2]), p99(upTo(200)), p99([3, 1, 2])]).toEqual([2, 2, 198, 3]);
  expect(quantile(upTo(10), 0)).toBe(1);
});

it('knows nothing of no figures', () => {
  expect(median([])).toBeNaN();
});
