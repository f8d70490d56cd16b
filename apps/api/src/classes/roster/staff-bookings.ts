/** What staff do with places of members: book one for somebody, and take one back (studio operations, sections 2 and 4). */
import { secondThoughtsUntil } from '@lifted/domain/bookings/booking-times';
import {
  decideTaking,
  decideWalkIn,
  type TakingRefusal,
  type WalkInRefusal,
} from '@lifted/domain/bookings/booking';
import type { Refused } from '@lifted/domain/bookings/entitlement';
import { removalRefusal, type RemovalRefusal } from '@lifted/domain/bookings/roster';
import type { Pool, PoolClient } from 'pg';
import { bookAndTell } from '../book-and-tell.ts';
import { rememberCommand, studioCommand } from '../booking-command.ts';
import { noteBookingEvent } from '../../events/booking-events.ts';
import { lockPeople, readPerson, type NumberedEntitlement } from '../booking-people.ts';
import { tellRemoved } from '../canceled-place/tell-removed.ts';
import { languageOfMember } from '../language-of-member.ts';
import { lockClasses, readClass, readLockedClass } from '../class-places.ts';
import { findBooking, cancelPlace } from '../cancel-place.ts';
import { takePlace, type Taking } from '../take-place.ts';
import { lockClassesAndLists, serveList, type WaitlistContext } from '../waitlist.ts';

interface StaffBooking {
  readonly workoutId: string;
  readonly customerNumber: number;
  /** The entitlement that pays; undefined: the rule chooses. */
  readonly chosen?: string | undefined;
  /** Staff lets them in although the class is full. */
  readonly mayExceed: boolean;
  /** They had a place before, and heard that staff took them out. */
  readonly isPutBack?: boolean | undefined;
}

export type StaffBookingOutcome =
  | { readonly outcome: 'booked'; readonly bookingId: string; readonly isBeyond: boolean }
  | Refused<TakingRefusal>
  | { readonly outcome: 'unknown' };

/**
 * Takes a place for a member by the member's own rules, in the caller's transaction. They get the same mail,
 * whatever they chose. Somebody who is put back had heard that the place costs nothing: that stays true, as for a class that is
 * restored.
 */
export async function bookForMember(
  client: PoolClient,
  { workoutId, customerNumber, chosen, mayExceed, isPutBack = false }: StaffBooking,
  { letters, now }: WaitlistContext,
): Promise<StaffBookingOutcome> {
  const locked = await lockClassAndPerson(client, { workoutId, customerNumber, now });
  if (locked === undefined) return { outcome: 'unknown' };
  const { studioClass, person } = locked;
  const decision = decideTaking({ ...locked, now, chosen, mayExceed, offerEndsAt: person.offerEndsAt });
  if (decision.outcome === 'refused') return decision;
  const { payer, isOffered } = decision;
  const isBeyond = !isOffered && studioClass.taken >= studioClass.capacity;
  const place = await placeByStaff(client, { ...locked, payer, isBeyond, isOffered, now });
  const terms = isPutBack ? ({ via: 'restored', freeUntil: studioClass.start } as const) : {};
  const { bookingId } = await bookAndTell(client, letters, { ...place, ...terms });
  return { outcome: 'booked', bookingId, isBeyond };
}

export type StaffBookingPreview =
  | {
      readonly outcome: 'booked';
      readonly payer: NumberedEntitlement;
      readonly isBeyond: boolean;
      readonly isWaiting: boolean;
    }
  | Refused<TakingRefusal>
  | { readonly outcome: 'unknown' };

/** What would pay for a place booked for a member, or why they would get none. Locks nothing and changes nothing. */
export async function previewBookingForMember(
  pool: Pool,
  { workoutId, customerNumber, mayExceed }: StaffBooking,
  now: Date,
): Promise<StaffBookingPreview> {
  const studioClass = await readClass(pool, workoutId, now);
  const person = studioClass && (await readPerson(pool, studioClass, customerNumber, { now }));
  if (studioClass === undefined || person === undefined) return { outcome: 'unknown' };
  const taken = studioClass.taken - studioClass.expired;
  const { offerEndsAt } = person;
  const decision = decideTaking({
    studioClass: { ...studioClass, taken },
    person,
    now,
    mayExceed,
    offerEndsAt,
  });
  if (decision.outcome === 'refused') return decision;
  const isBeyond = !decision.isOffered && taken >= studioClass.capacity;
  return { outcome: 'booked', payer: decision.payer, isBeyond, isWaiting: person.entry !== null };
}

/** The name of the command that books somebody who came without a booking: it tells such a booking from others. */
export const WALK_IN = 'walk_in';

interface WalkIn {
  readonly workoutId: string;
  readonly customerNumber: number;
  readonly now: Date;
}

export type WalkInOutcome =
  | { readonly outcome: 'booked'; readonly bookingId: string; readonly isBeyond: boolean }
  | Refused<WalkInRefusal>
  | { readonly outcome: 'unknown' };

/** Takes a place for a member who is present without one, in the caller's transaction, and marks them present. */
export async function bookWalkIn(
  client: PoolClient,
  { workoutId, customerNumber, now }: WalkIn,
): Promise<WalkInOutcome> {
  const locked = await lockClassAndPerson(client, { workoutId, customerNumber, now });
  if (locked === undefined) return { outcome: 'unknown' };
  const present = await countPresent(client, workoutId);
  const decision = decideWalkIn({ ...locked, present, now });
  if (decision.outcome === 'refused') return decision;
  const { isBeyond } = decision;
  const isOffered = false;
  const place = await placeByStaff(client, { ...locked, payer: decision.payer, isBeyond, isOffered, now });
  const { bookingId } = await takePlace(client, { ...place, command: studioCommand(WALK_IN) });
  await client.query('update studio.bookings set has_attended = true where id = $1', [bookingId]);
  await noteBookingEvent(client, 'booking.attended', bookingId, now);
  return { outcome: 'booked', bookingId, isBeyond };
}

type Locked = Pick<Taking, 'studioClass' | 'person'>;

/** The class and the member, locked in that order; undefined when one of them does not exist. */
async function lockClassAndPerson(
  client: PoolClient,
  { workoutId, customerNumber, now }: WalkIn,
): Promise<Locked | undefined> {
  await lockClasses(client, [workoutId]);
  await lockPeople(client, [customerNumber]);
  const studioClass = await readLockedClass(client, workoutId, now);
  const person = studioClass && (await readPerson(client, studioClass, customerNumber, { now }));
  return studioClass && person && { studioClass, person };
}

/** What staff takes for a member. */
async function placeByStaff(
  client: PoolClient,
  {
    studioClass,
    person,
    payer,
    isBeyond,
    isOffered,
    now,
  }: Locked & Pick<Taking, 'payer' | 'now'> & { readonly isBeyond: boolean; readonly isOffered: boolean },
): Promise<Taking> {
  return {
    studioClass,
    person,
    payer,
    via: isBeyond ? 'desk' : isOffered ? 'offer' : 'member',
    freeUntil: isOffered ? secondThoughtsUntil(now) : null,
    language: await languageOfMember(client, person.reader),
    now,
    command: studioCommand('book'),
  };
}

async function countPresent(client: PoolClient, workoutId: string): Promise<number> {
  const { rows } = await client.query<{ present: number }>(
    `select ((select count(*) from studio.bookings
               where workout_id = $1 and canceled_at is null and has_attended)
           + (select count(*) from studio.trial_bookings
               where workout_id = $1 and canceled_at is null and released_at is null and has_attended)
           + (select count(*) from studio.partner_guests g join studio.workouts w on w.number = g.workout_number
               where w.id = $1 and g.removed_at is null and g.has_attended))::integer as present`,
    [workoutId],
  );
  return rows[0]?.present ?? 0;
}

export type RemovalOutcome =
  | { readonly outcome: 'removed'; readonly workoutId: string; readonly customerNumber: number }
  | { readonly outcome: 'refused'; readonly reason: RemovalRefusal }
  | { readonly outcome: 'unknown' };

/**
 * Takes a member out of a class, in the caller's transaction: free of charge, with a mail, and the place goes to the waitlist
 * (invariant 6).
 */
export async function removeBooking(
  client: PoolClient,
  bookingId: string,
  context: WaitlistContext,
): Promise<RemovalOutcome> {
  const { now } = context;
  const seen = await findBooking(client, bookingId);
  const customerNumber = seen?.customerNumber ?? null;
  if (seen === undefined || customerNumber === null) return { outcome: 'unknown' };
  await lockClassesAndLists(client, [seen.workoutId], [customerNumber]);
  const booking = await findBooking(client, bookingId);
  const studioClass = await readLockedClass(client, seen.workoutId, now);
  const person = studioClass && (await readPerson(client, studioClass, customerNumber, { now }));
  if (booking === undefined || studioClass === undefined || person === undefined)
    return { outcome: 'unknown' };
  const reason = removalRefusal(booking, now);
  if (reason !== null) return { outcome: 'refused', reason };
  await cancelPlace(client, booking, { kind: 'free', by: 'studio' }, now);
  await tellRemoved(client, { ...booking, customerNumber }, 'unsaid', context);
  const done = { customerNumber, workoutNumber: studioClass.number, bookingId } as const;
  await rememberCommand(client, studioCommand('cancel'), { ...done, outcome: 'canceled_free' }, now);
  await serveList(client, booking.workoutId, context);
  return { outcome: 'removed', workoutId: booking.workoutId, customerNumber };
}
