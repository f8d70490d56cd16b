import type { SetEntry } from '@lifted/contract/floor/set-entries';
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
    lifted: lifted && {
      reps: lifted.reps,
      weight: Math.round(lifted.weight * PER_KILOGRAM) / PER_KILOGRAM,
    },
    base: entry.base,
    settles: entry.settles,
    madeAt: new Date(entry.made_at),
  };
}
