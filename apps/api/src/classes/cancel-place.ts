import { randomUUID } from 'node:crypto';
import type { CancellationCost, CancelablePlace } from '@lifted/domain/bookings/cancellation';
import { feeDueAt } from '@lifted/domain/bookings/fee';
import { CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { returnCredit } from './credits/return-credit.ts';
import { BOOKING_IDS } from '../events/booking-events.ts';
import { insertEvents } from '../events/insert-events.ts';
import { planJob } from '../jobs/job-queue.ts';
import type { CancellationOutcome } from './canceled-place/cancellation-outcome.ts';
import { LATE_PLACES_JOB } from './late-places/late-costs.ts';

/** The kind of the job that makes a fee due; its key is the number of the fee. */
export const FEE_DUE_JOB = 'fee_due';

/** A booking as cancelling needs it. */
export interface LockedBooking extends CancelablePlace {
  readonly id: string;
  readonly customerNumber: number | null;
  readonly workoutId: string;
  readonly workoutNumber: number;
  readonly entitlementNumber: number | null;
  /** The pass or membership that pays ends before the class: it was moved since. */
  readonly outlastsPayer: boolean;
  readonly cancellation: 'free' | 'late' | 'studio' | null;
}

const BOOKING = `
  select b.id, b.customer_number as "customerNumber", b.workout_id as "workoutId", w.number as "workoutNumber",
         b.booked_at as "bookedAt", b.via,
         b.free_until as "freeUntil", b.canceled_at as "canceledAt", b.cancellation,
         b.entitlement_number as "entitlementNumber", w.start_datetime as start,
         w.canceled_at is not null as "isClassCanceled",
         coalesce(studio.berlin_date(w.start_datetime) >= upper(e.valid), false) as "outlastsPayer",
         case when e.number is null then null when p.credits is null then 'membership' else 'pass' end as payer
    from studio.bookings b
    join studio.workouts w on w.id = b.workout_id
    left join studio.entitlements e on e.number = b.entitlement_number
    left join studio.products p on p.id = e.product_id`;

/** A booking by its id; undefined for an unknown one. Exact while the transaction has locked its class. */
export async function findBooking(client: Pool | PoolClient, id: string): Promise<LockedBooking | undefined> {
  const { rows } = await client.query<LockedBooking>({
    name: 'find-booking',
    text: `${BOOKING} where b.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** The places a person has in a class, or all people have: those that are not cancelled. */
export async function bookingsOfClass(
  client: PoolClient,
  workoutId: string,
  customerNumber?: number,
): Promise<readonly LockedBooking[]> {
  const { rows } = await client.query<LockedBooking>(
    `${BOOKING} where b.workout_id = $1 and b.canceled_at is null and ($2::integer is null or b.customer_number = $2)
      order by b.booked_at, b.id`,
    [workoutId, customerNumber ?? null],
  );
  return rows;
}

/** How a place is cancelled: free, late with what it costs, or because the studio cancelled the class. */
export type Canceling =
  /** `by`: the studio took somebody out or lets them off; otherwise it was the member. */
  | { readonly kind: 'free'; readonly by?: 'studio' }
  | { readonly kind: 'late'; readonly cost: CancellationCost }
  | { readonly kind: 'studio' };

/**
 * Marks a booking as cancelled and settles what paid for it; answers what that meant. The caller has locked class and person; serving the
 * waitlist is the caller's next step.
 */
export async function cancelPlace(
  client: PoolClient,
  booking: LockedBooking,
  canceling: Canceling,
  now: Date,
): Promise<CancellationOutcome> {
  await client.query({ name: 'cancel-place', text: CANCEL, values: [booking.id, now, canceling.kind] });
  if (booking.entitlementNumber !== null && booking.payer === 'pass') {
    const credit = { entitlement: booking.entitlementNumber, bookingId: booking.id, at: now } as const;
    switch (canceling.kind) {
      case 'late':
        await consumeCredit(client, credit);
        break;
      case 'free':
        // It was not the member who took the class out of the days of the pass.
        await returnCredit(client, {
          ...credit,
          kind: 'released',
          by: canceling.by ?? (booking.outlastsPayer ? 'studio' : 'member'),
        });
        break;
      case 'studio':
        await returnCredit(client, { ...credit, kind: 'released', by: 'studio' });
        break;
      default:
        canceling satisfies never;
    }
  }
  if (canceling.kind !== 'late') return { kind: 'free', payer: booking.payer };
  await planJob(client, { kind: LATE_PLACES_JOB, key: String(booking.workoutNumber) }, booking.start);
  switch (canceling.cost.kind) {
    case 'nothing':
      return { kind: 'free', payer: booking.payer };
    case 'credit':
      return { kind: 'credit' };
    case 'fee':
      return makeFee(client, booking, canceling.cost.cents, now);
    default:
      return canceling.cost satisfies never;
  }
}

async function makeFee(
  client: PoolClient,
  booking: LockedBooking,
  cents: number,
  now: Date,
): Promise<CancellationOutcome> {
  const id = randomUUID();
  const dueAt = feeDueAt(now);
  const { rows } = await client.query<{ number: number }>(MAKE_FEE, [
    id,
    booking.id,
    cents,
    now,
    booking.start,
    new Date(booking.start.getTime() + CLASS_LENGTH_MS),
  ]);
  for (const { number } of rows) await planJob(client, { kind: FEE_DUE_JOB, key: String(number) }, dueAt);
  return { kind: 'fee', id, cents, dueAt };
}

/** With the start it was decided by, which the booking keeps however often the class is moved from now on. */
const MAKE_FEE = `
  with decided as (
    update studio.bookings set during = tstzrange($5, $6), booked_for = null where id = $2
  )
  insert into studio.fees (id, booking_id, kind, cents, made_at, changed_at)
  values ($1, $2, 'late_cancellation', $3, $4, $4) returning number`;

const CANCEL = `
  with b as (
    update studio.bookings set canceled_at = $2, cancellation = $3 where id = $1 returning id, workout_id, customer_number
  ) ${insertEvents(
    'booking.canceled',
    `select b.id as object_id, ${BOOKING_IDS} || jsonb_build_object('how', $3::text) as data from b`,
    '$2',
  )}`;

/** Notes that a credit taken by a booking is gone. */
async function consumeCredit(
  client: PoolClient,
  {
    entitlement,
    bookingId,
    at,
  }: { readonly entitlement: number; readonly bookingId: string; readonly at: Date },
): Promise<void> {
  await client.query(
    `insert into studio.credit_entries (entitlement_number, entry, kind, credits, booking_id, before, after, at)
     select $1, last.entry + 1, 'consumed', 0, $2, last.after, last.after, $3
       from studio.credit_entries last where last.entitlement_number = $1 order by last.entry desc limit 1`,
    [entitlement, bookingId, at],
  );
}
