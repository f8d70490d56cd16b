import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { FailFastPool } from './fail-fast-pool.ts';
import { createPool } from './create-pool.ts';
import { watchPulse } from './database-pulse.ts';
import { socketFile } from '@lifted/embedded-postgres/postgres-places';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { inTransaction } from './transaction.ts';

const PATIENCE = { timeout: 60_000, interval: 20 };

let database: TestDatabase;
let line: Server;
let pool: FailFastPool;
let watch: { close(): void };
let events: string[];
const ends = new Set<Socket>();

/** A connection to PostgreSQL that can be made to swallow everything. */
function pass(near: Socket): void {
  const far = connect(socketFile(String(database.connection.host)));
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    ends.add(one);
    one.on('data', (bytes) => other.write(bytes));
    one.on('error', () => other.destroy());
    one.on('close', () => other.destroy());
    if (swallowing) one.pause();
  }
}

let swallowing = false;

function swallow(on: boolean): void {
  swallowing = on;
  for (const end of ends)
    if (on) end.pause();
    else end.resume();
}

beforeAll(async () => {
  database = await createTestDatabase();
  line = createServer(pass);
  line.listen(0, '127.0.0.1');
  await once(line, 'listening');
  const address = line.address();
  if (address === null || typeof address === 'string') throw new Error('The line has no port.');
  const connection = { ...database.connection, host: '127.0.0.1', port: address.port };
  events = [];
  const log = (event: string) => void events.push(event);
  pool = createPool(connection, log, { max: 2 });
  watch = watchPulse(connection, pool, log);
});
afterEach(() => swallow(false));
afterAll(async () => {
  watch.close();
  await pool.end();
  for (const end of ends) end.destroy();
  line.close();
  await database.drop();
});

const silences = () => events.filter((event) => event === 'database.silent').length;

test('running queries, waiting requests and new ones fail when the database is silent', async () => {
  await pool.query('select 1');
  const heldBefore = silences();
  swallow(true);
  const waiting = [
    pool.query('select 2'),
    inTransaction(pool, (client) => client.query('select 3')),
    pool.query('select 4'),
    pool.connect(),
  ];
  const outcomes = await Promise.allSettled(waiting);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'rejected']);
  expect(silences()).toBeGreaterThan(heldBefore);
  await expect(pool.query('select 5')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
});

test('when it speaks again, so does the pool, with every place in it free', async () => {
  await vi.waitUntil(
    () =>
      pool.query('select 6').then(
        () => true,
        () => false,
      ),
    PATIENCE,
  );
  const clients = await Promise.all([pool.connect(), pool.connect()]);
  for (const client of clients) client.release();
  expect(pool.waitingCount).toBe(0);
});

test('a statement that takes long is no silence', async () => {
  const before = silences();
  const { rows } = await pool.query(`select 'slept' as word from pg_sleep(2.5)`);
  expect(rows).toEqual([{ word: 'slept' }]);
  expect(silences()).toBe(before);
});

test('a process that is busy while it connects does not take that for silence', async () => {
  const told: string[] = [];
  const log = (event: string) => void told.push(event);
  const beside = createPool(database.connection, log);
  const watchBeside = watchPulse(database.connection, beside, log);
  const startedAt = performance.now();
  while (performance.now() - startedAt < 1500);
  await beside.query('select 7');
  expect(told).toEqual([]);
  watchBeside.close();
  await beside.end();
});
