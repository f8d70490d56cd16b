import { placeEventId } from '@lifted/domain/calendar/calendar-file';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import { mailKey } from '../mail/link-token.ts';
import { READER, type Reader } from '../notifications/reader.ts';

/** What somebody is to a class: booked, in a test workout, or on its waitlist. */
export type ClassAudience = 'members' | 'visitors' | 'waiting';

/** Somebody whom mails about a class go to. */
export interface PersonOfClass {
  /** Names the mail: the booking, 'test-' and the number of a test place, or 'wait-' and that of an entry of the waitlist. */
  readonly key: string;
  readonly firstName: string;
  readonly email: string;
  /** The member's own, or of the page it was booked on. Null where nobody knows; mails are then in both. */
  readonly language: Language | null;
  readonly audience: ClassAudience;
  /** Of their place in calendars; null without a place, or while it is held: nothing is in their calendar yet. */
  readonly eventId: string | null;
  /** Null for a visitor. */
  readonly reader: Reader | null;
}

/** The same, beside the class it is. */
export interface PersonOfOneClass extends PersonOfClass {
  readonly workoutId: string;
}

/** Members and visitors with a place in a class. Guests of partners are not among them: we have no address of theirs. */
export function peopleOfClass(
  client: Pool | PoolClient,
  workoutId: string,
  now: Date,
): Promise<readonly PersonOfOneClass[]> {
  return peopleOfClasses(client, [workoutId], now);
}

/** The same of several classes at once, however many. */
export async function peopleOfClasses(
  client: Pool | PoolClient,
  workoutIds: readonly string[],
  now: Date,
): Promise<readonly PersonOfOneClass[]> {
  const { rows } = await client.query<
    Omit<PersonOfOneClass, 'eventId'> & { readonly linkHash: Buffer | null }
  >(
    `select b.workout_id as "workoutId", b.id as key, c.first_name as "firstName", c.email, coalesce(r.reader->>'language', b.language) as language,
            'members' as audience, r.reader, null::bytea as "linkHash"
       from studio.bookings b join studio.customers c on c.number = b.customer_number
      cross join lateral (select ${READER} as reader) r
      where b.workout_id = any ($1) and b.canceled_at is null
     union all
     select t.workout_id, 'test-' || t.id, t.name, t.email, t.language, 'visitors', null,
            case when t.held_until is null then t.cancel_token_hash end
       from studio.trial_bookings t
      where t.workout_id = any ($1) and t.email is not null and studio.takes_place(t, $2)
     order by 2`,
    [workoutIds, now],
  );
  return rows.map(({ linkHash, ...person }) => ({
    ...person,
    eventId: eventIdOf(person, linkHash),
  }));
}

function eventIdOf(
  { reader, workoutId }: Pick<PersonOfOneClass, 'reader' | 'workoutId'>,
  linkHash: Buffer | null,
): string | null {
  if (reader !== null) return placeEventId(workoutId, reader.customerId);
  return linkHash && trialEventId(mailKey(linkHash));
}

/** Of a test place, by the name of its mails. */
export function trialEventId(key: string): string {
  return `trial-${key}`;
}

/** Members on the waitlists of classes, by their ids. */
export async function peopleWaiting(
  client: Pool | PoolClient,
  workoutIds: readonly string[],
): Promise<readonly PersonOfOneClass[]> {
  const { rows } = await client.query<PersonOfOneClass>(
    `select w.id as "workoutId", 'wait-' || e.number as key, c.first_name as "firstName", c.email,
            coalesce(r.reader->>'language', e.language) as language, 'waiting' as audience, r.reader,
            null as "eventId"
       from studio.waitlist_entries e
       join studio.workouts w on w.number = e.workout_number
       join studio.customers c on c.number = e.customer_number
      cross join lateral (select ${READER} as reader) r
      where w.id = any ($1) and e.state in ('waiting', 'offered')
      order by e.number`,
    [workoutIds],
  );
  return rows;
}
