import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A server owns its data alone; guests (the operator's command line) may join it. */
export type DatabaseRole = 'server' | 'guest';

// Session advisory locks in the maintenance database. The first number is ours, the second says what is locked.
const LOCK_CLASS = 5_713_001;
const SERVER_LOCK = 1;
const IN_USE_LOCK = 2;

// The session of a killed server ends within moments; only a living server keeps the lock longer.
const SERVER_LOCK_PATIENCE_MS = 3000;
const SERVER_LOCK_POLL_MS = 50;

/** Another server already runs on the same data. */
export class DatabaseInUseError extends Error {
  constructor(dataDir: string, holder: string | undefined) {
    const who = holder?.replace('lifted ', 'process ') ?? 'process unknown';
    super(
      `Another LIFTED server (${who}) already uses the data in ${dataDir}. Stop it first, or set DATA_DIR to ` +
        'another directory. Several servers on the same data need a PostgreSQL of their own (DATABASE_URL).',
    );
    this.name = 'DatabaseInUseError';
  }
}

async function tryLock(session: pg.Client, lock: number): Promise<boolean> {
  const { rows } = await session.query<{ taken: boolean }>(
    'select pg_try_advisory_lock($1::int, $2::int) as taken',
    [LOCK_CLASS, lock],
  );
  return rows[0]?.taken === true;
}

async function serverLockHolder(session: pg.Client): Promise<string | undefined> {
  const { rows } = await session.query<{ application_name: string }>(
    `select application_name from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = $1 and objid = $2 and granted`,
    [LOCK_CLASS, SERVER_LOCK],
  );
  return rows[0]?.application_name;
}

async function becomeServer(session: pg.Client, dataDir: string): Promise<void> {
  const giveUpAt = Date.now() + SERVER_LOCK_PATIENCE_MS;
  while (!(await tryLock(session, SERVER_LOCK))) {
    if (Date.now() > giveUpAt) throw new DatabaseInUseError(dataDir, await serverLockHolder(session));
    await pause(SERVER_LOCK_POLL_MS);
  }
}

/**
 * Marks the database as used by us for as long as the session lives.
 * @throws DatabaseInUseError when we want to be its server and another process is.
 */
export async function occupy(session: pg.Client, role: DatabaseRole, dataDir: string): Promise<void> {
  if (role === 'server') await becomeServer(session, dataDir);
  await session.query('select pg_advisory_lock_shared($1::int, $2::int)', [LOCK_CLASS, IN_USE_LOCK]);
}

/** Gives up our use and answers whether nobody else uses the database: then newcomers wait until we stopped it. */
export async function leaveAsLast(session: pg.Client): Promise<boolean> {
  await session.query('select pg_advisory_unlock_shared($1::int, $2::int)', [LOCK_CLASS, IN_USE_LOCK]);
  return tryLock(session, IN_USE_LOCK);
}
