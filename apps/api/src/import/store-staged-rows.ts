import type pg from 'pg';
import { fileOf, type ImportTable, type RowChanges } from './import-table.ts';
import type { StagedFile } from './stage-files.ts';
import { countDifferences, deleteGone, insertNew, updateDifferent } from './staging.ts';

/** What the import did with the rows of one file. */
export interface ImportedFile {
  readonly name: string;
  readonly rows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Rows of the database that the file no longer has (see ImportTable.replacesWhole). */
  readonly removed: number;
}

/** Stores what a file says, in the way its table asks for. */
export async function storeStagedRows(
  client: pg.PoolClient,
  { table, rows }: StagedFile,
): Promise<ImportedFile> {
  const changes = await (table.store?.(client) ?? storeDifferences(client, table));
  const { inserted, updated, removed } = changes;
  return { name: fileOf(table), rows, inserted, updated, unchanged: rows - inserted - updated, removed };
}

/**
 * Makes a table hold what its file says. Writes only rows that differ and runs no statement that would change nothing:
 * even an update of no row fires the triggers that make every process forget its answers.
 */
export async function storeDifferences(client: pg.PoolClient, table: ImportTable): Promise<RowChanges> {
  const counted = await client.query<RowChanges>(countDifferences(table));
  const changes = counted.rows[0] ?? { inserted: 0, updated: 0, removed: 0 };
  if (changes.removed > 0) await client.query(deleteGone(table));
  if (changes.updated > 0) await client.query(updateDifferent(table));
  if (changes.inserted > 0) await client.query(insertNew(table));
  return changes;
}
