import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

/** Nothing was committed, because a statement had failed and the work continued regardless. */
export class TransactionAbortedError extends Error {
  constructor() {
    super(
      'The transaction was rolled back: one of its statements had failed and the failure was not passed on.',
    );
    this.name = 'TransactionAbortedError';
  }
}

/** A transaction that waits for its standby is never cancelled, because PostgreSQL reports a cancelled wait as a success. */
const COMMIT = 'set local statement_timeout = 0; commit';
/** The connection reached a server that is a standby now; another one leads to the primary. */
const READ_ONLY_TRANSACTION = '25006';

/** A statement before had failed, and nothing but a rollback is accepted. */
const ABORTED_TRANSACTION = '25P02';

function codeOf(failure: unknown): unknown {
  return failure instanceof Error && 'code' in failure ? failure.code : undefined;
}

function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Rolls back after a failure. Returns the error that makes the connection unusable, or undefined. */
async function rollBack(client: pg.PoolClient, failure: unknown): Promise<Error | undefined> {
  try {
    await client.query('rollback');
    return codeOf(failure) === READ_ONLY_TRANSACTION ? asError(failure) : undefined;
  } catch (error) {
    return asError(error);
  }
}

/** @throws CommitInDoubtError when no standby confirmed it, TransactionAbortedError when it was rolled back. */
async function commit(client: pg.PoolClient): Promise<void> {
  try {
    await client.query(COMMIT);
  } catch (error) {
    throw codeOf(error) === ABORTED_TRANSACTION ? new TransactionAbortedError() : error;
  }
}

/** What a transaction does before anything else; if it throws, nothing else is done. */
type Beginning = (client: pg.PoolClient) => Promise<void>;

const beginnings = new AsyncLocalStorage<Beginning | undefined>();

/**
 * Runs `work`; every transaction it opens does `beginning` first, so that this is committed exactly when the transaction is.
 * One that is opened while another is open does not: it would wait for it.
 */
export function withBeginning<Result>(beginning: Beginning, work: () => Promise<Result>): Promise<Result> {
  return beginnings.run(beginning, work);
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
    const beginning = beginnings.getStore();
    await beginning?.(client);
    const result = await (beginning === undefined
      ? work(client)
      : beginnings.run(undefined, () => work(client)));
    await commit(client);
    return result;
  } catch (error) {
    broken = await rollBack(client, error);
    throw error;
  } finally {
    client.release(broken);
  }
}
