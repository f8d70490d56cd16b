/** One set as a record looks at it: weight in kg, repetitions. */
export interface LiftedSet {
  readonly weight: number;
  readonly reps: number;
}

/** A single repetition needs no formula, and beyond ten the formulas drift apart: more is counted as ten. */
const MOST_REPS_ESTIMATED = 10;
const EPLEY_REPS = 30;

/**
 * Estimated one-rep maximum in kg after Epley (1985): weight × (1 + reps / 30); one repetition is the weight itself.
 * Undefined for a set without weight or repetitions, because nothing was lifted.
 */
export function estimatedOneRepMax({ weight, reps }: LiftedSet): number | undefined {
  if (weight <= 0 || reps < 1) return undefined;
  if (reps === 1) return weight;
  return weight * (1 + Math.min(reps, MOST_REPS_ESTIMATED) / EPLEY_REPS);
}

/** Total volume in kg: the sum of weight × repetitions. */
export function volumeOf(sets: readonly LiftedSet[]): number {
  return sets.reduce((sum, { weight, reps }) => sum + weight * reps, 0);
}

/** 'weight': heavier than ever. 'reps': more repetitions at this weight than ever, the weight having been lifted before. */
export type RecordKind = 'weight' | 'reps';

/**
 * Which record each set of one exercise is, in the order given (oldest first); undefined for none.
 * The very first set of an exercise is a beginning, not a record; a failed attempt (no repetition) counts for nothing.
 */
export function recordsOf(sets: readonly LiftedSet[]): (RecordKind | undefined)[] {
  let heaviest: number | undefined;
  const bestReps = new Map<number, number>();
  return sets.map(({ weight, reps }) => {
    if (reps < 1) return undefined;
    const bestBefore = bestReps.get(weight);
    const kind = kindOfRecord({ weight, reps }, heaviest, bestBefore);
    heaviest = Math.max(weight, heaviest ?? weight);
    bestReps.set(weight, Math.max(reps, bestBefore ?? reps));
    return kind;
  });
}

function kindOfRecord(
  { weight, reps }: LiftedSet,
  heaviest: number | undefined,
  bestRepsAtWeight: number | undefined,
): RecordKind | undefined {
  if (heaviest === undefined) return undefined;
  if (weight > heaviest) return 'weight';
  if (bestRepsAtWeight !== undefined && reps > bestRepsAtWeight) return 'reps';
  return undefined;
}
