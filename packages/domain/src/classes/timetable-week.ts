/** Which week and day of the timetable are shown, and what lies in them. Weeks start on Monday, days are Berlin's. */
import {
  addDays,
  berlinDate,
  DAYS_PER_WEEK,
  isCivilDate,
  weekStart,
  type CivilDate,
} from '../calendar/studio-calendar.ts';

/** The timetable can be read from the running week to this many weeks later. */
export const TIMETABLE_WEEKS_AHEAD = 4;

/** A class as the timetable shows it. */
export interface TimetableClass {
  readonly id: string;
  readonly name: string;
  readonly start: Date;
  readonly end: Date;
  readonly coach: string;
  readonly coachImageUrl: string | null;
  readonly location: string;
  readonly freePlaces: number;
  readonly isCanceled?: boolean;
  /** Numbers of the entries of the waitlist, first come first. */
  readonly waitlist?: readonly number[];
  /** To how many in ten on the waitlist a place came, by position; as far as that is known. */
  readonly waitlistChances?: readonly number[] | undefined;
  /** Too few have booked: how many are missing, and when it is decided. */
  readonly tooFew?: { readonly missing: number; readonly decidedAt: Date } | null;
}

export interface TimetableDay {
  readonly date: CivilDate;
  /** In order of their start. */
  readonly classes: readonly TimetableClass[];
}

/** The Monday of the week asked for by any of its days, kept inside the readable weeks; the running week by default. */
export function shownWeek(asked: string | null, today: CivilDate): CivilDate {
  const first = weekStart(today);
  if (asked === null || !isCivilDate(asked)) return first;
  const last = addDays(first, TIMETABLE_WEEKS_AHEAD * DAYS_PER_WEEK);
  const monday = weekStart(asked);
  if (monday < first) return first;
  return monday > last ? last : monday;
}

/** The Mondays of the week before and after, null where the readable weeks end. */
export function neighbourWeeks(monday: CivilDate, today: CivilDate) {
  const before = addDays(monday, -DAYS_PER_WEEK);
  const after = addDays(monday, DAYS_PER_WEEK);
  return {
    previous: shownWeek(before, today) === before ? before : null,
    next: shownWeek(after, today) === after ? after : null,
  };
}

/** The day asked for if it lies in the week, else today if it does, else the Monday. */
export function shownDay(asked: string | null, monday: CivilDate, today: CivilDate): CivilDate {
  if (asked !== null && isCivilDate(asked) && weekStart(asked) === monday) return asked;
  return weekStart(today) === monday ? today : monday;
}

/** The seven days of a week with their classes, Monday first; a class belongs to the Berlin day it starts on. */
export function timetableDays(monday: CivilDate, classes: readonly TimetableClass[]): TimetableDay[] {
  const inOrder = classes.toSorted(
    (a, b) => a.start.getTime() - b.start.getTime() || compare(a.name, b.name),
  );
  return weekDays(monday).map((date) => ({
    date,
    classes: inOrder.filter(({ start }) => berlinDate(start) === date),
  }));
}

/** The seven civil dates from a Monday to its Sunday. */
export function weekDays(monday: CivilDate): CivilDate[] {
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(monday, day));
}

/** Whether a day had classes and all of them have ended. */
export function isDayOver({ classes }: TimetableDay, now: Date): boolean {
  return classes.length > 0 && classes.every(({ end }) => end.getTime() <= now.getTime());
}

/** Whether no class of a week is running or to come. */
export function isWeekOver(classes: readonly TimetableClass[], now: Date): boolean {
  return classes.every(({ end }) => end.getTime() <= now.getTime());
}

/** The day to begin with where none was asked for: the shown one, or when it has nothing left the next with classes. */
export function dayToBeginWith(days: readonly TimetableDay[], shown: CivilDate, now: Date): CivilDate {
  const isOver = days.some(({ date, classes }) => date === shown && isWeekOver(classes, now));
  return isOver ? (nextDayWithClasses(days, shown) ?? shown) : shown;
}

/** The first later day of the week that has classes; null when there is none. */
export function nextDayWithClasses(days: readonly TimetableDay[], after: CivilDate): CivilDate | null {
  return days.find(({ date, classes }) => date > after && classes.length > 0)?.date ?? null;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
