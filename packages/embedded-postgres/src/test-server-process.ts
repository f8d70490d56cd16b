/*
 * A server for the crash tests: `node test-server-process.ts DATA_DIR ROLE`. Writes pairs of rows until it is stopped
 * and prints each number once PostgreSQL has acknowledged it.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { errorCode, errorMessage } from './database-log.ts';
import { openTestApplication } from './test-application.ts';

const WRITERS = 4;
const RETRY_MS = 20;
const CREATE_TABLES = `create table if not exists public.bookings (number integer primary key);
  create table if not exists public.mails (number integer primary key references public.bookings)`;

let stopping = false;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

async function writePair(pool: pg.Pool, number: number): Promise<void> {
  const client = await pool.connect();
  let failure: Error | undefined;
  // A connection that breaks between two statements must not end the process.
  const keepFailure = (error: Error) => (failure = error);
  client.on('error', keepFailure);
  try {
    await client.query('begin');
    await client.query('insert into public.bookings values ($1)', [number]);
    await client.query('insert into public.mails values ($1)', [number]);
    await client.query('commit');
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error));
    throw failure;
  } finally {
    client.off('error', keepFailure);
    client.release(failure);
  }
}

async function writeUntilStopped(pool: pg.Pool, first: number): Promise<void> {
  for (let number = first; !stopping; number += WRITERS) {
    try {
      await writePair(pool, number);
      say(`acknowledged ${number}`);
    } catch (error) {
      say(`failed ${errorCode(error)}`);
      await pause(RETRY_MS);
    }
  }
}

async function main(dataDir: string, role: 'server' | 'guest'): Promise<void> {
  const { pool, close } = await openTestApplication({ dataDir, role, log: (event) => say(event) });
  await pool.query(CREATE_TABLES);
  const { rows } = await pool.query<{ max: number | null }>('select max(number) from public.bookings');
  const next = (rows[0]?.max ?? 0) + 1;
  say('ready');
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => resolve());
  });
  const writers = Array.from({ length: WRITERS }, (_, index) => writeUntilStopped(pool, next + index));
  await stopped;
  stopping = true;
  await Promise.all(writers);
  await pool.query('select count(*) from public.bookings');
  say('drained');
  await close();
}

const [dataDir, role] = process.argv.slice(2);
if (!dataDir || (role !== 'server' && role !== 'guest')) throw new Error('Usage: DATA_DIR server|guest');
try {
  await main(dataDir, role);
} catch (error) {
  say(`refused ${errorMessage(error)}`);
  process.exitCode = 1;
}
