import { decideTooFew, decideTooFewByItself } from '@lifted/domain/bookings/too-few';
import { FEWEST_BOOKINGS } from '@lifted/domain/contracts/studio-terms';
import { FEW_NOTICE_MS } from '@lifted/domain/bookings/booking-times';
import { DAY_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool } from 'pg';
import { planJob } from '../jobs/job-queue.ts';
import { DONE, type JobOutcome } from '../jobs/job-worker.ts';
import { composeTooFew } from './booking-letters.ts';
import { tellAboutClass } from './class-messages.ts';
import { cancelClass } from './changes/change-class.ts';
import { lockClasses, readClass, readHeldClass } from './class-places.ts';
import { peopleOfClass } from './people-of-class.ts';
import type { WaitlistContext } from './waitlist.ts';

/** The kind of the job that looks whether enough have booked a class; its key is the number of the class. */
export const TOO_FEW_JOB = 'too_few';
/** The kind of the job that cancels a class for too few; its key is the number of the class. */
export const TOO_FEW_DECISION_JOB = 'too_few_decision';

/** SQL of `enoughBookings`, where the places of a class are `p`. */
export const ENOUGH_BOOKINGS = `least(${FEWEST_BOOKINGS}, p.capacity)`;

/** Classes that start within this time have their job planned; a daily task looks again well before it ends. */
const AHEAD_MS = 3 * DAY_MS;

/**
 * Plans the look at every class of the next days that has none yet: run when a server starts and once a day. A class that
 * is moved is looked at when its job runs, which then waits for the new time.
 */
export async function planTooFewJobs(pool: Pool, now: Date): Promise<number> {
  const { rowCount } = await pool.query(
    `insert into studio.jobs (kind, key, planned_for, due_at)
     select $1, w.number::text, at, at
       from studio.workouts w join studio.class_places p on p.workout_number = w.number
      cross join lateral (select w.start_datetime - make_interval(secs => $4) as at) notice
      where w.start_datetime > $2 and w.start_datetime < $3 and w.canceled_at is null and p.few_told_at is null
     on conflict (kind, key) do nothing`,
    [TOO_FEW_JOB, now, new Date(now.getTime() + AHEAD_MS), FEW_NOTICE_MS / SECOND_MS],
  );
  return rowCount ?? 0;
}

/** Tells everybody who has a place that too few have booked, once a class (studio operations, section 2: T − 6 h). */
export async function tellTooFew(
  pool: Pool,
  workoutNumber: number,
  { letters, now }: WaitlistContext,
  { decidesByItself }: { readonly decidesByItself: boolean },
): Promise<JobOutcome> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string; toldAt: Date | null }>(
      `select w.id, p.few_told_at as "toldAt" from studio.workouts w
         join studio.class_places p on p.workout_number = w.number where w.number = $1`,
      [workoutNumber],
    );
    const [found] = rows;
    if (found === undefined || found.toldAt !== null) return DONE;
    await lockClasses(client, [found.id]);
    const studioClass = await readHeldClass(client, found.id, now);
    if (studioClass === undefined) return DONE;
    const decision = decideTooFew({ ...studioClass, booked: studioClass.taken }, now);
    switch (decision.outcome) {
      case 'too_early':
        return { kind: 'again', at: decision.at };
      case 'enough':
      case 'too_late':
        return DONE;
      case 'told':
        break;
      default:
        return decision satisfies never;
    }
    await client.query(
      'update studio.class_places set few_told_at = $2, version = version + 1 where workout_number = $1',
      [workoutNumber, now],
    );
    for (const { key, firstName, email, language, reader } of await peopleOfClass(client, found.id, now)) {
      const { missing, decidedAt } = decision;
      const mail = { studioClass, firstName, email, language, writtenAt: now } as const;
      await tellAboutClass(client, {
        reader,
        news: 'too_few',
        occasion: key,
        studioClass,
        now,
        mail: () => composeTooFew(letters, { ...mail, bookingId: key, missing, decidedAt }),
      });
    }
    if (decidesByItself) {
      // It says itself when it is to run.
      await planJob(client, { kind: TOO_FEW_DECISION_JOB, key: String(workoutNumber) }, now);
    }
    return DONE;
  });
}

/** Cancels a class with too few bookings at the last moment, where the owner has switched that on. */
export async function decideByItself(
  pool: Pool,
  workoutNumber: number,
  context: WaitlistContext,
): Promise<JobOutcome> {
  const { rows } = await pool.query<{ id: string }>('select id from studio.workouts where number = $1', [
    workoutNumber,
  ]);
  const id = rows[0]?.id;
  const studioClass = id === undefined ? undefined : await readClass(pool, id, context.now);
  if (studioClass === undefined) return DONE;
  const booked = studioClass.taken - studioClass.expired;
  const decision = decideTooFewByItself({ ...studioClass, booked }, context.now);
  switch (decision.outcome) {
    case 'too_early':
      return { kind: 'again', at: decision.at };
    case 'runs':
      return DONE;
    case 'canceled':
      await cancelClass(pool, studioClass.id, 'few', context);
      return DONE;
    default:
      return decision satisfies never;
  }
}
