import { areComparable, signedLoad } from '@lifted/domain/training/load-kinds/load-kind';
import { isWorkingSet, type LiftedSet, type RecordKind } from '@lifted/domain/training/personal-records';

/**
 * The rule that the trigger on set_logs implements in SQL; it exists only so that tests can compare the two.
 * The kind of record each set of one exercise is, oldest first; undefined for none. The first set of an exercise is not a
 * record, a failed attempt or a warm-up set never counts, and a set is measured by those its load can be compared with.
 */
export function recordsOf(sets: readonly LiftedSet[]): (RecordKind | undefined)[] {
  const before: LiftedSet[] = [];
  return sets.map((set) => {
    if (!isWorkingSet(set)) return undefined;
    const kind = kindOfRecord(
      set,
      before.filter((one) => areComparable(one, set)),
    );
    before.push(set);
    return kind;
  });
}

function kindOfRecord(set: LiftedSet, before: readonly LiftedSet[]): RecordKind | undefined {
  if (before.length === 0) return undefined;
  const load = signedLoad(set);
  const asHeavy = before.filter((one) => signedLoad(one) >= load);
  if (asHeavy.length === 0) return 'weight';
  const isOutdone = asHeavy.some(({ reps }) => reps >= set.reps);
  return !isOutdone && before.some((one) => signedLoad(one) === load) ? 'reps' : undefined;
}
