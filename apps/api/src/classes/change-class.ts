/** What the studio does to a class: cancel it, let it take place after all, and settle what an import changed. */
import {
  decideClassCancellation,
  decideClassRestoration,
  type CancelReason,
  type ClassCancellationDecision,
  type ClassRestorationDecision,
} from '@lifted/domain/bookings/class-cancellation';
import { inBookingTransaction } from './booking-transaction.ts';
import { decideBooking } from '@lifted/domain/bookings/booking';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import { noteEvents } from '../events/insert-events.ts';
import { bookAndTell } from './book-and-tell.ts';
import { composeClassCanceled, composePassedOver } from './booking-letters.ts';
import { tellAboutClass } from './class-messages.ts';
import { lockPeople, readPerson } from './booking-people.ts';
import { lockClasses, readHeldClass, type HeldClass } from './class-places.ts';
import { bookingsOfClass, giveUpPlace } from './give-up-place.ts';
import { peopleOfClass, peopleWaiting } from './people-of-class.ts';
import { tellChanges } from './tell-changes.ts';
import { moveEntry, serveClass, type WaitlistContext } from './waitlist.ts';

/** The outcome for an id; a refusal changes nothing. */
type ClassOutcome<Decision> = Decision | { readonly outcome: 'unknown' };

/**
 * Cancels a class: nobody owes anything, credits come back, the waitlist ends, and everybody gets a mail (studio operations,
 * section 2).
 */
export async function cancelClass(
  pool: Pool,
  workoutId: string,
  reason: CancelReason,
  context: WaitlistContext,
): Promise<ClassOutcome<ClassCancellationDecision>> {
  return inBookingTransaction(pool, (client) => cancelClassIn(client, workoutId, reason, context));
}

/** The same in the caller's transaction. */
export async function cancelClassIn(
  client: PoolClient,
  workoutId: string,
  reason: CancelReason,
  context: WaitlistContext,
): Promise<ClassOutcome<ClassCancellationDecision>> {
  await holdClassAndEverybody(client, workoutId);
  const studioClass = await readHeldClass(client, workoutId, context.now);
  if (studioClass === undefined) return { outcome: 'unknown' };
  const decision = decideClassCancellation(studioClass, reason, context.now);
  if (decision.outcome === 'refused') return decision;
  await client.query('update studio.workouts set canceled_at = $2 where id = $1', [workoutId, context.now]);
  await client.query(
    'update studio.class_places set cancel_reason = $2, version = version + 1 where workout_number = $1',
    [studioClass.number, reason],
  );
  await noteEvents(client, 'class.canceled', [workoutId], context.now);
  await settleCanceledClass(client, studioClass, context);
  return decision;
}

interface Canceled {
  readonly id: string;
  readonly customerNumber: number;
  readonly language: Language | null;
}

/** Lets a cancelled class take place after all: its bookings come back wherever the person and their pass still can. */
export async function restoreClass(
  pool: Pool,
  workoutId: string,
  context: WaitlistContext,
): Promise<ClassOutcome<ClassRestorationDecision>> {
  return inBookingTransaction(pool, (client) => restoreClassIn(client, workoutId, context));
}

/** The same in the caller's transaction. */
export async function restoreClassIn(
  client: PoolClient,
  workoutId: string,
  context: WaitlistContext,
): Promise<ClassOutcome<ClassRestorationDecision>> {
  const { now } = context;
  await holdClassAndEverybody(client, workoutId);
  const studioClass = await readHeldClass(client, workoutId, now);
  if (studioClass === undefined) return { outcome: 'unknown' };
  const decision = decideClassRestoration(studioClass, now);
  if (decision.outcome === 'refused') return decision;
  const { rows } = await client.query<Canceled>(
    `select b.id, b.customer_number as "customerNumber", b.language
       from studio.bookings b join studio.workouts w on w.id = b.workout_id
      where b.workout_id = $1 and b.customer_number is not null and b.cancellation = 'studio' and b.canceled_at >= w.canceled_at
      order by b.via = 'desk', b.booked_at, b.id`,
    [workoutId],
  );
  await client.query('update studio.workouts set canceled_at = null where id = $1', [workoutId]);
  await client.query(
    'update studio.class_places set cancel_reason = null, version = version + 1 where workout_number = $1',
    [studioClass.number],
  );
  await noteEvents(client, 'class.restored', [workoutId], now);
  for (const canceled of rows) await bookAgain(client, workoutId, canceled, context);
  return decision;
}

async function bookAgain(
  client: PoolClient,
  workoutId: string,
  { id, customerNumber, language: ofBooking }: Canceled,
  { letters, now }: WaitlistContext,
): Promise<void> {
  const studioClass = await readHeldClass(client, workoutId, now);
  const person = studioClass && (await readPerson(client, studioClass, customerNumber, { now }));
  if (studioClass === undefined || person === undefined) throw new Error('The class or the person is gone.');
  const { reader } = person;
  const { firstName, email } = reader;
  const language = reader.language ?? ofBooking;
  const mail = { studioClass, firstName, email, language, writtenAt: now } as const;
  // They had a place before, also where staff had gone beyond the capacity.
  const decision = decideBooking({ studioClass, person, now, mayExceed: true });
  if (decision.outcome === 'refused') {
    const { reason } = decision;
    await tellAboutClass(client, {
      reader,
      news: 'passed_over',
      occasion: id,
      studioClass,
      now,
      mail: () => composePassedOver(letters, { ...mail, entry: id, reason }),
    });
    return;
  }
  const { payer } = decision;
  const isBeyond = studioClass.taken >= studioClass.capacity;
  const place = { via: isBeyond ? 'desk' : 'member', freeUntil: null, language: mail.language } as const;
  await bookAndTell(client, letters, { ...place, studioClass, person, payer, now });
}

/**
 * Settles what an import changed behind the engine's back, in its transaction: bookings of cancelled classes are given up,
 * everybody booked hears of another coach, room or time, and lists of classes with more places are served.
 */
export async function settleImportedClasses(client: PoolClient, context: WaitlistContext): Promise<void> {
  const { rows: canceled } = await client.query<{ id: string }>(
    `select w.id from studio.workouts w join studio.class_places p on p.workout_number = w.number
      where w.canceled_at is not null and w.start_datetime > $1
        and (p.waiting > 0 or p.offered > 0
          or exists (select from studio.bookings b
                      where b.workout_id = w.id and b.canceled_at is null and b.via <> 'import'))
      order by w.number`,
    [context.now],
  );
  for (const { id } of canceled) {
    await holdClassAndEverybody(client, id);
    const studioClass = await readHeldClass(client, id, context.now);
    if (studioClass !== undefined) await settleCanceledClass(client, studioClass, context);
  }
  await tellChanges(client, context);
  // The time of the change: in the last hour a free place beside a list is as it should be.
  const { rows: roomy } = await client.query<{ id: string }>(
    `update studio.class_places p set changed_at = greatest(p.changed_at, $1) from studio.workouts w
      where w.number = p.workout_number and p.waiting > 0 and w.canceled_at is null
        and p.taken < p.capacity
     returning w.id`,
    [context.now],
  );
  for (const { id } of roomy) await serveClass(client, id, context);
}

async function holdClassAndEverybody(client: PoolClient, workoutId: string): Promise<void> {
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

async function settleCanceledClass(
  client: PoolClient,
  studioClass: HeldClass,
  { letters, now }: WaitlistContext,
): Promise<void> {
  const entries = await client.query<{ number: string }>(
    `select number::text from studio.waitlist_entries where workout_number = $1 and state in ('waiting', 'offered')`,
    [studioClass.number],
  );
  const waiting = await peopleWaiting(client, studioClass.id);
  for (const { number } of entries.rows) await moveEntry(client, number, 'removed', now);
  const people = [...(await peopleOfClass(client, studioClass.id, now)), ...waiting];
  for (const booking of await bookingsOfClass(client, studioClass.id)) {
    await giveUpPlace(client, booking, { kind: 'studio' }, now);
  }
  await client.query(
    `update studio.fees f set state = 'dropped', changed_at = $2 from studio.bookings b
      where b.id = f.booking_id and b.workout_id = $1 and f.state in ('pending', 'due', 'objected')`,
    [studioClass.id, now],
  );
  for (const { key, firstName, email, language, standing, reader, eventId } of people) {
    const mail = { studioClass, firstName, email, language, writtenAt: now, eventId } as const;
    await tellAboutClass(client, {
      reader,
      news: 'canceled',
      occasion: key,
      studioClass,
      now,
      mail: () => composeClassCanceled(letters, { ...mail, bookingId: key, standing }),
    });
  }
}
