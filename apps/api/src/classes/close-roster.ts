import { randomUUID } from 'node:crypto';
import { feeDueAt, FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { NO_SHOW_FEE_CENTS } from '@lifted/domain/contracts/studio-terms';
import { inTransaction } from '@lifted/database/transaction';
import { BOOKING_IDS } from '../events/booking-events.ts';
import { insertEvents } from '../events/insert-events.ts';
import type { Pool, PoolClient } from 'pg';
import { cancelJob, planJob } from '../jobs/job-queue.ts';
import { DONE, type JobOutcome } from '../jobs/job-worker.ts';
import { lockPeople } from './booking-people.ts';
import { FEE_DUE_JOB } from './cancel-place.ts';
import { returnCredit } from './credits/return-credit.ts';
import { inBookingTransaction } from './booking-transaction.ts';

/** The kind of the job that counts who was missing; its key is the number of the class. */
export const NO_SHOW_JOB = 'no_show';

interface Roster {
  readonly number: number;
  readonly closedAt: Date | null;
  readonly isCanceled: boolean;
  readonly start: Date;
}

/** When those who were missing are counted: two days after the roster was closed, and after the class, should it have been moved. */
function countedAt(closedAt: Date, start: Date): Date {
  return new Date(Math.max(closedAt.getTime(), start.getTime()) + FEE_PENDING_MS);
}

/**
 * Closes the list of who was in a class: two days later everybody unmarked was missing. Without this nobody ever was
 * (studio operations, section 2). Closing it again changes nothing; false for a class that is unknown, cancelled or has
 * not started.
 */
export async function closeRoster(pool: Pool, workoutId: string, now: Date): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const outcome = await closeRosterIn(client, workoutId, now);
    return outcome === 'closed' || outcome === 'closed_before';
  });
}

/** What closing a roster did. */
type ClosingOutcome = 'closed' | 'closed_before' | 'unknown' | 'class_canceled' | 'class_not_started';

/** The same in the caller's transaction. */
export async function closeRosterIn(
  client: PoolClient,
  workoutId: string,
  now: Date,
): Promise<ClosingOutcome> {
  const roster = await lockRoster(client, 'w.id = $1', workoutId);
  if (roster === undefined) return 'unknown';
  if (roster.isCanceled) return 'class_canceled';
  if (now.getTime() < roster.start.getTime()) return 'class_not_started';
  if (roster.closedAt !== null) return 'closed_before';
  await client.query(
    'update studio.class_places set roster_closed_at = $2, version = version + 1 where workout_number = $1',
    [roster.number, now],
  );
  await planJob(client, { kind: NO_SHOW_JOB, key: String(roster.number) }, countedAt(now, roster.start));
  return 'closed';
}

/** What opening a roster did; `counted`: it is too late, those who were missing have been counted. */
type ReopeningOutcome = 'reopened' | 'open_before' | 'counted';

/** Reopens a closed roster, in the caller's transaction, so that nobody counts as missing yet. */
export async function reopenRosterIn(
  client: PoolClient,
  workoutId: string,
  now: Date,
): Promise<ReopeningOutcome> {
  const roster = await lockRoster(client, 'w.id = $1', workoutId);
  const closedAt = roster?.closedAt ?? null;
  if (roster === undefined || closedAt === null) return 'open_before';
  if (now.getTime() >= countedAt(closedAt, roster.start).getTime()) return 'counted';
  await client.query(
    'update studio.class_places set roster_closed_at = null, version = version + 1 where workout_number = $1',
    [roster.number],
  );
  await cancelJob(client, { kind: NO_SHOW_JOB, key: String(roster.number) });
  return 'reopened';
}

/**
 * Makes a fee of every place on a membership that nobody marked, but of none that came back with a class which had been
 * cancelled. Once for each booking, however often it runs.
 */
export async function countMissing(pool: Pool, workoutNumber: number, now: Date): Promise<JobOutcome> {
  return inBookingTransaction(pool, async (client) => {
    const roster = await lockRoster(client, 'w.number = $1', workoutNumber);
    if (roster === undefined || roster.isCanceled || roster.closedAt === null) return DONE;
    const at = countedAt(roster.closedAt, roster.start);
    if (now.getTime() < at.getTime()) return { kind: 'again', at };
    await settleMissing(client, workoutNumber, now);
    return DONE;
  });
}

/** The same for somebody whose mark was taken back once the others had been counted; before that nothing. */
export async function countMissingLater(client: PoolClient, workoutNumber: number, now: Date): Promise<void> {
  const roster = await lockRoster(client, 'w.number = $1', workoutNumber);
  if (roster === undefined || roster.isCanceled || roster.closedAt === null) return;
  if (now.getTime() < countedAt(roster.closedAt, roster.start).getTime()) return;
  await settleMissing(client, workoutNumber, now);
}

async function settleMissing(client: PoolClient, workoutNumber: number, now: Date): Promise<void> {
  await giveBackRestored(client, workoutNumber, now);
  await noteMissing(client, workoutNumber, now);
  const { rows } = await client.query<{ id: string }>(
    `select b.id from studio.bookings b
         join studio.workouts w on w.id = b.workout_id
         join studio.entitlements e on e.number = b.entitlement_number
         join studio.products p on p.id = e.product_id
        where w.number = $1 and ${IS_MISSING} and b.via <> 'restored' and p.credits is null
          and not exists (select from studio.fees f where f.booking_id = b.id)
        order by b.id`,
    [workoutNumber],
  );
  for (const { id } of rows) {
    const fee = await client.query<{ number: number }>(
      `insert into studio.fees (id, booking_id, kind, cents, made_at, changed_at)
         values ($1, $2, 'no_show', $3, $4, $4) returning number`,
      [randomUUID(), id, NO_SHOW_FEE_CENTS, now],
    );
    for (const { number } of fee.rows) {
      await planJob(client, { kind: FEE_DUE_JOB, key: String(number) }, feeDueAt(now));
    }
  }
}

/** SQL: nobody marked booking `b` present. */
const IS_MISSING = 'b.canceled_at is null and not b.has_attended and b.customer_number is not null';

/**
 * People who got their place back with a class that was cancelled had heard that they owe nothing. None of them pays for not
 * coming then: the studio gives the credit back, which can be used for some more days. The place stays theirs, and who was there
 * all the same can be marked present later.
 */
async function giveBackRestored(client: PoolClient, workoutNumber: number, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string; person: number; pass: number }>(
    `select b.id, b.customer_number as person, b.entitlement_number as pass
       from studio.bookings b join studio.workouts w on w.id = b.workout_id
      where w.number = $1 and ${IS_MISSING} and b.via = 'restored'
        and (select sum(t.credits) from studio.credit_entries t where t.booking_id = b.id) < 0
      order by b.id`,
    [workoutNumber],
  );
  await lockPeople(
    client,
    rows.map(({ person }) => person),
  );
  for (const { id, pass } of rows)
    await returnCredit(client, { entitlement: pass, bookingId: id, kind: 'released', by: 'studio', at: now });
}

async function lockRoster(
  client: PoolClient,
  where: 'w.id = $1' | 'w.number = $1',
  value: string | number,
): Promise<Roster | undefined> {
  const { rows } = await client.query<Roster>(
    `select p.workout_number as number, p.roster_closed_at as "closedAt",
            w.canceled_at is not null as "isCanceled", w.start_datetime as start
       from studio.class_places p join studio.workouts w on w.number = p.workout_number
      where ${where} for no key update of p`,
    [value],
  );
  return rows[0];
}

/** Once for each booking, however often it runs. */
async function noteMissing(client: PoolClient, workoutNumber: number, now: Date): Promise<void> {
  await client.query(
    insertEvents(
      'booking.no_show',
      `select b.id as object_id, ${BOOKING_IDS} as data
         from studio.bookings b join studio.workouts w on w.id = b.workout_id
        where w.number = $1 and ${IS_MISSING} and b.via <> 'restored'
          and not exists (select from studio.webhook_events told
                           where told.object_id = b.id and told.object_kind = 'booking' and told.type = 'booking.no_show')`,
      '$2::timestamptz',
    ),
    [workoutNumber, now],
  );
}
