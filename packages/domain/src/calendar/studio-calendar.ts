/**
 * Civil time of the studio: every date, week and midnight is Europe/Berlin's, whatever the machine's zone.
 * Civil dates are 'YYYY-MM-DD' strings, because a Date cannot say "a day" without also naming an instant.
 * `Intl` alone does it in 0.4 kB; native Temporal is missing in Node 24 and its polyfill weighs 17 kB.
 */

/** A civil date 'YYYY-MM-DD' of the studio's zone. */
export type CivilDate = string;

export const STUDIO_TIME_ZONE = 'Europe/Berlin';

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
export const DAYS_PER_WEEK = 7;

/** Every class lasts 45 minutes (specification, section 9). */
export const CLASS_LENGTH_MS = 45 * MINUTE_MS;

/** The days 'YYYY-MM-DD' can name; PostgreSQL knows no year 0 either. */
export const FIRST_CIVIL_DATE: CivilDate = '0001-01-01';
export const LAST_CIVIL_DATE: CivilDate = '9999-12-31';

/** The years of the days that people enter; what lies beyond is a slip of the hand. */
export const FIRST_ENTERED_YEAR = '1900';
export const LAST_ENTERED_YEAR = '2199';

const CIVIL_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const SHORTEST_MONTH_DAYS = 28;
const berlinWords = new Intl.DateTimeFormat('en-US', {
  timeZone: STUDIO_TIME_ZONE,
  calendar: 'gregory',
  numberingSystem: 'latn',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** True for an existing civil date written 'YYYY-MM-DD'; '2026-02-30', '2026-2-3' and '0000-01-01' are not. */
export function isCivilDate(text: string): text is CivilDate {
  const [, year, month, day] = CIVIL_DATE.exec(text)?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  return day <= SHORTEST_MONTH_DAYS || day <= daysOfMonth(year, month);
}

/** True for a date in the years that people may enter. */
export function isInEnteredYears(date: CivilDate): boolean {
  const year = date.slice(0, 'YYYY'.length);
  return year >= FIRST_ENTERED_YEAR && year <= LAST_ENTERED_YEAR;
}

/** The civil date in Berlin at an instant. */
export function berlinDate(instant: Date): CivilDate {
  const second = Math.floor(instant.getTime() / SECOND_MS);
  if (second !== latest.second) {
    const { year, month, day } = wallClock(instant);
    latest = { second, date: `${year}-${month}-${day}` };
  }
  return latest.date;
}

// Every public read asks for today, and days change at whole seconds only: the answer holds for its second.
let latest: { readonly second: number; readonly date: CivilDate } = { second: Number.NaN, date: '' };

/**
 * The civil date `days` days later (negative: earlier), by the calendar, so clock changes do not move it.
 * Throws a RangeError beyond the years 0001 to 9999.
 */
export function addDays(date: CivilDate, days: number): CivilDate {
  const shifted = new Date(utcMidnight(date) + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);
  if (!isCivilDate(shifted)) throw new RangeError(`No civil date lies ${days} days after ${date}.`);
  return shifted;
}

/** Whole days from `earlier` to `later`; negative when `later` comes first. */
export function daysBetween(earlier: CivilDate, later: CivilDate): number {
  return Math.round((utcMidnight(later) - utcMidnight(earlier)) / DAY_MS);
}

/** 0 for Monday … 6 for Sunday: the studio's week starts on Monday. */
export function weekdayFromMonday(date: CivilDate): number {
  const sundayFirst = new Date(utcMidnight(date)).getUTCDay();
  return (sundayFirst + DAYS_PER_WEEK - 1) % DAYS_PER_WEEK;
}

/** The Monday of the week a date lies in. */
export function weekStart(date: CivilDate): CivilDate {
  return addDays(date, -weekdayFromMonday(date));
}

/**
 * The instant at which Berlin's clocks show this date and time ('HH:MM' or 'HH:MM:SS').
 * In the hour that spring skips the clock is taken one hour on; in the hour that autumn repeats, the later instant.
 */
export function berlinInstant(date: CivilDate, time = '00:00'): Date {
  const asIfUtc = Date.parse(`${date}T${time.length === 'HH:MM'.length ? `${time}:00` : time}Z`);
  const firstGuess = asIfUtc - offsetAt(new Date(asIfUtc));
  return new Date(asIfUtc - offsetAt(new Date(firstGuess)));
}

/** 'HH:MM' that Berlin's clocks show at an instant. */
export function berlinTime(instant: Date): string {
  const { hour, minute } = wallClock(instant);
  return `${hour}:${minute}`;
}

/** ISO 8601 with Berlin's offset of that instant, such as '2026-03-29T10:00:00+02:00': the wire's form of a time. */
export function berlinIso(instant: Date): string {
  const { year, month, day, hour, minute, second } = wallClock(instant);
  const offsetMinutes = Math.round(offsetAt(instant) / MINUTE_MS);
  const sign = offsetMinutes < 0 ? '-' : '+';
  const twoDigits = (value: number) => String(Math.abs(value)).padStart(2, '0');
  const offset = `${sign}${twoDigits(Math.trunc(offsetMinutes / 60))}:${twoDigits(offsetMinutes % 60)}`;
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

function daysOfMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

function utcMidnight(date: CivilDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

/** Milliseconds that Berlin's clocks run ahead of UTC at an instant. */
function offsetAt(instant: Date): number {
  const { year, month, day, hour, minute, second } = wallClock(instant);
  const shown = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return shown - Math.floor(instant.getTime() / SECOND_MS) * SECOND_MS;
}

function wallClock(instant: Date) {
  // '12/01/2026, 18:30:00': taking it apart costs half of formatToParts, which ten years of history notice.
  const [month = '', day = '', year = '', hour = '', minute = '', second = ''] = berlinWords
    .format(instant)
    .split(/\D+/);
  return { year: year.padStart(4, '0'), month, day, hour, minute, second };
}
