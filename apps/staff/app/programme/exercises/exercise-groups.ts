import type { ExerciseFields } from '@lifted/contract/desk/desk-exercises';
import { matches } from '../../parts/matches.ts';

export interface ListedExercise {
  readonly id: string;
  readonly fields: ExerciseFields;
}

/** Names of the groups, by name. */
export function groupsOf(exercises: readonly ListedExercise[]): string[] {
  return [...new Set(exercises.map(({ fields }) => fields.exercise_group))].toSorted((one, other) =>
    one.localeCompare(other),
  );
}

/** Exercises whose name, short name or group has every word typed, by group. */
export function byGroup(exercises: readonly ListedExercise[], typed: string) {
  const found = exercises.filter(({ fields }) =>
    matches(`${fields.name} ${fields.short_name ?? ''} ${fields.exercise_group}`, typed),
  );
  return groupsOf(found).map((group) => ({
    group,
    exercises: found.filter(({ fields }) => fields.exercise_group === group),
  }));
}
