import { lastDayOfTerm } from '../bookings/entitlement-dates.ts';
import { addDays, DAY_MS, type CivilDate } from '../calendar/studio-calendar.ts';
import { lastDayOfNotice, type MembershipTerm } from '../contracts/contract-declaration-dates.ts';

/** How many days before its last day somebody hears that a pass ends with workouts left, or a membership ends. */
export const ENDING_SOON_DAYS = 14;
/** How many days before the last day of notice somebody hears of it. */
export const NOTICE_REMINDER_DAYS = 14;
/** A last workout booked longer ago is no news. */
export const NEWS_OF_LAST_CREDIT_MS = 3 * DAY_MS;

/** What there is to tell about a pass or membership. */
export type EntitlementNews =
  /** The last workout of the pass is booked. */
  | { readonly kind: 'used_up' }
  /** The pass ends with workouts left. */
  | { readonly kind: 'ends_soon'; readonly credits: number; readonly lastDay: CivilDate }
  /** The membership was ended. */
  | { readonly kind: 'membership_ends'; readonly lastDay: CivilDate }
  /** The minimum term ends; unless notice arrives in time, the membership goes on. */
  | { readonly kind: 'term_ends'; readonly lastDay: CivilDate; readonly noticeBy: CivilDate };

interface PassNow {
  readonly credits: number;
  readonly lastDay: CivilDate;
  /** When a workout was booked with it last; null: never. */
  readonly bookedAt: Date | null;
}

/** What to tell the owner of a pass; null: nothing. */
export function newsOfPass(
  { credits, lastDay, bookedAt }: PassNow,
  now: Date,
  today: CivilDate,
): EntitlementNews | null {
  if (today > lastDay) return null;
  if (credits > 0)
    return isWithin(today, lastDay, ENDING_SOON_DAYS) ? { kind: 'ends_soon', credits, lastDay } : null;
  const isNews = bookedAt !== null && now.getTime() - bookedAt.getTime() < NEWS_OF_LAST_CREDIT_MS;
  return isNews ? { kind: 'used_up' } : null;
}

/** What to tell a member about the term of their membership; null: nothing. */
export function newsOfMembership(
  { from, until, termMonths, pauses }: MembershipTerm,
  today: CivilDate,
): EntitlementNews | null {
  if (until !== null)
    return isWithin(today, until, ENDING_SOON_DAYS) ? { kind: 'membership_ends', lastDay: until } : null;
  if (termMonths === null) return null;
  const lastDay = lastDayOfTerm(from, termMonths, pauses);
  const noticeBy = lastDayOfNotice(lastDay);
  return isWithin(today, noticeBy, NOTICE_REMINDER_DAYS) ? { kind: 'term_ends', lastDay, noticeBy } : null;
}

/** Whether a day is one of the last few before another, that one included. */
function isWithin(today: CivilDate, day: CivilDate, days: number): boolean {
  return today <= day && today >= addDays(day, -days);
}
