import { decideCancellation } from '@lifted/domain/bookings/cancellation';
import { covers, type Days } from '@lifted/domain/bookings/entitlement';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { metAnother } from '../http/errors/request-refusals.ts';
import { bookingsOfClass, cancelPlace, type Canceling, type LockedBooking } from './cancel-place.ts';
import { tellRemoved, type RemovedBecause } from './canceled-place/tell-removed.ts';
import { moveWaitlistEntry } from './waiting/waitlist-entries.ts';
import { lockClassesAndLists, serveList, type WaitlistContext } from './waitlist.ts';

interface Leaving {
  readonly customerNumber: number;
  /** Only places this one pays for; undefined: all of them, and all waits. */
  readonly entitlementNumber?: number | undefined;
  readonly days: Days;
  /** What cancelling costs: nothing, as in a pause, or what the clock says. */
  readonly terms: 'free' | 'by_clock';
  /** Why the person is told of each place; undefined: they are not. */
  readonly toldBecause?: RemovedBecause | undefined;
}

/**
 * The same for the places one entitlement pays for, free of charge: what a pause and the end of a membership do. Each place is told of at
 * once, because it stays cancelled even if the pause is taken back.
 */
export async function leavePaidClasses(
  client: PoolClient,
  { entitlement, days }: { readonly entitlement: number; readonly days: Days },
  context: WaitlistContext,
): Promise<number> {
  const { rows } = await client.query<{ customerNumber: number | null }>(
    'select customer_number as "customerNumber" from studio.entitlements where number = $1',
    [entitlement],
  );
  const customerNumber = rows[0]?.customerNumber ?? null;
  if (customerNumber === null) return 0;
  return leaveClasses(
    client,
    {
      customerNumber,
      entitlementNumber: entitlement,
      days,
      terms: 'free',
      toldBecause: days.until === null ? 'ended' : 'paused',
    },
    context,
  );
}

interface Coming {
  readonly workoutId: string;
  readonly start: Date;
  /** Of a live entry of the waitlist; null where the person has a place. */
  readonly entry: string | null;
}

/**
 * Cancels the places of a person in classes to come on some days, and serves their lists; answers how many
 * places. Locks classes, then people, so it comes before any other lock on them in the caller's transaction. Throws `met_another`
 * where the person books meanwhile.
 */
export async function leaveClasses(
  client: PoolClient,
  { customerNumber, entitlementNumber, days, terms, toldBecause }: Leaving,
  context: WaitlistContext,
): Promise<number> {
  const { now } = context;
  const coming = async () =>
    (await comingClasses(client, { customerNumber, entitlementNumber, now })).filter(({ start }) =>
      covers(days, berlinDate(start)),
    );
  const classes = new Set((await coming()).map(({ workoutId }) => workoutId));
  await lockClassesAndLists(client, [...classes], [customerNumber]);
  const locked = await coming();
  // A place that was booked at the same moment, in a class that is not locked.
  if (locked.some(({ workoutId }) => !classes.has(workoutId))) throw metAnother();
  for (const { entry } of locked) if (entry !== null) await moveWaitlistEntry(client, entry, 'removed', now);
  let left = 0;
  for (const workoutId of classes) {
    for (const booking of await bookingsOfClass(client, workoutId, customerNumber)) {
      if (entitlementNumber !== undefined && booking.entitlementNumber !== entitlementNumber) continue;
      await cancelPlace(client, booking, cancelingOf(booking, terms, now), now);
      if (toldBecause !== undefined)
        await tellRemoved(client, { ...booking, customerNumber }, toldBecause, context);
      left += 1;
    }
    await serveList(client, workoutId, context);
  }
  return left;
}

function cancelingOf(booking: LockedBooking, terms: Leaving['terms'], now: Date): Canceling {
  if (terms === 'free') return { kind: 'free' };
  const decision = decideCancellation(booking, now);
  return decision.outcome === 'late' ? { kind: 'late', cost: decision.cost } : { kind: 'free' };
}

async function comingClasses(
  client: PoolClient,
  {
    customerNumber,
    entitlementNumber,
    now,
  }: Pick<Leaving, 'customerNumber' | 'entitlementNumber'> & { readonly now: Date },
): Promise<readonly Coming[]> {
  const { rows } = await client.query<Coming>(
    `select w.id as "workoutId", w.start_datetime as start, null as entry
       from studio.bookings b join studio.workouts w on w.id = b.workout_id
      where b.customer_number = $1 and b.canceled_at is null and w.canceled_at is null and w.start_datetime > $2
        and ($3::integer is null or b.entitlement_number = $3)
     union all
     select w.id, w.start_datetime, e.number::text
       from studio.waitlist_entries e join studio.workouts w on w.number = e.workout_number
      where e.customer_number = $1 and e.state in ('waiting', 'offered') and $3::integer is null
     order by 1`,
    [customerNumber, now, entitlementNumber ?? null],
  );
  return rows;
}
