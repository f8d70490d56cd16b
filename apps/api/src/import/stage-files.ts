import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FoundFile } from './directory-files.ts';
import type { FaultInFile, FaultList } from './import-fault.ts';
import { fileOf, type ImportColumn, type ImportTable } from './import-table.ts';
import { copyIntoStaging, createStaging, stagingOf } from './staging.ts';
import { type LeftOutRows, type SaidOfFile, TableFile } from './table-file.ts';

/** The result of reading one file. */
export interface StagedFile {
  readonly table: ImportTable;
  /** The table's columns that the file has. */
  readonly columns: readonly ImportColumn[];
  readonly rows: number;
  /** False when some rows could not be read. */
  readonly isComplete: boolean;
  readonly leftOut: LeftOutRows;
}

/** A file, and what a person said of it. */
export interface FileToRead extends FoundFile {
  readonly said: SaidOfFile;
}

/** Where faults found in the files are reported. */
export interface Findings {
  readonly faults: FaultList;
  readonly warnings: FaultList;
}

/** Streams a file into its staging table, within the caller's transaction. */
export async function stageFile(
  client: pg.PoolClient,
  { table, path, said }: FileToRead,
  { faults, warnings }: Findings,
  onBytes: (count: number, rows: number) => void,
  signal: AbortSignal,
): Promise<StagedFile> {
  await client.query(createStaging(table));
  const report = {
    fault: (fault: FaultInFile) => faults.add({ file: fileOf(table), ...fault }),
    warning: (warning: FaultInFile) => warnings.add({ file: fileOf(table), ...warning }),
  };
  const file = new TableFile(table, report, said);
  const bytes = {
    open: () => createReadStream(path),
    onBytes: (count: number) => onBytes(count, file.rows),
  };
  await pipeline(Readable.from(file.copyText(bytes)), client.query(copyFrom(copyIntoStaging(table))), {
    signal,
  });
  await client.query(`analyze ${stagingOf(table)}`);
  const { columns, rows, isComplete, leftOut } = file;
  return { table, columns, rows, isComplete, leftOut };
}
