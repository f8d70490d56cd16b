/** Undoing a swap: shortly after it, the place it gave is swapped back for the one it cost. */
import { secondThoughtsUntil } from '@lifted/domain/bookings/booking-times';
import type { TakingRefusal } from '@lifted/domain/bookings/booking';
import type { Refused } from '@lifted/domain/bookings/entitlement';
import type { PoolClient } from 'pg';
import type { Refusal } from '../../http/errors/refusal.ts';
import type { LockedBooking } from '../cancel-place.ts';
import { decisionRefused, goingBackRefused } from './command-refusals.ts';

/** SQL for the class that was left for booking `b`; null where none was. One command has one time. */
export const SWAPPED_FROM = `(
  select o.workout_id from studio.bookings o
   where o.customer_number = b.customer_number and o.canceled_at = b.booked_at and o.cancellation in ('free', 'late')
     and b.via in ('member', 'offer') limit 1)`;

/** The refusal of a swap of a booking for a class. Who only wanted to undo the swap before reads what is so, and that nothing is lost. */
export async function swapRefused(
  client: PoolClient,
  {
    booking,
    workoutId,
    now,
  }: { readonly booking: LockedBooking; readonly workoutId: string; readonly now: Date },
  decision: Refused<TakingRefusal>,
): Promise<Refusal> {
  if (now > secondThoughtsUntil(booking.bookedAt)) return decisionRefused(decision);
  const { rows } = await client.query<{ left: string | null }>(
    `select ${SWAPPED_FROM} as "left" from studio.bookings b where b.id = $1`,
    [booking.id],
  );
  return rows[0]?.left === workoutId ? goingBackRefused(decision) : decisionRefused(decision);
}
