import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf, type ImportTable } from './import-table.ts';
import { IMPORT_TABLES } from './import-tables.ts';

/** A file that is there and will be read. */
export interface FoundFile {
  readonly table: ImportTable;
  readonly path: string;
  readonly bytes: number;
}

/** A CSV file that is there and will not be read, and why. */
export interface SkippedFile {
  readonly name: string;
  readonly reason: string;
}

export interface DirectoryFiles {
  readonly found: readonly FoundFile[];
  readonly skipped: readonly SkippedFile[];
}

/** Looks through a directory for the files of the import. Throws what the operating system says about the directory. */
export async function findFiles(directory: string): Promise<DirectoryFiles> {
  const names = await readdir(directory);
  const found: FoundFile[] = [];
  for (const table of IMPORT_TABLES) {
    if (!names.includes(fileOf(table))) continue;
    const path = join(directory, fileOf(table));
    found.push({ table, path, bytes: (await stat(path)).size });
  }
  return { found, skipped: names.toSorted().flatMap(skippedFile) };
}

function skippedFile(name: string): SkippedFile[] {
  const readNames = IMPORT_TABLES.map(fileOf);
  if (readNames.includes(name) || !name.toLowerCase().endsWith('.csv')) return [];
  return [{ name, reason: `this name is not known; files are named ${readNames.join(', ')}` }];
}
