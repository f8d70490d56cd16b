import { addMonths, monthOf } from '../calendar/calendar-month.ts';
import { berlinDate, type CivilDate } from '../calendar/studio-calendar.ts';

/** How long counts of measurements are kept, in months: a month can be compared with the same one of the year before. */
export const MEASUREMENTS_KEPT_MONTHS = 13;

/** The first day whose counts are kept: the running month and the twelve before it. */
export function measurementsKeptSince(now: Date): CivilDate {
  return `${addMonths(monthOf(berlinDate(now)), 1 - MEASUREMENTS_KEPT_MONTHS)}-01`;
}
