import { randomUUID } from 'node:crypto';
import type { BookedVia } from '@lifted/domain/bookings/cancellation';
import { CLASS_LENGTH_MS } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { insertEvents } from '../events/insert-events.ts';
import { planJob } from '../jobs/job-queue.ts';
import { newLinkToken } from '../mail/link-token.ts';
import type { NumberedEntitlement, PersonHere } from './booking-people.ts';
import type { ReaderLanguage } from '../mail/letter.ts';
import type { Command } from './booking-command.ts';
import type { CountedClass } from './class-places.ts';
import { moveWaitlistEntry } from './waiting/waitlist-entries.ts';

/** The kind of the job that takes a person off waitlists that overlap their bookings; its key is the person's number. */
export const LEAVE_OVERLAPPING_JOB = 'leave_overlapping_waits';

/** A place to be taken: in which class, by whom, and what pays. */
export interface Taking {
  readonly studioClass: CountedClass;
  readonly person: PersonHere;
  readonly payer: NumberedEntitlement;
  readonly via: Exclude<BookedVia, 'import'>;
  readonly freeUntil: Date | null;
  /** Null where nobody knows it. */
  readonly language: ReaderLanguage;
  readonly now: Date;
  /** Undefined: the place results from another command, such as somebody else's cancellation. */
  readonly command?: Command | undefined;
}

export interface TakenPlace {
  readonly bookingId: string;
  /** Secret of the link in the mail; the booking stores its SHA-256. */
  readonly linkToken: string;
}

/**
 * Takes the person off the waitlist of the class and writes the booking, the credit it takes, its event and the command in one
 * statement. The caller has locked class and person and has decided that the place may be taken.
 */
export async function takePlace(client: PoolClient, taking: Taking): Promise<TakenPlace> {
  const { studioClass, person, payer, via, freeUntil, language, now, command } = taking;
  if (person.entry !== null) await moveWaitlistEntry(client, person.entry, 'promoted', now);
  const bookingId = randomUUID();
  const link = newLinkToken();
  await client.query({
    name: 'take-place',
    text: TAKE_PLACE,
    values: [
      bookingId,
      person.number,
      studioClass.id,
      now,
      via,
      payer.number,
      freeUntil,
      studioClass.start,
      new Date(studioClass.start.getTime() + CLASS_LENGTH_MS),
      link.hash,
      language,
      payer.kind === 'pass',
      payer.lastEntry,
      payer.kind === 'pass' ? payer.credits : 0,
      command?.key ?? null,
      command?.actor ?? null,
      command?.actorUid ?? null,
      command?.name ?? null,
      studioClass.number,
    ],
  });
  if (person.waitsElsewhere.length > 0) {
    await planJob(client, { kind: LEAVE_OVERLAPPING_JOB, key: String(person.number) }, now);
  }
  return { bookingId, linkToken: link.token };
}

const TAKE_PLACE = `
  with booking as (
    insert into studio.bookings
      (id, customer_number, workout_id, booked_at, via, entitlement_number, free_until, during, link_token_hash, language)
    values ($1, $2, $3, $4, $5, $6, $7, tstzrange($8, $9), $10, $11)
  ), entry as (
    insert into studio.credit_entries (entitlement_number, entry, kind, credits, booking_id, before, after, at)
    select $6, $13::integer + 1, 'held', -1, $1, $14::integer, $14::integer - 1, $4 where $12::boolean
  ), event as (${insertEvents(
    'booking.created',
    `select $1::text as object_id, jsonb_build_object('class_id', $3::text, 'person_id', c.id) as data
       from studio.customers c where c.number = $2`,
    '$4',
  )}
  )
  insert into studio.booking_commands
    (customer_number, key, actor, actor_uid, command, workout_number, booking_id, outcome, at)
  select $2, $15::uuid, $16::text, $17::text, $18::text, $19::integer, $1, 'booked', $4 where $15::uuid is not null`;
