/** What staff do with places of members: book one for somebody, and take one back (studio operations, sections 2 and 4). */
import { randomUUID } from 'node:crypto';
import { decideBooking, type BookingRefusal } from '@lifted/domain/bookings/booking';
import { removalRefusal, type RemovalRefusal } from '@lifted/domain/bookings/roster';
import type { Language } from '@lifted/domain/language/language';
import type { PoolClient } from 'pg';
import { writeMail } from '../../mail/outbox.ts';
import { bookAndTell } from '../book-and-tell.ts';
import { composePlaceRemoved } from '../booking-letters.ts';
import { lockPeople, readPerson } from '../booking-people.ts';
import { lockClasses, readHeldClass } from '../class-places.ts';
import { findBooking, giveUpPlace } from '../give-up-place.ts';
import { holdClassesAndLists, moveEntry, serveList, type WaitlistContext } from '../waitlist.ts';

interface StaffBooking {
  readonly workoutId: string;
  readonly customerNumber: number;
  /** The entitlement that pays; undefined: the rule chooses. */
  readonly chosen?: string | undefined;
  /** Staff lets them in although the class is full. */
  readonly mayExceed: boolean;
}

export type StaffBookingOutcome =
  | { readonly outcome: 'booked'; readonly bookingId: string; readonly isBeyond: boolean }
  | { readonly outcome: 'refused'; readonly reason: BookingRefusal }
  | { readonly outcome: 'unknown' };

/** Takes a place for a member by the member's own rules, in the caller's transaction. They get the same mail. */
export async function bookForMember(
  client: PoolClient,
  { workoutId, customerNumber, chosen, mayExceed }: StaffBooking,
  { letters, now }: WaitlistContext,
): Promise<StaffBookingOutcome> {
  await lockClasses(client, [workoutId]);
  await lockPeople(client, [customerNumber]);
  const studioClass = await readHeldClass(client, workoutId, now);
  const person = studioClass && (await readPerson(client, studioClass, customerNumber, { now }));
  if (studioClass === undefined || person === undefined) return { outcome: 'unknown' };
  const decision = decideBooking({ studioClass, person, now, chosen, mayExceed });
  if (decision.outcome === 'refused') return decision;
  const isBeyond = studioClass.taken >= studioClass.capacity;
  if (person.entry !== null) await moveEntry(client, person.entry, 'promoted', now);
  const { bookingId } = await bookAndTell(client, letters, {
    studioClass,
    person,
    payer: decision.payer,
    via: isBeyond ? 'desk' : 'member',
    freeUntil: null,
    language: await languageOfMember(client, customerNumber),
    now,
    command: { ...BY_STUDIO, key: randomUUID(), name: 'book' },
  });
  return { outcome: 'booked', bookingId, isBeyond };
}

/** What was asked for a member is kept with what they asked themselves; who asked is in the audit log. */
const BY_STUDIO = { actor: 'studio', actorUid: null } as const;

/** The language of the member's latest booking; German where none is known. */
async function languageOfMember(client: PoolClient, customerNumber: number): Promise<Language> {
  const { rows } = await client.query<{ language: Language }>(
    `select language from studio.bookings where customer_number = $1 and language is not null
      order by booked_at desc, id limit 1`,
    [customerNumber],
  );
  return rows[0]?.language ?? 'de';
}

export type RemovalOutcome =
  | { readonly outcome: 'removed'; readonly workoutId: string; readonly customerNumber: number }
  | { readonly outcome: 'refused'; readonly reason: RemovalRefusal }
  | { readonly outcome: 'unknown' };

/**
 * Takes a member out of a class, in the caller's transaction: free of charge, with a mail, and the place goes to who waits
 * for it (invariant 6).
 */
export async function removeBooking(
  client: PoolClient,
  bookingId: string,
  context: WaitlistContext,
): Promise<RemovalOutcome> {
  const { letters, now } = context;
  const seen = await findBooking(client, bookingId);
  const customerNumber = seen?.customerNumber ?? null;
  if (seen === undefined || customerNumber === null) return { outcome: 'unknown' };
  await holdClassesAndLists(client, [seen.workoutId], [customerNumber]);
  const booking = await findBooking(client, bookingId);
  const studioClass = await readHeldClass(client, seen.workoutId, now);
  const person = studioClass && (await readPerson(client, studioClass, customerNumber, { now }));
  if (booking === undefined || studioClass === undefined || person === undefined)
    return { outcome: 'unknown' };
  const reason = removalRefusal(booking, now);
  if (reason !== null) return { outcome: 'refused', reason };
  await giveUpPlace(client, booking, { kind: 'free' }, now);
  const { firstName, email } = person;
  const language = await languageOfMember(client, customerNumber);
  const mail = { studioClass, firstName, email, language, writtenAt: now, bookingId } as const;
  await writeMail(client, composePlaceRemoved(letters, mail));
  await client.query(
    `insert into studio.booking_commands
       (customer_number, key, actor, actor_uid, command, workout_number, booking_id, outcome, at)
     values ($1, $2, $3, $4, 'cancel', $5, $6, 'canceled_free', $7)`,
    [customerNumber, randomUUID(), BY_STUDIO.actor, BY_STUDIO.actorUid, studioClass.number, bookingId, now],
  );
  await serveList(client, booking.workoutId, context);
  return { outcome: 'removed', workoutId: booking.workoutId, customerNumber };
}
