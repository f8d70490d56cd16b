import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { disarmStaleLocks, runningPostmaster } from './lock-file.ts';
import { type PostgresPlaces, preparePlaces, socketFile } from './postgres-places.ts';
import { reachPostgres } from './reach-postgres.ts';
import { openTestApplication, TEST_NAME } from './test-application.ts';
import { startTestServer } from './test-server.ts';

const onLinux = process.platform === 'linux';
const PATIENCE = { timeout: 60_000, interval: 20 };

let dataDir: string;
let places: PostgresPlaces;
let lockFile: string;

async function startAndStop(): Promise<void> {
  const database = await openTestApplication({ dataDir });
  await database.pool.query('select 1');
  await database.close();
}

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'locks-'));
  chmodSync(dataDir, 0o755);
  places = preparePlaces(dataDir, TEST_NAME);
  lockFile = join(places.cluster, 'postmaster.pid');
  await startAndStop();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

/** Writes a file as PostgreSQL would have left it. */
function leaveBehind(file: string, content: string): void {
  writeFileSync(file, content, { mode: 0o600 });
  if (places.account) chownSync(file, places.account.uid, places.account.gid);
}

function lockContent(pid: number): string {
  return [
    pid,
    places.cluster,
    1_700_000_000,
    5432,
    places.socketDirectory,
    '',
    '  1234567         1',
    'ready',
    '',
  ].join('\n');
}

describe.runIf(process.platform === 'linux')(
  'a lock file left behind does not keep the database from starting',
  () => {
    test('its number belongs to another program of the same user by now', async () => {
      const sleeper = spawn('sleep', ['600'], { ...places.account, stdio: 'ignore' });
      try {
        leaveBehind(lockFile, lockContent(sleeper.pid ?? 0));
        leaveBehind(`${socketFile(places.socketDirectory)}.lock`, `${sleeper.pid}\n`);
        expect(runningPostmaster(places)).toBeUndefined();
        await startAndStop();
      } finally {
        sleeper.kill();
        await once(sleeper, 'exit');
      }
    });

    test('its process is dead, or the first process of the machine', async () => {
      leaveBehind(lockFile, lockContent(2 ** 22 + 1));
      await startAndStop();
      leaveBehind(lockFile, lockContent(1));
      await startAndStop();
    });

    test('it is empty, because the machine lost power', async () => {
      leaveBehind(lockFile, '');
      const longAgo = new Date(0);
      utimesSync(lockFile, longAgo, longAgo);
      await startAndStop();
    });

    test('its process was killed but never reaped', async () => {
      const server = startTestServer(dataDir);
      await server.said('ready');
      const postmaster = runningPostmaster(places) ?? 0;
      process.kill(server.pid, 'SIGSTOP');
      process.kill(postmaster, 'SIGKILL');
      await vi.waitUntil(() => readFileSync(`/proc/${postmaster}/stat`, 'utf8').includes(') Z '), PATIENCE);
      await startAndStop();
      await server.kill('SIGKILL');
    });
  },
);

test.runIf(onLinux)(
  'the same data reached by another path is refused while it is in use, and left unharmed',
  async () => {
    const database = await openTestApplication({ dataDir });
    const before = readFileSync(lockFile, 'utf8');
    const elsewhere = { ...places, socketDirectory: join(dataDir, 'elsewhere') };
    const reaching = reachPostgres({
      places: elsewhere,
      binaries: { initdb: 'unused', postgres: 'unused' },
      durability: 'durable',
      locale: 'de',
      log: () => undefined,
    });
    await expect(reaching).rejects.toThrow(/already runs on the data in .*, started under another path\./);
    expect(readFileSync(lockFile, 'utf8')).toBe(before);
    await database.close();
  },
);

test('disarming keeps what PostgreSQL needs to notice workers that are still writing', () => {
  leaveBehind(lockFile, lockContent(process.pid));
  disarmStaleLocks(places);
  const [pid, ...rest] = readFileSync(lockFile, 'utf8').split('\n');
  expect(Number(pid)).toBe(2 ** 31 - 1);
  expect(rest.join('\n')).toBe(lockContent(process.pid).split('\n').slice(1).join('\n'));
  rmSync(lockFile);
});
