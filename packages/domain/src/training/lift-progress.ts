/**
 * Whether somebody gets stronger in one lift, from their own sets: the best of the latest four weeks beside the best of four
 * weeks that ended twelve weeks earlier. The usual comparison, last workout with first, makes a loss of every lighter week
 * that was planned; the best of four weeks does not, because programmes plan at most one lighter week in four.
 */
import { addDays, daysBetween, DAYS_PER_WEEK, type CivilDate } from '../calendar/studio-calendar.ts';
import { isBodyweightSet, signedLoad } from './load-kinds/load-kind.ts';
import { estimatedOneRepMax, isWorkingSet, type LiftedSet } from './personal-records.ts';

/** What is compared lies this many weeks apart, where somebody has trained that long. */
export const COMPARED_WEEKS = 12;
/** The best of this many days counts. */
export const BEST_OF_DAYS = 4 * DAYS_PER_WEEK;
/** With fewer workouts of a lift, or all of them in fewer days, nothing is said about a change. */
export const FEWEST_WORKOUTS = 3;
export const SHORTEST_SPAN_DAYS = 4 * DAYS_PER_WEEK;

/** What somebody did of one lift on one civil day. */
export interface LiftDay {
  readonly date: CivilDate;
  readonly sets: readonly LiftedSet[];
}

export const LIFT_MEASURES = ['weight', 'reps', 'load'] as const;
/**
 * 'weight': estimated one-rep maximum in kg. 'reps': most repetitions of one set, for lifts with bodyweight alone. 'load': kg
 * added to bodyweight, below zero for help; nothing can be estimated from it.
 */
export type LiftMeasure = (typeof LIFT_MEASURES)[number];

/** The best set of a day in the lift's measure: kg or repetitions. */
export interface BestOfDay {
  readonly date: CivilDate;
  readonly best: number;
}

/** One day in the lift's measure. */
export interface MeasuredDay extends BestOfDay {
  /** False for what was lifted just so: a weight lifted once or carried, repetitions, kg added to bodyweight. */
  readonly isEstimated: boolean;
}

/** How a lift is measured, and its days, oldest first. */
export interface MeasuredLift {
  readonly measure: LiftMeasure;
  readonly days: readonly MeasuredDay[];
}

/** What changed, and within how many weeks. */
export interface LiftChange {
  /** Whole percent for a weight, repetitions for bodyweight, kg for what is added to it. */
  readonly difference: number;
  readonly weeks: number;
}

export interface LiftProgress {
  readonly measure: LiftMeasure;
  /** The best of the latest four weeks: kg or repetitions; help below zero. */
  readonly best: number;
  /** Whether the best is an estimate; what was lifted once is none. */
  readonly isEstimated: boolean;
  readonly lastDay: CivilDate;
  /** Days with this lift in the twelve weeks up to today. */
  readonly recentDays: number;
  /** Null: too few workouts to say. */
  readonly change: LiftChange | null;
}

/**
 * The days of a lift in one measure. Weights count as soon as one was lifted on the latest day; days without one (or, the
 * other way round, with one) are then left out, because kilograms and repetitions cannot be compared. Of a bodyweight lift the
 * best set of the latest day says what counts: kg of added weight or help, or repetitions where there is neither. Warm-up sets
 * are left out. Null: never lifted.
 */
export function measuredLift(days: readonly LiftDay[]): MeasuredLift | null {
  const lifted = days
    .map(({ date, sets }) => ({ date, sets: sets.filter(isWorkingSet) }))
    .filter(({ sets }) => sets.length > 0)
    .toSorted(byDate);
  const latest = lifted.at(-1);
  if (latest === undefined) return null;
  const measure = measureOf(latest.sets);
  const measured = lifted.flatMap(({ date, sets }): MeasuredDay[] => {
    const values = sets.flatMap((set) => valueOf(set, measure) ?? []);
    if (values.length === 0) return [];
    const best = Math.max(...values);
    return [
      { date, best, isEstimated: measure === 'weight' && !sets.some((set) => isLiftedOnce(set, best)) },
    ];
  });
  return { measure, days: measured };
}

function measureOf(latest: readonly LiftedSet[]): LiftMeasure {
  if (!latest.every(isBodyweightSet)) return 'weight';
  return Math.max(...latest.map(signedLoad)) === 0 ? 'reps' : 'load';
}

/** A carry is one repetition, too: once the way. */
function isLiftedOnce(set: LiftedSet, weight: number): boolean {
  return set.reps === 1 && estimatedOneRepMax(set) === weight;
}

/** Whether the best of these days is known by an estimate alone. */
export function isBestEstimated(days: readonly MeasuredDay[]): boolean {
  const best = Math.max(...days.map((day) => day.best));
  return days.every((day) => day.isEstimated || day.best < best);
}

/** How a lift goes; null for one that was not lifted in the twelve weeks up to `today`, which says nothing of now. */
export function liftProgress(lift: MeasuredLift, today: CivilDate): LiftProgress | null {
  const days = lift.days.filter(({ date }) => date <= today);
  const last = days.at(-1);
  const from = addDays(today, 1 - COMPARED_WEEKS * DAYS_PER_WEEK);
  if (last === undefined || last.date < from) return null;
  const latest = addDays(last.date, 1 - BEST_OF_DAYS);
  return {
    measure: lift.measure,
    best: bestOf(days, last.date, BEST_OF_DAYS) ?? last.best,
    isEstimated: isBestEstimated(days.filter(({ date }) => date >= latest)),
    lastDay: last.date,
    recentDays: days.filter(({ date }) => date >= from).length,
    change: changeOf({ ...lift, days }, last.date),
  };
}

/** What the sentence compares, day by day: the best of the four weeks that end with each day. Days oldest first. */
export function bestOfWeeksBefore(days: readonly BestOfDay[]): BestOfDay[] {
  return days.map(({ date, best: ofDay }, at) => {
    const from = addDays(date, 1 - BEST_OF_DAYS);
    let best = ofDay;
    // Ten years have more than a thousand days: each looks back over its own four weeks only.
    for (let back = at - 1; back >= 0; back -= 1) {
      const earlier = days[back];
      if (earlier === undefined || earlier.date < from) break;
      best = Math.max(best, earlier.best);
    }
    return { date, best };
  });
}

/** Oldest first; civil dates sort as text. */
export function byDate(one: { readonly date: CivilDate }, other: { readonly date: CivilDate }): number {
  if (one.date === other.date) return 0;
  return one.date < other.date ? -1 : 1;
}

/**
 * The most telling lift: a grown one before others, one with a weight before one counted in repetitions, which says more of
 * stamina; among those the one trained on most days.
 */
export function foremostLift<Lift extends { readonly progress: LiftProgress }>(
  lifts: readonly Lift[],
): Lift | undefined {
  return lifts.toSorted(
    ({ progress: one }, { progress: other }) =>
      rankOf(other) - rankOf(one) ||
      Number(other.measure === 'weight') - Number(one.measure === 'weight') ||
      other.recentDays - one.recentDays,
  )[0];
}

const GROWN = 2;
const COMPARED = 1;

function rankOf({ change }: LiftProgress): number {
  if (change === null) return 0;
  return change.difference > 0 ? GROWN : COMPARED;
}

function valueOf(set: LiftedSet, measure: LiftMeasure): number | undefined {
  switch (measure) {
    case 'weight':
      return estimatedOneRepMax(set);
    case 'reps':
      return isBodyweightSet(set) && signedLoad(set) === 0 ? set.reps : undefined;
    case 'load':
      return isBodyweightSet(set) ? signedLoad(set) : undefined;
    default:
      return measure satisfies never;
  }
}

/** Twelve weeks back where there was a workout then; else as far back as the lift's days of that time reach. */
function changeOf({ measure, days }: MeasuredLift, lastDay: CivilDate): LiftChange | null {
  const apart = COMPARED_WEEKS * DAYS_PER_WEEK;
  const before = addDays(lastDay, -apart - BEST_OF_DAYS);
  const considered = days.filter(({ date }) => date > before);
  const [first] = considered;
  if (first === undefined || considered.length < FEWEST_WORKOUTS) return null;
  const span = daysBetween(first.date, lastDay);
  if (span < SHORTEST_SPAN_DAYS) return null;
  if (span >= apart) return changeWithin(measure, considered, { lastDay, bestOfDays: BEST_OF_DAYS, apart });
  // The two periods must not share a day.
  const bestOfDays = Math.min(BEST_OF_DAYS, Math.floor((span + 1) / 2));
  return changeWithin(measure, considered, { lastDay, bestOfDays, apart: span + 1 - bestOfDays });
}

interface Comparison {
  readonly lastDay: CivilDate;
  readonly bestOfDays: number;
  /** Days from the end of the earlier period to the end of the later one. */
  readonly apart: number;
}

function changeWithin(
  measure: LiftMeasure,
  days: readonly MeasuredDay[],
  { lastDay, bestOfDays, apart }: Comparison,
): LiftChange | null {
  const now = bestOf(days, lastDay, bestOfDays);
  const then = bestOf(days, addDays(lastDay, -apart), bestOfDays);
  if (now === undefined || then === undefined) return null;
  const difference =
    measure === 'weight' ? Math.round((now / then - 1) * 100) : Math.round((now - then) * 100) / 100;
  // Rounding makes −0 of a hundredth less.
  return { difference: difference === 0 ? 0 : difference, weeks: Math.round(apart / DAYS_PER_WEEK) };
}

/** The best of a number of days, the last one included; undefined without a workout in them. */
function bestOf(days: readonly MeasuredDay[], lastDay: CivilDate, count: number): number | undefined {
  const from = addDays(lastDay, 1 - count);
  const values = days.filter(({ date }) => date >= from && date <= lastDay).map(({ best }) => best);
  return values.length === 0 ? undefined : Math.max(...values);
}
