import type { CivilDate } from '../calendar/studio-calendar.ts';

const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const YEAR_DIGITS = 4;

/**
 * The time of a challenge on its page: short month and day of both ends, then the year of the last, such as
 * 'Nov 1 – Nov 30, 2026' (specification, section 2).
 */
export function challengeDateRange(startDate: CivilDate, endDate: CivilDate): string {
  return `${shortDay(startDate)} – ${shortDay(endDate)}, ${endDate.slice(0, YEAR_DIGITS)}`;
}

function shortDay(date: CivilDate): string {
  return monthAndDay.format(new Date(`${date}T00:00:00Z`));
}
