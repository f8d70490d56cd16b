import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const PAUSE_MS = 100;
/** A wait for a lock, and what a busy machine adds. */
const LONGEST_WAIT_MS = 1500;

let database: TestDatabase;
let directory: string;

beforeEach(async () => {
  database = await createTestDatabase('template0');
  directory = await mkdtemp(join(tmpdir(), 'migrations-'));
  await write(
    '001-racks.sql',
    `create table racks (id int primary key, name text); insert into racks values (1, 'left')`,
  );
  await migrate(database.pool, { directory });
  await write('002-plates.sql', 'create table plates (); alter table racks add column plates int');
});
afterEach(async () => {
  await database.drop();
  await rm(directory, { recursive: true });
});

async function write(name: string, sql: string): Promise<void> {
  await writeFile(join(directory, name), sql);
}

/** A transaction that has read the racks, and ends by itself only after everything here should be over. */
async function holdRacks(): Promise<pg.Client> {
  const holder = new pg.Client({ ...database.connection, application_name: 'holder' });
  holder.on('error', () => undefined);
  await holder.connect();
  await holder.query(`begin; set local idle_in_transaction_session_timeout = '15s'; select from racks`);
  return holder;
}

/** Writes again and again until `stop`, which answers how long the longest write took. */
function startWriter(): { readonly stop: () => Promise<number> } {
  let goesOn = true;
  let longest = 0;
  const writing = (async () => {
    while (goesOn) {
      const startedAt = performance.now();
      await database.pool.query(`update racks set name = name || '' where id = 1`);
      longest = Math.max(longest, performance.now() - startedAt);
      await pause(5);
    }
  })();
  return {
    async stop() {
      goesOn = false;
      await writing;
      return longest;
    },
  };
}

async function tables(): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map(({ name }) => name);
}

test('nobody waits behind a migration that waits, and it is done once it can be', async () => {
  const holder = await holdRacks();
  const writer = startWriter();
  let waits = 0;
  const onWaiting = (name: string) => {
    expect(name).toBe('002-plates.sql');
    waits += 1;
    if (waits === 3) void holder.query('commit');
  };
  const patience = { tries: 30, pauseMs: PAUSE_MS };
  const { applied } = await migrate(database.pool, { directory, patience, onWaiting });
  expect(await writer.stop()).toBeLessThan(LONGEST_WAIT_MS);
  expect(applied).toEqual(['002-plates.sql']);
  expect(waits).toBeGreaterThanOrEqual(3);
  await holder.end();
  expect(await tables()).toEqual(['plates', 'racks', 'schema_migrations']);
});

test('a migration that never gets its locks says who has them, and leaves nothing', async () => {
  const holder = await holdRacks();
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const patience = { tries: 3, pauseMs: PAUSE_MS };
  await expect(migrate(database.pool, { directory, patience })).rejects.toThrow(
    new RegExp(
      `^The migration 002-plates.sql could not lock its tables.* process ${rows[0]?.pid} \\(holder\\) since`,
    ),
  );
  expect(await tables()).toEqual(['racks', 'schema_migrations']);
  await holder.query('commit');
  await holder.end();
  expect(await migrate(database.pool, { directory })).toEqual({ applied: ['002-plates.sql'] });
});

test('a migration that is ended by a deadlock is tried again', async () => {
  await database.pool.query('create sequence tries');
  await write(
    '002-plates.sql',
    `create table plates ();
     do $$ begin if nextval('tries') = 1 then raise exception 'met' using errcode = '40P01'; end if; end $$`,
  );
  const patience = { tries: 2, pauseMs: 1 };
  expect(await migrate(database.pool, { directory, patience })).toEqual({ applied: ['002-plates.sql'] });
});

test('a migration that fails for a reason of its own is not tried again', async () => {
  await write('002-plates.sql', `select 'oops'::int`);
  const onWaiting = () => expect.fail('It was tried again.');
  await expect(migrate(database.pool, { directory, onWaiting })).rejects.toThrow(
    /002-plates\.sql failed: .*oops/,
  );
});
