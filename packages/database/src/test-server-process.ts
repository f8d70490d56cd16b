/*
 * A server for the crash tests: `node test-server-process.ts DATA_DIR ROLE`. It writes pairs of rows until it is told
 * to stop and prints each number once PostgreSQL acknowledged it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { errorCode, errorMessage } from './database-log.ts';
import { type Database, openDatabase } from './open-database.ts';
import { inTransaction } from './transaction.ts';

const WRITERS = 4;
const RETRY_MS = 20;
const CREATE_TABLES = `create table if not exists public.bookings (number integer primary key);
  create table if not exists public.mails (number integer primary key references public.bookings)`;

let stopping = false;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function writeUntilStopped(database: Database, first: number): Promise<void> {
  for (let number = first; !stopping; number += WRITERS) {
    try {
      await inTransaction(database.pool, async (client) => {
        await client.query('insert into public.bookings values ($1)', [number]);
        await client.query('insert into public.mails values ($1)', [number]);
      });
      say(`acknowledged ${number}`);
    } catch (error) {
      say(`failed ${errorCode(error)}`);
      await pause(RETRY_MS);
    }
  }
}

async function main(dataDir: string, role: 'server' | 'guest'): Promise<void> {
  const database = await openDatabase({ dataDir, role, log: (event) => say(event) });
  await database.pool.query(CREATE_TABLES);
  const { rows } = await database.pool.query<{ max: number | null }>(
    'select max(number) from public.bookings',
  );
  const next = (rows[0]?.max ?? 0) + 1;
  say('ready');
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  const writers = Array.from({ length: WRITERS }, (_, index) => writeUntilStopped(database, next + index));
  await stopped;
  stopping = true;
  await Promise.all(writers);
  await database.pool.query('select count(*) from public.bookings');
  say('drained');
  await database.close();
}

const [dataDir, role] = process.argv.slice(2);
if (!dataDir || (role !== 'server' && role !== 'guest')) throw new Error('Usage: DATA_DIR server|guest');
try {
  await main(dataDir, role);
} catch (error) {
  say(`refused ${errorMessage(error)}`);
  process.exitCode = 1;
}
