import type { LinkedPlace } from '@lifted/contract/class-bookings';

/** What cancelling a place costs at `now`; at its last free instant still nothing. */
export type CostNow = 'free' | LinkedPlace['late_cost'];

/** The last instant at which cancelling is free; null where it never was, because the place was accepted after it. */
export function freeUntil({
  booked_at,
  free_until,
}: Pick<LinkedPlace, 'booked_at' | 'free_until'>): Date | null {
  const until = new Date(free_until);
  return until > new Date(booked_at) ? until : null;
}

/** See CostNow. */
export function costNow(
  { free_until, late_cost }: Pick<LinkedPlace, 'free_until' | 'late_cost'>,
  now: Date,
): CostNow {
  return now.getTime() <= new Date(free_until).getTime() ? 'free' : late_cost;
}
