import { MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import { Refusal } from '../http/refusal.ts';

/** So many wrong passwords for one address, and nobody signs in with a password there for a while. */
export const MOST_FAILURES = 10;
export const LOCK_MS = 15 * MINUTE_MS;

/**
 * Counts a try to sign in before the password is looked at, so that tries at the same time count too; a success takes
 * the count away. Throws the same refusal for every address, known or not: after ten failures within 15 minutes, for
 * the 15 minutes that follow the tenth. Tries during the lock do not lengthen it.
 */
export async function countTry(pool: Pool, email: string, now: Date): Promise<void> {
  const { rows } = await pool.query<{ readonly failures: number }>(
    `insert into studio.sign_in_failures as f (address_hash, failures, window_started_at) values ($1, 1, $2)
     on conflict (address_hash) do update set
       failures = case when f.window_started_at <= $3 then 1 else least(f.failures + 1, $4 + 1) end,
       window_started_at = case
         when f.window_started_at <= $3 or f.failures + 1 = $4 then $2 else f.window_started_at end
     returning failures`,
    [addressHash(email), now, new Date(now.getTime() - LOCK_MS), MOST_FAILURES],
  );
  if ((rows[0]?.failures ?? 0) > MOST_FAILURES) throw locked();
}

/** Forgets the failures of an address: its owner has signed in or set a password. */
export async function forgetFailures(pool: Pool | PoolClient, email: string): Promise<void> {
  await pool.query('delete from studio.sign_in_failures where address_hash = $1', [addressHash(email)]);
}

function addressHash(email: string): Buffer {
  return createHash('sha256').update(email.trim().toLowerCase()).digest();
}

function locked(): Refusal {
  return new Refusal(
    'account_locked',
    'Too many tries with a wrong password. Please wait 15 minutes, or set a new password with “Forgot password?”.',
    { retryAfterSeconds: LOCK_MS / SECOND_MS },
  );
}
