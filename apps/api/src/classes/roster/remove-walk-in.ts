import { walkInRemovalRefusal, type WalkInRemovalRefusal } from '@lifted/domain/bookings/roster';
import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { noteBookingEvent } from '../../events/booking-events.ts';
import { rememberCommand, studioCommand } from '../booking-command.ts';
import { readLockedClass, type CountedClass } from '../class-places.ts';
import { findBooking, cancelPlace, type LockedBooking } from '../cancel-place.ts';
import { joinList, moveWaitlistEntry } from '../waiting/waitlist-entries.ts';
import { lockClassesAndLists, serveList, type WaitlistContext } from '../waitlist.ts';
import { WALK_IN } from './staff-bookings.ts';

export type WalkInRemovalOutcome =
  | { readonly outcome: 'removed'; readonly customerNumber: number; readonly wasPresent: boolean }
  | { readonly outcome: 'removed_before' }
  | { readonly outcome: 'refused'; readonly reason: WalkInRemovalRefusal }
  /** No such booking in this class, or somebody booked it ahead. */
  | { readonly outcome: 'unknown' };

/**
 * Takes back that somebody came without a booking, in the caller's transaction, as if it had not been: the credit is back on
 * the pass and the person where they were on the waitlist. They heard of neither. Sets entered for them no longer count. A late
 * cancellation whose cost fell away because this place was taken at the start stays free: that member was told so.
 */
export async function removeWalkIn(
  client: PoolClient,
  { workoutId, bookingId }: { readonly workoutId: string; readonly bookingId: string },
  context: WaitlistContext,
): Promise<WalkInRemovalOutcome> {
  const { now } = context;
  const customerNumber = await findWalkIn(client, workoutId, bookingId);
  if (customerNumber === undefined) return { outcome: 'unknown' };
  await lockClassesAndLists(client, [workoutId], [customerNumber]);
  const booking = await findBooking(client, bookingId);
  const studioClass = await readLockedClass(client, workoutId, now);
  if (booking === undefined || studioClass === undefined) return { outcome: 'unknown' };
  if (booking.canceledAt !== null) return { outcome: 'removed_before' };
  const { rows } = await client.query<{ isRosterClosed: boolean; wasPresent: boolean }>(
    `select p.roster_closed_at is not null as "isRosterClosed", b.has_attended as "wasPresent"
       from studio.class_places p, studio.bookings b where p.workout_number = $1 and b.id = $2`,
    [studioClass.number, bookingId],
  );
  const { isRosterClosed = true, wasPresent = false } = rows[0] ?? {};
  const { isClassCanceled } = booking;
  const reason = walkInRemovalRefusal({ isClassCanceled, isRosterClosed });
  if (reason !== null) return { outcome: 'refused', reason };
  if (wasPresent) {
    await client.query('update studio.bookings set has_attended = false where id = $1', [bookingId]);
    await noteBookingEvent(client, 'booking.attendance_withdrawn', bookingId, now);
  }
  await discountSets(client, customerNumber, studioClass.number);
  await cancelPlace(client, booking, { kind: 'free' }, now);
  const done = { customerNumber, workoutNumber: studioClass.number, bookingId } as const;
  await rememberCommand(client, studioCommand('cancel'), { ...done, outcome: 'canceled_free' }, now);
  await returnToList(client, studioClass, { booking, customerNumber, now });
  await serveList(client, workoutId, context);
  return { outcome: 'removed', customerNumber, wasPresent };
}

/** Their sets are gone from every figure; what was entered stays in the history. Without a place nobody could take them back. */
async function discountSets(
  client: PoolClient,
  customerNumber: number,
  workoutNumber: number,
): Promise<void> {
  for (const table of ['set_cells', 'set_logs']) {
    await client.query(`delete from studio.${table} where customer_number = $1 and workout_number = $2`, [
      customerNumber,
      workoutNumber,
    ]);
  }
}

/** The number of the member whose booking this is, if they came to this class without one; undefined otherwise. */
async function findWalkIn(
  client: PoolClient,
  workoutId: string,
  bookingId: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ customerNumber: number }>(
    `select b.customer_number as "customerNumber" from studio.bookings b
       join studio.booking_commands k
         on k.customer_number = b.customer_number and k.booking_id = b.id and k.command = $3
      where b.id = $1 and b.workout_id = $2`,
    [bookingId, workoutId, WALK_IN],
  );
  return rows[0]?.customerNumber;
}

/**
 * Somebody who waited when they got the place waits again; after the start their wait is over like everybody's, and they are
 * asked again.
 */
async function returnToList(
  client: PoolClient,
  studioClass: CountedClass,
  {
    booking,
    customerNumber,
    now,
  }: { readonly booking: LockedBooking; readonly customerNumber: number; readonly now: Date },
): Promise<void> {
  const { rows } = await client.query<{ number: string; language: Language }>(
    `select number::text, language from studio.waitlist_entries
      where workout_number = $1 and customer_number = $2 and state = 'promoted' and changed_at = $3`,
    [studioClass.number, customerNumber, booking.bookedAt],
  );
  const [entry] = rows;
  if (entry === undefined) return;
  if (now.getTime() >= studioClass.start.getTime())
    return moveWaitlistEntry(client, entry.number, 'expired', now);
  await joinList(client, studioClass, { customerNumber, now, language: entry.language });
}
