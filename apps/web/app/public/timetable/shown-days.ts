/** Which seven days of the timetable are shown, and what lies in them. They start with any day; days are Berlin's. */
import {
  addDays,
  berlinDate,
  DAYS_PER_WEEK,
  isCivilDate,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import { classOpenness } from '@lifted/domain/classes/class-places';
import type { TimetableClass } from '../../timetable-class.ts';

/** The timetable can be read from the coming seven days to those this many weeks later. */
export const TIMETABLE_WEEKS_AHEAD = 4;

export interface TimetableDay {
  readonly date: CivilDate;
  /** In order of their start. */
  readonly classes: readonly TimetableClass[];
}

/** The first of the seven days shown: the day asked for, kept inside the readable days; today by default. */
export function shownWeek(asked: string | null, today: CivilDate): CivilDate {
  if (asked === null || !isCivilDate(asked) || asked < today) return today;
  const last = addDays(today, TIMETABLE_WEEKS_AHEAD * DAYS_PER_WEEK);
  return asked > last ? last : asked;
}

/** The seven days in which a day lies: the coming ones, else those that start with it. */
export function weekOfDay(day: CivilDate, today: CivilDate): CivilDate {
  return day < addDays(today, DAYS_PER_WEEK) ? today : shownWeek(day, today);
}

/** The first days of the seven before and after, null where the readable days end. */
export function neighbourWeeks(first: CivilDate, today: CivilDate) {
  const before = shownWeek(addDays(first, -DAYS_PER_WEEK), today);
  const after = shownWeek(addDays(first, DAYS_PER_WEEK), today);
  return { previous: before < first ? before : null, next: after > first ? after : null };
}

/** The day asked for if it lies in the seven from `first` on, else the first. */
export function shownDay(asked: string | null, first: CivilDate): CivilDate {
  if (asked === null || !isCivilDate(asked)) return first;
  return asked >= first && asked < addDays(first, DAYS_PER_WEEK) ? asked : first;
}

/** Seven days with their classes; a class belongs to the Berlin day it starts on. */
export function timetableDays(first: CivilDate, classes: readonly TimetableClass[]): TimetableDay[] {
  const inOrder = classes
    .toSorted((a, b) => a.start.getTime() - b.start.getTime() || compare(a.name, b.name))
    // The day of an instant takes long enough to be asked for once.
    .map((each) => ({ each, startsOn: berlinDate(each.start) }));
  return Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(first, day)).map((date) => ({
    date,
    classes: inOrder.filter(({ startsOn }) => startsOn === date).map(({ each }) => each),
  }));
}

/** Whether a day had classes and all of them have ended. */
export function isDayOver({ classes }: TimetableDay, now: Date): boolean {
  return classes.length > 0 && classes.every(({ end }) => end.getTime() <= now.getTime());
}

/**
 * The day to begin with where none was asked for: the first from the shown one on with a class that can be booked, else the
 * first with one ahead, whose waitlist can be joined; the shown one when there is none.
 */
export function dayToBeginWith(days: readonly TimetableDay[], shown: CivilDate, now: Date): CivilDate {
  const isAhead = ({ start, isCanceled }: TimetableClass) => isCanceled !== true && start > now;
  const firstWith = (fits: (each: TimetableClass) => boolean) =>
    days.find(({ date, classes }) => date >= shown && classes.some(fits))?.date;
  return firstWith((each) => canBeBooked(each, now)) ?? firstWith(isAhead) ?? shown;
}

/** Whether nothing of today can be booked any more, and the first class of these days that can. */
export type RestOfToday =
  | { readonly kind: 'bookable' }
  /** Over, running, full or cancelled, all that there was today. `next`: null when none of these days has one. */
  | { readonly kind: 'nothing'; readonly next: TimetableClass | null };

/** What is left to book today; a day without classes has nothing that could be left. */
export function restOfToday(days: readonly TimetableDay[], now: Date): RestOfToday {
  const today = days.find(({ date }) => date === berlinDate(now))?.classes ?? [];
  if (today.length === 0 || today.some((each) => canBeBooked(each, now))) return { kind: 'bookable' };
  const next = days.flatMap(({ classes }) => classes).find((each) => canBeBooked(each, now));
  return { kind: 'nothing', next: next ?? null };
}

function canBeBooked(each: TimetableClass, now: Date): boolean {
  return classOpenness(each, now) === 'open';
}

/** The first later one of the days that has classes; null when there is none. */
export function nextDayWithClasses(days: readonly TimetableDay[], after: CivilDate): CivilDate | null {
  return days.find(({ date, classes }) => date > after && classes.length > 0)?.date ?? null;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
