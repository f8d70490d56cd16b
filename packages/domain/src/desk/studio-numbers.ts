import { addMonths, monthOf } from '../calendar/calendar-month.ts';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinTime,
  DAYS_PER_WEEK,
  daysBetween,
  isCivilDate,
  weekStart,
  type CivilDate,
} from '../calendar/studio-calendar.ts';

/** What the owner follows (studio operations, section 4: Numbers), in the order of the page. */
export const STUDIO_NUMBERS = [
  'occupancy',
  'members',
  'unseen',
  'trials',
  'no_shows',
  'late_cancellations',
  'pauses',
  'ends',
  'partner_visits',
  'granted',
  'coach_hours',
] as const;
export type StudioNumber = (typeof STUDIO_NUMBERS)[number];

/** What a number is counted in; a share is what is counted over what it is counted out of. */
export type NumberUnit = 'count' | 'share' | 'hours' | 'cents';

export const NUMBER_UNITS: Readonly<Record<StudioNumber, NumberUnit>> = {
  occupancy: 'share',
  members: 'count',
  unseen: 'count',
  trials: 'share',
  no_shows: 'share',
  late_cancellations: 'share',
  pauses: 'count',
  ends: 'count',
  partner_visits: 'count',
  granted: 'cents',
  coach_hours: 'hours',
};

/** Numbers that say what somebody earns: the owner's alone, as payroll is. */
export const OWNERS_NUMBERS: ReadonlySet<StudioNumber> = new Set(['granted', 'coach_hours']);

/** Numbers of classes, which take place at one branch of a chain; what the others count has a *home branch* instead. */
export const CLASS_NUMBERS: ReadonlySet<StudioNumber> = new Set([
  'occupancy',
  'trials',
  'no_shows',
  'late_cancellations',
  'partner_visits',
  'coach_hours',
]);

/** Members nobody has seen for this long are counted as `unseen`. */
export const UNSEEN_DAYS = 21;

/** The branch somebody trained at most in as many weeks up to their last class is their home branch. */
export const HOME_WEEKS = 12;

/** How many weeks the picture of a number shows. */
export const NUMBER_WEEKS = 12;

/** Days of the studio, both included. */
export interface NumberPeriod {
  readonly first: CivilDate;
  readonly last: CivilDate;
}

const LONGEST_PERIOD_DAYS = 731;

/** Whether these are two days of the calendar in their order, at most two years apart. */
export function isNumberPeriod(first: string, last: string): boolean {
  return (
    isCivilDate(first) && isCivilDate(last) && first <= last && daysBetween(first, last) < LONGEST_PERIOD_DAYS
  );
}

/** A period of which only what happened before an instant is counted; null: all of it. */
export interface CountedPeriod extends NumberPeriod {
  readonly until: Date | null;
}

/**
 * What a period is compared with: as many whole months before whole months, the same weekdays a week before less than a week,
 * otherwise as many days before. Of a period that is not over as many days of that as it has had by `now`, the last one up to the
 * same time of day. Null before it begins.
 */
export function comparedPeriod(period: NumberPeriod, now: Date): CountedPeriod | null {
  const before = periodBefore(period);
  const today = berlinDate(now);
  if (period.last < today) return { ...before, until: null };
  if (today < period.first) return null;
  const sameDay = addDays(before.first, daysBetween(period.first, today));
  return sameDay > before.last
    ? { ...before, until: null }
    : { first: before.first, last: sameDay, until: berlinInstant(sameDay, berlinTime(now)) };
}

function periodBefore({ first, last }: NumberPeriod): NumberPeriod {
  const next = addDays(last, 1);
  if (isFirstOfMonth(first) && isFirstOfMonth(next)) {
    const months = monthsBetween(first, next);
    return { first: `${addMonths(monthOf(first), -months)}-01`, last: addDays(first, -1) };
  }
  const days = Math.max(daysBetween(first, next), DAYS_PER_WEEK);
  return { first: addDays(first, -days), last: addDays(last, -days) };
}

/** The weeks, Monday to Sunday, up to the one a day is in, the oldest first. */
export function weeksUpTo(day: CivilDate, count: number): readonly NumberPeriod[] {
  const monday = weekStart(day);
  return Array.from({ length: count }, (_, at) => {
    const first = addDays(monday, (at + 1 - count) * DAYS_PER_WEEK);
    return { first, last: addDays(first, DAYS_PER_WEEK - 1) };
  });
}

/** What the rows of a number add up to. */
export interface NumberSum {
  readonly amount: number;
  /** What the amount is out of; 0 for numbers that are no share. */
  readonly outOf: number;
}

/** A number out of the sum of its rows; null for a share of nothing. */
export function numberOf(name: StudioNumber, { amount, outOf }: NumberSum): number | null {
  if (NUMBER_UNITS[name] !== 'share') return amount;
  return outOf === 0 ? null : amount / outOf;
}

/** A number, and what it was in the period before. */
export interface ComparedNumber {
  readonly name: StudioNumber;
  readonly value: number | null;
  readonly before: number | null;
}

/**
 * The numbers that moved the most, the most first: shares by the points between them, others by their part of the larger one.
 * One that did not move, or is missing in one of the periods, is not among them.
 */
export function movedMost(numbers: readonly ComparedNumber[], count: number): readonly ComparedNumber[] {
  return numbers
    .map((number) => ({ number, moved: movementOf(number) }))
    .filter(({ moved }) => moved > 0)
    .toSorted((one, other) => other.moved - one.moved)
    .slice(0, count)
    .map(({ number }) => number);
}

function movementOf({ name, value, before }: ComparedNumber): number {
  if (value === null || before === null || value === before) return 0;
  const moved = Math.abs(value - before);
  return NUMBER_UNITS[name] === 'share' ? moved : moved / Math.max(value, before);
}

function isFirstOfMonth(date: CivilDate): boolean {
  return date.endsWith('-01');
}

function monthsBetween(first: CivilDate, next: CivilDate): number {
  let months = 1;
  while (addMonths(monthOf(first), months) < monthOf(next)) months += 1;
  return months;
}
