import type { FloorClass } from '@lifted/contract/floor/floor';
import type { LoggedExercise, SetCell } from '@lifted/contract/floor/set-entries';
import { setOf } from '../grid/grid-rows.ts';

/** People who were there and have the same sets of an exercise without an entry. */
export interface Gap {
  readonly missing: readonly number[];
  /** Null: everybody who was there. */
  readonly names: readonly string[] | null;
}

export interface ExerciseGaps {
  readonly exercise: LoggedExercise;
  readonly gaps: readonly Gap[];
}

/** What is not entered of a class, exercise by exercise; what was only suggested is not entered. */
export function gapsOf(
  { exercises, set_count: sets }: Pick<FloorClass, 'exercises' | 'set_count'>,
  people: readonly { readonly customerId: string; readonly name: string }[],
  cells: ReadonlyMap<string, SetCell>,
): ExerciseGaps[] {
  return exercises
    .map((exercise) => {
      const numbers = Array.from({ length: exercise.sets ?? sets }, (_, at) => at + 1);
      const byMissing = new Map<string, { missing: readonly number[]; names: string[] }>();
      for (const { customerId, name } of people) {
        const missing = numbers.filter((set_number) => {
          const { cell } = setOf({ planned: exercise, done: exercise, cells }, customerId, set_number);
          return (cell?.current?.lifted ?? null) === null;
        });
        if (missing.length === 0) continue;
        const same = byMissing.get(missing.join()) ?? { missing, names: [] };
        same.names.push(name);
        byMissing.set(missing.join(), same);
      }
      const gaps = [...byMissing.values()].map(({ missing, names }): Gap => {
        return { missing, names: names.length === people.length && names.length > 1 ? null : names };
      });
      return { exercise, gaps };
    })
    .filter(({ gaps }) => gaps.length > 0);
}
