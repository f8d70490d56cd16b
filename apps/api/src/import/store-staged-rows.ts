import type pg from 'pg';
import { fileOf, type Storing } from './import-table.ts';
import type { RowChanges } from './row-changes.ts';
import type { StagedFile } from './stage-files.ts';
import { isRemovable } from './staging.ts';
import { storeDifferences } from './store-differences.ts';

/** What the import did with the rows of one file. */
export interface ImportedFile {
  readonly name: string;
  readonly rows: number;
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  /** Database rows that the file marks as removed, or no longer has (see ImportTable.replacesWhole). */
  readonly removed: number;
}

/** Stores a file as its table requires. */
export async function storeStagedRows(
  client: pg.PoolClient,
  { table, columns, rows }: StagedFile,
  {
    changes: rowChanges,
    ...storing
  }: Pick<Storing, 'now' | 'letters'> & { readonly changes: RowChanges | undefined },
): Promise<ImportedFile> {
  const names = columns.map(({ name }) => name);
  const log = rowChanges?.of(table.name);
  const changes = await (table.store?.(client, { ...storing, columns: names, log }) ??
    storeDifferences(client, { ...table, columns }, log));
  const { inserted, updated, removed } = changes;
  // Marked rows are rows of the file, missing rows are not.
  const written = inserted + updated + (isRemovable(table) ? removed : 0);
  return { name: fileOf(table), rows, inserted, updated, unchanged: rows - written, removed };
}
