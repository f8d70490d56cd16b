import { EXERCISE_SIDES, WOD_SECTIONS, type WodSection } from '@lifted/domain/training/workout-of-the-day';
import {
  civilDate,
  id,
  oneOf,
  optional,
  present,
  wholeNumber,
  yesOrNo,
  type FieldParser,
} from '../field-parsers.ts';
import type { ImportTable, RowValues } from '../import-table.ts';
import { classKindsTable } from './class-kinds-table.ts';
import { exercisesTable } from './exercises-table.ts';

/**
 * Which sections may have them: stretches are held for a time and start with a side (specification, section 3: Exercise), and what is
 * carried or held in a challenge has seconds too. Metres may stand in every section.
 */
const SECTIONS_WITH: Readonly<Record<'duration' | 'side', readonly WodSection[]>> = {
  duration: ['warmup', 'challenge'],
  side: ['warmup'],
};

/** The workout of the day is of no kind of class. */
const OF_THE_DAY = '';
const programme: FieldParser = (text) => (text === OF_THE_DAY ? present(OF_THE_DAY) : id(text));

/**
 * The limits are those of the database table. A day in the file is the whole workout of that day or, of a kind of class, its own on that day: a corrected file without a card
 * removes the card. Days that are not in the file stay unchanged.
 */
export const wodsTable: ImportTable = {
  name: 'wods',
  noun: 'card',
  target: 'studio.wod_exercises',
  columns: [
    { name: 'date', sqlType: 'date', parse: civilDate },
    { name: 'programme', sqlType: 'text', parse: programme, isOptional: true, otherwise: OF_THE_DAY },
    { name: 'section', sqlType: 'text', parse: oneOf(WOD_SECTIONS) },
    { name: 'position', sqlType: 'integer', parse: wholeNumber(1, 1000) },
    { name: 'exercise_id', sqlType: 'text', parse: id },
    { name: 'reps', sqlType: 'integer', parse: optional(wholeNumber(1, 10_000)) },
    { name: 'duration', sqlType: 'integer', parse: optional(wholeNumber(1, 86_400)) },
    { name: 'distance', sqlType: 'integer', parse: optional(wholeNumber(1, 10_000)), isOptional: true },
    { name: 'per_side', sqlType: 'boolean', parse: yesOrNo },
    { name: 'side', sqlType: 'text', parse: optional(oneOf(EXERCISE_SIDES)) },
  ],
  key: ['date', 'programme', 'section', 'position'],
  references: [
    { column: 'exercise_id', table: exercisesTable },
    { column: 'programme', table: classKindsTable },
  ],
  checkRow: (row) => [...timeAndSideWhereTheyBelong(row), ...metresAlone(row)],
  replacesWhole: ['date', 'programme'],
};

function timeAndSideWhereTheyBelong(row: RowValues) {
  const section = row['section'];
  if (section === null) return [];
  return Object.entries(SECTIONS_WITH)
    .filter(([column, sections]) => row[column] !== null && !sections.some((one) => one === section))
    .map(([column, sections]) => ({
      column,
      message: {
        en: `is set in a row of section ${section}; only rows of section ${sections.join(' or ')} may have it, leave the cell empty`,
        de: `ist in einer Zeile des Abschnitts ${section} ausgefüllt; das dürfen nur Zeilen des Abschnitts ${sections.join(' oder ')}, lass die Zelle leer`,
      },
    }));
}

/** A file without the column has no metres. */
function metresAlone(row: RowValues) {
  const isCountedTwice = row['distance'] != null && (row['reps'] ?? row['duration']) !== null;
  if (!isCountedTwice) return [];
  return [
    {
      column: 'distance',
      message: {
        en: 'is set beside reps or duration; what is counted in metres has neither, leave those cells empty',
        de: 'ist neben reps oder duration ausgefüllt; was in Metern zählt, hat keins von beiden, lass deren Zellen leer',
      },
    },
  ];
}
