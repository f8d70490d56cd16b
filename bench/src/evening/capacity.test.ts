import { expect, it } from 'vitest';
import { capacityOf } from './capacity.ts';
import { requestsOfEvening } from './evening-of-a-studio.ts';

it('an evening of processor time makes studios a core, and a share of half a core', () => {
  // 3.6 processor-seconds an evening: a core at 70 % has 2,520 in an hour, half a core 7,200 in four.
  const perRequest = 3600 / requestsOfEvening();
  const capacity = capacityOf({ serverMs: perRequest * 0.75, postgresMs: perRequest * 0.25 });
  expect(capacity.eveningSeconds).toBeCloseTo(3.6, 6);
  expect(capacity.studiosPerCore).toBeCloseTo(700, 6);
  expect(capacity.shareOfHalfCore).toBeCloseTo(0.0005, 6);
  expect(capacity.serverShare).toBeCloseTo(0.75, 6);
});
