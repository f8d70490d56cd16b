import { EXERCISE_SIDES, WOD_SECTIONS } from '@lifted/domain/training/workout-of-the-day';
import { civilDate, id, oneOf, optional, wholeNumber, yesOrNo } from '../field-parsers.ts';
import type { ImportTable, RowValues } from '../import-table.ts';
import { exercisesTable } from './exercises-table.ts';

/** Only stretches before the workout are held for a time or start with a side (specification, section 3: Exercise). */
const WARMUP_COLUMNS = ['duration', 'side'];

/**
 * The limits are those of the database table. A day in the file is that day's whole workout: a corrected file without a card
 * removes the card. Days that are not in the file stay unchanged.
 */
export const wodsTable: ImportTable = {
  name: 'wods',
  noun: 'card',
  target: 'studio.wod_exercises',
  columns: [
    { name: 'date', sqlType: 'date', parse: civilDate },
    { name: 'section', sqlType: 'text', parse: oneOf(WOD_SECTIONS) },
    { name: 'position', sqlType: 'integer', parse: wholeNumber(1, 1000) },
    { name: 'exercise_id', sqlType: 'text', parse: id },
    { name: 'reps', sqlType: 'integer', parse: optional(wholeNumber(1, 10_000)) },
    { name: 'duration', sqlType: 'integer', parse: optional(wholeNumber(1, 86_400)) },
    { name: 'per_side', sqlType: 'boolean', parse: yesOrNo },
    { name: 'side', sqlType: 'text', parse: optional(oneOf(EXERCISE_SIDES)) },
  ],
  key: ['date', 'section', 'position'],
  references: [{ column: 'exercise_id', table: exercisesTable }],
  checkRow: onlyStretchesHaveTimeAndSide,
  replacesWhole: ['date'],
};

function onlyStretchesHaveTimeAndSide(row: RowValues) {
  const section = row['section'];
  if (section === 'warmup' || section === null) return [];
  return WARMUP_COLUMNS.filter((column) => row[column] !== null).map((column) => ({
    column,
    message: `is set in a row of section ${section}; only rows of section warmup may have it, leave the cell empty`,
  }));
}
