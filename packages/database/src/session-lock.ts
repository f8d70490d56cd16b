import type pg from 'pg';

/**
 * Runs work while no other holder of the same lock does, across any number of transactions. `sessions` must not go through a
 * pooler; the lock ends with its connection.
 */
export async function withSessionLock<Result>(
  sessions: pg.Pool,
  lock: number,
  work: () => Promise<Result>,
): Promise<Result> {
  const holder = await sessions.connect();
  try {
    await holder.query('set statement_timeout = 0');
    await holder.query('select pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    holder.release(true);
  }
}
