import { CLASS_LENGTH_MS, berlinDate } from '../calendar/studio-calendar.ts';
import { whoPays, type Entitlement, type PaidClass, type PayerRefusal, type Refused } from './entitlement.ts';
import { CHECK_IN_OPENS_MS, firstComeFrom, offerEndsAt, opensAt } from './booking-times.ts';

/** Bookings a person may have ahead: one a day for as long as classes can be booked. */
export const MOST_UPCOMING = 14;

/** A class as far as booking looks at it. `taken`: booked, test places, guests of partners and live offers. */
export interface ClassFacts {
  readonly start: Date;
  /** Null: at the studio's own address. */
  readonly branch: { readonly name: string } | null;
  readonly isCanceled: boolean;
  readonly capacity: number;
  readonly taken: number;
  /** People on the waitlist who have no offer. */
  readonly waiting: number;
}

/** A person as far as booking looks at them. */
export interface PersonFacts<E extends Entitlement = Entitlement> {
  readonly entitlements: readonly E[];
  /** Starts of the classes they have a place in and that are not over. */
  readonly upcoming: readonly Date[];
  readonly isBookedHere: boolean;
  readonly wait: 'waiting' | 'offered' | 'none';
}

type PlaceRefusal = 'class_full' | 'place_promised';
type PersonRefusal = 'overlapping_booking' | 'too_many_upcoming' | PayerRefusal;

/** Why a person gets no place in a class. */
export type BookingRefusal =
  | 'class_canceled'
  | 'class_started'
  | 'booking_not_open'
  | 'already_booked'
  | PlaceRefusal
  | PersonRefusal;

export interface BookingQuestion<E extends Entitlement = Entitlement> {
  readonly studioClass: ClassFacts;
  readonly person: PersonFacts<E>;
  readonly now: Date;
  /** The entitlement the person chose; undefined: the rule chooses. */
  readonly chosen?: string | undefined;
  /** Staff lets them in although the class is full (invariant 1: an audited override). */
  readonly mayExceed?: boolean | undefined;
}

export type BookingDecision<E extends Entitlement = Entitlement> =
  | { readonly outcome: 'booked'; readonly payer: E }
  | Refused<BookingRefusal>;

/** May a person take a place that is held for nobody? */
export function decideBooking<E extends Entitlement>(question: BookingQuestion<E>): BookingDecision<E> {
  const { studioClass, person, now } = question;
  const refusal =
    classRefusal(studioClass, now) ?? (person.isBookedHere ? 'already_booked' : placeRefusal(question));
  if (refusal !== null) return { outcome: 'refused', reason: refusal };
  return decidePerson(question);
}

/** What can be said of a class before anybody is looked at: the reason nobody gets a place in it now. */
export function classRefusal(studioClass: ClassFacts, now: Date): BookingRefusal | null {
  if (studioClass.isCanceled) return 'class_canceled';
  if (now.getTime() >= studioClass.start.getTime()) return 'class_started';
  if (now.getTime() < opensAt(studioClass.start).getTime()) return 'booking_not_open';
  return null;
}

function placeRefusal({ studioClass, person, now, mayExceed }: BookingQuestion): PlaceRefusal | null {
  if (studioClass.taken >= studioClass.capacity) return mayExceed === true ? null : 'class_full';
  if (studioClass.waiting === 0) return null;
  const isFirstCome = now.getTime() >= firstComeFrom(studioClass.start).getTime();
  return isFirstCome && person.wait === 'waiting' ? null : 'place_promised';
}

type PersonDecision<E extends Entitlement> =
  | { readonly outcome: 'booked'; readonly payer: E }
  | Refused<PersonRefusal>;

/** The part of the decision that is about the person: overlaps, how many are ahead, and who pays. */
function decidePerson<E extends Entitlement>({
  studioClass,
  person,
  chosen,
}: BookingQuestion<E>): PersonDecision<E> {
  if (overlaps(person.upcoming, studioClass.start))
    return { outcome: 'refused', reason: 'overlapping_booking' };
  if (person.upcoming.length >= MOST_UPCOMING) return { outcome: 'refused', reason: 'too_many_upcoming' };
  const paying = whoPays(person.entitlements, paidClassOf(studioClass), chosen);
  return paying.outcome === 'pays' ? { outcome: 'booked', payer: paying.payer } : paying;
}

/** A class as it is paid for. */
export function paidClassOf({ start, branch }: Pick<ClassFacts, 'start' | 'branch'>): PaidClass {
  return { day: berlinDate(start), branch: branch?.name ?? null };
}

/** Whether one of these classes takes place at the same time as one that starts then. */
export function overlaps(starts: readonly Date[], start: Date): boolean {
  return starts.some((other) => Math.abs(other.getTime() - start.getTime()) < CLASS_LENGTH_MS);
}

/** Why somebody who came without a booking gets no place. */
export type WalkInRefusal =
  | 'class_canceled'
  | 'check_in_closed'
  | 'already_booked'
  | PlaceRefusal
  | PersonRefusal;

export type WalkInDecision<E extends Entitlement = Entitlement> =
  /** `isBeyond`: the place of somebody who has not come is given away, and their booking stays. */
  { readonly outcome: 'booked'; readonly payer: E; readonly isBeyond: boolean } | Refused<WalkInRefusal>;

/**
 * May somebody who came without a booking take a place? From the opening of check-in to the end of the class. Booked places
 * are safe until it starts; then those nobody came for may be given away (studio operations, section 2). `present`: people
 * who are there.
 */
export function decideWalkIn<E extends Entitlement>(
  question: BookingQuestion<E> & { readonly present: number },
): WalkInDecision<E> {
  const { studioClass, person, now, present } = question;
  const refused = (reason: WalkInRefusal) => ({ outcome: 'refused', reason }) as const;
  if (studioClass.isCanceled) return refused('class_canceled');
  const since = now.getTime() - studioClass.start.getTime();
  if (since < -CHECK_IN_OPENS_MS || since >= CLASS_LENGTH_MS) return refused('check_in_closed');
  if (person.isBookedHere) return refused('already_booked');
  const isFull = studioClass.taken >= studioClass.capacity;
  const reason = since < 0 ? placeRefusal({ ...question, mayExceed: false }) : null;
  if (reason !== null) return refused(reason);
  if (isFull && present >= studioClass.capacity) return refused('class_full');
  const decision = decidePerson(question);
  return decision.outcome === 'booked' ? { ...decision, isBeyond: isFull } : decision;
}

export type JoinDecision =
  | { readonly outcome: 'waiting' }
  /** There is a place, or one is held for them: it can be booked instead. */
  | { readonly outcome: 'has_place' }
  | { readonly outcome: 'already_waiting' }
  | Refused<BookingRefusal>;

/** May a person join the waitlist? Joining needs an entitlement and takes nothing from it. */
export function decideJoining(question: BookingQuestion): JoinDecision {
  const { studioClass, person, now } = question;
  const refusal = classRefusal(studioClass, now);
  if (refusal !== null) return { outcome: 'refused', reason: refusal };
  if (person.isBookedHere) return { outcome: 'refused', reason: 'already_booked' };
  if (person.wait === 'offered') return { outcome: 'has_place' };
  if (person.wait !== 'none') return { outcome: 'already_waiting' };
  const decision = decidePerson(question);
  if (decision.outcome === 'refused') return decision;
  return { outcome: placeRefusal(question) === null ? 'has_place' : 'waiting' };
}

/** Why a person gets no place, offered or not. */
export type TakingRefusal = BookingRefusal | 'offer_gone';

export type AcceptDecision<E extends Entitlement = Entitlement> =
  | { readonly outcome: 'booked'; readonly payer: E }
  | Refused<TakingRefusal>;

/** May a person take the place offered to them until `offerEndsAt`? At that instant it is gone. */
export function decideAcceptance<E extends Entitlement>(
  question: BookingQuestion<E> & { readonly offerEndsAt: Date | null },
): AcceptDecision<E> {
  const { studioClass, person, now, offerEndsAt: end } = question;
  const refusal = classRefusal(studioClass, now);
  if (refusal !== null) return { outcome: 'refused', reason: refusal };
  if (person.isBookedHere) return { outcome: 'refused', reason: 'already_booked' };
  if (person.wait !== 'offered' || end === null || now.getTime() >= end.getTime()) {
    return { outcome: 'refused', reason: 'offer_gone' };
  }
  return decidePerson(question);
}

export type TakingDecision<E extends Entitlement = Entitlement> =
  /** `isOffered`: it is the place that was held for them. */
  { readonly outcome: 'booked'; readonly payer: E; readonly isOffered: boolean } | Refused<TakingRefusal>;

/**
 * May a person who asks to book have a place? Somebody with an offer gets the place that is held for them, as if they accepted
 * it. Where staff goes beyond the capacity, none has to be free.
 */
export function decideTaking<E extends Entitlement>(
  question: BookingQuestion<E> & { readonly offerEndsAt: Date | null },
): TakingDecision<E> {
  const { person, offerEndsAt: end, now, mayExceed } = question;
  const isHeld = end !== null && now.getTime() < end.getTime();
  const isOffered = person.wait === 'offered' && (isHeld || mayExceed !== true);
  const decision = isOffered ? decideAcceptance(question) : decideBooking(question);
  return decision.outcome === 'booked' ? { ...decision, isOffered } : decision;
}

/** What happens to the first of a waitlist when a place is free. */
export type ServeDecision<E extends Entitlement = Entitlement> =
  | { readonly outcome: 'promoted'; readonly payer: E }
  | { readonly outcome: 'offered'; readonly until: Date }
  /** They cannot take it, and the next one is asked. */
  | { readonly outcome: 'passed_over'; readonly reason: BookingRefusal };

/** Whether a class has a place to give to its waitlist: not once it is first come, first served. */
export function servesList(studioClass: ClassFacts, now: Date): boolean {
  return hasPlaceForList(studioClass) && now.getTime() < firstComeFrom(studioClass.start).getTime();
}

/** Whether a place of a class is free for the first of its waitlist to take: everybody on it is notified. */
export function callsList(studioClass: ClassFacts, now: Date): boolean {
  const { start } = studioClass;
  const isFirstCome = now.getTime() >= firstComeFrom(start).getTime() && now.getTime() < start.getTime();
  return hasPlaceForList(studioClass) && isFirstCome;
}

function hasPlaceForList({ isCanceled, waiting, taken, capacity }: ClassFacts): boolean {
  return !isCanceled && waiting > 0 && taken < capacity;
}

interface ServeQuestion<E extends Entitlement> extends BookingQuestion<E> {
  readonly cutOff: Date;
  /** They had an offer of this class before, and it ended. */
  readonly hadOffer: boolean;
}

/** Serves the first of the waitlist: a place until the cut-off, an offer after it. */
export function serveFirst<E extends Entitlement>(question: ServeQuestion<E>): ServeDecision<E> {
  const { studioClass, now, hadOffer } = question;
  const decision = question.person.isBookedHere
    ? ({ outcome: 'refused', reason: 'already_booked' } as const)
    : decidePerson(question);
  if (decision.outcome === 'refused') return { outcome: 'passed_over', reason: decision.reason };
  if (now.getTime() <= question.cutOff.getTime()) return { outcome: 'promoted', payer: decision.payer };
  return { outcome: 'offered', until: offerEndsAt(now, studioClass.start, { isSecond: hadOffer }) };
}
