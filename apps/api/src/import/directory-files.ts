import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
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

/** A CSV file of the directory that is not read, and why. */
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
  return { found, skipped: names.toSorted().flatMap(skippedFile) };
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

function skippedFile(name: string): SkippedFile[] {
  const readNames = IMPORT_TABLES.map(fileOf);
  if (readNames.includes(name.toLowerCase()) || !name.toLowerCase().endsWith('.csv')) return [];
  return [{ name, reason: `this name is not known; files are named ${readNames.join(', ')}` }];
}
