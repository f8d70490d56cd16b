import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { normalizedEmail } from '@lifted/domain/people/normalized-email';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Refusal } from '../../http/errors/refusal.ts';
import { passwordLocked } from '../sign-in/sign-in-refusals.ts';

/** Failed attempts before password sign-in locks, for an address or for a known device. */
export const MOST_FAILURES = 10;
export const LOCK_MS = 15 * MINUTE_MS;

/**
 * Counts an attempt before the password or code is checked, so that concurrent attempts count too; a success resets the count.
 * After ten failures within 15 minutes it throws for 15 minutes from the tenth, with the same refusal for known and unknown
 * addresses. Attempts during the lock do not extend it.
 */
export async function countAttempt(
  client: Pool | PoolClient,
  counter: Buffer,
  now: Date,
  locked: (retryAfterSeconds: number) => Refusal = passwordLocked,
): Promise<void> {
  const { rows } = await client.query<{ readonly failures: number }>(
    `insert into studio.sign_in_failures as f (address_hash, failures, window_started_at) values ($1, 1, $2)
     on conflict (address_hash) do update set
       failures = case when f.window_started_at <= $3 then 1 else least(f.failures + 1, $4 + 1) end,
       window_started_at = case
         when f.window_started_at <= $3 or f.failures + 1 = $4 then $2 else f.window_started_at end
     returning failures`,
    [counter, now, new Date(now.getTime() - LOCK_MS), MOST_FAILURES],
  );
  if ((rows[0]?.failures ?? 0) > MOST_FAILURES) throw locked(LOCK_MS / SECOND_MS);
}

/** Resets counts after a success. */
export async function resetAttempts(client: Pool | PoolClient, counters: readonly Buffer[]): Promise<void> {
  await client.query('delete from studio.sign_in_failures where address_hash = any($1::bytea[])', [counters]);
}

/** Resets the counts of an account, on all its devices and elsewhere, after its owner has set a password. */
export async function resetAllAttempts(pool: Pool, uid: string, email: string): Promise<void> {
  const { rows } = await pool.query<{ readonly id: string }>(
    'select id from studio.known_devices where uid = $1',
    [uid],
  );
  await resetAttempts(pool, [addressCounter(email), ...rows.map(({ id }) => deviceCounter(id))]);
}

/** Counts what is tried for an address from devices it was never used with. */
export function addressCounter(email: string): Buffer {
  return hashed(normalizedEmail(email));
}

/** Counts what is tried on a known device, which strangers cannot add to. No address looks like this. */
export function deviceCounter(deviceId: string): Buffer {
  return hashed(`device ${deviceId}`);
}

/** Counts codes by mail, apart from passwords: who mistypes one is not locked out of the other. */
export function codeCounter(email: string, deviceId: string): Buffer {
  return hashed(`code ${deviceId} ${normalizedEmail(email)}`);
}

function hashed(name: string): Buffer {
  return createHash('sha256').update(name).digest();
}
