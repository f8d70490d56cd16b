import { addDays, DAYS_PER_WEEK, weekStart, type CivilDate } from './studio-calendar.ts';

/** A month of the calendar, 'YYYY-MM'. */
export type CalendarMonth = string;

/** A horizontal movement counts as a swipe only when it exceeds this many CSS pixels (specification, section 5). */
export const SWIPE_THRESHOLD_PX = 50;

export function monthOf(date: CivilDate): CalendarMonth {
  return date.slice(0, 'YYYY-MM'.length);
}

/** The month `months` later (negative: earlier). */
export function addMonths(month: CalendarMonth, months: number): CalendarMonth {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const shifted = year * 12 + (number - 1) + months;
  const shiftedYear = Math.floor(shifted / 12);
  return `${String(shiftedYear).padStart(4, '0')}-${String(shifted - shiftedYear * 12 + 1).padStart(2, '0')}`;
}

/** The last day of a month. */
export function lastDayOfMonth(month: CalendarMonth): CivilDate {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** The same day of the month a number of months later (negative: earlier); where a month has no such day, its last one. */
export function sameDayOfMonth(date: CivilDate, months: number): CivilDate {
  const month = addMonths(monthOf(date), months);
  const lastDay = lastDayOfMonth(month);
  const sameDay: CivilDate = `${month}${date.slice(month.length)}`;
  return sameDay < lastDay ? sameDay : lastDay;
}

/** The weeks that touch a month, each Monday to Sunday; days of neighbouring months are null. */
export function monthWeeks(month: CalendarMonth): (CivilDate | null)[][] {
  const lastDay = lastDayOfMonth(month);
  const weeks: (CivilDate | null)[][] = [];
  for (let monday = weekStart(`${month}-01`); monday <= lastDay; monday = addDays(monday, DAYS_PER_WEEK)) {
    const days = Array.from({ length: DAYS_PER_WEEK }, (_, day) => addDays(monday, day));
    weeks.push(days.map((day) => (monthOf(day) === month ? day : null)));
  }
  return weeks;
}

/**
 * Which way a horizontal movement turns the calendar: right shows the previous month, left the next one
 * (specification, section 2). `movedX` is the end minus the start in CSS pixels; exactly 50 px does not count.
 */
export function swipeTurn(movedX: number): 'previous' | 'next' | 'stay' {
  if (movedX > SWIPE_THRESHOLD_PX) return 'previous';
  if (movedX < -SWIPE_THRESHOLD_PX) return 'next';
  return 'stay';
}
