/**
 * Reads the owner's CSV files (docs/import-format.md) and writes all of them or nothing. In one transaction: stage every
 * file, check the whole set, then store what differs.
 */
import { basename } from 'node:path';
import { inTransaction } from '@lifted/database/transaction';
import type { Reading } from '@lifted/domain/import/misread-text';
import type pg from 'pg';
import type { LetterSettings } from '../mail/letter.ts';
import type { ChangedFields } from '../audit/desk-changes.ts';
import { keepingMarks } from '../classes/changes/marks-again.ts';
import { settleImportedClasses } from '../classes/changes/change-class.ts';
import { canceledOfWeek, detachLeft } from '../classes/schedule-week.ts';
import { checkStagedRows } from './check-staged-rows.ts';
import { changedFiles, findFiles, type FoundFile, type SkippedFile } from './directory-files.ts';
import { type Fault, type FaultInFile, FaultList } from './import-fault.ts';
import { fileOf } from './import-table.ts';
import { IMPORTED_ROWS, isAnyWebhook, noteRowEvents } from './row-events.ts';
import { type ExampleNames, readExampleNames } from './example-names.ts';
import { leaveOutForgotten, type LeftOut } from './leave-out-forgotten.ts';
import { meanKeptPeople } from './merged-ids.ts';
import { lockTables } from './lock-tables.ts';
import {
  giveNoSignIn,
  leaveOutFollowing,
  linesToLeaveOut,
  type NamedRow,
  rowsNotThere,
  type TakenOut,
} from './named-rows.ts';
import { RowChanges } from './row-changes.ts';
import type { SaidOfFile } from './table-file.ts';
import { type FileToRead, type Findings, type StagedFile, stageFile } from './stage-files.ts';
import { type ImportedFile, storeStagedRows } from './store-staged-rows.ts';
import { classesToCancel } from './tables/workouts-table.ts';

/** What was read, whatever the outcome. `skipped` are CSV files of the directory that were not read. */
interface ReadFiles {
  readonly skipped: readonly SkippedFile[];
  /** Warnings that refuse nothing: the first LISTED_FAULTS, by file and line. */
  readonly warnings: readonly Fault[];
  /** What names look like as they were read. */
  readonly names: readonly ExampleNames[];
}

/** The outcome of an import. */
export type ImportResult =
  | (ReadFiles & {
      readonly kind: 'imported';
      readonly files: readonly ImportedFile[];
      /** Rows of people whose accounts were deleted. */
      readonly leftOut: LeftOut;
      /** Rows that a person named, and those that refer to one. */
      readonly takenOut: readonly TakenOut[];
      /** A dry run: everything was checked and nothing written. */
      readonly isDryRun: boolean;
    })
  | (ReadFiles & {
      readonly kind: 'refused';
      /** The first LISTED_FAULTS, by file and line. */
      readonly faults: readonly Fault[];
      /** Number of rows with faults. */
      readonly faultCount: number;
    })
  | { readonly kind: 'nothing_to_import'; readonly skipped: readonly SkippedFile[] };

/** Progress of the import; bytes are totals over all files. */
export type ImportProgress =
  | {
      readonly step: 'reading';
      readonly file: string;
      readonly rows: number;
      readonly read: number;
      readonly total: number;
    }
  /** Another process writes to the same tables; the reason completes a sentence beginning with 'Waiting for'. */
  | { readonly step: 'waiting'; readonly reason: string }
  | { readonly step: 'checking' }
  | { readonly step: 'writing'; readonly file: string };

export interface ImportOptions {
  /** The time of the import: classes after it have not begun. */
  readonly now?: Date;
  /** Checks and counts everything, and writes nothing. */
  readonly isDryRun?: boolean;
  /**
   * What mails say of the studio: an import may cancel a class that members booked here, or make room for its waitlist.
   * Undefined where nobody can have booked yet.
   */
  readonly letters?: LetterSettings;
  /**
   * Called in the transaction once everything is stored, of a dry run too, with every changed row noted (row-changes.ts).
   * Throwing takes everything back. `taken`: what it took back besides, as the audit log keeps it.
   */
  readonly beforeEnd?: (
    client: pg.PoolClient,
    files: readonly ImportedFile[],
    taken: ChangedFields,
  ) => Promise<void>;
  /** How a file is to be read, where a person said so; by the name of the file, 'customers.csv'. */
  readonly readings?: ReadonlyMap<string, Reading>;
  /** Rows that are not to be imported as they are. */
  readonly namedRows?: readonly NamedRow[];
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Aborting makes the import throw and leaves the database unchanged. */
  readonly signal?: AbortSignal;
}

/** The pool's limit is meant for requests; a large file takes longer. */
export const STATEMENT_LIMIT = '15min';

const CHANGED_MEANWHILE: FaultInFile = {
  line: 1,
  column: 'file',
  message: {
    en: 'was changed while it was read; wait until it is written, then import again',
    de: 'wurde geändert, während sie gelesen wurde; warte, bis sie fertig geschrieben ist, und importiere dann noch einmal',
  },
};

const TWO_FILES: FaultInFile = {
  line: 1,
  column: 'file',
  message: {
    en: 'exists twice, in upper and lower case; keep one of them',
    de: 'gibt es zweimal, in Groß- und in Kleinschreibung; behalte eine davon',
  },
};

/** Rolls back a dry run, carrying its result. */
class RolledBack extends Error {
  readonly result: ImportResult;
  constructor(result: ImportResult) {
    super('The import was taken back.');
    this.result = result;
  }
}

/**
 * Imports every known CSV file of a directory. Faults in the files are a result and nothing is then written; errors of the
 * operating system or the database are thrown.
 */
export async function importDirectory(
  pool: pg.Pool,
  directory: string,
  options: ImportOptions = {},
): Promise<ImportResult> {
  const { found, skipped } = await findFiles(directory);
  if (found.length === 0) return { kind: 'nothing_to_import', skipped };
  try {
    return await inTransaction(pool, async (client) => {
      const result = { ...(await importFound(client, found, options)), skipped };
      if (result.kind === 'refused' || result.isDryRun) throw new RolledBack(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}

async function importFound(
  client: pg.PoolClient,
  found: readonly FoundFile[],
  {
    onProgress = () => {},
    signal = new AbortController().signal,
    now = new Date(),
    isDryRun = false,
    letters,
    readings,
    namedRows = [],
    beforeEnd,
  }: ImportOptions,
) {
  await client.query(`set local statement_timeout = '${STATEMENT_LIMIT}'`);
  const faults = new FaultList();
  const warnings = new FaultList();
  let names: readonly ExampleNames[] = [];
  const files = found.map(({ table }) => fileOf(table));
  const refused = () => ({
    kind: 'refused' as const,
    names,
    faults: faults.inOrderOf(files),
    faultCount: faults.total,
    warnings: warnings.inOrderOf(files),
  });
  for (const { path } of found.filter(({ table }, at) => files.indexOf(fileOf(table)) !== at))
    faults.add({ file: basename(path), ...TWO_FILES });
  if (faults.total > 0) return refused();

  const toRead = found.map((file) => ({ ...file, said: saidOf(file.table, { readings, namedRows }) }));
  const read = await stageFiles(client, toRead, { faults, warnings }, onProgress, signal);
  names = await readExampleNames(client, read);
  for (const { table } of await changedFiles(found))
    faults.add({ file: fileOf(table), ...CHANGED_MEANWHILE });
  const tables = found.map(({ table }) => table);
  await lockTables(client, tables, (reason) => onProgress({ step: 'waiting', reason }));
  onProgress({ step: 'checking' });
  const { staged, leftOut, takenOut } = await settleRows(client, read, { namedRows, faults });
  await checkStagedRows(client, staged, { faults, now });
  if (faults.total > 0) return refused();

  const isTold = await isAnyWebhook(client);
  const changes = await notedChanges(client, isTold || beforeEnd !== undefined);
  const canceled = await classesToCancel(client, tables, now);
  const off = await canceledOfWeek(client, now);
  const stored: ImportedFile[] = [];
  for (const file of staged) {
    signal.throwIfAborted();
    onProgress({ step: 'writing', file: fileOf(file.table) });
    stored.push(await storeStagedRows(client, file, { now, letters, changes }));
  }
  const removed = await removeMarked(client, staged, faults, changes);
  if (faults.total > 0) return refused();
  // PostgreSQL plans as if the tables were as small as before until it looks by itself, which takes it a minute.
  for (const { table } of staged) await client.query(`analyze ${table.target}`);
  await detachLeft(client, off, now);
  const taken = await settleStored(client, { isTold, letters, now, canceled, changes });
  await warnOfStored(client, staged, now, warnings);
  const counted = stored.map((file) => withRemoved(file, removed.get(file.name) ?? 0));
  await beforeEnd?.(client, counted, taken);
  return {
    kind: 'imported' as const,
    files: counted,
    names,
    leftOut,
    takenOut,
    isDryRun,
    warnings: warnings.inOrderOf(files),
  };
}

/** What a person said of one file. */
function saidOf(
  table: FoundFile['table'],
  said: {
    readonly readings: ReadonlyMap<string, Reading> | undefined;
    readonly namedRows: readonly NamedRow[];
  },
): SaidOfFile {
  return { reading: said.readings?.get(fileOf(table)), leftOut: linesToLeaveOut(said.namedRows, table) };
}

/** Which rows stay, and about whom they are, before any is compared. */
async function settleRows(
  client: pg.PoolClient,
  read: readonly StagedFile[],
  { namedRows, faults }: { readonly namedRows: readonly NamedRow[]; readonly faults: FaultList },
) {
  const { files, takenOut } = await leaveOutFollowing(client, await meanKeptPeople(client, read));
  const { files: staged, leftOut } = await leaveOutForgotten(client, files);
  for (const fault of rowsNotThere(namedRows, read)) faults.add(fault);
  await giveNoSignIn(client, namedRows, { staged, faults });
  return { staged, leftOut, takenOut };
}

/** What is needed to know afterwards which rows changed; undefined where nobody wants to. */
async function notedChanges(client: pg.PoolClient, isWanted: boolean): Promise<RowChanges | undefined> {
  return isWanted ? RowChanges.begin(client) : undefined;
}

interface Settling {
  /** There is a webhook. */
  readonly isTold: boolean;
  readonly letters: LetterSettings | undefined;
  readonly now: Date;
  /** Classes that no longer take place. */
  readonly canceled: readonly string[];
  readonly changes: RowChanges | undefined;
}

/**
 * What follows from the stored rows: webhooks are told, and bookings made here follow their classes. Answers what the entry in the audit
 * log keeps of the marks that moved classes lost.
 */
async function settleStored(
  client: pg.PoolClient,
  { isTold, letters, now, canceled, changes }: Settling,
): Promise<ChangedFields> {
  if (isTold) await noteRowEvents(client, IMPORTED_ROWS, now);
  if (letters === undefined) return {};
  const moved = (await changes?.movedClasses()) ?? [];
  return keepingMarks(client, moved, () => settleImportedClasses(client, { letters, now }, canceled));
}

/** Removes rows marked as removed that nothing refers to any more; returns how many per file. */
async function removeMarked(
  client: pg.PoolClient,
  staged: readonly StagedFile[],
  faults: FaultList,
  changes: RowChanges | undefined,
): Promise<ReadonlyMap<string, number>> {
  const removed = new Map<string, number>();
  for (const { table } of staged) {
    const last = await table.removeLast?.(client, changes?.of(table.name));
    for (const fault of last?.faults ?? []) faults.add({ file: fileOf(table), ...fault });
    removed.set(fileOf(table), last?.removed ?? 0);
  }
  return removed;
}

async function warnOfStored(
  client: pg.PoolClient,
  staged: readonly StagedFile[],
  now: Date,
  warnings: FaultList,
): Promise<void> {
  for (const { table } of staged) {
    for (const warning of (await table.warnStored?.(client, now)) ?? [])
      warnings.add({ file: fileOf(table), ...warning });
  }
}

function withRemoved(file: ImportedFile, removed: number): ImportedFile {
  return { ...file, removed: file.removed + removed, unchanged: file.unchanged - removed };
}

async function stageFiles(
  client: pg.PoolClient,
  found: readonly FileToRead[],
  findings: Findings,
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
    staged.push(await stageFile(client, file, findings, onBytes, signal));
  }
  return staged;
}
