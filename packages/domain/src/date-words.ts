/**
 * Days and times as pages say them: English words in German order with a 24-hour clock ('en-DE', specification,
 * section 9). Civil dates are formatted in UTC, where they were parsed; instants in the studio's zone.
 */
import { STUDIO_TIME_ZONE, type CivilDate } from './studio-calendar.ts';

const LOCALE = 'en-DE';
const LONG_DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;

const longDay = new Intl.DateTimeFormat(LOCALE, { ...LONG_DAY, timeZone: 'UTC' });
const weekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });
const shortWeekday = new Intl.DateTimeFormat(LOCALE, { weekday: 'short', timeZone: 'UTC' });
const dayAndMonth = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const start = new Intl.DateTimeFormat(LOCALE, {
  ...LONG_DAY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: STUDIO_TIME_ZONE,
});

/** 'Friday, 20 November 2026'. */
export function longDate(date: CivilDate): string {
  return longDay.format(midnight(date));
}

/** 'Friday'. */
export function weekdayName(date: CivilDate): string {
  return weekday.format(midnight(date));
}

/** 'Fri'. */
export function shortWeekdayName(date: CivilDate): string {
  return shortWeekday.format(midnight(date));
}

/** '20 Nov'. */
export function shortDate(date: CivilDate): string {
  return dayAndMonth.format(midnight(date));
}

/** '16–22 Nov', or '30 Nov – 6 Dec' across months; both days included. */
export function shortDateRange(first: CivilDate, last: CivilDate): string {
  return dayAndMonth.formatRange(midnight(first), midnight(last));
}

/** Start of a class in Berlin: 'Friday, 20 November 2026 at 18:00'. */
export function startWords(instant: Date): string {
  return start.format(instant);
}

function midnight(date: CivilDate): Date {
  return new Date(`${date}T00:00:00Z`);
}
