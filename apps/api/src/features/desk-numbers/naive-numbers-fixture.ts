import { sameDayOfMonth } from '@lifted/domain/calendar/calendar-month';
import {
  addDays,
  berlinDate,
  berlinInstant,
  DAY_MS,
  DAYS_PER_WEEK,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import {
  HOME_WEEKS,
  UNSEEN_DAYS,
  type NumberPeriod,
  type StudioNumber,
} from '@lifted/domain/desk/studio-numbers';
import {
  BRANCH_OF_ROOM,
  centsOf,
  NOW,
  SOLE_BRANCHES,
  type Branch,
  type RandomStudio,
} from './random-studio-fixture.ts';

const CLASS_HOURS = 0.75;
/** Twelve months before `NOW`. */
const VISITORS_KEPT_SINCE = '2025-11-23';

type Entitlement = RandomStudio['entitlements'][number];
type StudioClass = RandomStudio['classes'][number];

/**
 * A number by walking through everything the studio has: the second implementation the tests hold the first against.
 * Of a chain, what belongs to the counted branches; null means the studio's own address, undefined no branch. Nothing after
 * `until` is counted; null: after now.
 */
export function naiveNumber(
  studio: RandomStudio,
  name: StudioNumber,
  period: NumberPeriod & { readonly until?: string | null },
  isCounted: (branch: Branch | undefined) => boolean = () => true,
): number | null {
  const { first, last } = period;
  const now = new Date(period.until ?? NOW);
  const asOf = earlierOf(last, berlinDate(now));
  const classes = studio.classes.filter(
    ({ start, isCanceled, room }) =>
      !isCanceled &&
      start < now &&
      berlinDate(start) >= first &&
      berlinDate(start) <= last &&
      isCounted(BRANCH_OF_ROOM[room]),
  );
  const isHome = (one: Entitlement, day: CivilDate) => isCounted(homeOf(studio, [one], endOf(day, now)));
  const end = endOf(last, now);
  const members = () => membersOn(studio, asOf, end).filter((all) => isCounted(homeOf(studio, all, end)));
  switch (name) {
    case 'occupancy':
      return share(
        total(classes, ({ places, guests, visitor }) => {
          const held = places.filter(({ state }) => state === 'attended' || state === 'missed').length;
          return held + guests.filter((guest) => guest !== 'removed').length + (visitor === 'none' ? 0 : 1);
        }),
        total(classes, ({ capacity }) => capacity),
      );
    case 'coach_hours':
      return classes.length * CLASS_HOURS;
    case 'partner_visits':
      return total(classes, ({ guests }) => guests.filter((guest) => guest === 'came').length);
    case 'trials': {
      const came = classes.filter(
        ({ visitor, start }) =>
          ['came', 'lost', 'account', 'member'].includes(visitor) && berlinDate(start) >= VISITORS_KEPT_SINCE,
      );
      const stayed = came.filter(({ visitor }) => visitor === 'member' || visitor === 'account');
      return share(stayed.length, came.length);
    }
    case 'no_shows':
    case 'late_cancellations': {
      const places = classes.filter((one) => isComplete(one, now)).flatMap(placesOf);
      const count = (...states: readonly string[]) => places.filter((state) => states.includes(state)).length;
      return name === 'no_shows'
        ? share(count('missed'), count('missed', 'attended'))
        : share(count('late'), count('missed', 'attended', 'late'));
    }
    case 'members':
      return members().length;
    case 'unseen':
      return members().filter((all) => isUnseen(studio, all, asOf, end)).length;
    case 'pauses':
      return studio.entitlements.filter(
        (one) => isValid(one, asOf) && one.pause !== null && isWithin(asOf, one.pause) && isHome(one, asOf),
      ).length;
    case 'ends':
      return studio.entitlements.filter(
        (one) =>
          one.product === 'unlimited' &&
          one.last !== null &&
          isWithin(one.last, { from: first, last: asOf }) &&
          isHome(one, one.last),
      ).length;
    case 'granted':
      return total(studio.entitlements, (one) => {
        const days = daysPaid(one, first, end, asOf).filter((day) => isHome(one, day));
        return days.length * centsOf(one);
      });
  }
}

function earlierOf(one: CivilDate, other: CivilDate): CivilDate {
  return one < other ? one : other;
}

/** States of the places people had, the one of a visitor who became a member among them. */
function placesOf({ places, visitor }: StudioClass): readonly string[] {
  return [...places.map(({ state }) => state), ...(visitor === 'member' ? ['attended'] : [])];
}

function isComplete({ start, isClosed }: StudioClass, now: Date): boolean {
  return isClosed || start.getTime() < now.getTime() - DAY_MS;
}

/** Of each member what lets them in. */
function membersOn(studio: RandomStudio, day: CivilDate, end: Date): readonly (readonly Entitlement[])[] {
  const all = studio.entitlements.filter((one) => letsIn(one, day, end));
  return [...Map.groupBy(all, ({ person }) => person).values()];
}

/** The branch people belong to with what they have, as of an instant; undefined: none yet. */
function homeOf(studio: RandomStudio, held: readonly Entitlement[], end: Date): Branch | undefined {
  const soles = new Set(held.map(({ where }) => SOLE_BRANCHES[where]));
  const [sole] = soles;
  if (soles.size === 1 && sole !== 'none') return sole;
  const visits = visitsOf(studio, held[0]?.person).toSorted(
    (one, other) => one.start.getTime() - other.start.getTime(),
  );
  const latest = visits.findLast(({ start }) => start < end) ?? visits[0];
  if (latest === undefined) return undefined;
  const until = latest.start.getTime();
  const since = until - HOME_WEEKS * DAYS_PER_WEEK * DAY_MS;
  const counted = visits.filter(({ start }) => start.getTime() > since && start.getTime() <= until);
  const count = ({ room }: StudioClass) =>
    counted.filter((one) => BRANCH_OF_ROOM[one.room] === BRANCH_OF_ROOM[room]).length;
  const most = Math.max(...counted.map(count));
  const lastOfMost = counted.findLast((one) => count(one) === most);
  const atOnce = counted
    .filter((one) => count(one) === most && one.start.getTime() === lastOfMost?.start.getTime())
    .map(({ room }) => BRANCH_OF_ROOM[room])
    .toSorted((one, other) => ((one ?? 'own') < (other ?? 'own') ? -1 : 1));
  return atOnce[0];
}

/** What somebody came to, their class as a visitor among it. */
function visitsOf(studio: RandomStudio, person: number | undefined): readonly StudioClass[] {
  return studio.classes.filter(
    ({ start, isCanceled, places, visitor }) =>
      !isCanceled &&
      start < NOW &&
      (places.some((place) => place.person === person && place.state === 'attended') ||
        (visitor === 'member' && firstWithoutPlace(places) === person)),
  );
}

function letsIn(one: Entitlement, day: CivilDate, end: Date): boolean {
  if (!isValid(one, day) || (one.pause !== null && isWithin(day, one.pause))) return false;
  if (one.product === 'unlimited') return true;
  return one.grantedAt < end && (one.emptiedAt === null || one.emptiedAt >= end);
}

/** The end of a day, or now if that is before it. */
function endOf(day: CivilDate, now: Date): Date {
  const end = berlinInstant(addDays(day, 1));
  return end < now ? end : now;
}

function isUnseen(studio: RandomStudio, held: readonly Entitlement[], day: CivilDate, end: Date): boolean {
  const since = held.map(({ from }) => from).toSorted()[0];
  const seen = visitsOf(studio, held[0]?.person).filter(({ start }) => start < end);
  const lately = addDays(day, -UNSEEN_DAYS);
  return since !== undefined && since <= lately && seen.every(({ start }) => berlinDate(start) <= lately);
}

/** Who took the class of a visitor into their history. */
function firstWithoutPlace(places: StudioClass['places']): number {
  let person = 0;
  while (places.some((place) => place.person === person)) person += 1;
  return person;
}

/** The days its price counts. */
function daysPaid(one: Entitlement, first: CivilDate, end: Date, asOf: CivilDate): readonly CivilDate[] {
  const granted = berlinDate(one.grantedAt);
  if (one.product === 'pass') return one.grantedAt < end && granted >= first ? [granted] : [];
  const days = [];
  for (let month = 0; ; month += 1) {
    const day = sameDayOfMonth(one.from, month);
    if (day > asOf) return days;
    const isPaused = one.pause !== null && isWithin(day, one.pause);
    if (day >= first && isValid(one, day) && !isPaused) days.push(day);
  }
}

function isValid({ from, last }: Entitlement, day: CivilDate): boolean {
  return from <= day && (last === null || day <= last);
}

function isWithin(
  day: CivilDate,
  { from, last }: { readonly from: CivilDate; readonly last: CivilDate },
): boolean {
  return from <= day && day <= last;
}

function total<T>(all: readonly T[], count: (one: T) => number): number {
  return all.reduce((sum, one) => sum + count(one), 0);
}

function share(amount: number, outOf: number): number | null {
  return outOf === 0 ? null : amount / outOf;
}
