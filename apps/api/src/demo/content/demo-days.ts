import { addDays, type CivilDate, DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import type { Days } from './write-demo-files.ts';

/** Days ahead that the demo studio covers: two years of classes, two months of workouts of the day. */
const CLASS_HISTORY_DAYS = 104 * DAYS_PER_WEEK;
const WORKOUT_OF_THE_DAY_HISTORY_DAYS = 60;
const DAYS_AHEAD = 14;

/** The last days in the database; null if none. */
export interface CoveredUntil {
  readonly classes: CivilDate | null;
  readonly workoutsOfTheDay: CivilDate | null;
  /** Of classes people have booked. */
  readonly bookings: CivilDate | null;
}

/** The days the demo studio still lacks today; `to` is before `from` when it has them all. */
export function missingDays(
  today: CivilDate,
  covered: CoveredUntil,
): { classes: Days; workoutsOfTheDay: Days; bookings: Days } {
  const to = addDays(today, DAYS_AHEAD);
  const after = (last: CivilDate | null, historyDays: number): Days => ({
    from: last === null ? addDays(today, -historyDays) : addDays(last, 1),
    to,
  });
  return {
    classes: after(covered.classes, CLASS_HISTORY_DAYS),
    workoutsOfTheDay: after(covered.workoutsOfTheDay, WORKOUT_OF_THE_DAY_HISTORY_DAYS),
    bookings: bookingDays(today, covered, to),
  };
}

/**
 * Bookings change every day, so classes since the studio was last extended are written again. It then covered `DAYS_AHEAD`,
 * so the last covered day says which day that was.
 */
function bookingDays(today: CivilDate, { classes, bookings }: CoveredUntil, to: CivilDate): Days {
  if (classes === null || bookings === null) return { from: addDays(today, -CLASS_HISTORY_DAYS), to };
  return classes >= to ? { from: addDays(to, 1), to } : { from: addDays(classes, -DAYS_AHEAD), to };
}

/** Whether a range is empty. */
export function isEmpty({ from, to }: Days): boolean {
  return to < from;
}
