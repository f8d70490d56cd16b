import type pg from 'pg';
import { fileOf } from './import-table.ts';
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

/**
 * Makes a table hold what its file says. Writes only rows that differ and runs no statement that would change nothing:
 * even an update of no row fires the triggers that make every process forget its answers.
 */
export async function storeStagedRows(
  client: pg.PoolClient,
  { table, rows }: StagedFile,
): Promise<ImportedFile> {
  const counted = await client.query<{ inserted: number; updated: number; removed: number }>(
    countDifferences(table),
  );
  const { inserted, updated, removed } = counted.rows[0] ?? { inserted: 0, updated: 0, removed: 0 };
  if (removed > 0) await client.query(deleteGone(table));
  if (updated > 0) await client.query(updateDifferent(table));
  if (inserted > 0) await client.query(insertNew(table));
  return { name: fileOf(table), rows, inserted, updated, unchanged: rows - inserted - updated, removed };
}
