import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { isOurPostmaster, runningPostmaster } from './lock-file.ts';
import { DatabaseInUseError } from './occupancy.ts';
import { type PostgresPlaces, preparePlaces, socketFile } from './postgres-places.ts';
import { openTestApplication, TEST_NAME, type TestApplication } from './test-application.ts';
import { startTestServer } from './test-server.ts';

const PATIENCE = { timeout: 60_000, interval: 50 };

let dataDir: string;
let places: PostgresPlaces;
const open: TestApplication[] = [];

beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  chmodSync(dataDir, 0o755);
  places = preparePlaces(dataDir, TEST_NAME);
});
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

async function start(role: 'server' | 'guest' = 'server', events: string[] = []): Promise<TestApplication> {
  const database = await openTestApplication({ dataDir, role, log: (event) => events.push(event) });
  open.push(database);
  return database;
}

async function leave(database: TestApplication): Promise<void> {
  open.splice(open.indexOf(database), 1);
  await database.close();
}

describe('the embedded PostgreSQL', () => {
  test('writes to disk before it confirms, checks what it reads, and sorts by the locale', async () => {
    const { pool } = await start();
    const { rows } = await pool.query(
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
              current_setting('synchronous_commit') as commit, current_setting('server_encoding') as encoding,
              (select string_agg(word, ' ' order by word) from unnest(array['Zug', 'Ärger', 'Bank', 'Apfel']) word) as words`,
    );
    expect(rows).toEqual([
      { fsync: 'on', checksums: 'on', commit: 'on', encoding: 'UTF8', words: 'Apfel Ärger Bank Zug' },
    ]);
  });

  test('keeps as much in memory as it is given, and 96 MB otherwise', async () => {
    for (const [memoryMb, shown] of [
      [undefined, '96MB'],
      [32, '32MB'],
    ] as const) {
      const database = await openTestApplication({ dataDir, memoryMb, log: () => undefined });
      open.push(database);
      const { rows } = await database.pool.query('show shared_buffers');
      expect(rows).toEqual([{ shared_buffers: shown }]);
      await leave(database);
    }
  });

  test('lets the application work, but neither read files nor run programs', async () => {
    const { pool } = await start();
    await expect(pool.query(`copy (select 1) to program 'true'`)).rejects.toMatchObject({ code: '42501' });
    await expect(pool.query(`select pg_read_file('/etc/passwd')`)).rejects.toMatchObject({ code: '42501' });
  });

  test('keeps its socket and its data to itself, and personal data out of its log', async () => {
    const { pool } = await start();
    await pool.query('create table if not exists public.people (email text unique)');
    const insert = () => pool.query(`insert into public.people values ('anna@example.org')`);
    await insert();
    await expect(insert()).rejects.toMatchObject({ code: '23505' });
    await expect(pool.query(`select 'anna@example.org'::int`)).rejects.toMatchObject({ code: '22P02' });
    expect(readFileSync(places.logFile, 'utf8')).toContain('ready to accept connections');
    expect(readFileSync(places.logFile, 'utf8')).not.toContain('anna');
    for (const path of [places.home, places.socketDirectory, places.cluster, places.logFile]) {
      expect(statSync(path).mode & 0o077).toBe(0);
    }
  });

  test('stops when its server closes, and leaves no process', async () => {
    const database = await start();
    const pid = runningPostmaster(places) ?? 0;
    expect(isOurPostmaster(pid, places)).toBe(true);
    await leave(database);
    expect(isOurPostmaster(pid, places)).toBe(false);
    expect(runningPostmaster(places)).toBeUndefined();
  });
});

describe('who may use it', () => {
  test('a second server on the same data is refused with a sentence that names the first', async () => {
    await start();
    const second = start();
    await expect(second).rejects.toBeInstanceOf(DatabaseInUseError);
    await expect(second).rejects.toThrow(
      `Another server (process ${process.pid}) already uses the data in ${dataDir}.`,
    );
    expect(runningPostmaster(places)).toBeDefined();
  });

  test('of three servers started at once one gets the data', async () => {
    const results = await Promise.allSettled([start(), start(), start()]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  test('a guest joins a running server; the guest leaving does not stop it', async () => {
    const server = await start();
    const guest = await start('guest');
    await guest.pool.query('select 1');
    await leave(guest);
    await server.pool.query('select 1');
  });

  test('a guest alone starts the database and stops it; with a server that came later it does not', async () => {
    const alone = await start('guest');
    await alone.pool.query('select 1');
    const server = await start();
    await leave(alone);
    await server.pool.query('select 1');
    await leave(server);
    const again = await start('guest');
    await leave(again);
    expect(runningPostmaster(places)).toBeUndefined();
  });

  test('a server that closes while a guest works leaves the database to the guest, who stops it', async () => {
    const server = await start();
    const guest = await start('guest');
    await leave(server);
    await guest.pool.query('select 1');
    await leave(guest);
    expect(runningPostmaster(places)).toBeUndefined();
  });
});

describe.runIf(process.platform === 'linux')('when something dies', () => {
  test('PostgreSQL killed under a living server is started again, and the pool recovers', async () => {
    const events: string[] = [];
    const { pool } = await start('server', events);
    await pool.query('select 1');
    process.kill(runningPostmaster(places) ?? 0, 'SIGKILL');
    await vi.waitUntil(() => events.includes('database.recovered'), PATIENCE);
    await vi.waitUntil(
      () =>
        pool.query('select 1').then(
          () => true,
          () => false,
        ),
      PATIENCE,
    );
    expect(events).toContain('database.lost');
  });

  test('an orphan left by a killed server is joined, not started a second time', async () => {
    const server = startTestServer(dataDir);
    await server.said('ready');
    const orphan = runningPostmaster(places);
    await server.kill('SIGKILL');
    const events: string[] = [];
    await start('server', events);
    expect(runningPostmaster(places)).toBe(orphan);
    expect(events).not.toContain('database.started');
  });

  test('a socket that somebody deleted costs a restart, and then everybody is connected again', async () => {
    const events: string[] = [];
    const server = await start('server', events);
    rmSync(socketFile(places.socketDirectory));
    const guest = await start('guest');
    await guest.pool.query('select 1');
    await vi.waitUntil(() => events.includes('database.recovered'), PATIENCE);
    await vi.waitUntil(
      () =>
        server.pool.query('select 1').then(
          () => true,
          () => false,
        ),
      PATIENCE,
    );
  });

  test('Ctrl-C reaches the server only: it finishes its work, then stops the database', async () => {
    const server = startTestServer(dataDir);
    await server.acknowledgedMore(1);
    const ended = server.ended();
    process.kill(-server.pid, 'SIGINT');
    await ended;
    expect(server.lines.slice(server.lines.indexOf('drained'))).toEqual(['drained', 'database.stopped']);
    expect(server.lines.filter((line) => line.startsWith('failed'))).toEqual([]);
  });
});
