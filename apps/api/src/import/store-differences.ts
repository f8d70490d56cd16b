import type pg from 'pg';
import type { RowCounts, RowChangeLog, StorableTable } from './import-table.ts';
import { countDifferences, deleteGone, insertNew, updateDifferent } from './staging.ts';

/**
 * Updates a table to match its file. Writes only rows that differ and runs no statement without effect: even an update of no
 * row fires the triggers that clear every process's caches.
 */
export async function storeDifferences(
  client: pg.PoolClient,
  table: StorableTable,
  log: RowChangeLog | undefined,
  alsoKnown?: Readonly<Record<string, string>>,
): Promise<RowCounts> {
  const counted = await client.query<RowCounts>(countDifferences(table));
  const changes = counted.rows[0] ?? { inserted: 0, updated: 0, removed: 0 };
  await log?.differences(table, alsoKnown);
  if (changes.removed > 0) await client.query(deleteGone(table));
  if (changes.updated > 0) await client.query(updateDifferent(table));
  if (changes.inserted > 0) await client.query(insertNew(table));
  return changes;
}

/** Deletes the rows `t` of a table that match and counts them. Runs no statement without effect. */
export async function deleteRows(
  client: pg.PoolClient,
  target: string,
  isSo: string,
  log: RowChangeLog | undefined,
): Promise<number> {
  const rows = `from ${target} t where ${isSo}`;
  const found = await client.query(`select ${rows} limit 1`);
  if (found.rowCount === 0) return 0;
  await log?.removed(target, isSo);
  return (await client.query(`delete ${rows}`)).rowCount ?? 0;
}
