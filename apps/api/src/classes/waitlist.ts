import { servesList, serveFirst } from '@lifted/domain/bookings/booking';
import { cutOff, promotedFreeUntil } from '@lifted/domain/bookings/booking-times';
import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { planJob } from '../jobs/job-queue.ts';
import type { LetterSettings } from '../mail/letter.ts';
import { writeMail } from '../mail/outbox.ts';
import { bookAndTell } from './book-and-tell.ts';
import { composeOffer, composePassedOver } from './booking-letters.ts';
import { lockPeople, readPerson } from './booking-people.ts';
import { lockClasses, readHeldClass } from './class-places.ts';

/** The kind of the job that ends an offer; its key is the number of the entry. */
export const OFFER_ENDS_JOB = 'offer_ends';

/** The kind of the job that ends the waitlist of a class when it starts; its key is the number of the class. */
export const LIST_ENDS_JOB = 'list_ends';

/** What serving a waitlist needs besides the database. */
export interface WaitlistContext {
  readonly letters: LetterSettings;
  readonly now: Date;
}

/** Locks the classes, then these people and everybody who waits for one of the classes. */
export async function holdClassesAndLists(
  client: PoolClient,
  workoutIds: readonly string[],
  people: readonly number[],
): Promise<void> {
  await lockClasses(client, workoutIds);
  const { rows } = await client.query<{ number: number }>(
    `select distinct e.customer_number as number
       from studio.waitlist_entries e join studio.workouts w on w.number = e.workout_number
      where w.id = any ($1) and e.state = 'waiting' and e.customer_number is not null`,
    [workoutIds],
  );
  await lockPeople(client, [...people, ...rows.map(({ number }) => number)]);
}

/**
 * Gives every free place of a class to its waitlist, in order: called by every command that may have freed one, in its
 * transaction (studio operations, invariants 2 and 6). The caller holds the class and everybody on its list.
 */
export async function serveList(
  client: PoolClient,
  workoutId: string,
  context: WaitlistContext,
): Promise<void> {
  const { letters, now } = context;
  for (;;) {
    const studioClass = await readHeldClass(client, workoutId, now);
    if (studioClass === undefined || !servesList(studioClass, now)) return;
    const first = await firstOfList(client, studioClass.number);
    if (first === undefined) return;
    const person = await readPerson(client, studioClass, first.customerNumber, { now });
    if (person === undefined) throw new Error('Somebody on a waitlist is no customer.');

    const decision = serveFirst({ studioClass, person, now, cutOff: cutOff(studioClass.start) });
    const { language } = first;
    const mail = { studioClass, firstName: person.firstName, email: person.email, language, writtenAt: now };
    switch (decision.outcome) {
      case 'promoted': {
        await moveEntry(client, first.number, 'promoted', now);
        const place = { via: 'list', freeUntil: promotedFreeUntil(now, studioClass.start) } as const;
        const { payer } = decision;
        await bookAndTell(client, letters, { ...place, studioClass, person, payer, language, now });
        break;
      }
      case 'offered':
        await moveEntry(client, first.number, 'offered', now, decision.until);
        await planJob(client, { kind: OFFER_ENDS_JOB, key: first.number }, decision.until);
        await writeMail(
          client,
          composeOffer(letters, { ...mail, entry: first.number, until: decision.until }),
        );
        break;
      case 'passed_over':
        await moveEntry(client, first.number, 'passed_over', now);
        await writeMail(
          client,
          composePassedOver(letters, { ...mail, entry: first.number, reason: decision.reason }),
        );
        break;
      default:
        return decision satisfies never;
    }
  }
}

interface FirstOfList {
  readonly number: string;
  readonly customerNumber: number;
  readonly language: Language;
}

async function firstOfList(client: PoolClient, workoutNumber: number): Promise<FirstOfList | undefined> {
  const { rows } = await client.query<FirstOfList>({
    name: 'first-of-waitlist',
    text: `select number::text, customer_number as "customerNumber", language from studio.waitlist_entries
            where workout_number = $1 and state = 'waiting' order by waitlist_entries.number limit 1`,
    values: [workoutNumber],
  });
  return rows[0];
}

/** The states an entry of a waitlist can come to. */
export type EntryState = 'offered' | 'promoted' | 'left' | 'passed_over' | 'expired' | 'removed';

/** Moves an entry to another state; the caller holds its class. */
export async function moveEntry(
  client: PoolClient,
  number: string,
  state: EntryState,
  now: Date,
  offerEndsAt: Date | null = null,
): Promise<void> {
  await client.query(
    `update studio.waitlist_entries set state = $2, changed_at = $3, offer_ends_at = coalesce($4, offer_ends_at)
      where number = $1::bigint`,
    [number, state, now, offerEndsAt],
  );
}

/** Holds a class and its list, and gives its free places away. Harmless when there is nothing to give. */
export async function serveClass(
  client: PoolClient,
  workoutId: string,
  context: WaitlistContext,
): Promise<void> {
  await holdClassesAndLists(client, [workoutId], []);
  await serveList(client, workoutId, context);
}
