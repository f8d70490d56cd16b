/**
 * Days and months as the dashboard says them: month names in 'en-US', dates in 'de-DE' (specification, section 2). Beside
 * date-words.ts, so that public pages do not carry these formats.
 */
import type { CalendarMonth } from '../calendar/calendar-month.ts';
import type { CivilDate } from '../calendar/studio-calendar.ts';

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const numericDate = new Intl.DateTimeFormat('de-DE', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'November 2026'. */
export function monthName(calendarMonth: CalendarMonth): string {
  return month.format(new Date(`${calendarMonth}-01T00:00:00Z`));
}

/** '20.11.2026'. */
export function germanDate(date: CivilDate): string {
  return numericDate.format(new Date(`${date}T00:00:00Z`));
}
