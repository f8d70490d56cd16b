import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createTestDatabase, type TestDatabase } from '@lifted/database/test-database';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/studio.mjs', import.meta.url));

let database: TestDatabase;
let directory: string;
beforeAll(async () => {
  database = await createTestDatabase();
  directory = await mkdtemp(join(tmpdir(), 'lifted-studio-'));
  await writeFile(join(directory, 'locations.csv'), 'id,name\na,A\n');
});
afterAll(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

/** Runs the script as npm does: INIT_CWD is the operator's directory. */
function studio(typed: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<{ code: number | null; out: string; err: string }>((resolve, reject) => {
    const child = spawn(process.execPath, [SCRIPT, ...typed], {
      env: { ...process.env, DATABASE_URL: database.url, INIT_CWD: directory, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const seen = { out: '', err: '' };
    child.stdout.on('data', (text: Buffer) => (seen.out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (seen.err += text.toString()));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, ...seen }));
  });
}

test('npm run studio imports a directory named from where the operator is', async () => {
  const { code, out } = await studio(['import', '.']);
  expect(code).toBe(0);
  expect(out).toContain('locations.csv     1    1');
  const { rows } = await database.pool.query('select id from studio.locations');
  expect(rows).toEqual([{ id: 'a' }]);
});

test('failures that can be expected are sentences, without a stack trace', async () => {
  const unreachable = await studio(['import', '.'], { DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' });
  expect(unreachable.code).toBe(1);
  expect(unreachable.err).toContain('DATABASE_URL does not answer');
  const misconfigured = await studio(['import', '.'], { DATABASE_URL: 'mysql://x' });
  expect(misconfigured.code).toBe(1);
  expect(misconfigured.err).toContain('DATABASE_URL must be an address');
  for (const { err } of [unreachable, misconfigured]) expect(err).not.toMatch(/^\s+at /m);
});

test('wrong usage ends with 2', async () => {
  const { code, err } = await studio(['imprt']);
  expect(code).toBe(2);
  expect(err).toContain("There is no command 'imprt'.");
});
