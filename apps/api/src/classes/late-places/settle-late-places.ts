/** What a late cancellation costs is decided when the class starts: nothing, if the place is taken then. */
import { takenAtStart, type PlaceInTime } from '@lifted/domain/bookings/taken-at-start';
import type { Pool, PoolClient } from 'pg';
import { DONE, type JobOutcome } from '../../jobs/job-worker.ts';
import { IS_SOMEBODYS } from '../../data/forgotten-visits.ts';
import { inBookingTransaction } from '../booking-transaction.ts';
import { lockClasses, readClass } from '../class-places.ts';
import { dropLateCosts, LATE_PLACES_JOB } from './late-costs.ts';

/** Plans the check of classes to come that somebody cancelled late before there was such a check; answers how many jobs that were. */
export async function planLatePlacesJobs(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into studio.jobs (kind, key, planned_for, due_at)
     select distinct $1, w.number::text, w.start_datetime, w.start_datetime
       from studio.bookings b join studio.workouts w on w.id = b.workout_id
      where b.cancellation = 'late' and w.start_datetime > $2
     on conflict (kind, key) do nothing`,
    [LATE_PLACES_JOB, now],
  );
  return rowCount ?? 0;
}

/**
 * The class has started: what places cost that are taken falls away, because there is no damage (§ 309 no. 5 BGB). It looks at
 * the places as they were at the start, so it may run late and again.
 */
export async function settleLatePlaces(pool: Pool, workoutNumber: number, now: Date): Promise<JobOutcome> {
  const { rows } = await pool.query<{ id: string }>('select id from studio.workouts where number = $1', [
    workoutNumber,
  ]);
  const [found] = rows;
  if (found === undefined) return DONE;
  return inBookingTransaction(pool, async (client) => {
    await lockClasses(client, [found.id]);
    const studioClass = await readClass(client, found.id, now);
    if (studioClass === undefined || studioClass.isCanceled) return DONE;
    const { start } = studioClass;
    if (now.getTime() < start.getTime()) return { kind: 'again', at: start };
    await dropLateCosts(client, found.id, [...(await latePlacesTaken(client, studioClass))], now);
    return DONE;
  });
}

/**
 * The bookings cancelled late whose places were taken when the class started. What was before the studio cancelled the class fell
 * away with it and leaves no gap in one that takes place after all. The caller has locked the class.
 */
export async function latePlacesTaken(
  client: PoolClient,
  { id, start }: { readonly id: string; readonly start: Date },
): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<PlaceInTime>(
    `select b.id, b.customer_number as person, b.booked_at as "from", b.canceled_at as "until",
            b.cancellation is not distinct from 'late' and not exists (
              select from studio.bookings s
               where s.workout_id = $1 and s.cancellation = 'studio' and s.canceled_at >= b.canceled_at) as "isLate"
       from studio.bookings b where b.workout_id = $1
     union all
     select 'test-' || t.id, null, t.booked_at, coalesce(t.canceled_at, t.held_until), false
       from studio.trial_bookings t where t.workout_id = $1 and ${IS_SOMEBODYS}
     union all
     select 'guest-' || g.id, null, g.added_at, g.removed_at, false
       from studio.partner_guests g join studio.workouts w on w.number = g.workout_number where w.id = $1`,
    [id],
  );
  return takenAtStart(rows, start);
}
