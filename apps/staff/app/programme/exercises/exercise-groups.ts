import type { ExerciseFields } from '@lifted/contract/desk/desk-exercises';
import type { Language } from '@lifted/domain/language/language';
import { matches } from '../../parts/matches.ts';

export interface ListedExercise {
  readonly id: string;
  readonly fields: ExerciseFields;
}

type ExerciseNames = Pick<ExerciseFields, 'name' | 'short_name' | 'name_de'>;

/** What an exercise is called in a language. */
export function exerciseName({ name, name_de }: ExerciseNames, language: Language): string {
  return language === 'de' ? (name_de ?? name) : name;
}

/** The same in short. A short name belongs to the English name: an exercise with a German one has none in German. */
export function exerciseShortName(names: ExerciseNames, language: Language): string {
  const hasGerman = language === 'de' && names.name_de != null;
  return hasGerman ? exerciseName(names, language) : (names.short_name ?? names.name);
}

/** Names of the groups, by name. */
export function groupsOf(exercises: readonly ListedExercise[]): string[] {
  return [...new Set(exercises.map(({ fields }) => fields.exercise_group))].toSorted((one, other) =>
    one.localeCompare(other),
  );
}

/** Exercises whose name, in either language, short name or group has every word typed, by group. */
export function byGroup(exercises: readonly ListedExercise[], typed: string) {
  const found = exercises.filter(({ fields }) =>
    matches(
      [fields.name, fields.short_name, fields.name_de, fields.exercise_group].filter(Boolean).join(' '),
      typed,
    ),
  );
  return groupsOf(found).map((group) => ({
    group,
    exercises: found.filter(({ fields }) => fields.exercise_group === group),
  }));
}
