import type { SetEntry } from '@lifted/contract/floor/set-entries';
import { loadKindOf, ofKind } from '@lifted/domain/training/load-kinds/load-kind';
import { plainSet, type LiftedSet } from '@lifted/domain/training/personal-records';
import type { ArrivedEntry } from './set-cells.ts';

/** Weights are kept to ten grams. */
const PER_KILOGRAM = 100;

/** An entry of the wire, with who made it. */
export function arrivedEntry(
  entry: SetEntry,
  by: Pick<ArrivedEntry, 'customerId' | 'author' | 'coachId' | 'deviceId'>,
): ArrivedEntry {
  const { lifted } = entry;
  return {
    ...by,
    id: entry.id.toLowerCase(),
    workoutId: entry.workout_id,
    exerciseId: entry.exercise_id,
    exerciseNumber: entry.exercise_number,
    setNumber: entry.set_number,
    lifted: lifted && plainSet({ ...lifted, ...loadOf(lifted) }),
    base: entry.base,
    settles: entry.settles,
    madeAt: new Date(entry.made_at),
  };
}

function loadOf(lifted: LiftedSet) {
  return ofKind(loadKindOf(lifted), Math.round(lifted.weight * PER_KILOGRAM) / PER_KILOGRAM);
}
