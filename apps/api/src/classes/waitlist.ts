import { callsList, servesList, serveFirst } from '@lifted/domain/bookings/booking';
import { cutOff, promotedFreeUntil } from '@lifted/domain/bookings/booking-times';
import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { planJob } from '../jobs/job-queue.ts';
import type { LetterSettings } from '../mail/letter.ts';
import { bookAndTell } from './book-and-tell.ts';
import { composeOffer } from './booking-letters.ts';
import { tellAboutClass } from './class-messages.ts';
import { lockPeople, readPerson } from './booking-people.ts';
import { lockClasses, readLockedClass } from './class-places.ts';
import { callList } from './waiting/call-list.ts';
import { composePassedOver } from './waiting/passed-over-letter.ts';
import { moveWaitlistEntry } from './waiting/waitlist-entries.ts';

/** The kind of the job that ends an offer; its key is the number of the entry. */
export const OFFER_ENDS_JOB = 'offer_ends';

/** What serving a waitlist needs besides the database. */
export interface WaitlistContext {
  readonly letters: LetterSettings;
  readonly now: Date;
}

/** Locks the classes, then these people and everybody who waits for one of the classes. */
export async function lockClassesAndLists(
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
 * transaction (studio operations, invariants 2 and 6). In the last hour everybody on it is told of the place instead. The
 * caller has locked the class and everybody on its list.
 */
export async function serveList(
  client: PoolClient,
  workoutId: string,
  context: WaitlistContext,
): Promise<void> {
  const { letters, now } = context;
  for (;;) {
    const studioClass = await readLockedClass(client, workoutId, now, { servesList: true });
    if (studioClass === undefined) return;
    if (callsList(studioClass, now)) await callList(client, studioClass, context);
    if (!servesList(studioClass, now)) return;
    const first = await firstOfList(client, studioClass.number);
    if (first === undefined) return;
    const person = await readPerson(client, studioClass, first.customerNumber, { now });
    if (person === undefined) throw new Error('Somebody on a waitlist is no customer.');

    const { hadOffer } = first;
    const decision = serveFirst({ studioClass, person, now, cutOff: cutOff(studioClass.start), hadOffer });
    const { reader } = person;
    const language = reader.language ?? first.language;
    const mail = { studioClass, firstName: reader.firstName, email: reader.email, language, writtenAt: now };
    const message = { reader, occasion: first.number, studioClass, now };
    switch (decision.outcome) {
      case 'promoted': {
        const place = { via: 'list', freeUntil: promotedFreeUntil(now, studioClass.start) } as const;
        const { payer } = decision;
        await bookAndTell(client, letters, { ...place, studioClass, person, payer, language, now });
        break;
      }
      case 'offered':
        await moveWaitlistEntry(client, first.number, 'offered', now, decision.until);
        await planJob(client, { kind: OFFER_ENDS_JOB, key: first.number }, decision.until);
        await tellAboutClass(client, {
          ...message,
          news: 'offer',
          until: decision.until,
          mail: () => composeOffer(letters, { ...mail, entry: first.number, until: decision.until }),
        });
        break;
      case 'passed_over':
        await moveWaitlistEntry(client, first.number, 'passed_over', now);
        await tellAboutClass(client, {
          ...message,
          news: 'passed_over',
          mail: () => composePassedOver(letters, { ...mail, entry: first.number, reason: decision.reason }),
        });
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
  /** They were offered a place of this class before, and did not answer. */
  readonly hadOffer: boolean;
}

async function firstOfList(client: PoolClient, workoutNumber: number): Promise<FirstOfList | undefined> {
  const { rows } = await client.query<FirstOfList>({
    name: 'first-of-waitlist',
    text: `select e.number::text, e.customer_number as "customerNumber", e.language,
                  exists (select from studio.waitlist_entries o
                           where o.workout_number = e.workout_number and o.customer_number = e.customer_number
                             and o.state = 'expired' and o.offer_ends_at is not null) as "hadOffer"
             from studio.waitlist_entries e
            where e.workout_number = $1 and e.state = 'waiting' order by e.number limit 1`,
    values: [workoutNumber],
  });
  return rows[0];
}

/** Holds a class and its list, and gives its free places away. Harmless when there is nothing to give. */
export async function serveClass(
  client: PoolClient,
  workoutId: string,
  context: WaitlistContext,
): Promise<void> {
  await lockClassesAndLists(client, [workoutId], []);
  await serveList(client, workoutId, context);
}
