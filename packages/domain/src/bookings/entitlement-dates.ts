import { monthOf, sameDayOfMonth } from '../calendar/calendar-month.ts';
import { addDays, berlinDate, type CivilDate } from '../calendar/studio-calendar.ts';
import { LONGEST_PAUSE_MONTHS } from '../contracts/studio-terms.ts';
import { covers, type Days } from './entitlement.ts';

/**
 * The last day of a pass valid for a number of months from `first`, the day it was bought: the day of the same number, or the
 * last of a month without it (§§ 187 (1), 188 (2, 3) BGB).
 */
export function lastDayOfPass(first: CivilDate, months: number): CivilDate {
  return sameDayOfMonth(first, months);
}

/** Whether a last day is over: from the midnight in Berlin that ends it. */
export function isOver(lastDay: CivilDate | null, now: Date): boolean {
  return lastDay !== null && berlinDate(now) > lastDay;
}

/** A credit that the studio gives back can be used for at least this many days, the day it comes back not counted. */
export const RETURNED_CREDIT_DAYS = 7;

/** The day until which a credit that the studio gives back at `now` can be used at least. */
export function usableUntil(now: Date): CivilDate {
  return addDays(berlinDate(now), RETURNED_CREDIT_DAYS);
}

/**
 * The last day of a minimum term of a number of months, of which `first` is the first day (§§ 187 (2), 188 (2, 3) BGB). Pauses
 * of full months lengthen it.
 */
export function lastDayOfTerm(first: CivilDate, months: number, pauses: readonly Days[]): CivilDate {
  const paused = pauses.reduce((sum, pause) => sum + (monthsOfPause(first, pause) ?? 0), 0);
  return dayBeforeDebit(first, months + paused);
}

/** Why a membership cannot be paused on these days (specification, sections 4 and 9). */
export type PauseRefusal =
  | 'outside_membership'
  | 'paused_already'
  | 'not_a_debit_day'
  | 'not_full_months'
  | 'too_long';

/**
 * May a membership be paused? A pause begins on a debit day (the day of the month on which the membership began) and lasts
 * full months, LONGEST_PAUSE_MONTHS at most, a pause right before or after it included.
 */
export function refusePause(
  { from, until, pauses }: Days & { readonly pauses: readonly Days[] },
  pause: Days & { readonly until: CivilDate },
): PauseRefusal | null {
  if (pause.from < from || (until !== null && pause.until > until)) return 'outside_membership';
  if (pauses.some((other) => covers(other, pause.from) || covers(pause, other.from))) return 'paused_already';
  if (!isDebitDay(from, pause.from)) return 'not_a_debit_day';
  if (monthsOfPause(from, pause) === undefined) return 'not_full_months';
  const months = [pause, ...pauses.filter((other) => touches(other, pause))]
    .map((part) => monthsOfPause(from, part) ?? 0)
    .reduce((sum, part) => sum + part, 0);
  return months > LONGEST_PAUSE_MONTHS ? 'too_long' : null;
}

/** The next debit day of a membership after a day. */
export function debitDayAfter(first: CivilDate, day: CivilDate): CivilDate {
  const thisMonth = sameDayOfMonth(first, monthsBetween(first, day));
  return thisMonth > day ? thisMonth : sameDayOfMonth(first, monthsBetween(first, day) + 1);
}

function isDebitDay(first: CivilDate, day: CivilDate): boolean {
  return sameDayOfMonth(first, monthsBetween(first, day)) === day;
}

/** Full months from one debit day to the day before another; undefined if the pause does not end there. */
function monthsOfPause(first: CivilDate, { from, until }: Days): number | undefined {
  if (until === null) return undefined;
  const next = addDays(until, 1);
  return next > from && isDebitDay(first, next) ? monthsBetween(from, next) : undefined;
}

function touches({ from, until }: Days, other: Days & { readonly until: CivilDate }): boolean {
  return from === addDays(other.until, 1) || (until !== null && addDays(until, 1) === other.from);
}

/** The day before the debit day `months` after the first, or the month's last day if it has no such day. */
function dayBeforeDebit(first: CivilDate, months: number): CivilDate {
  const debit = sameDayOfMonth(first, months);
  const hasSuchDay = debit.slice('YYYY-MM'.length) === first.slice('YYYY-MM'.length);
  return hasSuchDay ? addDays(debit, -1) : debit;
}

/** From the month of one day to that of another. */
function monthsBetween(earlier: CivilDate, later: CivilDate): number {
  const months = (date: CivilDate) => {
    const [year = 0, month = 0] = monthOf(date).split('-').map(Number);
    return year * 12 + month;
  };
  return months(later) - months(earlier);
}
