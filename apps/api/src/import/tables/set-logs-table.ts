import type { PoolClient } from 'pg';
import { id, kilograms, REMOVED_COLUMN, wholeNumber, yesOrNo } from '../field-parsers.ts';
import type {
  ImportTable,
  RowCounts,
  Storing,
  RowChangeLog,
  RowImage,
  StorableTable,
} from '../import-table.ts';
import { stagingOf } from '../staging.ts';
import { deleteRows, storeDifferences } from '../store-differences.ts';
import { customersTable } from './customers-table.ts';
import { exercisesTable } from './exercises-table.ts';
import { workoutsTable } from './workouts-table.ts';

/** Of a noted change: the row of the file is shown beside what was entered, which stays. */
export const SHOWN_BESIDE = 'shown_beside';

const STORED_KEY = ['customer_number', 'workout_number', 'exercise_key', 'exercise_number', 'set_number'];
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
  storedKey: STORED_KEY,
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
  key: STORED_KEY,
};

/** Ordered by customer, so that the rows of one are stored together. The database marks records (migration 015). */
async function storeSetLogs(client: PoolClient, { now, log }: Storing): Promise<RowCounts> {
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
  await showBesideEntries(client, staging, now, log);
  const key = NUMBERED.key.map((name) => `t.${name} = s.${name}`).join(' and ');
  const marked = `exists (select from ${staging} s where s.is_removed and ${key})`;
  const removed = await deleteRows(client, NUMBERED.target, marked, log);
  await client.query(`delete from ${staging} where is_removed`);
  return { ...(await storeDifferences(client, NUMBERED, log)), removed };
}

/**
 * What was entered here holds, whatever the file says. A file that says otherwise is shown beside it as one more author
 * (docs/decisions/117-set-entries.md), once for each value; its rows are left out of what is stored.
 */
async function showBesideEntries(
  client: PoolClient,
  staging: string,
  now: Date,
  log: RowChangeLog | undefined,
): Promise<void> {
  const place = STORED_KEY;
  const same = (one: string, other: string) =>
    place.map((name) => `${one}.${name} = ${other}.${name}`).join(' and ');
  const { rows } = await client.query<{ before: RowImage; after: RowImage }>(
    `with told as (
       select gen_random_uuid() as id, s.*, e.reps as entered_reps, e.weight as entered_weight
         from ${staging} s
         join studio.set_cells k on ${same('k', 's')} and k.current is not null
         join studio.set_entries e on e.id = k.current
        where not s.is_removed and (e.reps, e.weight) is distinct from (s.reps, s.weight)
          and not exists (select from studio.set_entries t
                           where ${same('t', 's')} and t.author = 'import' and (t.reps, t.weight) = (s.reps, s.weight))
     ), entered as (
       insert into studio.set_entries (id, ${place.join(', ')}, reps, weight, author, made_at, received_at, outcome)
       select id, ${place.join(', ')}, reps, weight, 'import', $1, $1, 'other' from told
     ), shown as (
       update studio.set_cells k set others = k.others || told.id from told where ${same('k', 'told')}
     )
     select to_jsonb(p) || jsonb_build_object('reps', entered_reps, 'weight', entered_weight) as before,
            to_jsonb(p) || jsonb_build_object('reps', reps, 'weight', weight, '${SHOWN_BESIDE}', true) as after
       from told cross join lateral (select ${place.map((name) => `told.${name}`).join(', ')}) p`,
    [now],
  );
  await log?.changed(rows);
  await client.query(
    `delete from ${staging} s using studio.set_cells k where ${same('k', 's')} and k.current is not null`,
  );
}
