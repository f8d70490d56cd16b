import type { ExerciseLog, WorkoutLog } from '@lifted/contract/training-log';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import {
  byDate,
  liftProgress,
  measuredLift,
  type LiftProgress,
  type MeasuredLift,
} from '@lifted/domain/training/lift-progress';
import { loadKindOf } from '@lifted/domain/training/load-kinds/load-kind';
import { isExtraExercise } from '@lifted/domain/training/own-training';
import { isWorkingSet } from '@lifted/domain/training/personal-records';
import type { StrengthPoint } from '../chart/strength-series.ts';
import { liftsOf, type Lift, type LoggedDay } from '../lifts.ts';

/** A lift with all its measured days. */
export interface ToldLift extends Lift {
  readonly measured: MeasuredLift;
  readonly latestDay: CivilDate;
  /** Days on which the member lifted it without a class, or added it to the workout of one. */
  readonly ownDays: ReadonlySet<CivilDate>;
}

/** A lift of the latest twelve weeks, and how it goes. */
export interface CurrentLift extends ToldLift {
  readonly progress: LiftProgress;
}

export interface ToldLifts {
  /** Those trained on most of the latest days first. */
  readonly current: readonly CurrentLift[];
  /** Not lifted in twelve weeks, the latest first. */
  readonly resting: readonly ToldLift[];
}

/** Every lift of a member's log; those with failed attempts only are left out. */
export function toldLifts(logs: readonly WorkoutLog[], today: CivilDate): ToldLifts {
  const current: CurrentLift[] = [];
  const resting: ToldLift[] = [];
  const withOwn = logs.filter((log) => log.exercise_logs.some((set) => isOwnSet(set, log)));
  for (const lift of liftsOf(logs)) {
    const measured = measuredLift(lift.days);
    const latestDay = measured?.days.at(-1)?.date;
    if (measured === null || latestDay === undefined) continue;
    const progress = liftProgress(measured, today);
    const told = { ...lift, measured, latestDay, ownDays: ownDaysOf(lift.id, withOwn) };
    if (progress === null) resting.push(told);
    else current.push({ ...told, progress });
  }
  return { current: current.toSorted(byRecentDays), resting: resting.toSorted(byLatestDay) };
}

function ownDaysOf(liftId: string, logs: readonly WorkoutLog[]): ReadonlySet<CivilDate> {
  const own = logs.filter((log) =>
    log.exercise_logs.some((set) => set.exercise_id === liftId && isOwnSet(set, log)),
  );
  return new Set(own.map(({ start_datetime }) => berlinDate(new Date(start_datetime))));
}

function isOwnSet({ exercise_number }: ExerciseLog, { is_own }: WorkoutLog): boolean {
  return is_own === true || isExtraExercise(exercise_number);
}

/** The heaviest set of each day in kg, oldest first; of days with bodyweight alone there is none. */
export function heaviestSets({ days }: Pick<Lift, 'days'>): StrengthPoint[] {
  return days.toSorted(byDate).flatMap(heaviestSet);
}

/** A value in a lift's measure as it is written: an estimate with one decimal, what was lifted as it was. */
export function writtenBest({ measure }: Pick<MeasuredLift, 'measure'>, best: number): number {
  return measure === 'weight' ? Math.round(best * 10) / 10 : best;
}

/** The best of each day in the lift's measure, oldest first, as it is written. */
export function bestOfDays({ measured }: Pick<ToldLift, 'measured'>): StrengthPoint[] {
  let most: number | undefined;
  return measured.days.map(({ date, best }) => {
    const weight = writtenBest(measured, best);
    const isRecord = most !== undefined && weight > most;
    most = Math.max(most ?? weight, weight);
    return { date, weight, is_record: isRecord };
  });
}

function heaviestSet({ date, sets }: LoggedDay): StrengthPoint[] {
  const lifted = sets.filter((set) => isWorkingSet(set) && loadKindOf(set) === 'external');
  const weight = Math.max(0, ...lifted.map((set) => set.weight));
  if (weight === 0) return [];
  const isRecord = lifted.some((set) => set.record === 'weight' && set.weight === weight);
  return [{ date, weight, is_record: isRecord }];
}

function byRecentDays(one: CurrentLift, other: CurrentLift): number {
  return other.progress.recentDays - one.progress.recentDays || one.name.localeCompare(other.name, 'en');
}

function byLatestDay(one: ToldLift, other: ToldLift): number {
  return other.latestDay.localeCompare(one.latestDay) || one.name.localeCompare(other.name, 'en');
}
