/** What the studio does to a class: cancel it, and settle what an import changed. */
import {
  decideClassCancellation,
  type CancelReason,
  type ClassCancellationDecision,
} from '@lifted/domain/bookings/class-cancellation';
import { inBookingTransaction } from '../booking-transaction.ts';
import type { Pool, PoolClient } from 'pg';
import { noteEvents } from '../../events/insert-events.ts';
import { tellAboutClass } from '../class-messages.ts';
import { lockPeople } from '../booking-people.ts';
import { lockClasses, readLockedClass, type CountedClass } from '../class-places.ts';
import { bookingsOfClass, cancelPlace } from '../cancel-place.ts';
import { dropCostsOfClass } from '../late-places/late-costs.ts';
import { peopleOfClass, peopleWaiting } from '../people-of-class.ts';
import { composeClassCanceled } from './canceled-letter.ts';
import { fittingFor, standInsFor } from './fitting-classes.ts';
import { tellChanges } from './tell-changes.ts';
import { planTooFewJobs } from '../too-few-jobs.ts';
import { moveWaitlistEntry } from '../waiting/waitlist-entries.ts';
import { serveClass, type WaitlistContext } from '../waitlist.ts';

/** The outcome for an id; a refusal changes nothing. */
type CancellationOutcome = ClassCancellationDecision | { readonly outcome: 'unknown' };

/**
 * Cancels a class: nobody owes anything, credits come back, the waitlist ends, and everybody gets a mail (studio operations,
 * section 2).
 */
export async function cancelClass(
  pool: Pool,
  workoutId: string,
  reason: CancelReason,
  context: WaitlistContext,
): Promise<CancellationOutcome> {
  return inBookingTransaction(pool, (client) => cancelClassIn(client, workoutId, { reason }, context));
}

/** Why a class is cancelled, and which others with it. */
export interface ClassCancellation {
  readonly reason: CancelReason;
  /** Classes that are cancelled in the same transaction: nobody is told to come to one of them instead. */
  readonly alongside?: readonly string[] | undefined;
}

/** The same in the caller's transaction. */
export async function cancelClassIn(
  client: PoolClient,
  workoutId: string,
  { reason, alongside = [] }: ClassCancellation,
  context: WaitlistContext,
): Promise<CancellationOutcome> {
  await lockClassAndEverybody(client, workoutId);
  const studioClass = await readLockedClass(client, workoutId, context.now);
  if (studioClass === undefined) return { outcome: 'unknown' };
  const decision = decideClassCancellation(studioClass, reason, context.now);
  if (decision.outcome === 'refused') return decision;
  await client.query('update studio.workouts set canceled_at = $2 where id = $1', [workoutId, context.now]);
  await client.query(
    'update studio.class_places set cancel_reason = $2, version = version + 1 where workout_number = $1',
    [studioClass.number, reason],
  );
  await noteEvents(client, 'class.canceled', [workoutId], context.now);
  await settleCanceledClass(client, studioClass, { ...context, reason, alongside });
  return decision;
}

/**
 * Settles what an import changed behind the engine's back, in its transaction: bookings of cancelled classes are cancelled,
 * everybody booked hears of another coach, room or time, lists of classes with more places are served, and new classes are
 * looked at for too few. `justCanceled` names classes that were to take place until now: visitors keep their place in a
 * cancelled class, and a late cancellation stays one, which is no sign that the class was not settled.
 */
export async function settleImportedClasses(
  client: PoolClient,
  context: WaitlistContext,
  justCanceled: readonly string[] = [],
): Promise<void> {
  const { rows: canceled } = await client.query<{ id: string }>(
    `select w.id from studio.workouts w join studio.class_places p on p.workout_number = w.number
      where w.canceled_at is not null and w.start_datetime > $1
        and (p.waiting > 0 or p.offered > 0 or (p.tests > 0 and w.id = any ($2))
          or exists (select from studio.bookings b
                      where b.workout_id = w.id and b.canceled_at is null and b.via <> 'import')
          or w.id = any ($2) and exists (
            select from studio.bookings b where b.workout_id = w.id and b.cancellation = 'late'))
      order by w.number`,
    [context.now, justCanceled],
  );
  for (const { id } of canceled) {
    await lockClassAndEverybody(client, id);
    const studioClass = await readLockedClass(client, id, context.now);
    const imported = { ...context, reason: null, alongside: canceled.map((each) => each.id) };
    if (studioClass !== undefined) await settleCanceledClass(client, studioClass, imported);
  }
  await settleChanges(client, context, null);
  await planTooFewJobs(client, context.now);
}

/**
 * Tells everybody booked of another coach, room or time, and serves the lists of those of these classes that have more places;
 * null: of all classes.
 */
export async function settleChanges(
  client: PoolClient,
  context: WaitlistContext,
  among: readonly string[] | null,
): Promise<void> {
  await noteFreedPlaces(client, context.now);
  await tellChanges(client, context);
  const { rows: roomy } = await client.query<{ id: string }>(
    `select w.id from studio.class_places p join studio.workouts w on w.number = p.workout_number
      where p.waiting > 0 and p.taken < p.capacity and w.canceled_at is null and ($1::text[] is null or w.id = any ($1))`,
    [among],
  );
  for (const { id } of roomy) await serveClass(client, id, context);
}

/**
 * Notes when places became free by an edit or an import of a class in its last hour, in which a free place beside a list is as it
 * should be. What became free before keeps its time, so that nobody is told of it again, unless the class moved or has more places.
 * To be called before `tellChanges`, which forgets what the classes were.
 */
export async function noteFreedPlaces(client: PoolClient, now: Date): Promise<void> {
  await client.query(
    `update studio.class_places p set changed_at = greatest(p.changed_at, $1) from studio.workouts w
      where w.number = p.workout_number and p.waiting > 0 and w.canceled_at is null and p.taken < p.capacity
        and (p.changed_at < w.start_datetime - interval '1 hour'
          or (p.changed_from ->> 'start')::timestamptz <> w.start_datetime
          or (p.changed_from ->> 'capacity')::integer < w.capacity)`,
    [now],
  );
}

async function lockClassAndEverybody(client: PoolClient, workoutId: string): Promise<void> {
  await lockClasses(client, [workoutId]);
  const { rows } = await client.query<{ number: number }>(
    `select customer_number as number from studio.bookings where workout_id = $1 and customer_number is not null
     union
     select e.customer_number from studio.waitlist_entries e join studio.workouts w on w.number = e.workout_number
      where w.id = $1 and e.state in ('waiting', 'offered') and e.customer_number is not null`,
    [workoutId],
  );
  await lockPeople(
    client,
    rows.map(({ number }) => number),
  );
}

interface Settling extends WaitlistContext {
  /** Null where nobody gave one. */
  readonly reason: CancelReason | null;
  readonly alongside: readonly string[];
}

async function settleCanceledClass(
  client: PoolClient,
  studioClass: CountedClass,
  { letters, now, reason, alongside }: Settling,
): Promise<void> {
  const entries = await client.query<{ number: string }>(
    `select number::text from studio.waitlist_entries where workout_number = $1 and state in ('waiting', 'offered')`,
    [studioClass.number],
  );
  const waiting = await peopleWaiting(client, [studioClass.id]);
  for (const { number } of entries.rows) await moveWaitlistEntry(client, number, 'removed', now);
  const people = [...(await peopleOfClass(client, studioClass.id, now)), ...waiting];
  for (const booking of await bookingsOfClass(client, studioClass.id)) {
    await cancelPlace(client, booking, { kind: 'studio' }, now);
  }
  await dropCostsOfClass(client, studioClass.id, now);
  const standIns = people.length === 0 ? [] : await standInsFor(client, studioClass, { now, alongside });
  for (const { key, firstName, email, language, audience, reader, eventId } of people) {
    const mail = { studioClass, firstName, email, language, writtenAt: now, eventId } as const;
    // A visitor’s place stays while the class is cancelled, which can happen twice.
    const occasion = audience === 'visitors' ? `${key}-${now.getTime()}` : key;
    const customer = reader?.number ?? null;
    const fitting = await fittingFor(client, studioClass, standIns, { customer, now });
    await tellAboutClass(client, {
      reader,
      news: 'canceled',
      occasion,
      studioClass,
      now,
      mail: () => composeClassCanceled(letters, { ...mail, key: occasion, audience, reason, fitting }),
    });
  }
}
