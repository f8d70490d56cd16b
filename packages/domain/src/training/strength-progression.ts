import { isLifted, type LiftedSet, type RecordKind } from './personal-records.ts';
import { addDays, DAYS_PER_WEEK, type CivilDate } from '../calendar/studio-calendar.ts';
import type { WeightOnDay } from './weekly-progress.ts';

/** The windows a member can choose, in weeks: 4 weeks, 12 weeks, 6 months, 1 year (specification, section 2). */
export const PROGRESSION_WINDOWS = [4, 12, 26, 52] as const;
export type ProgressionWindow = (typeof PROGRESSION_WINDOWS)[number];
export const DEFAULT_PROGRESSION_WINDOW: ProgressionWindow = 12;

/** A set on a civil day, and which personal record of its exercise it was (personal-records.ts), if any. */
export interface SetOnDay extends WeightOnDay, LiftedSet {
  readonly record?: RecordKind | undefined;
}

export interface ProgressionPoint extends WeightOnDay {
  /** A weight record was set with this point, see `progressionOf`. */
  readonly isRecord: boolean;
}

export interface Progression {
  /** Heaviest set of each workout day in the window, oldest first, in kg. */
  readonly points: readonly ProgressionPoint[];
  /** Heaviest set in the window, in kg. */
  readonly currentMax: number;
  /** Last point minus first point, in kg; 0 with a single point. */
  readonly progress: number;
}

/** First civil day of a window that ends today: today minus 7 days for each of its weeks. */
export function windowStart(today: CivilDate, weeks: ProgressionWindow): CivilDate {
  return addDays(today, -DAYS_PER_WEEK * weeks);
}

/**
 * The progression of one exercise group within a window, from all its sets; undefined when nothing was lifted in it. A
 * point is a record when the heaviest set of its day was the heaviest ever of an exercise and of the group: a lighter
 * exercise of the group may set a record of its own without one on the line. Failed attempts are left out.
 */
export function progressionOf(
  sets: readonly SetOnDay[],
  today: CivilDate,
  weeks: ProgressionWindow,
): Progression | undefined {
  const from = windowStart(today, weeks);
  const lifted = sets.filter(isLifted);
  const points = daysOf(lifted)
    .map(([date, ofDay]) => pointOf(date, ofDay, liftedBefore(date, lifted)))
    .filter(({ date }) => date >= from && date <= today);
  const first = points.at(0);
  const last = points.at(-1);
  if (first === undefined || last === undefined) return undefined;
  const currentMax = Math.max(...points.map((point) => point.weight));
  return { points, currentMax, progress: last.weight - first.weight };
}

function daysOf(sets: readonly SetOnDay[]): [CivilDate, SetOnDay[]][] {
  const byDay = Map.groupBy(sets, ({ date }) => date);
  return [...byDay].sort(([a], [b]) => (a < b ? -1 : 1));
}

/** The heaviest weight of the group that was lifted before a day, in kg. */
function liftedBefore(day: CivilDate, lifted: readonly SetOnDay[]): number {
  const earlier = lifted.filter(({ date }) => date < day);
  return Math.max(Number.NEGATIVE_INFINITY, ...earlier.map(({ weight }) => weight));
}

function pointOf(date: CivilDate, ofDay: readonly SetOnDay[], before: number): ProgressionPoint {
  const weight = Math.max(...ofDay.map((set) => set.weight));
  const isMarked = ofDay.some((set) => set.weight === weight && set.record === 'weight');
  return { date, weight, isRecord: isMarked && weight > before };
}
