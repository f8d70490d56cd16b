import { CLASS_LENGTH_MS } from '../calendar/studio-calendar.ts';
import {
  decideBooking,
  decideJoining,
  overlaps,
  paidClassOf,
  type BookingQuestion,
  type BookingRefusal,
  type PersonFacts,
} from './booking.ts';
import { SECOND_THOUGHTS_MS } from './booking-times.ts';
import { lateCost, type CancellationCost } from './cancellation.ts';
import { whoPays, type Entitlement } from './entitlement.ts';
import type { Elsewhere } from './valid-in.ts';
import { chanceAt, type WaitlistChance } from './waitlist-chance.ts';

/** A person's place in a class, as their pages know it. */
export interface OwnPlace {
  readonly workoutId: string;
  readonly start: Date;
  readonly bookedAt: Date;
  /** The last instant of free cancelling. */
  readonly freeUntil: Date;
  /** What cancelling costs after that. */
  readonly lateCost: CancellationCost['kind'];
  readonly isOfferedPlace: boolean;
}

/** As one's own classes have it; `branch`: null at the studio's own address. */
type PlaceOfBranch = OwnPlace & { readonly branch: { readonly name: string } | null };

/** A person's wait for a class. `entry` is its number in the waitlist of the class. */
export interface OwnWait {
  readonly workoutId: string;
  readonly entry: number;
  readonly state: 'waiting' | 'offered';
  readonly offerEndsAt: Date | null;
}

/** What of the timetable is a person's own. */
export interface OwnClasses<
  E extends Entitlement = Entitlement,
  Place extends OwnPlace = OwnPlace,
  Wait extends OwnWait = OwnWait,
> {
  readonly places: readonly Place[];
  readonly waits: readonly Wait[];
  readonly entitlements: readonly E[];
}

/** A class as the timetable knows it. */
export interface ShownClass {
  readonly id: string;
  readonly start: Date;
  /** In a chain, its branch. */
  readonly branch?: { readonly name: string } | null;
  readonly freePlaces: number;
  readonly isCanceled?: boolean;
  /** Numbers of the entries of the waitlist, first come first. */
  readonly waitlist?: readonly number[];
  /** To how many in ten a place came, by position; as far as that is known. */
  readonly waitlistChances?: readonly number[] | undefined;
}

/** What cancelling costs now. */
export type CancellingNow =
  /** `isUndo`: the class was booked a moment ago. */
  | { readonly kind: 'free'; readonly until: Date; readonly isUndo: boolean }
  | { readonly kind: 'costs'; readonly cost: CancellationCost };

/** What a person can do about a class now, and what that takes. */
export type ClassStanding<E extends Entitlement = Entitlement, Place extends OwnPlace = OwnPlace> =
  | { readonly kind: 'booked'; readonly place: Place; readonly cancelling: CancellingNow }
  | { readonly kind: 'offered'; readonly until: Date }
  /** `canTake`: a place is free, and the first of the list to take it has it. */
  | {
      readonly kind: 'waiting';
      readonly position: number | null;
      readonly canTake: boolean;
      /** What the free place would be paid with. */
      readonly payer?: E;
      readonly chance: WaitlistChance | undefined;
    }
  | { readonly kind: 'open'; readonly payer: E }
  /** No place, but the waitlist can be joined; `chance`: of the position one would have. */
  | { readonly kind: 'full'; readonly payer: E; readonly chance: WaitlistChance | undefined }
  /** `elsewhere`: what would pay in another branch. */
  | {
      readonly kind: 'refused';
      readonly reason: BookingRefusal;
      readonly elsewhere?: Elsewhere | undefined;
    }
  /** Started or cancelled. */
  | { readonly kind: 'over' };

interface StandingQuestion<E extends Entitlement, Place extends OwnPlace> {
  readonly studioClass: ShownClass;
  readonly own: OwnClasses<E, Place>;
  readonly now: Date;
  /** The entitlement the person prefers; it is passed over where it does not pay. */
  readonly preferred?: string | undefined;
}

/** What a person can do about a class, by the rules the server decides by. */
export function classStanding<E extends Entitlement, Place extends OwnPlace>(
  question: StandingQuestion<E, Place>,
): ClassStanding<E, Place> {
  const { studioClass, own, now } = question;
  const { id, start, isCanceled = false } = studioClass;
  if (isCanceled || now.getTime() >= start.getTime()) return { kind: 'over' };
  const place = own.places.find(({ workoutId }) => workoutId === id);
  if (place !== undefined) return { kind: 'booked', place, cancelling: cancellingNow(place, now) };
  const wait = own.waits.find(({ workoutId }) => workoutId === id);
  if (wait === undefined) return outsideStanding(question);
  const { state, offerEndsAt, entry } = wait;
  if (state === 'offered' && offerEndsAt !== null && now < offerEndsAt)
    return { kind: 'offered', until: offerEndsAt };
  const { waitlist = [], waitlistChances } = studioClass;
  const position = waitlist.includes(entry) ? waitlist.indexOf(entry) + 1 : null;
  const chance = chanceAt(waitlistChances, position);
  const taking = decideBooking(bookingQuestion(question, 'waiting'));
  if (taking.outcome !== 'booked') return { kind: 'waiting', position, canTake: false, chance };
  return { kind: 'waiting', position, canTake: true, payer: taking.payer, chance };
}

/** The waits somebody loses by taking a place in a class: those of other classes at the same time. */
export function waitsLost<Wait extends { readonly workoutId: string; readonly start: Date }>(
  waits: readonly Wait[],
  { id, start }: Pick<ShownClass, 'id' | 'start'>,
): readonly Wait[] {
  return waits.filter((wait) => wait.workoutId !== id && overlaps([wait.start], start));
}

/** Whether somebody of this standing can take a place with one press. */
export function canTakePlace(standing: ClassStanding): boolean {
  return (
    standing.kind === 'open' ||
    standing.kind === 'offered' ||
    (standing.kind === 'waiting' && standing.canTake)
  );
}

/** What cancelling a place costs now, and until when it is free. */
export function cancellingNow(place: Omit<OwnPlace, 'workoutId'>, now: Date): CancellingNow {
  const isUndo = !place.isOfferedPlace && now.getTime() <= place.bookedAt.getTime() + SECOND_THOUGHTS_MS;
  if (now.getTime() <= place.freeUntil.getTime()) return { kind: 'free', until: place.freeUntil, isUndo };
  const cost = costOf(place.lateCost);
  return cost.kind === 'nothing' ? { kind: 'free', until: place.start, isUndo } : { kind: 'costs', cost };
}

/**
 * What is a person's own once they have left a place at `now`: leaving it free gives its workout back. Which pass paid for it
 * is not known here; each that could have paid has one more.
 */
export function ownWithout<E extends Entitlement, Place extends PlaceOfBranch, Wait extends OwnWait>(
  own: OwnClasses<E, Place, Wait>,
  place: Place,
  now: Date,
): OwnClasses<E, Place, Wait> {
  const isBack = place.lateCost === 'credit' && cancellingNow(place, now).kind === 'free';
  const after = (each: E): E => {
    if (!isBack || each.kind !== 'pass') return each;
    const paid = { ...each, credits: each.credits + 1 };
    return whoPays([paid], paidClassOf(place)).outcome === 'pays' ? paid : each;
  };
  return {
    ...own,
    places: own.places.filter((each) => each !== place),
    entitlements: own.entitlements.map(after),
  };
}

/** What somebody can do who neither has a place nor waits for one. */
function outsideStanding<E extends Entitlement, Place extends OwnPlace>(
  question: StandingQuestion<E, Place>,
): ClassStanding<E, Place> {
  const asked = bookingQuestion(question, 'none');
  const booking = decideBooking(asked);
  if (booking.outcome === 'booked') return { kind: 'open', payer: booking.payer };
  const joining = decideJoining(asked);
  if (joining.outcome !== 'waiting') {
    const { reason, elsewhere } = joining.outcome === 'refused' ? joining : booking;
    return { kind: 'refused', reason, elsewhere };
  }
  // A place from the waitlist is paid by the rule: joining carries no choice.
  const paying = whoPays(asked.person.entitlements, paidClassOf(asked.studioClass));
  if (paying.outcome !== 'pays') return { kind: 'refused', reason: paying.reason };
  const { waitlist = [], waitlistChances } = question.studioClass;
  return { kind: 'full', payer: paying.payer, chance: chanceAt(waitlistChances, waitlist.length + 1) };
}

function bookingQuestion<E extends Entitlement, Place extends OwnPlace>(
  { studioClass, own, now, preferred }: StandingQuestion<E, Place>,
  wait: PersonFacts['wait'],
): BookingQuestion<E> {
  const { start, branch = null, freePlaces, isCanceled = false, waitlist = [] } = studioClass;
  const { entitlements } = own;
  const pays =
    preferred !== undefined &&
    whoPays(entitlements, paidClassOf({ start, branch }), preferred).outcome === 'pays';
  return {
    studioClass: { start, branch, isCanceled, capacity: freePlaces, taken: 0, waiting: waitlist.length },
    person: { entitlements, upcoming: startsAhead(own.places, now), isBookedHere: false, wait },
    now,
    chosen: pays ? preferred : undefined,
  };
}

function startsAhead(places: readonly OwnPlace[], now: Date): Date[] {
  return places
    .map(({ start }) => start)
    .filter((start) => now.getTime() < start.getTime() + CLASS_LENGTH_MS);
}

function costOf(kind: CancellationCost['kind']): CancellationCost {
  switch (kind) {
    case 'credit':
      return lateCost('pass');
    case 'fee':
      return lateCost('membership');
    case 'nothing':
      return lateCost(null);
    default:
      return kind satisfies never;
  }
}
