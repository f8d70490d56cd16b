import { lastDayOfTerm } from '../bookings/entitlement-dates.ts';
import type { Days } from '../bookings/entitlement.ts';
import { lastDayOfMonth, monthOf, sameDayOfMonth } from '../calendar/calendar-month.ts';
import { addDays, DAY_MS, type CivilDate } from '../calendar/studio-calendar.ts';
import { NOTICE_MONTHS, REFUND_MS } from './studio-terms.ts';

/**
 * The end of a contract without a running minimum term at one month's notice: the same day of the next month, or that
 * month's last day (§§ 187 (1), 188 (2, 3) BGB). Only the contract says whether a minimum term is still running.
 */
export function endAfterNotice(receivedOn: CivilDate): CivilDate {
  return sameDayOfMonth(receivedOn, NOTICE_MONTHS);
}

/** The last day on which notice still ends a contract by a day: a month that is shorter leaves later days for it. */
export function lastDayOfNotice(end: CivilDate): CivilDate {
  const noticeBy = sameDayOfMonth(end, -NOTICE_MONTHS);
  return end === lastDayOfMonth(monthOf(end)) ? lastDayOfMonth(monthOf(noticeBy)) : noticeBy;
}

/** How long a membership lasts, as far as that is known. */
export interface MembershipTerm {
  readonly from: CivilDate;
  /** Null: nobody ended it. */
  readonly until: CivilDate | null;
  /** Null: it has no minimum term. */
  readonly termMonths: number | null;
  readonly pauses: readonly Days[];
}

/** The last day of a membership, and why that one: it was ended already, its minimum term lasts until then, or the notice does. */
export interface EndOfMembership {
  readonly day: CivilDate;
  readonly reason: 'ended_already' | 'term' | 'notice';
}

/**
 * The end of a running membership by ordinary notice: a month later, but not before its minimum term is over
 * (specification, sections 4 and 9).
 */
export function endOfMembership(
  { from, until, termMonths, pauses }: MembershipTerm,
  receivedOn: CivilDate,
): EndOfMembership {
  const afterNotice = endAfterNotice(receivedOn);
  const term = termMonths === null ? null : lastDayOfTerm(from, termMonths, pauses);
  const end: EndOfMembership =
    term !== null && term >= afterNotice
      ? { day: term, reason: 'term' }
      : { day: afterNotice, reason: 'notice' };
  return until !== null && until <= end.day ? { day: until, reason: 'ended_already' } : end;
}

/** The last day to refund payments, if the withdrawal is valid (§ 357 (1) BGB). */
export function refundDueOn(receivedOn: CivilDate): CivilDate {
  return addDays(receivedOn, REFUND_MS / DAY_MS);
}
