/** What cancelling late costs, a fee or the credit of a pass, and how it falls away. */
import type { PoolClient } from 'pg';
import { lockPeople } from '../booking-people.ts';
import { returnCredit } from '../credits/return-credit.ts';

/**
 * The kind of the job that checks, when a class starts, which places cancelled late are taken; its key is the number of the
 * class.
 */
export const LATE_PLACES_JOB = 'late_places';

/** The class does not take place: whatever cancelling it late cost falls away, and so do fees for missing it. */
export async function dropCostsOfClass(client: PoolClient, workoutId: string, now: Date): Promise<void> {
  await dropLateCosts(client, workoutId, 'all', now);
  await client.query(
    `update studio.fees f set state = 'dropped', changed_at = $2 from studio.bookings b
      where b.id = f.booking_id and b.workout_id = $1 and f.state in ('pending', 'due', 'objected')`,
    [workoutId, now],
  );
  // What was decided stays; taking that back later, when the class takes place after all, makes nothing of it.
  await client.query(
    `update studio.fees f set void_since = $2 from studio.bookings b
      where b.id = f.booking_id and b.workout_id = $1 and f.state in ('waived', 'settled') and f.void_since is null`,
    [workoutId, now],
  );
}

interface LateCost {
  readonly bookingId: string;
  /** Number of the fee; null where a credit was used up. */
  readonly fee: number | null;
  readonly entitlement: number;
  readonly owner: number | null;
}

/**
 * What these bookings of a class, or all of them, cost by being cancelled late falls away. The caller has locked the class, whose
 * late cancellations nobody else changes then.
 */
export async function dropLateCosts(
  client: PoolClient,
  workoutId: string,
  bookings: readonly string[] | 'all',
  now: Date,
): Promise<void> {
  const { rows } = await client.query<LateCost>({
    name: 'late-costs-of-class',
    text: LATE_COSTS,
    values: [workoutId, bookings === 'all' ? null : bookings],
  });
  await lockPeople(
    client,
    rows.flatMap(({ owner }) => (owner === null ? [] : [owner])),
  );
  for (const { bookingId, fee, entitlement } of rows) {
    if (fee === null) {
      await returnCredit(client, { entitlement, bookingId, kind: 'restored', by: 'studio', at: now });
    } else {
      await client.query(`update studio.fees set state = 'dropped', changed_at = $2 where number = $1`, [
        fee,
        now,
      ]);
    }
  }
}

/** `$1` class, `$2` ids of bookings, null for all. What was cancelled late and still costs something, oldest first. */
const LATE_COSTS = `
  select b.id as "bookingId", f.number as fee, b.entitlement_number as entitlement, e.customer_number as owner
    from studio.bookings b
    join studio.entitlements e on e.number = b.entitlement_number
    left join studio.fees f on f.booking_id = b.id and f.kind = 'late_cancellation'
    left join studio.credit_entries used
      on used.entitlement_number = b.entitlement_number and used.booking_id = b.id and used.kind = 'consumed'
   where b.workout_id = $1 and b.cancellation = 'late' and ($2::text[] is null or b.id = any ($2))
     and (f.state in ('pending', 'due', 'objected')
       or used.entry is not null and not exists (
         select from studio.credit_entries back where back.booking_id = b.id and back.kind in ('released', 'restored')))
   order by b.canceled_at, f.number, b.customer_number, used.entry`;
