import type { Language } from '@lifted/domain/language/language';

/** SQL for the name of the exercise in row `row` of studio.exercises: the German one where it has one and German is asked for. */
export function exerciseName(row: string, language: Language): string {
  return language === 'de' ? `coalesce(${row}.name_de, ${row}.name)` : `${row}.name`;
}

/** SQL for its short name, null for none. A short name belongs to the English name: an exercise with a German one has none in German. */
export function exerciseShortName(row: string, language: Language): string {
  return language === 'de'
    ? `case when ${row}.name_de is null then ${row}.short_name end`
    : `${row}.short_name`;
}

/** SQL for the two as columns `name` and `short_name`. */
export function exerciseNames(row: string, language: Language): string {
  return `${exerciseName(row, language)} as name, ${exerciseShortName(row, language)} as short_name`;
}
