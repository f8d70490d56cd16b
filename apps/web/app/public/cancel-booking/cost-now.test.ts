import { expect, it } from 'vitest';
import { costNow, freeUntil } from './cost-now.ts';

const place = { free_until: '2026-11-23T06:30:00+01:00', late_cost: 'credit' } as const;

it('cancelling a place is free until the last free instant, that one included', () => {
  expect(costNow(place, new Date('2026-11-23T06:30:00.000+01:00'))).toBe('free');
  expect(costNow(place, new Date('2026-11-23T06:30:00.001+01:00'))).toBe('credit');
  expect(costNow({ ...place, late_cost: 'fee' }, new Date('2026-11-23T07:00:00+01:00'))).toBe('fee');
});

it('a place whose offer was accepted after the last free instant was at no time free to cancel', () => {
  const accepted = (booked_at: string) => freeUntil({ ...place, booked_at });
  expect(accepted('2026-11-23T06:29:00+01:00')).toEqual(new Date(place.free_until));
  expect(accepted('2026-11-23T06:31:00+01:00')).toBeNull();
});
