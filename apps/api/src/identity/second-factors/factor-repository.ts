import type { SecondFactorKind } from '@lifted/contract/problem';
import {
  ENROLMENT_MS,
  lockedFor,
  MOST_WRONG_PER_ACCOUNT,
  SMS_WINDOW_MS,
  smsPause,
  withWrongCode,
  type WrongCodes,
} from '@lifted/domain/identity/second-factor';
import type { Pool, PoolClient } from 'pg';
import type { Sealed, SecretBox } from './secret-box.ts';
import { inTransaction } from '@lifted/database/transaction';

export interface EnrolledFactor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  /** Recognisable by its owner; never a full phone number. */
  readonly name: string;
  readonly enrolledAt: Date;
}

/** The encrypted secret codes are checked against. */
export interface FactorSecret extends Sealed {
  readonly id: string;
  readonly kind: SecondFactorKind;
}

interface NewFactor extends FactorSecret {
  readonly uid: string;
  readonly name: string;
}

/**
 * Locks the account until the transaction ends, so that changes to its second factors are serialised; false when the
 * account no longer exists.
 */
export async function lockForSecondFactors(client: PoolClient, uid: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from studio.accounts where provider = 'studio' and uid = $1 for no key update`,
    [uid],
  );
  return rowCount === 1;
}

/** The enrolled factors of an account, oldest first. */
export async function findEnrolled(pool: Pool | PoolClient, uid: string): Promise<EnrolledFactor[]> {
  const { rows } = await pool.query<EnrolledFactor>(
    `select id, kind, name, enrolled_at as "enrolledAt" from studio.second_factors
      where uid = $1 and enrolled_at is not null order by enrolled_at, id`,
    [uid],
  );
  return rows;
}

export async function hasSecondFactor(pool: Pool | PoolClient, uid: string): Promise<boolean> {
  return (await findEnrolled(pool, uid)).length > 0;
}

export async function countBackupCodes(pool: Pool | PoolClient, uid: string): Promise<number> {
  const { rows } = await pool.query<{ readonly count: number }>(
    'select count(*)::integer as count from studio.backup_codes where uid = $1',
    [uid],
  );
  return rows[0]?.count ?? 0;
}

/** Inserts a factor that waits for its first code, replacing any waiting factor of the same kind. */
export async function insertBegun(client: PoolClient, factor: NewFactor, now: Date): Promise<void> {
  const { id, uid, kind, name, keyId, sealed } = factor;
  await client.query(
    'delete from studio.second_factors where uid = $1 and kind = $2 and enrolled_at is null',
    [uid, kind],
  );
  await client.query(
    `insert into studio.second_factors (id, uid, kind, name, key_id, sealed, begun_at)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, uid, kind, name, keyId, sealed, now],
  );
}

const SECRET =
  'select id, kind, key_id as "keyId", sealed from studio.second_factors where uid = $1 and id = $2';

/** A factor of the account that waits for its first code and has not expired. */
export async function findBegun(
  client: PoolClient,
  uid: string,
  factorId: string,
  now: Date,
): Promise<FactorSecret | undefined> {
  const { rows } = await client.query<FactorSecret>(`${SECRET} and enrolled_at is null and begun_at > $3`, [
    uid,
    factorId,
    new Date(now.getTime() - ENROLMENT_MS),
  ]);
  return rows[0];
}

/** An enrolled factor of the account, with its secret. */
export async function findSecret(
  client: PoolClient,
  uid: string,
  factorId: string,
): Promise<FactorSecret | undefined> {
  const { rows } = await client.query<FactorSecret>(`${SECRET} and enrolled_at is not null`, [uid, factorId]);
  return rows[0];
}

/** Uses up the codes of this step and all earlier ones; false when they already are. */
export async function takeStep(client: PoolClient, factorId: string, step: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'update studio.second_factors set last_step = $2 where id = $1 and last_step < $2',
    [factorId, step],
  );
  return rowCount === 1;
}

export async function markEnrolled(client: PoolClient, factorId: string, now: Date): Promise<void> {
  await client.query('update studio.second_factors set enrolled_at = $2 where id = $1', [factorId, now]);
}

/** Removes an enrolled factor and answers its kind; undefined when the account has no such factor. */
export async function deleteEnrolled(
  client: PoolClient,
  uid: string,
  factorId: string,
): Promise<SecondFactorKind | undefined> {
  const { rows } = await client.query<{ readonly kind: SecondFactorKind }>(
    `delete from studio.second_factors where uid = $1 and id = $2 and enrolled_at is not null returning kind`,
    [uid, factorId],
  );
  return rows[0]?.kind;
}

/** Removes every factor and backup code; false when there was no factor. */
export async function deleteAllFactors(client: PoolClient, uid: string): Promise<boolean> {
  const { rows } = await client.query<{ readonly wasEnrolled: boolean }>(
    'delete from studio.second_factors where uid = $1 returning enrolled_at is not null as "wasEnrolled"',
    [uid],
  );
  await client.query('delete from studio.backup_codes where uid = $1', [uid]);
  await client.query('delete from studio.second_factor_limits where uid = $1', [uid]);
  return rows.some(({ wasEnrolled }) => wasEnrolled);
}

/** How long the account's codes are locked, in milliseconds; 0 if not. The account is locked by the caller. */
export async function lockOf(client: PoolClient, uid: string, now: Date): Promise<number> {
  const wrong = await findWrongCodes(client, uid);
  return wrong === undefined ? 0 : lockedFor(wrong, now);
}

/** Counts a wrong code for the account; true when this one locks its codes. The account is locked by the caller. */
export async function countAccountWrongCode(client: PoolClient, uid: string, now: Date): Promise<boolean> {
  const { count, since } = withWrongCode(await findWrongCodes(client, uid), now);
  await client.query(
    `insert into studio.second_factor_limits (uid, wrong_codes, wrong_since) values ($1, $2, $3)
     on conflict (uid) do update set wrong_codes = excluded.wrong_codes, wrong_since = excluded.wrong_since`,
    [uid, count, since],
  );
  return count === MOST_WRONG_PER_ACCOUNT;
}

/** Resets an account's wrong codes after a right code or a new password. */
export async function resetWrongCodes(client: Pool | PoolClient, uid: string): Promise<void> {
  await client.query(
    'update studio.second_factor_limits set wrong_codes = 0, wrong_since = null where uid = $1',
    [uid],
  );
}

/** Counts an SMS to the account and answers 0, or answers how long to wait when it is too early, in milliseconds. */
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

/** Removes second factors and backup codes of every account with a factor the box cannot open; answers how many accounts. */
export async function deleteUnopenedFactors(client: PoolClient, box: SecretBox): Promise<number> {
  const { rows } = await client.query<{ readonly uid: string; readonly keyId: Buffer }>(
    'select uid, key_id as "keyId" from studio.second_factors order by uid, id for update',
  );
  const uids = new Set(rows.filter(({ keyId }) => !box.knows(keyId)).map(({ uid }) => uid));
  for (const uid of uids) await deleteAllFactors(client, uid);
  return uids.size;
}

/**
 * Re-encrypts with the first identity secret what was encrypted with an older one, so that the older one can be removed.
 * Answers how many factors no secret can decrypt: their owners need `studio reset-second-factor`.
 */
export async function resealSecondFactors(pool: Pool, box: SecretBox): Promise<number> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<Sealed & { readonly id: string }>(
      'select id, key_id as "keyId", sealed from studio.second_factors where key_id <> $1 order by id for update',
      [box.keyId],
    );
    const known = rows.filter(({ keyId }) => box.knows(keyId));
    const resealed = known.map((factor) => box.seal(box.open(factor, factor.id), factor.id).sealed);
    await client.query(
      `update studio.second_factors f set key_id = $1, sealed = n.sealed
         from unnest($2::text[], $3::bytea[]) as n (id, sealed) where f.id = n.id`,
      [box.keyId, known.map(({ id }) => id), resealed],
    );
    return rows.length - known.length;
  });
}
