import type { SecondFactorKind } from '@lifted/contract/problem';
import { ENROLMENT_MS } from '@lifted/domain/second-factor';
import type { Pool, PoolClient } from 'pg';
import type { Sealed } from './secret-box.ts';

export interface EnrolledFactor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  /** What its owner recognises it by; never the whole number of a phone. */
  readonly name: string;
  readonly enrolledAt: Date;
}

/** What a code is compared with. */
export interface FactorSecret extends Sealed {
  readonly id: string;
  readonly kind: SecondFactorKind;
}

interface NewFactor extends FactorSecret {
  readonly uid: string;
  readonly name: string;
}

/**
 * Holds the account until the transaction ends, so that everything about its second factors happens one after the other;
 * false when it is gone.
 */
export async function holdForSecondFactors(client: PoolClient, uid: string): Promise<boolean> {
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

export async function countBackupCodes(pool: Pool | PoolClient, uid: string): Promise<number> {
  const { rows } = await pool.query<{ readonly count: number }>(
    'select count(*)::integer as count from studio.backup_codes where uid = $1',
    [uid],
  );
  return rows[0]?.count ?? 0;
}

/** Writes a factor that waits for its first code, in place of another one of its kind that does. */
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

const SECRET = 'select id, kind, key_id as "keyId", sealed from studio.second_factors';

/** A factor of the account that still waits for its first code. */
export async function findBegun(
  client: PoolClient,
  uid: string,
  factorId: string,
  now: Date,
): Promise<FactorSecret | undefined> {
  const { rows } = await client.query<FactorSecret>(
    `${SECRET} where uid = $1 and id = $2 and enrolled_at is null and begun_at > $3`,
    [uid, factorId, new Date(now.getTime() - ENROLMENT_MS)],
  );
  return rows[0];
}

/** An enrolled factor of the account, with its secret. */
export async function findSecret(
  client: PoolClient,
  uid: string,
  factorId: string,
): Promise<FactorSecret | undefined> {
  const { rows } = await client.query<FactorSecret>(
    `${SECRET} where uid = $1 and id = $2 and enrolled_at is not null`,
    [uid, factorId],
  );
  return rows[0];
}

/** Takes the codes of this step and of all before it out of use; false when that has happened before. */
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
