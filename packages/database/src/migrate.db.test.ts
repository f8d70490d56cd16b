import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase('template0');
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
});
afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function write(name: string, sql: string): Promise<void> {
  await writeFile(join(directory, name), sql);
}

test('a new database gets every migration once, in order', async () => {
  await write('002-more.sql', `insert into gym.racks values ('second')`);
  await write('001-first.sql', 'create schema gym; create table gym.racks (name text)');
  expect(await migrate(database.pool, { directory })).toEqual({ applied: ['001-first.sql', '002-more.sql'] });
  expect(await migrate(database.pool, { directory })).toEqual({ applied: [] });
  const { rows } = await database.pool.query('select name from gym.racks');
  expect(rows).toEqual([{ name: 'second' }]);
});

test('the real migrations run on an empty database', async () => {
  const { applied } = await migrate(database.pool);
  expect(applied[0]).toBe('001-studio.sql');
});

test('three processes starting at once run each migration once', async () => {
  await write('001-first.sql', 'create table racks (name text); select pg_sleep(0.2)');
  const runs = await Promise.all([1, 2, 3].map(() => migrate(database.pool, { directory })));
  expect(runs.flatMap(({ applied }) => applied)).toEqual(['001-first.sql']);
});

test('a migration that fails leaves nothing of itself and keeps those before it', async () => {
  await write('001-first.sql', 'create table racks (name text)');
  await write('002-broken.sql', `create table bars (name text); select 'oops'::int`);
  await expect(migrate(database.pool, { directory })).rejects.toThrow(/002-broken\.sql failed: .*oops/);
  const { rows } = await database.pool.query(
    `select to_regclass('racks') is not null as racks, to_regclass('bars') is not null as bars`,
  );
  expect(rows).toEqual([{ racks: true, bars: false }]);
  await write('002-broken.sql', 'create table bars (name text)');
  expect(await migrate(database.pool, { directory })).toEqual({ applied: ['002-broken.sql'] });
});

test('a database newer than the code is refused', async () => {
  await write('001-first.sql', 'select 1');
  await write('002-second.sql', 'select 2');
  await migrate(database.pool, { directory });
  await rm(join(directory, '002-second.sql'));
  await expect(migrate(database.pool, { directory })).rejects.toThrow(
    'The database is newer than this release: it has migration 002-second.sql, this release ends at 1.',
  );
});

test('a database newer than the code is accepted where that is asked for, and the later migrations are named', async () => {
  await write('001-first.sql', 'select 1');
  await write('002-second.sql', 'select 2');
  await migrate(database.pool, { directory });
  await rm(join(directory, '002-second.sql'));
  const later: string[] = [];
  const acceptLater = (names: readonly string[]) => void later.push(...names);
  expect(await migrate(database.pool, { directory, acceptLater })).toEqual({ applied: [] });
  expect(later).toEqual(['002-second.sql']);
  await write('001-first.sql', 'select 3');
  await expect(migrate(database.pool, { directory, acceptLater })).rejects.toThrow(
    /001-first\.sql.*says something else/,
  );
});

test('a newer database that lacks a migration of this release is refused in any case', async () => {
  await write('001-first.sql', 'select 1');
  await write('002-second.sql', 'select 2');
  await write('003-third.sql', 'select 3');
  await migrate(database.pool, { directory });
  await rm(join(directory, '003-third.sql'));
  await database.pool.query('delete from public.schema_migrations where number = 2');
  const acceptLater = () => expect.fail('It was accepted.');
  await expect(migrate(database.pool, { directory, acceptLater })).rejects.toThrow(
    'The database is newer than this release',
  );
});

test('an applied file that was edited is refused; other line endings are no edit', async () => {
  await write('001-first.sql', 'select 1;\nselect 2;');
  await migrate(database.pool, { directory });
  await write('001-first.sql', 'select 1;\r\nselect 2;');
  expect(await migrate(database.pool, { directory })).toEqual({ applied: [] });
  await write('001-first.sql', 'select 1;\nselect 3;');
  await expect(migrate(database.pool, { directory })).rejects.toThrow(/001-first\.sql.*says something else/);
});

test('a gap in the numbers and a strange name are refused before anything runs', async () => {
  await write('002-second.sql', 'select 2');
  await expect(migrate(database.pool, { directory })).rejects.toThrow('should have number 1');
  await write('first.sql', 'select 1');
  await expect(migrate(database.pool, { directory })).rejects.toThrow('is not named like a migration');
});
