import { loadKindOf, signedLoad, type KindOfLoad } from './load-kinds/load-kind.ts';

/** Capped at 3, which means three or more. */
export const MOST_REPS_IN_RESERVE = 3;

/**
 * Warm-up sets that are entered here are numbered from this on, beside the working sets: a member who warms up and a coach
 * who enters working sets at the same time then never enter two values of one set.
 */
export const FIRST_WARM_UP_NUMBER = 101;

/** A set: weight in kg and its kind, repetitions. */
export interface LiftedSet extends KindOfLoad {
  readonly reps: number;
  /** A warm-up set counts in the volume and nowhere else; left out: a working set. */
  readonly is_warm_up?: boolean;
  /** Repetitions that would still have been possible, 0 to 3; left out: not told. */
  readonly reps_in_reserve?: number | null;
}

/** A set without the fields that say nothing: leaving them out means the same. */
export function plainSet({ weight, reps, load_kind, is_warm_up, reps_in_reserve }: LiftedSet): LiftedSet {
  return {
    weight,
    reps,
    ...(load_kind !== undefined && load_kind !== 'external' && { load_kind }),
    ...(is_warm_up === true && { is_warm_up }),
    ...(reps_in_reserve != null && { reps_in_reserve }),
  };
}

/** Whether two sets say the same. */
export function isSameSet(one: LiftedSet, other: LiftedSet): boolean {
  return (
    one.weight === other.weight &&
    one.reps === other.reps &&
    loadKindOf(one) === loadKindOf(other) &&
    (one.is_warm_up ?? false) === (other.is_warm_up ?? false) &&
    (one.reps_in_reserve ?? null) === (other.reps_in_reserve ?? null)
  );
}

/** False for a failed attempt: it has no repetition and never counts, however heavy it was. */
export function isLifted({ reps }: Pick<LiftedSet, 'reps'>): boolean {
  return reps > 0;
}

/** Lifted, and no warm-up: what records, progress and suggestions are made of. */
export function isWorkingSet(set: Pick<LiftedSet, 'reps' | 'is_warm_up'>): boolean {
  return isLifted(set) && set.is_warm_up !== true;
}

/** The heaviest working set, of equally heavy ones that with most repetitions; null where nothing was lifted. */
export function bestSet<T extends LiftedSet>(sets: readonly T[]): T | null {
  const [best] = sets
    .filter(isWorkingSet)
    .toSorted((one, other) => signedLoad(other) - signedLoad(one) || other.reps - one.reps);
  return best ?? null;
}

/** Beyond ten repetitions the formulas diverge, so more count as ten. */
export const MOST_REPS_ESTIMATED = 10;
const EPLEY_REPS = 30;

/**
 * Estimated one-rep maximum in kg after Epley (1985): weight × (1 + reps / 30); one repetition is the weight itself.
 * Undefined for a set without weight or repetitions, for warm-up sets, and for bodyweight exercises, because
 * nobody's body weight is kept.
 */
export function estimatedOneRepMax(set: LiftedSet): number | undefined {
  const { weight, reps } = set;
  if (weight <= 0 || loadKindOf(set) !== 'external' || !isWorkingSet(set)) return undefined;
  return weight * epleyFactor(reps);
}

/** The weight in kg for a number of repetitions that has this estimated one-rep maximum: the same formula, read backwards. */
export function weightForReps(oneRepMax: number, reps: number): number {
  return oneRepMax / epleyFactor(reps);
}

function epleyFactor(reps: number): number {
  return reps === 1 ? 1 : 1 + Math.min(reps, MOST_REPS_ESTIMATED) / EPLEY_REPS;
}

/** Total volume in kg: the sum of weight × repetitions, warm-up sets included. Bodyweight and help count for nothing. */
export function volumeOf(sets: readonly LiftedSet[]): number {
  return sets.reduce((sum, set) => sum + Math.max(0, signedLoad(set)) * set.reps, 0);
}

/**
 * 'weight': heavier than ever before, or with less help. 'reps': more repetitions than ever before at this weight or a heavier
 * one, at a weight lifted before. Loads of different kinds are compared as load-kind says; warm-up sets are no records.
 */
export type RecordKind = 'weight' | 'reps';

/** A set of one lift as it was logged. */
export interface LoggedSet extends LiftedSet {
  readonly lift: string;
  /** The record it was when it was lifted. */
  readonly record: RecordKind | null;
}
