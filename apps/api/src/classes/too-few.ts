import { decideTooFew, decideTooFewByItself } from '@lifted/domain/bookings/too-few';
import { FEWEST_BOOKINGS } from '@lifted/domain/contracts/studio-terms';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool, PoolClient } from 'pg';
import { planJob } from '../jobs/job-queue.ts';
import { DONE, type JobOutcome } from '../jobs/job-worker.ts';
import { composeTooFew } from './booking-letters.ts';
import { tellAboutClass } from './class-messages.ts';
import { inBookingTransaction } from './booking-transaction.ts';
import { cancelClassIn } from './changes/change-class.ts';
import { lockClasses, readLockedClass, type CountedClass } from './class-places.ts';
import { peopleOfClass } from './people-of-class.ts';
import { TOO_FEW_DECISION_JOB } from './too-few-jobs.ts';
import type { WaitlistContext } from './waitlist.ts';

/** SQL of `enoughBookings`, where the places of a class are `p`. */
export const ENOUGH_BOOKINGS = `least(${FEWEST_BOOKINGS}, p.capacity)`;

/**
 * Tells everybody who has a place that too few have booked (studio operations, section 2: T − 6 h), once for each time the class
 * was to start at. Of a class that was told of it only plans what is decided.
 */
export async function tellTooFew(
  pool: Pool,
  workoutNumber: number,
  { letters, now }: WaitlistContext,
  { decidesByItself }: { readonly decidesByItself: boolean },
): Promise<JobOutcome> {
  return inTransaction(pool, async (client) => {
    const found = await lockUndecided(client, workoutNumber, now);
    if (found === undefined) return DONE;
    const { studioClass, isTold } = found;
    // It says itself when it is to run.
    const planDecision = () =>
      decidesByItself
        ? planJob(client, { kind: TOO_FEW_DECISION_JOB, key: String(workoutNumber) }, now)
        : undefined;
    if (isTold) {
      await planDecision();
      return DONE;
    }
    const decision = decideTooFew({ ...studioClass, booked: bookedIn(studioClass) }, now);
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
    for (const { key, firstName, email, language, reader } of await peopleOfClass(
      client,
      studioClass.id,
      now,
    )) {
      const { missing, decidedAt } = decision;
      // A class that is moved the instant its people were told is told of once more.
      const occasion = `${key}-${studioClass.start.getTime()}-${now.getTime()}`;
      const mail = { studioClass, firstName, email, language, writtenAt: now } as const;
      await tellAboutClass(client, {
        reader,
        news: 'too_few',
        occasion,
        studioClass,
        now,
        mail: () => composeTooFew(letters, { ...mail, key: occasion, missing, decidedAt }),
      });
    }
    await planDecision();
    return DONE;
  });
}

/** A place that is offered is nobody's yet. */
function bookedIn({ taken, offered }: Pick<CountedClass, 'taken' | 'offered'>): number {
  return taken - offered;
}

interface Undecided {
  readonly studioClass: CountedClass;
  readonly isTold: boolean;
}

/** The class, locked until the transaction ends; undefined where nothing is left to decide about it. */
async function lockUndecided(
  client: PoolClient,
  workoutNumber: number,
  now: Date,
): Promise<Undecided | undefined> {
  const seen = await findTold(client, workoutNumber);
  if (seen === undefined) return undefined;
  await lockClasses(client, [seen.id]);
  const told = await findTold(client, workoutNumber);
  const studioClass = await readLockedClass(client, seen.id, now);
  if (told === undefined || studioClass === undefined || told.isSettled) return undefined;
  return { studioClass, isTold: told.isTold };
}

interface Told {
  readonly id: string;
  /** Everybody has heard of too few for the time the class has. */
  readonly isTold: boolean;
  /** Somebody decided that the class takes place, however few have booked it. */
  readonly isSettled: boolean;
}

async function findTold(client: PoolClient, workoutNumber: number): Promise<Told | undefined> {
  const { rows } = await client.query<Told>(
    `select w.id, p.few_told_at is not null as "isTold", p.few_settled_at is not null as "isSettled"
       from studio.workouts w join studio.class_places p on p.workout_number = w.number where w.number = $1`,
    [workoutNumber],
  );
  return rows[0];
}

/**
 * Cancels a class with too few bookings at the last moment, where the owner has switched that on and everybody has heard of it
 * for the time the class has now.
 */
export async function decideByItself(
  pool: Pool,
  workoutNumber: number,
  context: WaitlistContext,
): Promise<JobOutcome> {
  return inBookingTransaction(pool, async (client) => {
    const found = await lockUndecided(client, workoutNumber, context.now);
    if (found === undefined || !found.isTold) return DONE;
    const { studioClass } = found;
    const decision = decideTooFewByItself({ ...studioClass, booked: bookedIn(studioClass) }, context.now);
    switch (decision.outcome) {
      case 'too_early':
        return { kind: 'again', at: decision.at };
      case 'runs':
        return DONE;
      case 'canceled':
        await cancelClassIn(client, studioClass.id, { reason: 'few' }, context);
        return DONE;
      default:
        return decision satisfies never;
    }
  });
}
