import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CommitInDoubtError } from './confirmed-client.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { inTransaction, TransactionAbortedError, withBeginning } from './transaction.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query('create table public.notes (text text primary key)');
});
afterAll(() => database.drop());

async function notes(): Promise<string[]> {
  const { rows } = await database.pool.query<{ text: string }>('select text from public.notes order by text');
  return rows.map(({ text }) => text);
}

test('work that succeeds is committed and its result answered', async () => {
  const answer = await inTransaction(database.pool, async (client) => {
    await client.query(`insert into public.notes values ('kept')`);
    return 42;
  });
  expect(answer).toBe(42);
  expect(await notes()).toContain('kept');
});

test('work that throws leaves nothing behind, and its own error reaches the caller', async () => {
  const failure = new Error('the reason');
  const work = inTransaction(database.pool, async (client) => {
    await client.query(`insert into public.notes values ('dropped')`);
    throw failure;
  });
  await expect(work).rejects.toBe(failure);
  expect(await notes()).not.toContain('dropped');
});

test('what transactions begin with is committed with each of them, and not by one inside another', async () => {
  const add = (text: string) => (client: PoolClient) =>
    client.query('insert into public.notes values ($1)', [text]).then(() => undefined);
  const { pool } = database;
  let begun = 0;
  await withBeginning(
    async (client) => add(`begun ${++begun}`)(client),
    async () => {
      await inTransaction(pool, async (client) => {
        await add('outer')(client);
        await inTransaction(pool, add('inner'));
      });
      await expect(inTransaction(pool, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    },
  );
  await inTransaction(pool, add('after'));
  const found = await notes();
  for (const text of ['begun 1', 'outer', 'inner', 'after']) expect(found).toContain(text);
  expect(found).not.toContain('begun 2');
  expect(begun).toBe(2);
});

test('a statement error that the work swallows does not pass for a commit', async () => {
  const work = inTransaction(database.pool, async (client) => {
    await client.query(`insert into public.notes values ('lost')`);
    await client.query('select 1 / 0').catch(() => undefined);
  });
  await expect(work).rejects.toBeInstanceOf(TransactionAbortedError);
  expect(await notes()).not.toContain('lost');
});

test('a connection that breaks inside leaves the pool, shows the first error and the next work succeeds', async () => {
  const work = inTransaction(database.pool, async (client) => {
    await client.query('select pg_terminate_backend(pg_backend_pid())');
  });
  await expect(work).rejects.toMatchObject({ code: '57P01' });
  expect(await inTransaction(database.pool, async () => 'healthy')).toBe('healthy');
  expect(database.pool.waitingCount).toBe(0);
});

test('a repeatable-read transaction keeps seeing its snapshot', async () => {
  const seen = await inTransaction(
    database.pool,
    async (client) => {
      const before = await client.query('select from public.notes');
      await database.pool.query(`insert into public.notes values ('meanwhile')`);
      const after = await client.query('select from public.notes');
      return [before.rowCount, after.rowCount];
    },
    'begin isolation level repeatable read',
  );
  expect(seen[0]).toBe(seen[1]);
});

test('a connection to what is a standby now is given up with its error', async () => {
  const before = database.pool.totalCount;
  const work = inTransaction(
    database.pool,
    (client) => client.query(`insert into public.notes values ('on a standby')`),
    'begin read only',
  );
  await expect(work).rejects.toMatchObject({ code: '25006' });
  expect(database.pool.totalCount).toBe(before - 1);
});

describe('with a standby that confirms nothing', () => {
  beforeAll(async () => {
    await database.pool.query(
      `create function public.stop_waiting() returns trigger language plpgsql as $$
        begin raise warning 'canceling wait for synchronous replication' using errcode = '57014'; return null; end $$;
       create constraint trigger stops after insert on public.notes deferrable initially deferred
         for each row when (new.text like 'unconfirmed%') execute function public.stop_waiting()`,
    );
  });

  test('a commit whose wait ended early is in doubt', async () => {
    const work = inTransaction(database.pool, (client) =>
      client.query(`insert into public.notes values ('unconfirmed')`),
    );
    await expect(work).rejects.toBeInstanceOf(CommitInDoubtError);
    expect(await notes()).toContain('unconfirmed');
  });

  test('a statement that is a transaction of its own is in doubt just as well, the next one is not', async () => {
    const { pool } = database;
    const alone = pool.query(`insert into public.notes values ('unconfirmed, alone')`);
    await expect(alone).rejects.toBeInstanceOf(CommitInDoubtError);
    const client = await pool.connect();
    const held = client.query(`insert into public.notes values ('unconfirmed, held')`);
    await expect(held).rejects.toBeInstanceOf(CommitInDoubtError);
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    client.release();
    expect(await notes()).toEqual(expect.arrayContaining(['unconfirmed, alone', 'unconfirmed, held']));
  });

  test('a commit is not cancelled by the limit of its statements', async () => {
    await database.pool.query(
      `create function public.takes_long() returns trigger language plpgsql as $$
        begin perform pg_sleep(0.2); return null; end $$;
       create constraint trigger lasts after insert on public.notes deferrable initially deferred
         for each row when (new.text = 'patient') execute function public.takes_long()`,
    );
    await inTransaction(database.pool, async (client) => {
      await client.query(`set local statement_timeout = 50; insert into public.notes values ('patient')`);
    });
    expect(await notes()).toContain('patient');
  });
});
