import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { LetterSettings } from '../mail/letter.ts';
import { importDirectory, type ImportResult } from '../import/import-directory.ts';

/** Imports the files `write` puts into a temporary directory. */
export async function importGenerated(
  pool: pg.Pool,
  letters: LetterSettings,
  write: (directory: string) => Promise<void>,
): Promise<ImportResult> {
  const directory = await mkdtemp(join(tmpdir(), 'lifted-demo-'));
  try {
    await write(directory);
    return await importDirectory(pool, directory, { letters });
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}
