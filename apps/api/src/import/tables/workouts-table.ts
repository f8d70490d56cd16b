import type { PoolClient } from 'pg';
import { id, instant, optional, REMOVED_COLUMN, wholeNumber, yesOrNo, plainName } from '../field-parsers.ts';
import type { ImportTable, RowCounts, Storing, RowChangeLog, StorableTable } from '../import-table.ts';
import { faultOfLines, FOUND_LINES, type FoundLines, LINE_COLUMN, stagingOf } from '../staging.ts';
import { deleteRows, storeDifferences } from '../store-differences.ts';
import { coachesTable } from './coaches-table.ts';
import { locationsTable } from './locations-table.ts';

/**
 * The limits are those of the database table. A class that does not take place is canceled; one that never should have
 * existed is marked as removed, as long as nobody booked it.
 */
export const workoutsTable: ImportTable = {
  name: 'workouts',
  noun: 'class',
  target: 'studio.workouts',
  columns: [
    { name: 'id', sqlType: 'text', parse: id },
    { name: 'timer_name', sqlType: 'text', parse: plainName },
    { name: 'start_datetime', sqlType: 'timestamptz', parse: instant },
    { name: 'coach_id', sqlType: 'text', parse: id },
    { name: 'location_id', sqlType: 'text', parse: id },
    { name: 'capacity', sqlType: 'integer', parse: wholeNumber(1, 1000) },
    { name: 'max_set_number', sqlType: 'integer', parse: optional(wholeNumber(1, 100)) },
    { name: 'canceled_at', sqlType: 'timestamptz', parse: optional(instant), isOptional: true },
    { name: REMOVED_COLUMN, sqlType: 'boolean', parse: yesOrNo, isOptional: true },
  ],
  key: ['id'],
  references: [
    { column: 'coach_id', table: coachesTable },
    { column: 'location_id', table: locationsTable },
  ],
  store: storeWorkouts,
  removeLast: removeWorkouts,
};

/** Classes that stay, in the columns of the file: without `canceled_at` in it, canceled classes stay canceled. */
async function storeWorkouts(client: PoolClient, { columns, log }: Storing): Promise<RowCounts> {
  const kept = columns.filter((name) => name !== REMOVED_COLUMN);
  await client.query(
    `create temp table import_kept_workouts on commit drop as
     select ${kept.join(', ')} from ${stagingOf(workoutsTable)} where ${REMOVED_COLUMN} is not true`,
  );
  const keptWorkouts: StorableTable = {
    name: 'kept_workouts',
    target: workoutsTable.target,
    key: workoutsTable.key,
    columns: kept.map((name) => ({ name })),
  };
  return storeDifferences(client, keptWorkouts, log);
}

/** Classes still to take place that a staged file of them cancels. To be asked before it is stored. */
export async function classesToCancel(
  client: PoolClient,
  staged: readonly ImportTable[],
  now: Date,
): Promise<readonly string[]> {
  if (!staged.includes(workoutsTable)) return [];
  const { rows } = await client.query<{ readonly id: string }>(
    `select w.id from ${stagingOf(workoutsTable)} s join studio.workouts w on w.id = s.id
      where s.canceled_at is not null and w.canceled_at is null and w.start_datetime > $1`,
    [now],
  );
  return rows.map(({ id: canceled }) => canceled);
}

/** Why a class cannot be removed. */
const IN_USE = `
  exists (select from studio.bookings b where b.workout_id = w.id)
  or exists (select from studio.trial_bookings t where t.workout_id = w.id)
  or exists (select from studio.partner_guests g where g.workout_number = w.number)
  or exists (select from studio.set_logs l where l.workout_number = w.number)`;

const STAYS = {
  en: 'has bookings, test workouts, guests or sets; cancel it with canceled_at, or remove them as well',
  de: 'hat Buchungen, Probetrainings, Gäste oder Trainingssätze; sag den Kurs mit canceled_at ab, oder entfern sie auch',
};

async function removeWorkouts(client: PoolClient, log: RowChangeLog | undefined) {
  const marked = `${stagingOf(workoutsTable)} s join studio.workouts w on w.id = s.id and s.${REMOVED_COLUMN}`;
  const { rows } = await client.query<FoundLines>(
    `select ${FOUND_LINES} from (select s.${LINE_COLUMN} as line from ${marked} where ${IN_USE}) as used
     having count(*) > 0`,
  );
  const faults = rows.map((found) => faultOfLines(found, { column: REMOVED_COLUMN, message: STAYS }));
  if (faults.length > 0) return { removed: 0, faults };
  const isMarked = `id in (select id from ${stagingOf(workoutsTable)} where ${REMOVED_COLUMN})`;
  return { removed: await deleteRows(client, workoutsTable.target, isMarked, log), faults };
}
