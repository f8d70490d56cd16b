import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { OTHER_KIND_WORDS } from '@lifted/domain/import/other-kind';
import { fileOf, type ImportTable } from './import-table.ts';
import { IMPORT_TABLES } from './import-tables.ts';

/** A file of the directory to read. */
export interface FoundFile {
  readonly table: ImportTable;
  readonly path: string;
  readonly bytes: number;
  /** Last modified, in epoch milliseconds. */
  readonly writtenAtMs: number;
}

/** A CSV file or a workbook of the directory that is not read, and why. */
export interface SkippedFile {
  readonly name: string;
  readonly reason: string;
}

export interface DirectoryFiles {
  readonly found: readonly FoundFile[];
  readonly skipped: readonly SkippedFile[];
}

/** Finds the import's files in a directory, ignoring case. Throws the operating system's errors about the directory. */
export async function findFiles(directory: string): Promise<DirectoryFiles> {
  const names = await readdir(directory);
  const found: FoundFile[] = [];
  for (const table of IMPORT_TABLES) {
    for (const name of names.filter((one) => one.toLowerCase() === fileOf(table))) {
      const path = join(directory, name);
      found.push({ table, path, ...(await stateOf(path)) });
    }
  }
  return { found, skipped: names.toSorted().flatMap((name) => skippedFile(name, names)) };
}

async function stateOf(path: string): Promise<Pick<FoundFile, 'bytes' | 'writtenAtMs'>> {
  const { size: bytes, mtimeMs: writtenAtMs } = await stat(path);
  return { bytes, writtenAtMs };
}

/**
 * Files that changed while they were read: still being written, truncated, or deleted. A row truncated in its last cell can
 * look complete, so nothing of such a file can be trusted.
 */
export async function changedFiles(found: readonly FoundFile[]): Promise<FoundFile[]> {
  const changed: FoundFile[] = [];
  for (const file of found) if (await hasChanged(file)) changed.push(file);
  return changed;
}

async function hasChanged({ path, bytes, writtenAtMs }: FoundFile): Promise<boolean> {
  try {
    const now = await stateOf(path);
    return now.bytes !== bytes || now.writtenAtMs !== writtenAtMs;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return true;
    throw error;
  }
}

const WORKBOOK = /\.(?:xlsx?|xlsm|ods|numbers)$/;

function skippedFile(name: string, names: readonly string[]): SkippedFile[] {
  const lower = name.toLowerCase();
  if (WORKBOOK.test(lower)) {
    const asCsv = lower.replace(WORKBOOK, '.csv');
    const isSaved = names.some((one) => one.toLowerCase() === asCsv);
    return isSaved ? [] : [{ name, reason: OTHER_KIND_WORDS.workbook.en }];
  }
  const readNames = IMPORT_TABLES.map(fileOf);
  if (readNames.includes(lower) || !lower.endsWith('.csv')) return [];
  return [{ name, reason: `this name is not known; files are named ${readNames.join(', ')}` }];
}
