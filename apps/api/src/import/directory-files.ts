import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, type ImportTable } from './import-table.ts';
import { IMPORT_TABLES } from './import-tables.ts';

/** A file of the directory that will be read. */
export interface FoundFile {
  readonly table: ImportTable;
  readonly path: string;
  readonly bytes: number;
  /** When it was last written, in epoch milliseconds. */
  readonly writtenAtMs: number;
}

/** A CSV file of the directory that will not be read, and why. */
export interface SkippedFile {
  readonly name: string;
  readonly reason: string;
}

export interface DirectoryFiles {
  readonly found: readonly FoundFile[];
  readonly skipped: readonly SkippedFile[];
}

/** Looks through a directory for the files of the import; capital letters in their names do not count. Throws what the operating system says about the directory. */
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
 * The files that are not the ones that were found any more: still being written, cut off, or gone. A row cut off in its
 * last cell can look like a whole one, so nothing of a file that changed while it was read can be relied on.
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
