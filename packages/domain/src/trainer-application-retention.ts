import { addMonths, monthOf } from './calendar-month.ts';
import { addDays, berlinDate, berlinInstant, type CivilDate } from './studio-calendar.ts';

/**
 * How long an application is kept, in months. Somebody who was turned down may claim damages within two months and sue
 * within three more (§ 15 (4) AGG, § 61b (1) ArbGG); a month for the post on top.
 */
export const APPLICATION_KEPT_MONTHS = 6;

/**
 * Applications received before this instant are deleted: midnight in Berlin at the beginning of the day six months ago.
 * Where that month has no such day, its last one counts.
 */
export function applicationsKeptSince(now: Date): Date {
  const today = berlinDate(now);
  const month = addMonths(monthOf(today), -APPLICATION_KEPT_MONTHS);
  const lastDay = addDays(`${addMonths(month, 1)}-01`, -1);
  const sameDay: CivilDate = `${month}${today.slice(month.length)}`;
  return berlinInstant(sameDay < lastDay ? sameDay : lastDay);
}
