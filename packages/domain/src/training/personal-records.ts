/** One set as a record looks at it: weight in kg, repetitions. */
export interface LiftedSet {
  readonly weight: number;
  readonly reps: number;
}

/** Whether anything was lifted: a failed attempt has no repetition and counts for nothing, however heavy it was. */
export function isLifted({ reps }: Pick<LiftedSet, 'reps'>): boolean {
  return reps > 0;
}

/** A single repetition needs no formula, and beyond ten the formulas drift apart: more is counted as ten. */
const MOST_REPS_ESTIMATED = 10;
const EPLEY_REPS = 30;

/**
 * Estimated one-rep maximum in kg after Epley (1985): weight × (1 + reps / 30); one repetition is the weight itself.
 * Undefined for a set without weight or repetitions, because nothing was lifted.
 */
export function estimatedOneRepMax({ weight, reps }: LiftedSet): number | undefined {
  if (weight <= 0 || !isLifted({ reps })) return undefined;
  if (reps === 1) return weight;
  return weight * (1 + Math.min(reps, MOST_REPS_ESTIMATED) / EPLEY_REPS);
}

/** Total volume in kg: the sum of weight × repetitions. */
export function volumeOf(sets: readonly LiftedSet[]): number {
  return sets.reduce((sum, { weight, reps }) => sum + weight * reps, 0);
}

/**
 * 'weight': heavier than ever. 'reps': more repetitions than ever at this weight or any heavier one, this weight having been
 * lifted before.
 */
export type RecordKind = 'weight' | 'reps';

/**
 * Which record each set of one exercise is, in the order given (oldest first); undefined for none.
 * The very first set of an exercise is a beginning, not a record; a failed attempt counts for nothing.
 */
export function recordsOf(sets: readonly LiftedSet[]): (RecordKind | undefined)[] {
  const bestReps = new Map<number, number>();
  return sets.map((set) => {
    if (!isLifted(set)) return undefined;
    const kind = kindOfRecord(set, bestReps);
    bestReps.set(set.weight, Math.max(set.reps, bestReps.get(set.weight) ?? 0));
    return kind;
  });
}

/** `bestReps`: the most repetitions so far at each weight that was lifted. */
function kindOfRecord(
  { weight, reps }: LiftedSet,
  bestReps: ReadonlyMap<number, number>,
): RecordKind | undefined {
  if (bestReps.size === 0) return undefined;
  const asHeavy = [...bestReps].filter(([liftedBefore]) => liftedBefore >= weight);
  if (asHeavy.length === 0) return 'weight';
  const isOutdone = asHeavy.some(([, repsBefore]) => repsBefore >= reps);
  return bestReps.has(weight) && !isOutdone ? 'reps' : undefined;
}
