/** What happens to classes, waitlists and fees by the clock alone. Each run reads the present state and is idempotent. */
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { inBookingTransaction } from './booking-transaction.ts';
import { waitsOn } from '@lifted/domain/bookings/booking-times';
import { becomesDue, feeDueAt, type FeeState } from '@lifted/domain/bookings/fee';
import type { Language } from '@lifted/domain/language/language';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import { DONE, type JobKind, type JobOutcome } from '../jobs/job-worker.ts';
import type { LetterSettings } from '../mail/letter.ts';
import { readLockedClass } from './class-places.ts';
import { countMissing, NO_SHOW_JOB } from './close-roster.ts';
import { FEE_DUE_JOB } from './cancel-place.ts';
import { LATE_PLACES_JOB } from './late-places/late-costs.ts';
import { planLatePlacesJobs, settleLatePlaces } from './late-places/settle-late-places.ts';
import { LEAVE_OVERLAPPING_JOB } from './take-place.ts';
import { decideByItself, tellTooFew } from './too-few.ts';
import { planTooFewJobs, TOO_FEW_DECISION_JOB, TOO_FEW_JOB } from './too-few-jobs.ts';
import {
  lockClassesAndLists,
  OFFER_ENDS_JOB,
  serveClass,
  serveList,
  type WaitlistContext,
} from './waitlist.ts';
import { classOfHold, HOLD_ENDS_JOB } from './waiting/held-places.ts';
import { endWaits, joinList, LIST_ENDS_JOB, moveWaitlistEntry } from './waiting/waitlist-entries.ts';

/**
 * Plans what no command planned: the checks of classes to come, and the end of lists of classes that have started. Run when a
 * server starts and once a day; answers how many jobs that were.
 */
export async function planClassJobs(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into studio.jobs (kind, key, planned_for, due_at)
     select distinct $1, e.workout_number::text, $2::timestamptz, $2::timestamptz
       from studio.waitlist_entries e join studio.workouts w on w.number = e.workout_number
      where e.state = 'waiting' and w.start_datetime <= $2
     on conflict (kind, key) do nothing`,
    [LIST_ENDS_JOB, now],
  );
  return (rowCount ?? 0) + (await planTooFewJobs(pool, now)) + (await planLatePlacesJobs(pool, now));
}

interface ClassJobDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly letters: LetterSettings;
  /** Whether a class with too few bookings is cancelled without anybody deciding it. */
  readonly cancelsTooFew: boolean;
  /** Called after a commit that may have planned a mail. */
  readonly wakeJobs: () => void;
}

const LEASE_MS = MINUTE_MS;

/** The kinds of jobs about classes, by name. */
export function classJobs(dependencies: ClassJobDependencies): Readonly<Record<string, JobKind>> {
  const { pool, now, letters, wakeJobs, cancelsTooFew } = dependencies;
  const kind = (run: (key: string, context: WaitlistContext) => Promise<JobOutcome>): JobKind => ({
    leaseMs: LEASE_MS,
    atOnce: 2,
    async run({ key }) {
      const outcome = await run(key, { letters, now: now() });
      wakeJobs();
      return outcome;
    },
  });
  return {
    [OFFER_ENDS_JOB]: kind((entry, context) => endOffer(pool, entry, context)),
    [LIST_ENDS_JOB]: kind((classNumber, context) => endList(pool, Number(classNumber), context.now)),
    [LEAVE_OVERLAPPING_JOB]: kind((person, context) => leaveOverlapping(pool, Number(person), context)),
    [FEE_DUE_JOB]: kind((fee, context) => makeFeeDue(pool, Number(fee), context.now)),
    [LATE_PLACES_JOB]: kind((classNumber, context) =>
      settleLatePlaces(pool, Number(classNumber), context.now),
    ),
    [NO_SHOW_JOB]: kind((classNumber, context) => countMissing(pool, Number(classNumber), context.now)),
    [TOO_FEW_JOB]: kind((classNumber, context) =>
      tellTooFew(pool, Number(classNumber), context, { decidesByItself: cancelsTooFew }),
    ),
    [TOO_FEW_DECISION_JOB]: kind((classNumber, context) =>
      decideByItself(pool, Number(classNumber), context),
    ),
    [HOLD_ENDS_JOB]: kind(async (key, context) => {
      await inBookingTransaction(pool, (client) => serveClass(client, classOfHold(key), context));
      return DONE;
    }),
  };
}

interface LiveEntry {
  readonly number: string;
  readonly workoutId: string;
  readonly workoutNumber: number;
  readonly start: Date;
  readonly customerNumber: number;
  readonly language: Language;
  readonly state: 'waiting' | 'offered';
  readonly offerEndsAt: Date | null;
}

const ENTRY = `
  select e.number::text, w.id as "workoutId", w.number as "workoutNumber", w.start_datetime as start,
         e.customer_number as "customerNumber", e.language, e.state, e.offer_ends_at as "offerEndsAt"
    from studio.waitlist_entries e join studio.workouts w on w.number = e.workout_number
   where e.state in ('waiting', 'offered') and e.customer_number is not null`;

/**
 * The offer of an entry is over: the place goes to the next one. A member who slept through a night offer stays on the list,
 * behind the others. Harmless when it was decided before.
 */
async function endOffer(pool: Pool, number: string, context: WaitlistContext): Promise<JobOutcome> {
  const byNumber = [`${ENTRY} and e.number = $1::bigint`, [number]] as const;
  const seen = (await pool.query<LiveEntry>(byNumber[0], [...byNumber[1]])).rows[0];
  if (seen === undefined) return DONE;
  return inBookingTransaction(pool, async (client) => {
    await lockClassesAndLists(client, [seen.workoutId], [seen.customerNumber]);
    const entry = (await client.query<LiveEntry>(byNumber[0], [...byNumber[1]])).rows[0];
    if (entry?.state !== 'offered' || entry.offerEndsAt === null) return DONE;
    const { now } = context;
    if (entry.offerEndsAt.getTime() > now.getTime()) return { kind: 'again', at: entry.offerEndsAt };
    await moveWaitlistEntry(client, number, 'expired', now);
    if (waitsOn(entry.offerEndsAt, entry.start, now))
      await joinList(client, { number: entry.workoutNumber, start: entry.start }, { ...entry, now });
    await serveList(client, entry.workoutId, context);
    return DONE;
  });
}

/** The class has started: nobody waits for it any longer. A class that was moved has its list until then. */
async function endList(pool: Pool, workoutNumber: number, now: Date): Promise<JobOutcome> {
  const { rows } = await pool.query<{ id: string }>('select id from studio.workouts where number = $1', [
    workoutNumber,
  ]);
  const [found] = rows;
  if (found === undefined) return DONE;
  return inBookingTransaction(pool, async (client) => {
    await lockClassesAndLists(client, [found.id], []);
    const studioClass = await readLockedClass(client, found.id, now);
    if (studioClass === undefined) return DONE;
    const { start } = studioClass;
    if (now.getTime() < start.getTime()) return { kind: 'again', at: start };
    await endWaits(client, workoutNumber, now);
    return DONE;
  });
}

/** Takes a person off every waitlist of a class that overlaps one they have a place in (invariant 3). */
async function leaveOverlapping(pool: Pool, person: number, context: WaitlistContext): Promise<JobOutcome> {
  const overlapping = `${ENTRY} and e.customer_number = $1 and exists (
    select from studio.bookings b
     where b.customer_number = $1 and b.canceled_at is null and b.workout_id <> w.id
       and b.during && tstzrange(w.start_datetime, w.start_datetime + (upper(b.during) - lower(b.during))))`;
  const seen = await pool.query<LiveEntry>(overlapping, [person]);
  for (const { workoutId } of seen.rows) {
    await inBookingTransaction(pool, async (client) => {
      await lockClassesAndLists(client, [workoutId], [person]);
      const { rows } = await client.query<LiveEntry>(`${overlapping} and w.id = $2`, [person, workoutId]);
      for (const { number } of rows) await moveWaitlistEntry(client, number, 'removed', context.now);
      await serveList(client, workoutId, context);
    });
  }
  return DONE;
}

async function makeFeeDue(pool: Pool, number: number, now: Date): Promise<JobOutcome> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ state: FeeState; madeAt: Date }>(
      `select state, made_at as "madeAt" from studio.fees where number = $1 for update`,
      [number],
    );
    const [fee] = rows;
    if (fee?.state !== 'pending') return DONE;
    if (!becomesDue(fee, now)) return { kind: 'again', at: feeDueAt(fee.madeAt) };
    await client.query(`update studio.fees set state = 'due', changed_at = $2 where number = $1`, [
      number,
      now,
    ]);
    return DONE;
  });
}
