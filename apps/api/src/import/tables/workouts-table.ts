import { id, instant, optional, text, wholeNumber } from '../field-parsers.ts';
import type { ImportTable } from '../import-table.ts';
import { coachesTable } from './coaches-table.ts';
import { locationsTable } from './locations-table.ts';

/** The borders are those of the database table. Classes are never removed: people may have booked them. */
export const workoutsTable: ImportTable = {
  name: 'workouts',
  noun: 'class',
  target: 'studio.workouts',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'timer_name', sqlType: 'text', parse: text },
    { name: 'start_datetime', sqlType: 'timestamptz', parse: instant },
    { name: 'coach_id', sqlType: 'text', parse: id },
    { name: 'location_id', sqlType: 'text', parse: id },
    { name: 'capacity', sqlType: 'integer', parse: wholeNumber(1, 1000) },
    { name: 'max_set_number', sqlType: 'integer', parse: optional(wholeNumber(1, 100)) },
  ],
  key: ['id'],
  references: [
    { column: 'coach_id', table: coachesTable },
    { column: 'location_id', table: locationsTable },
  ],
};
