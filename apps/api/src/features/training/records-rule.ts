import { isLifted, type LiftedSet, type RecordKind } from '@lifted/domain/training/personal-records';

/**
 * The rule that the trigger on set_logs implements in SQL; it exists only so that tests can compare the two.
 * The kind of record each set of one exercise is, oldest first; undefined for none. The first set of an exercise is not a
 * record, and a failed attempt never counts.
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

/** `bestReps`: the most repetitions so far, by weight. */
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
