/** What the desk may change about people: what they have, what they owe, and who they are. */
import { onTheClock, type Instant } from './berlin-clock.ts';
import {
  isOpen,
  isOver,
  overlaps,
  type Books,
  type KeptDecision,
  type KeptFee,
  type Membership,
  type Pass,
  type Payer,
  type Place,
} from './books.ts';
import { done, refused, type Choices } from './choices.ts';
import { cancelPlace, serve } from './places.ts';

/** Notes something the owner of a pass or membership will be told. */
export function decide(
  books: Books,
  payer: Payer,
  title: string,
  now: Instant,
  takesBack: KeptDecision | null = null,
): KeptDecision {
  const decision: KeptDecision = { payer, title, at: now, takesBack, isTakenBack: false, told: [] };
  books.decisions.push(decision);
  return decision;
}

/** Notes that it was taken back. */
export function takeBack(books: Books, decision: KeptDecision, title: string, now: Instant): void {
  decision.isTakenBack = true;
  decide(books, decision.payer, title, now, decision);
}

/** "adjusted(reason, who)": the sum of the ledger is never below zero. */
export function adjust(pass: Pass, credits: number): Choices {
  if (pass.credits + credits < 0) return refused('no_credit_left', 'invalid_input');
  return done('done', () => {
    pass.credits += credits;
  });
}

/** Places paid by a membership that it no longer covers are cancelled free of charge. */
function leaveUncovered(
  books: Books,
  payer: Membership,
  isOut: (day: string) => boolean,
  now: Instant,
): Place[] {
  const left = books.places.filter(
    (place) =>
      place.payer === payer && isOpen(place) && place.of.start > now && isOut(onTheClock(place.of.start).day),
  );
  for (const place of left) {
    cancelPlace(books, place, 'free', now);
    books.mails.push({ to: place.owner, about: 'removed', of: place.of.name, until: null });
  }
  for (const place of left) serve(books, place.of, now);
  return left;
}

/** "pausing cancels bookings inside it free of charge" */
export function pause(
  books: Books,
  payer: Membership,
  days: { readonly from: string; readonly until: string },
  now: Instant,
): void {
  payer.pauses = [...payer.pauses, days];
  leaveUncovered(books, payer, (day) => days.from <= day && day <= days.until, now);
}

/** A contract that has ended covers no later class. */
export function endMembership(books: Books, payer: Membership, lastDay: string, now: Instant): void {
  payer.until = lastDay;
  leaveUncovered(books, payer, (day) => day > lastDay, now);
}

/** "pending (48 h) → due → settled, or waived(by, why), objected(words) → waived | due" */
export function decideFee(fee: KeptFee, decision: 'waived' | 'due' | 'settled'): Choices {
  const from: Readonly<Record<typeof decision, readonly string[]>> = {
    waived: ['pending', 'due', 'objected'],
    due: ['objected'],
    settled: ['due'],
  };
  if (!from[decision].includes(fee.state)) return refused('fee_decided');
  return done('done', () => {
    fee.state = decision;
    fee.wasDecided = true;
  });
}

/** "No two that overlap in time": two people who have such places are not made one. Of classes that are over nothing is said. */
export function mayMerge(books: Books, kept: string, from: string, now: Instant): boolean {
  const placesOf = (owner: string) => books.places.filter((place) => isOpen(place) && place.owner === owner);
  const meet = ({ of: one }: Place, { of: other }: Place) =>
    one === other || (overlaps(one, other) && !isOver(one, now) && !isOver(other, now));
  return !placesOf(kept).some((one) => placesOf(from).some((other) => meet(one, other)));
}

/** What moved from one record to another. */
export interface Moved {
  readonly things: ReadonlySet<{ owner: string }>;
  readonly from: string;
  readonly kept: string;
}

/** "merge two accounts (preview, one transaction, reversible for 30 days)": everything of the other is this one's. */
export function merge(books: Books, kept: string, from: string): Moved {
  const things = [
    ...books.payers,
    ...books.places,
    ...books.waits,
    ...books.fees.flatMap(({ told }) => told),
    ...books.decisions.flatMap(({ told }) => told),
  ].filter(({ owner }) => owner === from);
  for (const thing of things) thing.owner = kept;
  return { things: new Set(things), from, kept };
}

/** Everything that moved goes back, and with it places taken since that something of it paid for: a place is its payer's. */
export function takeApart(books: Books, { things, from, kept }: Moved): void {
  const since = books.places.filter(
    ({ owner, payer }) => owner === kept && payer !== null && things.has(payer),
  );
  for (const thing of [...things, ...since]) thing.owner = from;
}
