/** What members do with places: each command is one transaction and may be repeated with its key (studio operations, section 2). */
import { classRefusal, decideAcceptance, decideJoining, decideTaking } from '@lifted/domain/bookings/booking';
import { inBookingTransaction } from '../booking-transaction.ts';
import { decideCancellation } from '@lifted/domain/bookings/cancellation';
import { firstComeFrom, secondThoughtsUntil } from '@lifted/domain/bookings/booking-times';
import type { BookingOutcome } from '@lifted/contract/class-bookings';
import { placeEventId } from '@lifted/domain/calendar/calendar-file';
import type { Language } from '@lifted/domain/language/language';
import { takesChannel } from '@lifted/domain/notifications/message-channels';
import type { Pool, PoolClient } from 'pg';
import { bookAndTell } from '../book-and-tell.ts';
import { rememberCommand, type Command } from '../booking-command.ts';
import type { SwappedPlace } from '../booking-letters.ts';
import { lockPeople, readPerson, type PersonHere } from '../booking-people.ts';
import { lockClasses, readClass, readLockedClass, type CountedClass } from '../class-places.ts';
import { findBooking, cancelPlace, type Canceling, type LockedBooking } from '../cancel-place.ts';
import { tellPlaceCanceled } from '../canceled-place/tell-canceled-place.ts';
import type { Taking } from '../take-place.ts';
import { joinList, moveWaitlistEntry } from '../waiting/waitlist-entries.ts';
import { lockClassesAndLists, serveList } from '../waitlist.ts';
import { keyOfAnotherCommand } from '../../http/errors/request-refusals.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { languageFor, rememberLanguage } from '../../notifications/reader.ts';
import { swapRefused } from './going-back.ts';
import {
  commandRefused,
  decisionRefused,
  noSuchBooking,
  noSuchClass,
  type CommandRefusal,
} from './command-refusals.ts';

type CommandName = 'book' | 'cancel' | 'swap' | 'join' | 'leave' | 'accept';

/** One request of one person. */
export interface CommandRequest {
  readonly customerNumber: number;
  /** Drawn by the client; a repeat with the same key answers the same. */
  readonly key: string;
  readonly actor: Command['actor'];
  readonly actorUid: string | null;
  readonly language: Language;
  readonly now: Date;
}

interface Engine {
  readonly pool: Pool;
  readonly letters: LetterSettings;
}

/** Takes a place. Throws the refusal with its name, and `not_found` for an unknown class. */
export async function bookClassFor(
  { pool, letters }: Engine,
  workoutId: string,
  chosen: string | undefined,
  request: CommandRequest,
): Promise<BookingOutcome> {
  const { customerNumber, now } = request;
  const seen = await readClass(pool, workoutId, now);
  if (seen === undefined) throw noSuchClass();
  const early = refusalAtAGlance(seen, now);
  if (early !== null) {
    const known = await repeatedOrOffered(pool, seen, request, early);
    if (known !== 'offered') return known;
  }

  const locks = [
    `select workout_number from studio.class_places where workout_number = ${seen.number} for no key update`,
    `select number from studio.customers where number = ${customerNumber} for no key update`,
  ];
  return inBookingTransaction(
    pool,
    async (client) => {
      const locked = await readLocked(client, workoutId, request, 'book');
      if (locked.answered !== null) return locked.answered;
      const decision = decideTaking({ ...locked, now, chosen, offerEndsAt: locked.person.offerEndsAt });
      if (decision.outcome === 'refused') throw decisionRefused(decision);
      const command = commandOf('book', request);
      return takeAndMail(client, letters, { ...locked, ...termsOf(decision, now), now, command });
    },
    locks,
  );
}

/** Cancels a place: free or late by the clock. Another person's booking is unknown. */
export async function cancelBookingFor(
  { pool, letters }: Engine,
  bookingId: string,
  request: CommandRequest,
): Promise<BookingOutcome> {
  const { customerNumber, now } = request;
  const seen = await findBooking(pool, bookingId);
  if (seen === undefined || seen.customerNumber !== customerNumber) throw noSuchBooking();
  return inBookingTransaction(pool, async (client) => {
    await lockClassesAndLists(client, [seen.workoutId], [customerNumber]);
    const { studioClass, person, language, answered } = await readLocked(
      client,
      seen.workoutId,
      request,
      'cancel',
    );
    if (answered !== null) return answered;
    const booking = await bookingStill(client, bookingId);
    const canceling = cancelingOf(booking, now);
    const canceled = await cancelPlace(client, booking, canceling, now);
    const { reader } = person;
    await tellPlaceCanceled(client, letters, { studioClass, booking, canceled, reader, language, now });
    await serveList(client, booking.workoutId, { letters, now });
    const outcome = canceling.kind === 'free' ? 'canceled_free' : 'canceled_late';
    return remember(client, 'cancel', request, studioClass, { outcome, bookingId });
  });
}

/** Leaves one class for another: the old place is cancelled only if the new one is had. */
export async function swapBookingFor(
  { pool, letters }: Engine,
  bookingId: string,
  workoutId: string,
  request: CommandRequest,
): Promise<BookingOutcome> {
  const { customerNumber, now } = request;
  const seen = await findBooking(pool, bookingId);
  if (seen === undefined || seen.customerNumber !== customerNumber) throw noSuchBooking();
  if (seen.workoutId === workoutId) throw commandRefused('already_booked');
  return inBookingTransaction(pool, async (client) => {
    await lockClassesAndLists(client, [seen.workoutId, workoutId], [customerNumber]);
    const before = await readLocked(client, workoutId, request, 'swap');
    if (before.answered !== null) return before.answered;
    const booking = await bookingStill(client, bookingId);
    const canceled = await cancelPlace(client, booking, cancelingOf(booking, now), now);
    const left = await readLockedClass(client, booking.workoutId, now);
    if (left === undefined) throw noSuchBooking();
    // Read again: the credit may be back, and the old place no longer overlaps. A refusal rolls all of it back.
    const locked = await readLocked(client, workoutId, request, 'swap');
    const decision = decideTaking({ ...locked, now, offerEndsAt: locked.person.offerEndsAt });
    if (decision.outcome === 'refused')
      throw await swapRefused(client, { booking, workoutId, now }, decision);
    const command = commandOf('swap', request);
    const { reader } = locked.person;
    const eventId = placeEventId(left.id, reader.customerId);
    const taken = await takeAndMail(
      client,
      letters,
      { ...locked, ...termsOf(decision, now), now, command },
      { studioClass: left, eventId, canceled },
    );
    // The mail of the booking says what leaving the other class cost. Without it only a fee would be told of, later.
    if (canceled.kind === 'credit' && !takesChannel('booked', 'mail', reader.choices)) {
      const { language } = locked;
      await tellPlaceCanceled(client, letters, {
        studioClass: left,
        booking,
        canceled,
        reader,
        language,
        now,
      });
    }
    await serveList(client, booking.workoutId, { letters, now });
    return taken;
  });
}

/** Joins the waitlist of a full class. */
export async function joinWaitlistFor(
  { pool }: Engine,
  workoutId: string,
  request: CommandRequest,
): Promise<BookingOutcome> {
  const { customerNumber, now } = request;
  return inBookingTransaction(pool, async (client) => {
    await lockClasses(client, [workoutId]);
    await lockPeople(client, [customerNumber]);
    const { studioClass, person, answered } = await readLocked(client, workoutId, request, 'join');
    if (answered !== null) return answered;
    const decision = decideJoining({ studioClass, person, now });
    switch (decision.outcome) {
      case 'refused':
        throw decisionRefused(decision);
      case 'has_place':
        return { outcome: 'has_place', workout_id: workoutId, booking_id: null };
      case 'already_waiting':
        return { outcome: 'waiting', workout_id: workoutId, booking_id: null };
      case 'waiting':
        await joinList(client, studioClass, request);
        return remember(client, 'join', request, studioClass, { outcome: 'waiting', bookingId: null });
      default:
        return decision satisfies never;
    }
  });
}

/** Leaves the waitlist; an offered place goes to the next one. */
export async function leaveWaitlistFor(
  { pool, letters }: Engine,
  workoutId: string,
  request: CommandRequest,
): Promise<BookingOutcome> {
  const { customerNumber, now } = request;
  return inBookingTransaction(pool, async (client) => {
    await lockClassesAndLists(client, [workoutId], [customerNumber]);
    const { studioClass, person, answered } = await readLocked(client, workoutId, request, 'leave');
    if (answered !== null) return answered;
    if (person.entry === null) throw commandRefused('not_waiting');
    await moveWaitlistEntry(client, person.entry, 'left', now);
    if (person.wait === 'offered') await serveList(client, workoutId, { letters, now });
    return remember(client, 'leave', request, studioClass, { outcome: 'left', bookingId: null });
  });
}

/** Takes the offered place. */
export async function acceptOfferFor(
  { pool, letters }: Engine,
  workoutId: string,
  request: CommandRequest,
): Promise<BookingOutcome> {
  const { customerNumber, now } = request;
  return inBookingTransaction(pool, async (client) => {
    await lockClasses(client, [workoutId]);
    await lockPeople(client, [customerNumber]);
    const locked = await readLocked(client, workoutId, request, 'accept');
    if (locked.answered !== null) return locked.answered;
    const decision = decideAcceptance({ ...locked, now, offerEndsAt: locked.person.offerEndsAt });
    if (decision.outcome === 'refused') throw decisionRefused(decision);
    const command = commandOf('accept', request);
    const terms = { payer: decision.payer, via: 'offer', freeUntil: null } as const;
    return takeAndMail(client, letters, { ...locked, ...terms, now, command });
  });
}

/** Refuses obvious cases from committed data, so that a full class costs no transaction. */
function refusalAtAGlance(
  seen: CountedClass & { readonly expired: number },
  now: Date,
): CommandRefusal | null {
  const refusal = classRefusal(seen, now);
  if (refusal !== null) return refusal;
  if (seen.taken - seen.expired >= seen.capacity) return 'class_full';
  const isPromised = seen.waiting > 0 && now.getTime() < firstComeFrom(seen.start).getTime();
  return isPromised ? 'place_promised' : null;
}

/**
 * What the refusal of a class becomes for this person. Read after it: the first try of this command may have been committed in
 * between, and the place that makes the class full may be held for them.
 */
async function repeatedOrOffered(
  pool: Pool,
  { id, number }: CountedClass,
  { customerNumber, key }: CommandRequest,
  refusal: CommandRefusal,
): Promise<BookingOutcome | 'offered'> {
  const { rows } = await pool.query<{
    booked: boolean;
    offered: boolean;
    outcome: BookingOutcome['outcome'] | null;
    booking: string | null;
  }>({
    name: 'repeated-command',
    text: `select exists (select from studio.bookings
                           where customer_number = $1 and workout_id = $3 and canceled_at is null) as booked,
                  exists (select from studio.waitlist_entries
                           where customer_number = $1 and workout_number = $4 and state = 'offered') as offered,
                  k.outcome, k.booking_id as booking
             from (select) one left join studio.booking_commands k
               on k.customer_number = $1 and k.key = $2 and k.workout_number = $4 and k.command = 'book'`,
    values: [customerNumber, key, id, number],
  });
  const [found] = rows;
  if (found !== undefined && found.outcome !== null) {
    return { outcome: found.outcome, workout_id: id, booking_id: found.booking };
  }
  const isAboutPlaces = refusal === 'class_full' || refusal === 'place_promised';
  if (found?.offered === true && isAboutPlaces) return 'offered';
  throw commandRefused(found?.booked === true && isAboutPlaces ? 'already_booked' : refusal);
}

interface Locked {
  readonly studioClass: CountedClass;
  readonly person: PersonHere;
  /** Of what the person is sent. */
  readonly language: Language;
  /** What the same command answered before. */
  readonly answered: BookingOutcome | null;
}

/** Class and person, both locked by the caller. */
async function readLocked(
  client: PoolClient,
  workoutId: string,
  request: CommandRequest,
  name: CommandName,
): Promise<Locked> {
  const studioClass = await readLockedClass(client, workoutId, request.now);
  if (studioClass === undefined) throw noSuchClass();
  const person = await readPerson(client, studioClass, request.customerNumber, request);
  if (person === undefined) throw noSuchBooking();
  if (request.actor !== 'operator') await rememberLanguage(client, person.reader, request.language);
  const { remembered } = person;
  const isAnother =
    remembered !== null && (remembered.command !== name || remembered.workout_number !== studioClass.number);
  if (isAnother) throw keyOfAnotherCommand();
  const answered =
    remembered === null
      ? null
      : { outcome: remembered.outcome, workout_id: workoutId, booking_id: remembered.booking_id };
  return { studioClass, person, language: languageFor(person.reader, request.language), answered };
}

async function bookingStill(client: PoolClient, bookingId: string): Promise<LockedBooking> {
  const booking = await findBooking(client, bookingId);
  if (booking === undefined) throw noSuchBooking();
  return booking;
}

function cancelingOf(booking: LockedBooking, now: Date): Exclude<Canceling, { kind: 'studio' }> {
  const decision = decideCancellation(booking, now);
  switch (decision.outcome) {
    case 'refused':
      throw commandRefused(decision.reason);
    case 'free':
      return { kind: 'free' };
    case 'late':
      return { kind: 'late', cost: decision.cost };
    default:
      return decision satisfies never;
  }
}

async function takeAndMail(
  client: PoolClient,
  letters: LetterSettings,
  taking: Taking,
  swapped?: SwappedPlace,
): Promise<BookingOutcome> {
  const { bookingId } = await bookAndTell(client, letters, taking, swapped);
  return { outcome: 'booked', workout_id: taking.studioClass.id, booking_id: bookingId };
}

/**
 * Somebody who books an offered place has read what booking says, not what accepting does: they may think again like anybody
 * who books.
 */
function termsOf(
  { payer, isOffered }: Pick<Taking, 'payer'> & { readonly isOffered: boolean },
  now: Date,
): Pick<Taking, 'payer' | 'via' | 'freeUntil'> {
  return isOffered
    ? { payer, via: 'offer', freeUntil: secondThoughtsUntil(now) }
    : { payer, via: 'member', freeUntil: null };
}

function commandOf(name: CommandName, { key, actor, actorUid }: CommandRequest): Command {
  return { key, name, actor, actorUid };
}

async function remember(
  client: PoolClient,
  name: CommandName,
  request: CommandRequest,
  { id, number }: CountedClass,
  { outcome, bookingId }: { readonly outcome: BookingOutcome['outcome']; readonly bookingId: string | null },
): Promise<BookingOutcome> {
  const { customerNumber, now } = request;
  const done = { customerNumber, workoutNumber: number, bookingId, outcome };
  await rememberCommand(client, commandOf(name, request), done, now);
  return { outcome, workout_id: id, booking_id: bookingId };
}
