import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorCode } from './database-log.ts';
import { runningPostmaster } from './lock-file.ts';
import { preparePlaces } from './postgres-places.ts';
import { stopPostgres } from './stop-postgres.ts';
import { openTestApplication, TEST_NAME } from './test-application.ts';
import { childrenOf, startTestServer, type TestServer } from './test-server.ts';

const ROUNDS = Number(process.env['CRASH_ROUNDS'] ?? 2);
const ROUND_TIMEOUT_MS = 60_000;
const FEWEST_WRITES = 50;
const MORE_WRITES = 200;
const LONGEST_INIT_MS = 1200;

let dataDir: string;

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'crash-'));
  chmodSync(dataDir, 0o755);
});
afterAll(async () => {
  await stopPostgres(preparePlaces(dataDir, TEST_NAME), () => undefined);
  rmSync(dataDir, { recursive: true });
});

function postmaster(): number {
  const pid = runningPostmaster(preparePlaces(dataDir, TEST_NAME));
  if (pid === undefined) throw new Error('PostgreSQL should be running.');
  return pid;
}

/** Opens the database as the next server would and reads which pairs exist. */
async function readBookings(): Promise<{ bookings: Set<number>; halves: number }> {
  const database = await openTestApplication({ dataDir });
  const { rows } = await database.pool.query<{ number: number; mailed: boolean }>(
    'select b.number, m.number is not null as mailed from public.bookings b left join public.mails m using (number)',
  );
  await database.close();
  return {
    bookings: new Set(rows.map(({ number }) => number)),
    halves: rows.filter(({ mailed }) => !mailed).length,
  };
}

async function expectNothingLost(acknowledged: readonly number[]): Promise<void> {
  const { bookings, halves } = await readBookings();
  expect(acknowledged.filter((number) => !bookings.has(number))).toEqual([]);
  expect(halves).toBe(0);
}

/** Lets it write for a while that differs from round to round. */
async function startWriting(): Promise<TestServer> {
  const server = startTestServer(dataDir);
  await server.acknowledgedMore(FEWEST_WRITES + Math.floor(Math.random() * MORE_WRITES));
  return server;
}

async function killServer(server: TestServer): Promise<void> {
  await server.kill('SIGKILL');
}

/** A worker that notices the death of the others may end before it is killed. */
function killUnlessGone(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

async function killTree(server: TestServer): Promise<void> {
  const root = postmaster();
  const victims = [server.pid, root, ...childrenOf(root)];
  const ended = server.ended();
  for (const pid of victims) killUnlessGone(pid);
  await ended;
}

async function killPostmaster(server: TestServer): Promise<void> {
  process.kill(postmaster(), 'SIGKILL');
  await server.said('database.recovered');
  await server.acknowledgedMore(FEWEST_WRITES);
  await server.kill('SIGTERM');
}

async function killOneWorker(server: TestServer): Promise<void> {
  // The oldest one stays as long as PostgreSQL does; a younger one might end by itself just now.
  const worker = childrenOf(postmaster()).toSorted((one, other) => one - other)[0];
  if (worker === undefined) throw new Error('PostgreSQL should have workers.');
  process.kill(worker, 'SIGKILL');
  await server.said('database.recovered');
  await server.acknowledgedMore(FEWEST_WRITES);
  await server.kill('SIGTERM');
}

/** Of all rounds: the data directory is the same, so every later check covers the earlier crashes too. */
const acknowledged: number[] = [];

describe.runIf(process.platform === 'linux')('no acknowledged booking is lost, none is half', () => {
  test.each([
    ['the server', killServer],
    ['the whole process tree', killTree],
    ['the postmaster; the server starts it again', killPostmaster],
    ['one worker of PostgreSQL', killOneWorker],
  ])(
    'after kill -9 of %s',
    async (_, kill) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const server = await startWriting();
        await kill(server);
        acknowledged.push(...server.acknowledged());
      }
      await expectNothingLost(acknowledged);
    },
    ROUND_TIMEOUT_MS * ROUNDS,
  );
});

test(
  'a kill -9 during the very first start leaves a database that starts',
  async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const fresh = join(dataDir, String(round));
      const server = startTestServer(fresh);
      await pause(Math.random() * LONGEST_INIT_MS);
      await server.kill('SIGKILL');
      const next = startTestServer(fresh);
      await next.acknowledgedMore(1);
      await next.kill('SIGTERM');
      expect(next.lines).toContain('database.stopped');
    }
  },
  ROUND_TIMEOUT_MS * ROUNDS,
);
