/** The books of a studio as the specification describes them (studio operations, sections 1 and 2), without its engine. */
import { HOUR, MINUTE, onTheClock, type Instant } from './berlin-clock.ts';

export interface Pass {
  readonly kind: 'pass';
  readonly name: string;
  /** Decides between two that are alike. */
  readonly key: string;
  owner: string;
  readonly from: string;
  until: string;
  credits: number;
  isGone: boolean;
}
export interface Membership {
  readonly kind: 'membership';
  readonly name: string;
  /** Decides between two that are alike. */
  readonly key: string;
  owner: string;
  readonly from: string;
  until: string | null;
  pauses: { readonly from: string; readonly until: string }[];
  isGone: boolean;
}
export type Payer = Pass | Membership;

export interface KeptClass {
  readonly name: string;
  start: Instant;
  capacity: number;
  canceled: { readonly reason: string; readonly at: Instant } | null;
  rosterClosedAt: Instant | null;
  /** Everybody has heard that too few have booked it for the time it has; or it was decided that it takes place all the same. */
  few: 'untold' | 'told' | 'settled';
  /** Steps by the clock that are done. */
  readonly done: Set<'late' | 'list' | 'missing' | 'too few' | 'decision'>;
}

/** A member's place, or a guest's: they have no payer. */
export interface Place {
  owner: string;
  readonly of: KeptClass;
  readonly at: Instant;
  /** Where the class was when it was booked. */
  readonly bookedFor: Instant;
  /** An accepted offer. */
  readonly isBound: boolean;
  /** Came back with a class that had been cancelled: nobody pays for it who does not come. */
  readonly isRestored: boolean;
  /** Free beyond the cut-off until then, for another reason than the ten minutes. */
  freeUntil: Instant | null;
  readonly payer: Payer | null;
  end: 'open' | 'free' | 'late' | 'studio';
  endedAt: Instant | null;
  isPresent: boolean;
  /** What being late cost was given back when the class started, or what missing a restored class cost. */
  isMadeUp: boolean;
}

export interface Wait {
  owner: string;
  readonly of: KeptClass;
  state: 'waiting' | 'offered' | 'promoted' | 'left' | 'passed_over' | 'expired' | 'removed';
  until: Instant | null;
}

export type FeeState = 'pending' | 'due' | 'settled' | 'waived' | 'objected' | 'dropped';
/** What somebody was told of a fee, or of a decision about a pass or membership. */
export interface Told {
  owner: string;
  readonly what: string;
}
export interface KeptFee {
  readonly place: Place;
  readonly kind: 'late_cancellation' | 'no_show';
  readonly cents: 500 | 1000;
  readonly at: Instant;
  state: FeeState;
  /** Who owes it objected: "once". */
  wasObjected: boolean;
  /** The desk decided about it. */
  wasDecided: boolean;
  /** The state that was seen last, and since when. */
  seen: { readonly state: FeeState; readonly at: Instant };
  /** Who was told what, in order. */
  readonly told: Told[];
}

/** Something the desk decided about a pass or membership, or took back. */
export interface KeptDecision {
  readonly payer: Payer;
  readonly title: string;
  readonly at: Instant;
  /** The decision it takes back. */
  readonly takesBack: KeptDecision | null;
  isTakenBack: boolean;
  readonly told: Told[];
}

/** What a mail says: who, about which class, and until when or how much. */
export interface Mail {
  readonly to: string;
  readonly about: string;
  readonly of: string;
  readonly until: Instant | null;
  readonly amount?: string;
}

export interface Books {
  readonly classes: KeptClass[];
  readonly payers: Payer[];
  readonly places: Place[];
  readonly waits: Wait[];
  readonly fees: KeptFee[];
  readonly mails: Mail[];
  readonly decisions: KeptDecision[];
  /** Who took a place beside one they wait for. */
  readonly leaving: Set<string>;
  /** Days closed; one that was closed twice is in it twice. */
  readonly closed: string[];
  /** A class with too few is cancelled without anybody deciding it. */
  readonly cancelsTooFew: boolean;
}

export const FREE_HOURS = 12 * HOUR;
const LENGTH = 45 * MINUTE;
export const MOVED_FREE = 15 * MINUTE;

export const isOpen = (place: Place) => place.end === 'open';
export const isLive = (wait: Wait) => wait.state === 'waiting' || wait.state === 'offered';

/** The places of a class that are taken. */
export function openPlaces(books: Books, of: KeptClass): Place[] {
  return books.places.filter((place) => place.of === of && isOpen(place));
}

/** "booked + live offers + test places + partner places ≤ capacity" */
export function freePlaces(books: Books, of: KeptClass): number {
  const offers = books.waits.filter((wait) => wait.of === of && wait.state === 'offered').length;
  return of.capacity - openPlaces(books, of).length - offers;
}

export function overlaps(one: KeptClass, other: KeptClass): boolean {
  return Math.abs(one.start - other.start) < LENGTH;
}

export const isOver = ({ start }: KeptClass, now: Instant): boolean => start + LENGTH <= now;

/** Until when giving a place up costs nothing. */
export function freeUntilOf({ of, at, isBound, freeUntil }: Place): Instant {
  const ends = [of.start - FREE_HOURS];
  if (!isBound) ends.push(Math.min(at + 10 * MINUTE, of.start));
  if (freeUntil !== null) ends.push(Math.min(freeUntil, of.start));
  return Math.max(...ends);
}

/** Why a payer does not cover a class; undefined: it does. */
export function whyNot(payer: Payer, of: KeptClass): string | undefined {
  const { day } = onTheClock(of.start);
  if (day < payer.from) return 'no_entitlement';
  switch (payer.kind) {
    case 'pass':
      if (day > payer.until) return 'pass_expired_by_then';
      return payer.credits > 0 ? undefined : 'no_credit_left';
    case 'membership':
      if (payer.until !== null && day > payer.until) return 'contract_ended';
      return payer.pauses.some(({ from, until }) => from <= day && day <= until)
        ? 'contract_paused'
        : undefined;
    default:
      return payer satisfies never;
  }
}

/** "an active membership that covers the class's day, else the pass that expires first and covers the class's day" */
export function payerFor(books: Books, owner: string, of: KeptClass): Payer | undefined {
  const able = books.payers.filter(
    (payer) => !payer.isGone && payer.owner === owner && whyNot(payer, of) === undefined,
  );
  const inOrder = able.toSorted((one, other) => (precedence(one) < precedence(other) ? -1 : 1));
  return inOrder[0];
}

/** Memberships before passes, then what ends first. */
const precedence = ({ kind, until, key }: Payer) => `${kind} ${until ?? '9999-12-31'} ${key}`;
