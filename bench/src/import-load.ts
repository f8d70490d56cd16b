/**
 * `node bench/src/import-load.ts`: imports 50,000 classes and 400,000 cards into a scratch database, again, and once more
 * with a fault in the last line, and prints how long each took and the most memory this process held.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { migrate } from '@lifted/database/migrate';
import { openDatabase } from '@lifted/database/open-database';
import { importDirectory } from '../../apps/api/src/import/import-directory.ts';
import { writeImportFiles } from './import-files.ts';

const SIZE = { classes: 50_000, cards: 400_000 };
const FAULTY_LINE = '2026-11-20,main,21,e1,many,,,\n';
const SAMPLE_EVERY_MS = 20;
const BYTES_PER_MB = 1_000_000;
const MS_PER_SECOND = 1000;

const folder = await mkdtemp(join(tmpdir(), 'lifted-import-load-'));
const database = await openDatabase({ dataDir: join(folder, 'data'), log: () => undefined });
try {
  await migrate(database.pool);
  await writeImportFiles(folder, SIZE);
  await measure('first import');
  await measure('the same again');
  await writeImportFiles(folder, SIZE, FAULTY_LINE);
  await measure('fault in the last line');
} finally {
  await database.close();
  await rm(folder, { recursive: true, force: true });
}

async function measure(name: string): Promise<void> {
  let mostBytes = 0;
  const sampler = setInterval(() => {
    mostBytes = Math.max(mostBytes, process.memoryUsage.rss());
  }, SAMPLE_EVERY_MS);
  const startedAt = performance.now();
  const result = await importDirectory(database.pool, folder);
  const seconds = ((performance.now() - startedAt) / MS_PER_SECOND).toFixed(1);
  clearInterval(sampler);
  process.stdout.write(
    `${name}: ${seconds} s, ${Math.round(mostBytes / BYTES_PER_MB)} MB, ${describe(result)}\n`,
  );
}

function describe(result: Awaited<ReturnType<typeof importDirectory>>): string {
  if (result.kind !== 'imported') return result.kind;
  const sum = (count: 'rows' | 'inserted' | 'unchanged') =>
    result.files.reduce((total, file) => total + file[count], 0).toLocaleString('en');
  return `${sum('rows')} rows, ${sum('inserted')} new, ${sum('unchanged')} unchanged`;
}
