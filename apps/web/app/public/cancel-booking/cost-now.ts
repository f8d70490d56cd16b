import type { LinkedPlace } from '@lifted/contract/class-bookings';

/** What cancelling a place costs at `now`; at its last free instant still nothing. */
export type CostNow = 'free' | LinkedPlace['late_cost'];

/** See CostNow. */
export function costNow(
  { free_until, late_cost }: Pick<LinkedPlace, 'free_until' | 'late_cost'>,
  now: Date,
): CostNow {
  return now.getTime() <= new Date(free_until).getTime() ? 'free' : late_cost;
}
