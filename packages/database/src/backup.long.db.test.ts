import { cp, mkdtemp, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backup } from './backup.ts';
import { BackupFileError, trailerLine } from './backup-format.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS_DIRECTORY } from './migration-files.ts';
import { DatabaseNotEmptyError, restore } from './restore.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const MANY_ROWS = 50_000;

let studio: TestDatabase;
let other: TestDatabase;
let directory: string;
let file: string;

beforeEach(async () => {
  [studio, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  directory = await mkdtemp(join(tmpdir(), 'backup-'));
  file = join(directory, 'studio.backup');
});
afterEach(async () => {
  await Promise.all([studio.drop(), other.drop()]);
  await rm(directory, { recursive: true });
});

async function fill(pool: pg.Pool): Promise<void> {
  await pool.query(`
    insert into studio.locations values ('1', 'Mitte'), ('2', E'Straße "am\\tSee"\\nzwei 🏋️ \\\\. \\\\N');
    insert into studio.coaches values ('c', 'Zoë', null);
    insert into studio.exercises values ('e', 'Kniebeuge', '', 'legs', null);
    insert into studio.workouts values ('w', 'Full Body', '2026-10-25 02:30+01', 'c', '1', 12, null);
    insert into studio.wod_exercises values ('2026-03-29', 'main', 1, 'e', 10, null, true, 'left');
    insert into studio.trial_bookings (workout_id, email, name, booked_at, cancel_token_hash)
      values ('w', 'a@example.org', E'\\\\.', now(), '\\x00ff5c2e0a');
    update studio.locations set name = 'Mitte, upstairs' where id = '1';
  `);
}

async function rowsOf(pool: pg.Pool, table: string): Promise<unknown[]> {
  const { rows } = await pool.query<{ row: string }>(`select t::text as row from ${table} t order by 1`);
  return rows;
}

/** Every table of ours, the identity provider's included, except unlogged ones. */
async function allTables(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class
      where relkind = 'r' and relpersistence = 'p' and relnamespace in ('studio'::regnamespace, 'identity'::regnamespace)`,
  );
  return rows.map(({ name }) => name);
}

test('what was backed up comes back the same: unicode, nulls, empty text, bytes, clock changes', async () => {
  await fill(studio.pool);
  const tables = await allTables(studio.pool);
  const { rows } = await backup(studio.pool, file);
  expect(rows).toBeGreaterThanOrEqual(7);
  expect(await restore(other.pool, file)).toMatchObject({ tables: tables.length, rows });
  for (const table of tables) {
    expect(await rowsOf(other.pool, table)).toEqual(await rowsOf(studio.pool, table));
  }
});

test("calls counted for limits are nobody else's business and stay where they are", async () => {
  await fill(studio.pool);
  await studio.pool.query(`insert into studio.rate_counts values ('\\x01', 5, now() + interval '1 minute')`);
  await backup(studio.pool, file);
  await restore(other.pool, file);
  expect(await rowsOf(other.pool, 'studio.rate_counts')).toEqual([]);
});

test('numbers given out before the backup are not given out again after the restore', async () => {
  await fill(studio.pool);
  await studio.pool.query('delete from studio.trial_bookings');
  await backup(studio.pool, file);
  await restore(other.pool, file);
  const { rows } = await other.pool.query(`insert into studio.trial_bookings
    (workout_id, email, name, booked_at, cancel_token_hash) values ('w', 'b@example.org', 'B', now(), '\\x01') returning id`);
  expect(rows).toEqual([{ id: 2 }]);
});

test(`${MANY_ROWS} rows go there and back`, async () => {
  await studio.pool.query(
    `insert into studio.exercises select n::text, 'Übung ' || n, null, 'legs', repeat('x', 200) from generate_series(1, $1) n`,
    [MANY_ROWS],
  );
  expect(await backup(studio.pool, file)).toMatchObject({ rows: MANY_ROWS });
  await restore(other.pool, file);
  const fingerprint = `select md5(string_agg(e::text, '|' order by id)) as digest from studio.exercises e`;
  expect((await other.pool.query(fingerprint)).rows).toEqual((await studio.pool.query(fingerprint)).rows);
});

test('a backup shows one moment, although bookings go on while it is written', async () => {
  await fill(studio.pool);
  const writing = backup(studio.pool, file);
  await studio.pool
    .query(`insert into studio.mail_outbox (kind, message_id, recipient, subject, body_text, body_html,
    created_at) select 'k', n::text, 'r', 's', 't', 'h', now() from generate_series(1, 100) n`);
  await writing;
  await restore(other.pool, file);
  const { rowCount } = await other.pool.query('select from studio.mail_outbox');
  expect([0, 100]).toContain(rowCount);
});

test('a database that holds rows is refused, and replaced only when that is asked for', async () => {
  await fill(studio.pool);
  await backup(studio.pool, file);
  await other.pool.query(`insert into studio.locations values ('9', 'Other')`);
  await expect(restore(other.pool, file)).rejects.toBeInstanceOf(DatabaseNotEmptyError);
  expect(await other.pool.query('select id from studio.locations')).toMatchObject({ rows: [{ id: '9' }] });
  await restore(other.pool, file, { replace: true });
  expect(await rowsOf(other.pool, 'studio.locations')).toEqual(await rowsOf(studio.pool, 'studio.locations'));
});

test('a restore announces itself to everyone who keeps answers in memory, and triggers work afterwards', async () => {
  await fill(studio.pool);
  await backup(studio.pool, file);
  const listener = await other.pool.connect();
  const heard: (string | undefined)[] = [];
  listener.on('notification', ({ payload }) => heard.push(payload));
  await listener.query('listen studio_changed');
  await restore(other.pool, file);
  await listener.query('select 1');
  expect(new Set(heard)).toEqual(new Set(['timetable', 'wods', 'challenges', 'profile']));
  const before = heard.length;
  await other.pool.query(`update studio.locations set name = 'New' where id = '1'`);
  await listener.query('select 1');
  expect(heard.at(-1)).toBe('timetable');
  expect(heard).toHaveLength(before + 1);
  listener.release();
});

async function expectUntouched(damaged: Buffer, message: RegExp): Promise<void> {
  await writeFile(file, damaged);
  const restoring = restore(other.pool, file, { replace: true });
  await expect(restoring).rejects.toBeInstanceOf(BackupFileError);
  await expect(restoring).rejects.toThrow(message);
  expect(await other.pool.query('select id from studio.locations')).toMatchObject({ rows: [{ id: '9' }] });
}

test('a file cut off, changed or foreign is refused and nothing is touched', async () => {
  await fill(studio.pool);
  await backup(studio.pool, file);
  await other.pool.query(`insert into studio.locations values ('9', 'Other')`);
  const good = await readFile(file);
  const text = gunzipSync(good).toString();
  await expectUntouched(good.subarray(0, good.length - 10), /is damaged or cut off/);
  await expectUntouched(good.subarray(0, 40), /is damaged or cut off/);
  await expectUntouched(
    Buffer.concat([good.subarray(0, 60), Buffer.from([0]), good.subarray(61)]),
    /damaged|not a backup/,
  );
  await expectUntouched(gzipSync(text.replace('Mitte', 'Mitta')), /is damaged or cut off/);
  await expectUntouched(gzipSync(text.slice(0, -trailerLine('').length)), /is damaged or cut off/);
  await expectUntouched(
    gzipSync(text.replace('"version":1', '"version":2')),
    /has format 2; this release reads up to 1/,
  );
  await expectUntouched(gzipSync('{"format":"another"}\n'), /is not a backup of this application/);
  await expectUntouched(Buffer.from('a text file\n'), /is damaged or cut off|not a backup/);
  await expectUntouched(Buffer.alloc(0), /is damaged or cut off/);
});

test('rows that break a constraint bring nothing at all back', async () => {
  await fill(studio.pool);
  await studio.pool.query('alter table studio.workouts drop constraint workouts_coach_id_fkey');
  await studio.pool.query('delete from studio.coaches');
  await backup(studio.pool, file);
  await expect(restore(other.pool, file)).rejects.toThrow(/foreign key/);
  expect((await other.pool.query('select from studio.locations')).rowCount).toBe(0);
  expect(await migrate(other.pool)).toEqual({ applied: [] });
});

async function withLaterMigration(): Promise<string> {
  const migrations = join(directory, 'migrations');
  await cp(MIGRATIONS_DIRECTORY, migrations, { recursive: true });
  const next = (await migrate(other.pool, { directory: migrations })).applied.length;
  const { rows } = await other.pool.query<{ number: number }>(
    'select max(number) as number from public.schema_migrations',
  );
  const number = String(Number(rows[0]?.number) + next + 1).padStart(3, '0');
  await writeFile(
    join(migrations, `${number}-later.sql`),
    `create schema later;
     create table later.accounts (id bigint generated always as identity primary key, friend_id bigint references later.accounts,
       coach_id text references studio.coaches, shout text generated always as (upper(coach_id)) stored);
     create table later.changes (account_id bigint);
     create function later.note() returns trigger language plpgsql as $$
       begin insert into later.changes values (new.id); return null; end $$;
     create trigger note after insert on later.accounts for each row execute function later.note();`,
  );
  return migrations;
}

test('schemas of later migrations are part of the backup; what triggers wrote is not written twice', async () => {
  const migrations = await withLaterMigration();
  await migrate(studio.pool, { directory: migrations });
  await fill(studio.pool);
  await studio.pool.query(`insert into later.accounts (friend_id, coach_id) values (2, 'c'), (1, null)`);
  await backup(studio.pool, file);
  await restore(other.pool, file, { directory: migrations });
  for (const table of ['later.accounts', 'later.changes']) {
    expect(await rowsOf(other.pool, table)).toEqual(await rowsOf(studio.pool, table));
  }
});

test('a backup of an earlier release is brought up to date; one of a later release is refused', async () => {
  const migrations = await withLaterMigration();
  await fill(studio.pool);
  await backup(studio.pool, file);
  await restore(other.pool, file, { directory: migrations });
  expect(await migrate(other.pool, { directory: migrations })).toEqual({ applied: [] });
  expect((await other.pool.query('select from later.accounts')).rowCount).toBe(0);
  await backup(other.pool, file);
  await expect(restore(studio.pool, file, { replace: true })).rejects.toThrow(/newer than this release/);
});

test('a database that was never set up takes a backup; it has none to give', async () => {
  const blank = await createTestDatabase('template0');
  await expect(backup(blank.pool, file)).rejects.toThrow('never set up');
  await fill(studio.pool);
  await backup(studio.pool, file);
  await restore(blank.pool, file);
  expect(await rowsOf(blank.pool, 'studio.workouts')).toEqual(await rowsOf(studio.pool, 'studio.workouts'));
  await blank.drop();
});

test('a backup file is private, and one that fails leaves the earlier one as it was', async () => {
  await backup(studio.pool, file);
  expect((await stat(file)).mode & 0o077).toBe(0);
  const before = await readFile(file);
  await studio.pool.query(
    'drop table studio.mail_outbox cascade; create table public.parts (id int) partition by list (id)',
  );
  await expect(backup(studio.pool, file)).rejects.toThrow('partitioned');
  expect(await readFile(file)).toEqual(before);
});

test('a directory or a device is not replaced by a backup', async () => {
  await expect(backup(studio.pool, directory)).rejects.toThrow('is not an ordinary file');
  expect((await stat(directory)).isDirectory()).toBe(true);
});

test('a restore from a file that does not exist says so', async () => {
  await expect(restore(other.pool, join(directory, 'missing'))).rejects.toThrow('ENOENT');
  await (await open(file, 'w')).close();
  await expect(restore(other.pool, file)).rejects.toBeInstanceOf(BackupFileError);
});
