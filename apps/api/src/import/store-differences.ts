import type pg from 'pg';
import type { RowChanges } from './import-table.ts';
import { countDifferences, deleteGone, insertNew, type StorableTable, updateDifferent } from './staging.ts';

/**
 * Updates a table to match its file. Writes only rows that differ and runs no statement without effect: even an update of no
 * row fires the triggers that clear every process's caches.
 */
export async function storeDifferences(client: pg.PoolClient, table: StorableTable): Promise<RowChanges> {
  const counted = await client.query<RowChanges>(countDifferences(table));
  const changes = counted.rows[0] ?? { inserted: 0, updated: 0, removed: 0 };
  if (changes.removed > 0) await client.query(deleteGone(table));
  if (changes.updated > 0) await client.query(updateDifferent(table));
  if (changes.inserted > 0) await client.query(insertNew(table));
  return changes;
}

/** Deletes the rows `t` of a table that match and counts them. Runs no statement without effect. */
export async function deleteRows(client: pg.PoolClient, target: string, isSo: string): Promise<number> {
  const rows = `from ${target} t where ${isSo}`;
  const found = await client.query(`select ${rows} limit 1`);
  if (found.rowCount === 0) return 0;
  return (await client.query(`delete ${rows}`)).rowCount ?? 0;
}
