import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '@lifted/database/migrate';
import { openDatabase, type Database } from '@lifted/database/open-database';
import { addDays, berlinDate, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { fillStudio } from '../dashboard/fill-studio.ts';
import { signInMembers, type Member } from '../dashboard/members.ts';
import { count } from '../dashboard/size-words.ts';
import { databaseUrlOf } from '../database-url.ts';
import { cpuSeconds } from '../process-times.ts';
import { startStudioServer } from '../studio-server.ts';
import { letCallersIn } from './callers.ts';
import { CLASSES, OPEN_MATTERS, PLACES } from './present-rows.ts';
import { YEARS } from './years-rows.ts';

/** A database with ten years in it. */
export interface FilledDatabase {
  readonly customers: number;
  readonly database: Database;
  /** Sizes and how long filling took. */
  readonly words: string;
}

/** A filled studio whose server answers. */
export interface StudioOfCalls {
  readonly pool: Database['pool'];
  readonly origin: string;
  readonly members: readonly Member[];
  readonly tokens: ReadonlyMap<string, string>;
  stop(): Promise<void>;
}

const copy = promisify(execFile);
/** A quarter of the memory of a machine for fifty million sets, as docs/operations.md says; the small studio gets the same. */
const MEMORY_MB = 4096;

/**
 * Ten years until yesterday; the days from today on are the same in every studio and follow in `openStudio`. Copied from `keptIn`
 * where a run of today has left them there, and left there otherwise.
 */
export async function fillYears(customers: number, folder: string, keptIn?: string): Promise<FilledDatabase> {
  const startedAt = performance.now();
  const name = `data-${customers}`;
  const dataDir = join(folder, name);
  const kept = keptIn && join(keptIn, `${berlinDate(new Date())}-${name}`);
  if (kept === undefined || !existsSync(kept)) {
    const database = await openDatabase({ dataDir, log: () => undefined });
    try {
      await migrate(database.pool);
      await fillStudio(database.pool, customers, addDays(berlinDate(new Date()), -1));
      await database.pool.query(YEARS);
    } finally {
      await database.close();
    }
    if (kept !== undefined) await copyData(dataDir, kept);
  } else {
    await copyData(kept, dataDir);
  }
  const database = await openDatabase({ dataDir, memoryMb: MEMORY_MB, log: () => undefined });
  try {
    // One that was kept may have been filled by an earlier release.
    await migrate(database.pool);
    const size = await sizeOf(database.pool);
    const seconds = ((performance.now() - startedAt) / SECOND_MS).toFixed(0);
    const words = `${count(size.customers)} people, ${count(size.bookings)} bookings, ${count(size.sets)} sets: ${size.onDisk} on disk, there after ${seconds} s`;
    return { customers, database, words };
  } catch (failure) {
    await database.close();
    throw failure;
  }
}

/** With owners and rights, which PostgreSQL insists on. */
async function copyData(from: string, to: string): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true });
  await copy('cp', ['-a', from, to]);
}

async function sizeOf(pool: Database['pool']) {
  const { rows } = await pool.query<{ customers: number; bookings: number; sets: number; onDisk: string }>(
    `select (select count(*) from studio.customers)::integer as customers,
            (select count(*) from studio.bookings)::integer as bookings,
            (select count(*) from studio.set_logs)::integer as sets,
            pg_size_pretty(pg_database_size(current_database())) as "onDisk"`,
  );
  const [size] = rows;
  if (size === undefined) throw new Error('The studio has no size.');
  return size;
}

/** As autovacuum leaves it, which would else begin with it while times are taken. */
async function cleared(pool: Database['pool']): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}

const [CALM_SECONDS, MOST_SECONDS, CALM_LOAD] = [3, 120, 0.05];

/** Waits until neither the servers nor their databases do anything by themselves, two minutes at most. */
export async function untilCalm(): Promise<void> {
  let calm = 0;
  for (let second = 0; second < MOST_SECONDS && calm < CALM_SECONDS; second += 1) {
    const before = cpuSeconds(process.pid)?.own ?? 0;
    await pause(SECOND_MS);
    calm = (cpuSeconds(process.pid)?.own ?? 0) - before < CALM_LOAD ? calm + 1 : 0;
  }
}

interface OpenOptions {
  /** Places of the coming days are of the customers up to this one, and so are those who ask. */
  readonly lastCustomer: number;
  readonly port: number;
  readonly folder: string;
}

/** The coming fortnight, everybody who asks, and the server. */
export async function openStudio(
  { database: { pool, connection } }: FilledDatabase,
  { lastCustomer, port, folder }: OpenOptions,
): Promise<StudioOfCalls> {
  await pool.query(CLASSES);
  await pool.query(PLACES, [lastCustomer]);
  await pool.query(OPEN_MATTERS);
  await cleared(pool);
  const members = await signInMembers(pool, lastCustomer);
  const tokens = await letCallersIn(pool, members);
  const server = await startStudioServer({ databaseUrl: databaseUrlOf(connection), port, logFolder: folder });
  return { pool, origin: server.origin, members, tokens, stop: server.stop };
}
