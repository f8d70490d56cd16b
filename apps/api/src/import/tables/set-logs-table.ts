import type { PoolClient } from 'pg';
import { id, kilograms, REMOVED_COLUMN, wholeNumber, yesOrNo } from '../field-parsers.ts';
import type { ImportTable, RowChanges } from '../import-table.ts';
import { stagingOf, type StorableTable } from '../staging.ts';
import { deleteRows, storeDifferences } from '../store-differences.ts';
import { customersTable } from './customers-table.ts';
import { exercisesTable } from './exercises-table.ts';
import { workoutsTable } from './workouts-table.ts';

const KEY = ['customer_id', 'workout_id', 'exercise_id', 'exercise_number', 'set_number'];

/** What customers lifted. The limits are those of the database table. */
export const setLogsTable: ImportTable = {
  name: 'set_logs',
  noun: 'set',
  target: 'studio.set_logs',
  columns: [
    { name: 'customer_id', sqlType: 'text', parse: id },
    { name: 'workout_id', sqlType: 'text', parse: id },
    { name: 'exercise_id', sqlType: 'text', parse: id },
    { name: 'exercise_number', sqlType: 'smallint', parse: wholeNumber(1, 1000) },
    { name: 'set_number', sqlType: 'smallint', parse: wholeNumber(1, 1000) },
    { name: 'reps', sqlType: 'smallint', parse: wholeNumber(0, 10_000) },
    { name: 'weight', sqlType: 'numeric', parse: kilograms },
    { name: REMOVED_COLUMN, sqlType: 'boolean', parse: yesOrNo, isOptional: true },
  ],
  key: KEY,
  references: [
    { column: 'customer_id', table: customersTable },
    { column: 'workout_id', table: workoutsTable },
    { column: 'exercise_id', table: exercisesTable },
  ],
  store: storeSetLogs,
};

/** The same rows as stored: by short numbers. */
const NUMBERED: StorableTable = {
  name: 'numbered_set_logs',
  target: 'studio.set_logs',
  columns: [
    'customer_number',
    'workout_number',
    'exercise_key',
    'exercise_number',
    'set_number',
    'reps',
    'weight',
  ].map((name) => ({ name })),
  key: ['customer_number', 'workout_number', 'exercise_key', 'exercise_number', 'set_number'],
};

/** Ordered by customer, so that the rows of one are stored together. The database marks records (migration 015). */
async function storeSetLogs(client: PoolClient): Promise<RowChanges> {
  await client.query(`
    create temp table import_${NUMBERED.name} on commit drop as
    select c.number as customer_number, w.number as workout_number, e.number as exercise_key,
           s.exercise_number, s.set_number, s.reps, s.weight, coalesce(s.${REMOVED_COLUMN}, false) as is_removed
      from ${stagingOf(setLogsTable)} s
      join studio.customers c on c.id = s.customer_id
      join studio.workouts w on w.id = s.workout_id
      join studio.exercises e on e.id = s.exercise_id
     order by c.number, w.number, s.exercise_number, s.set_number`);
  const staging = stagingOf(NUMBERED);
  const key = NUMBERED.key.map((name) => `t.${name} = s.${name}`).join(' and ');
  const marked = `exists (select from ${staging} s where s.is_removed and ${key})`;
  const removed = await deleteRows(client, NUMBERED.target, marked);
  await client.query(`delete from ${staging} where is_removed`);
  return { ...(await storeDifferences(client, NUMBERED)), removed };
}
