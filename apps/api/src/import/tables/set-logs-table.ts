import type { PoolClient } from 'pg';
import { LOAD_KINDS } from '@lifted/domain/training/load-kinds/load-kind';
import { MOST_REPS_IN_RESERVE } from '@lifted/domain/training/personal-records';
import { id, kilograms, oneOf, optional, REMOVED_COLUMN, wholeNumber, yesOrNo } from '../field-parsers.ts';
import type {
  ImportTable,
  RowCounts,
  RowValues,
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
    { name: 'load_kind', sqlType: 'text', parse: optional(oneOf(LOAD_KINDS)), isOptional: true },
    { name: 'is_warm_up', sqlType: 'boolean', parse: yesOrNo, isOptional: true },
    {
      name: 'reps_in_reserve',
      sqlType: 'smallint',
      parse: optional(wholeNumber(0, MOST_REPS_IN_RESERVE)),
      isOptional: true,
    },
    { name: REMOVED_COLUMN, sqlType: 'boolean', parse: yesOrNo, isOptional: true },
  ],
  key: KEY,
  storedKey: STORED_KEY,
  references: [
    { column: 'customer_id', table: customersTable },
    { column: 'workout_id', table: workoutsTable },
    { column: 'exercise_id', table: exercisesTable },
  ],
  checkRow: bodyweightWithoutWeight,
  store: storeSetLogs,
};

/** Some programs write what somebody weighs there; nobody's body weight is kept here. */
function bodyweightWithoutWeight({ load_kind: kind, weight }: RowValues) {
  if (kind !== 'bodyweight' || weight == null || Number(weight) === 0) return [];
  return [
    {
      column: 'weight',
      message: {
        en: 'is not 0 in a row of kind bodyweight; what is lifted on top is added, what helps is assisted',
        de: 'ist in einer Zeile der Art bodyweight nicht 0; was dazukommt, ist added, was hilft, ist assisted',
      },
    },
  ];
}

/** What a set says. */
const VALUES = ['reps', 'weight', 'load_kind', 'is_warm_up', 'reps_in_reserve'];
function valuesOf(row: string): string {
  return `(${VALUES.map((name) => `${row}.${name}`).join(', ')})`;
}

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
    'load_kind',
    'is_warm_up',
    'reps_in_reserve',
  ].map((name) => ({ name })),
  key: STORED_KEY,
};

/**
 * Ordered by customer, so that the rows of one are stored together. The database marks records (migration 052). What a file
 * has no column for stays as it is, as far as it fits the weight; effort only where nothing else changes.
 */
async function storeSetLogs(client: PoolClient, { columns, now, log }: Storing): Promise<RowCounts> {
  const [kind, effort] = ['load_kind', 'reps_in_reserve'].map((name) => columns.includes(name));
  await client.query(`
    create temp table import_${NUMBERED.name} on commit drop as
    select c.number as customer_number, w.number as workout_number, e.number as exercise_key,
           s.exercise_number, s.set_number, s.reps, s.weight,
           case when told.kind in ('added', 'assisted') and s.weight = 0 then 'bodyweight'
                when told.kind = 'bodyweight' and s.weight > 0 then 'external' else told.kind end as load_kind,
           coalesce(s.is_warm_up, l.is_warm_up, false) as is_warm_up,
           ${effort === true ? 's.reps_in_reserve' : 'case when (l.reps, l.weight) = (s.reps, s.weight) then l.reps_in_reserve end'}
             as reps_in_reserve,
           coalesce(s.${REMOVED_COLUMN}, false) as is_removed
      from ${stagingOf(setLogsTable)} s
      join studio.customers c on c.id = s.customer_id
      join studio.workouts w on w.id = s.workout_id
      join studio.exercises e on e.id = s.exercise_id
      left join studio.set_logs l
        on (l.customer_number, l.workout_number, l.exercise_key, l.exercise_number, l.set_number)
         = (c.number, w.number, e.number, s.exercise_number, s.set_number)
     cross join lateral (select coalesce(s.load_kind, ${kind === true ? '' : 'l.load_kind, '}'external') as kind) as told
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
       select gen_random_uuid() as id, s.*, to_jsonb(e) as entered
         from ${staging} s
         join studio.set_cells k on ${same('k', 's')} and k.current is not null
         join studio.set_entries e on e.id = k.current
        where not s.is_removed and ${valuesOf('e')} is distinct from ${valuesOf('s')}
          and not exists (select from studio.set_entries t
                           where ${same('t', 's')} and t.author = 'import' and ${valuesOf('t')} is not distinct from ${valuesOf('s')})
     ), entered as (
       insert into studio.set_entries (id, ${place.join(', ')}, ${VALUES.join(', ')}, author, made_at, received_at, outcome)
       select id, ${place.join(', ')}, ${VALUES.join(', ')}, 'import', $1, $1, 'other' from told
     ), shown as (
       update studio.set_cells k set others = k.others || told.id from told where ${same('k', 'told')}
     )
     select to_jsonb(p) || jsonb_build_object(${VALUES.map((name) => `'${name}', entered -> '${name}'`).join(', ')}) as before,
            to_jsonb(p) || jsonb_build_object(${VALUES.map((name) => `'${name}', ${name}`).join(', ')}, '${SHOWN_BESIDE}', true) as after
       from told cross join lateral (select ${place.map((name) => `told.${name}`).join(', ')}) p`,
    [now],
  );
  await log?.changed(rows);
  await client.query(
    `delete from ${staging} s using studio.set_cells k where ${same('k', 's')} and k.current is not null`,
  );
}
