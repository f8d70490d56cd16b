/** What happens by the clock alone. The studio's jobs may be late: everything due is done when they run. */
import { DAY, HOUR, isNight, MINUTE, noticeOfFew, type Instant } from './berlin-clock.ts';
import {
  isLive,
  isOpen,
  openPlaces,
  overlaps,
  type Books,
  type KeptClass,
  type KeptDecision,
  type KeptFee,
  type Told,
} from './books.ts';
import { filledAgain } from './late-places.ts';
import { countAsMissing, dropFee, endOffer, giveCreditBack, serve } from './places.ts';
import { cancelClass } from './studio-rules.ts';

/** "fewer than 4 booked", or fewer than the class has places for. */
export function isTooFew(books: Books, of: KeptClass): boolean {
  return openPlaces(books, of).length < Math.min(4, of.capacity);
}

/** "promotion removes overlapping waits": who took a place waits for nothing beside it any more. */
function leaveOverlappingWaits(books: Books, now: Instant): void {
  for (const owner of books.leaving) {
    books.leaving.delete(owner);
    const held = books.places.filter((place) => isOpen(place) && place.owner === owner);
    for (const wait of books.waits) {
      const isBeside = held.some(({ of }) => of !== wait.of && overlaps(of, wait.of));
      if (wait.owner !== owner || !isLive(wait) || !isBeside) continue;
      wait.state = 'removed';
      serve(books, wait.of, now);
    }
  }
}

interface Step {
  readonly due: Instant;
  readonly run: () => void;
}

/** What costs nothing any more because the place was taken: the fee is dropped, the credit comes back. */
function settleLatePlaces(books: Books, of: KeptClass, now: Instant): void {
  for (const place of filledAgain(books, of)) {
    for (const fee of books.fees) if (fee.place === place) dropFee(fee);
    if (place.payer?.kind !== 'pass' || place.isMadeUp) continue;
    place.isMadeUp = true;
    giveCreditBack(place.payer, now);
  }
}

function tellTooFew(books: Books, of: KeptClass): void {
  if (!isTooFew(books, of)) return;
  of.few = 'told';
  for (const { owner } of openPlaces(books, of))
    books.mails.push({ to: owner, about: 'too few', of: of.name, until: null });
}

/** "unmarked becomes no_show; on Unlimited tariffs a pending fee of 10.00 €" */
function countMissing(books: Books, of: KeptClass, now: Instant): void {
  for (const place of openPlaces(books, of)) {
    if (!place.isPresent) countAsMissing(books, place, now);
  }
}

/** A step of a class that is done once, unless it is cancelled. */
function onceFor(
  of: KeptClass,
  what: 'late' | 'list' | 'missing' | 'too few' | 'decision',
  due: Instant,
  run: () => void,
): Step[] {
  if (of.done.has(what)) return [];
  const once = () => {
    of.done.add(what);
    if (of.canceled === null) run();
  };
  return [{ due, run: once }];
}

function stepsOf(books: Books, of: KeptClass, now: Instant): Step[] {
  const { start, rosterClosedAt } = of;
  const endList = () => {
    for (const wait of books.waits) if (wait.of === of && isLive(wait)) wait.state = 'expired';
  };
  return [
    ...onceFor(of, 'too few', noticeOfFew(start), () => {
      if (now < start - 3 * HOUR && of.few === 'untold') tellTooFew(books, of);
    }),
    // By itself it is decided a minute before the last moment, so that it is in time.
    ...onceFor(of, 'decision', start - 3 * HOUR - MINUTE, () => {
      const isInTime = books.cancelsTooFew && now <= start - 3 * HOUR;
      // Nobody loses a class over a decision they were not told of.
      if (isInTime && of.few === 'told' && isTooFew(books, of)) cancelClass(books, of, 'few', now);
    }),
    ...onceFor(of, 'late', start, () => settleLatePlaces(books, of, now)),
    ...onceFor(of, 'list', start, endList),
    ...(rosterClosedAt === null
      ? []
      : onceFor(of, 'missing', rosterClosedAt + 48 * HOUR, () => countMissing(books, of, now))),
  ];
}

function nextStep(books: Books, now: Instant): Step | undefined {
  const offers = books.waits.flatMap((wait): Step[] => {
    const { owner, of, until } = wait;
    if (wait.state !== 'offered' || until === null) return [];
    const run = () => {
      endOffer(wait, 'expired', now);
      // "one that ends in the night leaves them on the list, behind the others"
      if (isNight(until) && now < of.start) books.waits.push({ owner, of, state: 'waiting', until: null });
      serve(books, wait.of, now);
    };
    return [{ due: until, run }];
  });
  const fees = books.fees.flatMap((fee): Step[] => {
    if (fee.state !== 'pending') return [];
    const run = () => {
      fee.state = 'due';
    };
    return [{ due: fee.at + 48 * HOUR, run }];
  });
  const classes = books.classes.flatMap((of) => stepsOf(books, of, now));
  return [...offers, ...fees, ...classes]
    .filter(({ due }) => due <= now)
    .toSorted((one, other) => one.due - other.due)[0];
}

/** Everything that is due by now, in the order it fell due. */
export function runClock(books: Books, now: Instant): void {
  leaveOverlappingWaits(books, now);
  for (let step = nextStep(books, now); step !== undefined; step = nextStep(books, now)) {
    step.run();
    leaveOverlappingWaits(books, now);
  }
  tellOfFees(books, now);
  tellOfDecisions(books, now);
}

/** Decisions of the desk wait a little, because they can be taken back. */
const HELD = 2 * MINUTE;
const HELD_TITLES = [
  'Fee waived',
  'Fee upheld',
  'Fee owed after all',
  'Fee due after all',
  'Your objection is open again',
];

/** Who heard one of these knows that it is due. */
const SAYS_DUE = ['Fee upheld', 'Fee due after all'];

const lastTold = (told: readonly Told[], owner: string) =>
  told.findLast((each) => each.owner === owner)?.what;

function dueTitle(wasDecided: boolean, last: string): string | undefined {
  if (wasDecided) return 'Fee upheld';
  return SAYS_DUE.includes(last) ? undefined : 'A fee is due';
}

/** What somebody who was told something last hears of a fee as it is now; undefined: nothing. */
function feeTitle({ state, wasDecided }: KeptFee, last: string | undefined): string | undefined {
  if (last === undefined) return state === 'pending' ? 'A fee' : undefined;
  const wasForgiven = last === 'Fee waived' || last === 'Fee dropped';
  switch (state) {
    case 'pending':
      return wasForgiven ? 'Fee owed after all' : undefined;
    case 'due':
      return wasForgiven ? 'Fee due after all' : dueTitle(wasDecided, last);
    case 'objected':
      return wasForgiven || last === 'Fee upheld' ? 'Your objection is open again' : undefined;
    case 'waived':
      return 'Fee waived';
    case 'dropped':
      return 'Fee dropped';
    case 'settled':
      return undefined;
    default:
      return state satisfies never;
  }
}

/** "fee and its end": a fee is told of, then that it is due, and what became of it. */
function tellOfFees(books: Books, now: Instant): void {
  for (const fee of books.fees) {
    const { place, cents, state, told } = fee;
    if (fee.seen.state !== state) fee.seen = { state, at: now };
    // Who became the one it is about days later is told no old news.
    if (now - fee.seen.at >= 2 * DAY) continue;
    const last = lastTold(told, place.owner);
    const title = feeTitle(fee, last);
    if (title === undefined || title === last) continue;
    if (HELD_TITLES.includes(title) && now - fee.seen.at < HELD) continue;
    told.push({ owner: place.owner, what: title });
    const amount = (cents / 100).toFixed(2);
    books.mails.push({ to: place.owner, about: title, of: place.of.name, until: null, amount });
  }
}

/** A pause, an end and a correction are told, unless they were taken back by then; so is one taken back that was told. */
function tellOfDecisions(books: Books, now: Instant): void {
  for (const decision of books.decisions) {
    const { payer, title, at, takesBack, isTakenBack, told } = decision;
    const knows = (of: KeptDecision) => of.told.some(({ owner }) => owner === payer.owner);
    const isNews = takesBack === null ? !isTakenBack : knows(takesBack);
    if (now - at < HELD || now - at >= HELD + 2 * DAY || !isNews || knows(decision)) continue;
    told.push({ owner: payer.owner, what: title });
    books.mails.push({ to: payer.owner, about: title, of: '', until: null });
  }
}

/** The next instant at which the studio has something to do. */
export function nextDue(books: Books, after: Instant): Instant {
  const classes = books.classes.flatMap(({ start, rosterClosedAt }) => [
    noticeOfFew(start),
    start - 3 * HOUR - MINUTE,
    start,
    ...(rosterClosedAt === null ? [] : [rosterClosedAt + 48 * HOUR]),
  ]);
  const offers = books.waits.flatMap(({ state, until }) =>
    state === 'offered' && until !== null ? [until] : [],
  );
  const fees = books.fees.flatMap(({ state, at }) => (state === 'pending' ? [at + 48 * HOUR] : []));
  return Math.min(...[...classes, ...offers, ...fees].filter((at) => at > after));
}

/** The next instant at which something happens by the clock, or a rule becomes another. */
export function nextInstant(books: Books, after: Instant): Instant {
  const borders = books.classes.flatMap(({ start }) =>
    [12, 6, 3, 1, 0].flatMap((hours) => [start - hours * HOUR, start - hours * HOUR + 1]),
  );
  return Math.min(...borders.filter((at) => at > after), nextDue(books, after), after + 48 * HOUR);
}
