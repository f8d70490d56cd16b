import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** Only one server may use the data at a time; guests, such as a command line, may join it. */
export type DatabaseRole = 'server' | 'guest';

// Session advisory locks in the maintenance database: the class is ours, the second number says what is locked.
const LOCK_CLASS = 5_713_001;
const SERVER_LOCK = 1;
const IN_USE_LOCK = 2;

// The session of a killed server ends within this time; only a live server holds the lock longer.
const SERVER_LOCK_PATIENCE_MS = 3000;
const SERVER_LOCK_POLL_MS = 50;

/** Another server already runs on the same data. */
export class DatabaseInUseError extends Error {
  constructor(dataDir: string, holder: string | undefined) {
    const pid = holder?.split(' ').at(-1) ?? 'unknown';
    super(
      `Another server (process ${pid}) already uses the data in ${dataDir}. Stop it first, or use another data ` +
        'directory. Several servers on the same data need a PostgreSQL that runs on its own.',
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
 * Marks the database as in use by this process for as long as the session lasts.
 * @throws DatabaseInUseError when `role` is 'server' and another process is the server.
 */
export async function occupy(session: pg.Client, role: DatabaseRole, dataDir: string): Promise<void> {
  if (role === 'server') await becomeServer(session, dataDir);
  await session.query('select pg_advisory_lock_shared($1::int, $2::int)', [LOCK_CLASS, IN_USE_LOCK]);
}

/** Gives up our use. True when no other process uses the database: newcomers then wait until this session ends. */
export async function leaveAsLast(session: pg.Client): Promise<boolean> {
  await session.query('select pg_advisory_unlock_shared($1::int, $2::int)', [LOCK_CLASS, IN_USE_LOCK]);
  return tryLock(session, IN_USE_LOCK);
}
