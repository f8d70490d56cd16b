import { inTransaction } from '@lifted/database/transaction';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/**
 * An import, which has locked these tables, is waited for before any row is locked. In the order of their names, as imports lock
 * them.
 */
const BEGIN = 'begin; lock table studio.bookings, studio.customers, studio.workouts in row exclusive mode';
/** PostgreSQL's `deadlock_detected`. */
const DEADLOCK = '40P01';
const MOST_ATTEMPTS = 3;

/**
 * Runs work that writes bookings in one transaction. `locks` are statements that lock rows at once, in the order of all
 * commands. A fee that falls away belongs to somebody who is not locked, so two commands may still wait for each other;
 * one of them is then rolled back whole, and run again.
 */
export async function inBookingTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  locks: readonly string[] = [],
): Promise<Result> {
  const begin = [BEGIN, ...locks].join(';');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await inTransaction(pool, work, begin);
    } catch (error) {
      const isDeadlock = error instanceof DatabaseError && error.code === DEADLOCK;
      if (!isDeadlock || attempt === MOST_ATTEMPTS) throw error;
    }
  }
}

/** Does work that writes bookings and takes it back: what it answers is what would come of it. Changes nothing. */
export async function tryInBookingTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
  locks: readonly string[] = [],
): Promise<Result> {
  let done: { readonly result: Result } | undefined;
  try {
    await inBookingTransaction(
      pool,
      async (client) => {
        done = { result: await work(client) };
        throw new TriedOut();
      },
      locks,
    );
  } catch (failure) {
    if (!(failure instanceof TriedOut)) throw failure;
  }
  if (done === undefined) throw new Error('What was tried out ended without an answer.');
  return done.result;
}

/** Ends a transaction that is only tried out, which rolls it back. */
class TriedOut extends Error {}
