/** A class the studio cancelled takes place after all. */
import { decideBooking, decideJoining } from '@lifted/domain/bookings/booking';
import {
  decideClassRestoration,
  type CancelReason,
  type ClassRestorationDecision,
} from '@lifted/domain/bookings/class-cancellation';
import { isSettledByRestoring } from '@lifted/domain/bookings/too-few';
import { placeEventId } from '@lifted/domain/calendar/calendar-file';
import type { Pool, PoolClient } from 'pg';
import { noteEvents } from '../../events/insert-events.ts';
import { lockPeople, readPerson } from '../booking-people.ts';
import { inBookingTransaction } from '../booking-transaction.ts';
import { tellAboutClass, type ClassNews } from '../class-messages.ts';
import { lockClasses, readLockedClass, type CountedClass } from '../class-places.ts';
import { peopleOfClass } from '../people-of-class.ts';
import { takePlace } from '../take-place.ts';
import { detachLeft, lockTemplates } from '../schedule-week.ts';
import { planTooFewJob } from '../too-few-jobs.ts';
import { joinList } from '../waiting/waitlist-entries.ts';
import { serveList, type WaitlistContext } from '../waitlist.ts';
import { bookingsThen, waitsThen, type Then } from './people-then.ts';
import { composeRestored, type RestoredAs } from './restored-letter.ts';

type RestorationOutcome = ClassRestorationDecision | { readonly outcome: 'unknown' };

/**
 * Lets a cancelled class take place after all: bookings and waits come back wherever the person and what pays still can,
 * and everybody hears of it. Where its template has gone on without it, it stays as they hear it is.
 */
export async function restoreClass(
  pool: Pool,
  workoutId: string,
  context: WaitlistContext,
): Promise<RestorationOutcome> {
  return inBookingTransaction(pool, (client) => restoreClassIn(client, workoutId, context));
}

/** The same in the caller's transaction. */
export async function restoreClassIn(
  client: PoolClient,
  workoutId: string,
  context: WaitlistContext,
): Promise<RestorationOutcome> {
  const { now } = context;
  await lockTemplates(client, [workoutId]);
  await lockClasses(client, [workoutId]);
  const canceled = await readLockedClass(client, workoutId, now);
  if (canceled === undefined) return { outcome: 'unknown' };
  const decision = decideClassRestoration(canceled, now);
  if (decision.outcome === 'refused') return decision;
  const bookings = await bookingsThen(client, [workoutId]);
  const waits = await waitsThen(client, [workoutId]);
  await lockPeople(
    client,
    [...bookings, ...waits].map(({ customerNumber }) => customerNumber),
  );
  await client.query('update studio.workouts set canceled_at = null where id = $1', [workoutId]);
  await detachLeft(client, [workoutId], now);
  await lookAgain(client, canceled, now);
  await noteEvents(client, 'class.restored', [workoutId], now);
  await tellVisitors(client, { ...canceled, isCanceled: false }, context);
  for (const booking of bookings) await bookAgain(client, workoutId, booking, context);
  for (const wait of waits) await waitAgain(client, workoutId, wait, context);
  await serveList(client, workoutId, context);
  return decision;
}

/** Plans the check for too few again, unless that is decided; messages of before are not repeated. */
async function lookAgain(client: PoolClient, { number, start }: CountedClass, now: Date): Promise<void> {
  const { rows } = await client.query<{ reason: CancelReason | null; wasTold: boolean }>(
    `select cancel_reason as reason, few_told_at is not null as "wasTold" from studio.class_places where workout_number = $1`,
    [number],
  );
  const isSettled = rows.some((canceled) => isSettledByRestoring({ start, ...canceled }, now));
  await client.query(
    `update studio.class_places
        set cancel_reason = null, few_settled_at = case when $2::boolean then $3 else few_settled_at end, version = version + 1
      where workout_number = $1`,
    [number, isSettled, now],
  );
  await planTooFewJob(client, { number, start });
}

/**
 * They heard that they owe nothing, so they never do: they can cancel free until the class starts, and if they do not come,
 * the place counts as given back (`countMissing`).
 */
async function bookAgain(
  client: PoolClient,
  workoutId: string,
  then: Then,
  context: WaitlistContext,
): Promise<void> {
  const { studioClass, person, language } = await readThen(client, workoutId, then, context.now);
  // They had a place before, also where staff had gone beyond the capacity.
  const decision = decideBooking({ studioClass, person, now: context.now, mayExceed: true });
  if (decision.outcome === 'refused') {
    // The place they had may have come with the news of an earlier restoration, which has its id.
    const key = `without-${then.id}`;
    await tell(client, { studioClass, person, language, key, as: { kind: 'without' } }, context);
    return;
  }
  const { bookingId, linkToken } = await takePlace(client, {
    studioClass,
    person,
    payer: decision.payer,
    via: 'restored',
    freeUntil: studioClass.start,
    language,
    now: context.now,
  });
  const eventId = placeEventId(workoutId, person.reader.customerId);
  const as = { kind: 'booked', eventId, linkToken } as const;
  await tell(client, { studioClass, person, language, key: bookingId, as }, context);
}

async function waitAgain(
  client: PoolClient,
  workoutId: string,
  then: Then,
  context: WaitlistContext,
): Promise<void> {
  const { studioClass, person, language } = await readThen(client, workoutId, then, context.now);
  const decision = decideJoining({ studioClass, person, now: context.now });
  const key = `wait-${then.id}`;
  switch (decision.outcome) {
    case 'waiting':
    case 'has_place':
      await joinList(client, studioClass, {
        customerNumber: person.number,
        language: then.language ?? 'de',
        now: context.now,
      });
      return tell(client, { studioClass, person, language, key, as: { kind: 'waiting' } }, context);
    case 'refused':
      return tell(client, { studioClass, person, language, key, as: { kind: 'without' } }, context);
    case 'already_waiting':
      return;
    default:
      return decision satisfies never;
  }
}

async function readThen(
  client: PoolClient,
  workoutId: string,
  { customerNumber, language }: Then,
  now: Date,
) {
  const studioClass = await readLockedClass(client, workoutId, now);
  const person = studioClass && (await readPerson(client, studioClass, customerNumber, { now }));
  if (studioClass === undefined || person === undefined) throw new Error('The class or the person is gone.');
  return { studioClass, person, language: person.reader.language ?? language } as const;
}

const NEWS: Readonly<Record<Exclude<RestoredAs['kind'], 'visitor'>, ClassNews>> = {
  booked: 'restored',
  waiting: 'waits_again',
  without: 'not_restored',
};

interface Telling extends Awaited<ReturnType<typeof readThen>> {
  readonly key: string;
  readonly as: Exclude<RestoredAs, { kind: 'visitor' }>;
}

async function tell(
  client: PoolClient,
  { studioClass, person: { reader }, language, key, as }: Telling,
  { letters, now }: WaitlistContext,
): Promise<void> {
  const { firstName, email } = reader;
  const mail = { studioClass, firstName, email, language, writtenAt: now, key, as } as const;
  await tellAboutClass(client, {
    reader,
    news: NEWS[as.kind],
    occasion: key,
    studioClass,
    now,
    mail: () => composeRestored(letters, mail),
  });
}

/** Their places stayed while the class was cancelled, and they were told that it was. */
async function tellVisitors(
  client: PoolClient,
  studioClass: CountedClass,
  { letters, now }: WaitlistContext,
): Promise<void> {
  for (const { audience, key, firstName, email, language, eventId } of await peopleOfClass(
    client,
    studioClass.id,
    now,
  )) {
    if (audience !== 'visitors') continue;
    const mail = { studioClass, firstName, email, language, writtenAt: now } as const;
    await tellAboutClass(client, {
      reader: null,
      news: 'restored',
      occasion: key,
      studioClass,
      now,
      mail: () =>
        composeRestored(letters, {
          ...mail,
          key: `${key}-${now.getTime()}`,
          as: { kind: 'visitor', eventId },
        }),
    });
  }
}
