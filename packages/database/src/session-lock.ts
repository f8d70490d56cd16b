import type pg from 'pg';

/**
 * Does something while nobody else who asks for the same lock does, over as many transactions as it takes. `sessions`
 * are connections a pooler does not share out; the lock goes with the one it is held on, whatever happens.
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
