import { sameDayOfMonth } from '@lifted/domain/calendar/calendar-month';
import { addDays, berlinDate, DAY_MS, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { UNSEEN_DAYS, type NumberPeriod, type StudioNumber } from '@lifted/domain/desk/studio-numbers';
import { BRANCH_OF_ROOM, centsOf, NOW, type RandomStudio } from './random-studio.ts';

const CLASS_HOURS = 0.75;

type Entitlement = RandomStudio['entitlements'][number];
type StudioClass = RandomStudio['classes'][number];

/**
 * A number by walking through everything the studio has: the second implementation the tests hold the first against.
 * Of a chain, classes at the counted branches; null means the studio's own address.
 */
export function naiveNumber(
  studio: RandomStudio,
  name: StudioNumber,
  { first, last }: NumberPeriod,
  isCounted: (branch: string | null) => boolean = () => true,
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
      const members = came.filter(({ visitor }) => visitor === 'member' || visitor === 'account');
      return share(members.length, came.length);
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
      return membersOn(studio, asOf, last).length;
    case 'unseen':
      return membersOn(studio, asOf, last).filter((person) => isUnseen(studio, person, asOf, last)).length;
    case 'pauses':
      return studio.entitlements.filter(
        (one) => isValid(one, asOf) && one.pause !== null && isWithin(asOf, one.pause),
      ).length;
    case 'ends':
      return studio.entitlements.filter(
        ({ product, last: end }) =>
          product === 'unlimited' && end !== null && isWithin(end, { from: first, last }),
      ).length;
    case 'granted':
      return total(studio.entitlements, (one) => earned(one, first, last, asOf));
  }
}

/** States of the places people had, the one of a visitor who became a member among them. */
function placesOf({ places, visitor }: StudioClass): readonly string[] {
  return [...places.map(({ state }) => state), ...(visitor === 'member' ? ['attended'] : [])];
}

function isComplete({ start, isClosed }: StudioClass): boolean {
  return isClosed || start.getTime() < NOW.getTime() - DAY_MS;
}

function membersOn(studio: RandomStudio, day: CivilDate, last: CivilDate): readonly number[] {
  return [
    ...new Set(studio.entitlements.filter((one) => letsIn(one, day, last)).map(({ person }) => person)),
  ];
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

function isUnseen(studio: RandomStudio, person: number, day: CivilDate, last: CivilDate): boolean {
  const since = studio.entitlements
    .filter((one) => one.person === person && letsIn(one, day, last))
    .map(({ from }) => from)
    .toSorted()[0];
  const seen = studio.classes.filter(
    ({ start, isCanceled, places, visitor }) =>
      !isCanceled &&
      isBefore(start, last) &&
      (places.some((place) => place.person === person && place.state === 'attended') ||
        (visitor === 'member' && firstWithoutPlace(places) === person)),
  );
  const lately = addDays(day, -UNSEEN_DAYS);
  return since !== undefined && since <= lately && seen.every(({ start }) => berlinDate(start) <= lately);
}

/** Who took the class of a visitor into their history. */
function firstWithoutPlace(places: StudioClass['places']): number {
  let person = 0;
  while (places.some((place) => place.person === person)) person += 1;
  return person;
}

function earned(one: Entitlement, first: CivilDate, last: CivilDate, asOf: CivilDate): number {
  if (one.product === 'pass')
    return isBefore(one.grantedAt, last) && berlinDate(one.grantedAt) >= first ? centsOf(one) : 0;
  let months = 0;
  for (let month = 0; ; month += 1) {
    const day = sameDayOfMonth(one.from, month);
    if (day > asOf) return months * centsOf(one);
    const isPaused = one.pause !== null && isWithin(day, one.pause);
    if (day >= first && isValid(one, day) && !isPaused) months += 1;
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
