import { sameDayOfMonth } from '@lifted/domain/calendar/calendar-month';
import {
  addDays,
  berlinDate,
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
} from './random-studio.ts';

const CLASS_HOURS = 0.75;

type Entitlement = RandomStudio['entitlements'][number];
type StudioClass = RandomStudio['classes'][number];

/**
 * A number by walking through everything the studio has: the second implementation the tests hold the first against.
 * Of a chain, what belongs to the counted branches; null means the studio's own address, undefined no branch.
 */
export function naiveNumber(
  studio: RandomStudio,
  name: StudioNumber,
  { first, last }: NumberPeriod,
  isCounted: (branch: Branch | undefined) => boolean = () => true,
): number | null {
  const today = berlinDate(NOW);
  const asOf = last < today ? last : today;
  const classes = studio.classes.filter(
    ({ start, isCanceled, room }) =>
      !isCanceled &&
      start < NOW &&
      berlinDate(start) >= first &&
      berlinDate(start) <= last &&
      isCounted(BRANCH_OF_ROOM[room]),
  );
  const isHome = (one: Entitlement, day: CivilDate) => isCounted(homeOf(studio, [one], day));
  const members = () => membersOn(studio, asOf, last).filter((all) => isCounted(homeOf(studio, all, last)));
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
      const came = classes.filter(({ visitor }) => ['came', 'lost', 'account', 'member'].includes(visitor));
      const stayed = came.filter(({ visitor }) => visitor === 'member' || visitor === 'account');
      return share(stayed.length, came.length);
    }
    case 'no_shows':
    case 'late_cancellations': {
      const places = classes.filter(isComplete).flatMap(placesOf);
      const count = (...states: readonly string[]) => places.filter((state) => states.includes(state)).length;
      return name === 'no_shows'
        ? share(count('missed'), count('missed', 'attended'))
        : share(count('late'), count('missed', 'attended', 'late'));
    }
    case 'members':
      return members().length;
    case 'unseen':
      return members().filter((all) => isUnseen(studio, all, asOf, last)).length;
    case 'pauses':
      return studio.entitlements.filter(
        (one) => isValid(one, asOf) && one.pause !== null && isWithin(asOf, one.pause) && isHome(one, asOf),
      ).length;
    case 'ends':
      return studio.entitlements.filter(
        (one) =>
          one.product === 'unlimited' &&
          one.last !== null &&
          isWithin(one.last, { from: first, last }) &&
          isHome(one, one.last),
      ).length;
    case 'granted':
      return total(studio.entitlements, (one) => {
        const days = daysPaid(one, first, last, asOf).filter((day) => isHome(one, day));
        return days.length * centsOf(one);
      });
  }
}

/** States of the places people had, the one of a visitor who became a member among them. */
function placesOf({ places, visitor }: StudioClass): readonly string[] {
  return [...places.map(({ state }) => state), ...(visitor === 'member' ? ['attended'] : [])];
}

function isComplete({ start, isClosed }: StudioClass): boolean {
  return isClosed || start.getTime() < NOW.getTime() - DAY_MS;
}

/** Of each member what lets them in. */
function membersOn(
  studio: RandomStudio,
  day: CivilDate,
  last: CivilDate,
): readonly (readonly Entitlement[])[] {
  const all = studio.entitlements.filter((one) => letsIn(one, day, last));
  return [...Map.groupBy(all, ({ person }) => person).values()];
}

/** The branch people belong to with what they have, as of the end of a day; undefined: none yet. */
function homeOf(studio: RandomStudio, held: readonly Entitlement[], day: CivilDate): Branch | undefined {
  const soles = new Set(held.map(({ where }) => SOLE_BRANCHES[where]));
  const [sole] = soles;
  if (soles.size === 1 && sole !== 'none') return sole;
  const visits = visitsOf(studio, held[0]?.person).toSorted(
    (one, other) => one.start.getTime() - other.start.getTime(),
  );
  const latest = visits.findLast(({ start }) => isBefore(start, day)) ?? visits[0];
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

function letsIn(one: Entitlement, day: CivilDate, last: CivilDate): boolean {
  if (!isValid(one, day) || (one.pause !== null && isWithin(day, one.pause))) return false;
  if (one.product === 'unlimited') return true;
  return isBefore(one.grantedAt, last) && (one.emptiedAt === null || !isBefore(one.emptiedAt, last));
}

/** Whether it was before the end of the day, and is past. */
function isBefore(instant: Date, last: CivilDate): boolean {
  return instant < NOW && berlinDate(instant) <= last;
}

function isUnseen(
  studio: RandomStudio,
  held: readonly Entitlement[],
  day: CivilDate,
  last: CivilDate,
): boolean {
  const since = held.map(({ from }) => from).toSorted()[0];
  const seen = visitsOf(studio, held[0]?.person).filter(({ start }) => isBefore(start, last));
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
function daysPaid(
  one: Entitlement,
  first: CivilDate,
  last: CivilDate,
  asOf: CivilDate,
): readonly CivilDate[] {
  const granted = berlinDate(one.grantedAt);
  if (one.product === 'pass') return isBefore(one.grantedAt, last) && granted >= first ? [granted] : [];
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
