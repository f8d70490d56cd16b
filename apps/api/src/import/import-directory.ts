/**
 * Reads the owner's CSV files (docs/import-format.md) and writes all of them or nothing.
 * One transaction: stage every file, look for faults in the whole set, then store what differs.
 */
import { inTransaction } from '@lifted/database/transaction';
import type pg from 'pg';
import { checkStagedRows } from './check-staged-rows.ts';
import { changedFiles, findFiles, type FoundFile, type SkippedFile } from './directory-files.ts';
import { type Fault, type FaultInFile, FaultList } from './import-fault.ts';
import { fileOf, type ImportTable } from './import-table.ts';
import { leaveOutForgotten, type LeftOut } from './leave-out-forgotten.ts';
import { type StagedFile, stageFile } from './stage-files.ts';
import { type ImportedFile, storeStagedRows } from './store-staged-rows.ts';

/** How an import went. `skipped` are CSV files of the directory that were not read. */
export type ImportResult =
  | {
      readonly kind: 'imported';
      readonly files: readonly ImportedFile[];
      /** Of people whose accounts were deleted. */
      readonly leftOut: LeftOut;
      readonly skipped: readonly SkippedFile[];
    }
  | {
      readonly kind: 'refused';
      /** The first LISTED_FAULTS, by file and line. */
      readonly faults: readonly Fault[];
      /** All that were found. */
      readonly faultCount: number;
      readonly skipped: readonly SkippedFile[];
    }
  | { readonly kind: 'nothing_to_import'; readonly skipped: readonly SkippedFile[] };

/** Where the import stands; bytes count over all files. */
export type ImportProgress =
  | {
      readonly step: 'reading';
      readonly file: string;
      readonly rows: number;
      readonly read: number;
      readonly total: number;
    }
  | { readonly step: 'checking' }
  | { readonly step: 'writing'; readonly file: string };

export interface ImportOptions {
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Aborting it makes the import throw and leaves the database as it was. */
  readonly signal?: AbortSignal;
}

/** Only one import may compare and write at a time; the number is ours alone. */
const IMPORT_LOCK = 7_402_001;
/** The pool's limit is meant for requests; a large file takes longer. */
const STATEMENT_LIMIT = '15min';

const CHANGED_MEANWHILE: FaultInFile = {
  line: 1,
  column: 'file',
  message: 'was changed while it was read; wait until it is written, then import again',
};

/**
 * Imports every known CSV file of a directory. Faults of the files are an answer, nothing is written then; what the
 * operating system or the database refuses is thrown.
 */
export async function importDirectory(
  pool: pg.Pool,
  directory: string,
  { onProgress = () => {}, signal = new AbortController().signal }: ImportOptions = {},
): Promise<ImportResult> {
  const { found, skipped } = await findFiles(directory);
  if (found.length === 0) return { kind: 'nothing_to_import', skipped };

  return inTransaction(pool, async (client): Promise<ImportResult> => {
    await client.query(`set local statement_timeout = '${STATEMENT_LIMIT}'`);
    const faults = new FaultList();
    const read = await stageFiles(client, found, faults, onProgress, signal);

    for (const { table } of await changedFiles(found))
      faults.add({ file: fileOf(table), ...CHANGED_MEANWHILE });
    onProgress({ step: 'checking' });
    await lockTables(client, found);
    const { files: staged, leftOut } = await leaveOutForgotten(client, read);
    await checkStagedRows(client, staged, faults);
    if (faults.total > 0) {
      const listed = faults.inOrderOf(found.map(({ table }) => fileOf(table)));
      return { kind: 'refused', faults: listed, faultCount: faults.total, skipped };
    }

    const files: ImportedFile[] = [];
    for (const file of staged) {
      signal.throwIfAborted();
      onProgress({ step: 'writing', file: fileOf(file.table) });
      files.push(await storeStagedRows(client, file));
    }
    return { kind: 'imported', files, leftOut, skipped };
  });
}

async function stageFiles(
  client: pg.PoolClient,
  found: readonly FoundFile[],
  faults: FaultList,
  onProgress: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<StagedFile[]> {
  const total = found.reduce((sum, { bytes }) => sum + bytes, 0);
  let read = 0;
  const staged: StagedFile[] = [];
  for (const file of found) {
    const onBytes = (count: number, rows: number) => {
      read += count;
      onProgress({ step: 'reading', file: fileOf(file.table), rows, read, total });
    };
    staged.push(await stageFile(client, file, faults, onBytes, signal));
  }
  return staged;
}

/**
 * From here to the end of the transaction nobody else changes these tables or the ones they refer to, so what was
 * compared is what is written. Reading, and booking a class, goes on meanwhile.
 */
async function lockTables(client: pg.PoolClient, found: readonly FoundFile[]): Promise<void> {
  await client.query('select pg_advisory_xact_lock($1)', [IMPORT_LOCK]);
  const tables = new Set<ImportTable>();
  for (const { table } of found) {
    tables.add(table);
    for (const reference of table.references) tables.add(reference.table);
  }
  const targets = [...tables].map(({ target }) => target).toSorted();
  await client.query(`lock table ${targets.join(', ')} in share row exclusive mode`);
}
