/** A set: weight in kg, repetitions. */
export interface LiftedSet {
  readonly weight: number;
  readonly reps: number;
}

/** False for a failed attempt: it has no repetition and never counts, however heavy it was. */
export function isLifted({ reps }: Pick<LiftedSet, 'reps'>): boolean {
  return reps > 0;
}

/** Beyond ten repetitions the formulas diverge, so more count as ten. */
export const MOST_REPS_ESTIMATED = 10;
const EPLEY_REPS = 30;

/**
 * Estimated one-rep maximum in kg after Epley (1985): weight × (1 + reps / 30); one repetition is the weight itself.
 * Undefined for a set without weight or repetitions.
 */
export function estimatedOneRepMax({ weight, reps }: LiftedSet): number | undefined {
  if (weight <= 0 || !isLifted({ reps })) return undefined;
  return weight * epleyFactor(reps);
}

/** The weight in kg for a number of repetitions that has this estimated one-rep maximum: the same formula, read backwards. */
export function weightForReps(oneRepMax: number, reps: number): number {
  return oneRepMax / epleyFactor(reps);
}

function epleyFactor(reps: number): number {
  return reps === 1 ? 1 : 1 + Math.min(reps, MOST_REPS_ESTIMATED) / EPLEY_REPS;
}

/** Total volume in kg: the sum of weight × repetitions. */
export function volumeOf(sets: readonly LiftedSet[]): number {
  return sets.reduce((sum, { weight, reps }) => sum + weight * reps, 0);
}

/**
 * 'weight': heavier than ever before. 'reps': more repetitions than ever before at this weight or a heavier one, at a weight
 * lifted before.
 */
export type RecordKind = 'weight' | 'reps';

/** A set of one lift as it was logged. */
export interface LoggedSet extends LiftedSet {
  readonly lift: string;
  /** The record it was when it was lifted. */
  readonly record: RecordKind | null;
}
