import {
  lockedFor,
  MOST_WRONG_PER_ACCOUNT,
  SMS_WINDOW_MS,
  smsPause,
  withWrongCode,
  type WrongCodes,
} from '@lifted/domain/second-factor';
import type { Pool, PoolClient } from 'pg';

/** How long codes of the account are not looked at, in milliseconds. The account is held. */
export async function lockOf(client: PoolClient, uid: string, now: Date): Promise<number> {
  const wrong = await findWrongCodes(client, uid);
  return wrong === undefined ? 0 : lockedFor(wrong, now);
}

/** Counts a wrong code for the account; true when it is the one that locks its codes. The account is held. */
export async function countAccountWrongCode(client: PoolClient, uid: string, now: Date): Promise<boolean> {
  const { count, since } = withWrongCode(await findWrongCodes(client, uid), now);
  await client.query(
    `insert into studio.second_factor_limits (uid, wrong_codes, wrong_since) values ($1, $2, $3)
     on conflict (uid) do update set wrong_codes = excluded.wrong_codes, wrong_since = excluded.wrong_since`,
    [uid, count, since],
  );
  return count === MOST_WRONG_PER_ACCOUNT;
}

/** Forgets the wrong codes of an account whose owner has shown the right one, or has set a new password. */
export async function forgetWrongCodes(client: Pool | PoolClient, uid: string): Promise<void> {
  await client.query(
    'update studio.second_factor_limits set wrong_codes = 0, wrong_since = null where uid = $1',
    [uid],
  );
}

/** Counts an SMS to the account; when it would be too early, answers how long to wait instead, in milliseconds. */
export async function takeSms(client: PoolClient, uid: string, now: Date): Promise<number> {
  const { rows } = await client.query<{ readonly sent: readonly Date[] }>(
    'select sms_sent_at as sent from studio.second_factor_limits where uid = $1',
    [uid],
  );
  const since = now.getTime() - SMS_WINDOW_MS;
  const sent = (rows[0]?.sent ?? []).filter((at) => at.getTime() > since);
  const pause = smsPause(sent, now);
  if (pause > 0) return pause;
  await client.query(
    `insert into studio.second_factor_limits (uid, sms_sent_at) values ($1, $2)
     on conflict (uid) do update set sms_sent_at = excluded.sms_sent_at`,
    [uid, [...sent, now]],
  );
  return 0;
}

async function findWrongCodes(client: PoolClient, uid: string): Promise<WrongCodes | undefined> {
  const { rows } = await client.query<WrongCodes>(
    `select wrong_codes as count, wrong_since as since from studio.second_factor_limits
      where uid = $1 and wrong_since is not null`,
    [uid],
  );
  return rows[0];
}
