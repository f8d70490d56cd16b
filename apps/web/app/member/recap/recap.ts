/** What a member did in a month or a year of Berlin's calendar, to look back on when it is over. */
import { addMonths, monthOf, type CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { addDays, DAYS_PER_WEEK, weekStart, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { signedLoad } from '@lifted/domain/training/load-kinds/load-kind';
import { isWorkingSet, volumeOf, type LoggedSet } from '@lifted/domain/training/personal-records';

/** A month, '2026-10', or a year, '2026'. */
export type RecapPeriod = CalendarMonth;

/** A recap is offered on this many days after the end of its month or year. */
const OFFERED_DAYS = 7;

const PERIOD = /^(?!0000)\d{4}(?:-(?:0[1-9]|1[0-2]))?$/;

/** True for a month 'YYYY-MM' or a year 'YYYY'. */
export function isRecapPeriod(text: string): text is RecapPeriod {
  return PERIOD.test(text);
}

/** Whether a civil day is in a month or year. */
function isInPeriod(date: CivilDate, period: RecapPeriod): boolean {
  return date.startsWith(`${period}-`);
}

/** 'ahead': not begun. 'running': not over, so its figures still grow. 'over': its figures are final. */
type PeriodState = 'ahead' | 'running' | 'over';

/** Whether a period is over on a civil day. */
export function periodState(period: RecapPeriod, today: CivilDate): PeriodState {
  if (isInPeriod(today, period)) return 'running';
  return today < period ? 'ahead' : 'over';
}

/** What is offered to look back on: in the first week of a month the month before, in January's also the year, which comes first. */
export function offeredPeriods(today: CivilDate): readonly RecapPeriod[] {
  const month = monthOf(today);
  if (today > addDays(`${month}-01`, OFFERED_DAYS - 1)) return [];
  const before = addMonths(month, -1);
  const year = before.slice(0, 'YYYY'.length);
  return month.endsWith('-01') ? [year, before] : [before];
}

/** One attended class, with what was logged in it, or a training without a class. */
export interface RecappedWorkout {
  readonly date: CivilDate;
  /** Without a class: its sets count, and it is none in the number of classes and the streak. */
  readonly isOwn?: boolean;
  readonly sets: readonly LoggedSet[];
}

export interface Recap {
  /** Classes attended. */
  readonly workouts: number;
  /** Trainings without a class in which something was logged. */
  readonly ownTrainings: number;
  /** Moved in all: weight × repetitions of every set, warm-up sets included. */
  readonly kilograms: number;
  /** Sets that were a record when they were lifted. */
  readonly records: number;
  /**
   * The lift of most workouts, of more sets among equals; null where nothing was logged. One with bodyweight alone only where
   * there is no other: the finisher of every class is nobody's favourite.
   */
  readonly favourite: { readonly lift: string; readonly workouts: number } | null;
  /** Weeks in a row with a class of the period; a week of two months counts in both. */
  readonly longestStreak: number;
}

/** The figures of a month or year; `workouts` may be of any time and in any order. */
export function recapOf(workouts: readonly RecappedWorkout[], period: RecapPeriod): Recap {
  const within = workouts.filter(({ date }) => isInPeriod(date, period));
  const classes = within.filter(({ isOwn }) => isOwn !== true);
  const sets = within.flatMap((workout) => workout.sets);
  return {
    workouts: classes.length,
    ownTrainings: within.filter(({ isOwn, sets: logged }) => isOwn === true && logged.length > 0).length,
    kilograms: Math.round(volumeOf(sets)),
    records: sets.filter(({ record }) => record !== null).length,
    favourite: favouriteOf(within),
    longestStreak: longestStreak(classes.map(({ date }) => date)),
  };
}

/** Whether there is nothing to look back on. */
export function isEmptyRecap({ workouts, ownTrainings }: Recap): boolean {
  return workouts === 0 && ownTrainings === 0;
}

interface LiftCount {
  readonly workouts: number;
  readonly sets: number;
  readonly hasLoad: boolean;
}

function favouriteOf(workouts: readonly RecappedWorkout[]): Recap['favourite'] {
  const counts = new Map<string, LiftCount>();
  for (const { sets } of workouts) {
    const counted = new Set<string>();
    for (const set of sets.filter(isWorkingSet)) {
      const { lift } = set;
      const before = counts.get(lift) ?? { workouts: 0, sets: 0, hasLoad: false };
      counts.set(lift, {
        workouts: before.workouts + (counted.has(lift) ? 0 : 1),
        sets: before.sets + 1,
        hasLoad: before.hasLoad || signedLoad(set) > 0,
      });
      counted.add(lift);
    }
  }
  const [first] = [...counts].toSorted(
    ([oneName, one], [otherName, other]) =>
      Number(other.hasLoad) - Number(one.hasLoad) ||
      other.workouts - one.workouts ||
      other.sets - one.sets ||
      oneName.localeCompare(otherName, 'en'),
  );
  return first === undefined ? null : { lift: first[0], workouts: first[1].workouts };
}

function longestStreak(days: readonly CivilDate[]): number {
  const mondays = [...new Set(days.map(weekStart))].toSorted();
  let longest = 0;
  let running = 0;
  let before: CivilDate | undefined;
  for (const monday of mondays) {
    running = before !== undefined && addDays(before, DAYS_PER_WEEK) === monday ? running + 1 : 1;
    longest = Math.max(longest, running);
    before = monday;
  }
  return longest;
}
