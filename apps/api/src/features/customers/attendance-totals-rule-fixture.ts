import {
  addDays,
  berlinDate,
  DAYS_PER_WEEK,
  weekStart,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';

/** Number of classes attended, and streaks in weeks. */
export interface AttendanceTotals {
  readonly totalWorkouts: number;
  readonly currentStreak: number;
  readonly highestStreak: number;
}

export interface AttendedClass {
  readonly workoutId: string;
  readonly startsAt: Date;
}

/**
 * The rule that customers-query.ts implements in SQL; it exists only so that tests can compare the two.
 * Totals from all attended bookings, in any order; a class booked twice counts once. At least one class in a week (Monday
 * to Sunday, Berlin) adds 1 to the streak, a week without one resets it to 0 (specification, section 2). The current week
 * is not over: without a class so far it neither adds nor resets.
 */
export function attendanceTotals(attended: readonly AttendedClass[], now: Date): AttendanceTotals {
  const weeks = new Set(attended.map(({ startsAt }) => weekStart(berlinDate(startsAt))));
  return {
    totalWorkouts: new Set(attended.map(({ workoutId }) => workoutId)).size,
    currentStreak: currentStreak(weeks, weekStart(berlinDate(now))),
    highestStreak: highestStreak(weeks),
  };
}

function currentStreak(weeks: ReadonlySet<CivilDate>, currentWeek: CivilDate): number {
  const lastCounted = weeks.has(currentWeek) ? currentWeek : weekBefore(currentWeek);
  return weeksInARowUpTo(weeks, lastCounted);
}

function highestStreak(weeks: ReadonlySet<CivilDate>): number {
  let highest = 0;
  for (const week of weeks) {
    const isLastOfItsRun = !weeks.has(addDays(week, DAYS_PER_WEEK));
    if (isLastOfItsRun) highest = Math.max(highest, weeksInARowUpTo(weeks, week));
  }
  return highest;
}

function weeksInARowUpTo(weeks: ReadonlySet<CivilDate>, lastWeek: CivilDate): number {
  let count = 0;
  for (let week = lastWeek; weeks.has(week); week = weekBefore(week)) count += 1;
  return count;
}

function weekBefore(week: CivilDate): CivilDate {
  return addDays(week, -DAYS_PER_WEEK);
}
