import type pg from 'pg';

/** PostgreSQL rolled back at `commit`, because a statement had failed and the work continued regardless. */
export class TransactionAbortedError extends Error {
  constructor() {
    super(
      'The transaction was rolled back: one of its statements had failed and the failure was not passed on.',
    );
    this.name = 'TransactionAbortedError';
  }
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Rolls back after a failure. Returns the error that makes the connection unusable, or undefined. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return undefined;
  } catch (error) {
    return asError(error);
  }
}

/**
 * Runs `work` between begin and commit on one connection and returns its result. On any failure everything is rolled back
 * and the first error is thrown; a broken connection is removed from the pool. `begin` may set options, such as `begin
 * isolation level repeatable read`.
 */
export async function inTransaction<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
  begin = 'begin',
): Promise<Result> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(begin);
    const result = await work(client);
    const end = await client.query('commit');
    if (end.command === 'ROLLBACK') throw new TransactionAbortedError();
    return result;
  } catch (error) {
    broken = await rollBack(client);
    throw error;
  } finally {
    client.release(broken);
  }
}
