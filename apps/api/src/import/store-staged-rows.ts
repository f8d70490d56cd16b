import type pg from 'pg';
import { fileOf } from './import-table.ts';
import type { StagedFile } from './stage-files.ts';
import { storeDifferences } from './store-differences.ts';

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
