import { KNOWN_DEVICE_MS, REPORT_MS } from '@lifted/domain/identity/known-device';
import type { Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import { hashOfLinkToken } from '../../mail/link-token.ts';

/** The id of the device with this secret, if the account with this address was used there; undefined otherwise. */
export async function findKnownDevice(
  pool: Pool,
  { token, email, now }: { readonly token: string; readonly email: string; readonly now: Date },
): Promise<string | undefined> {
  const { rows } = await pool.query<{ readonly id: string }>(
    `select d.id from studio.known_devices d join identity."user" u on u."id" = d.uid
      where d.token_hash = $1 and u."email" = $2 and d.last_used_at > $3`,
    [hashOfLinkToken(token), email, new Date(now.getTime() - KNOWN_DEVICE_MS)],
  );
  return rows[0]?.id;
}

/** Whether any account was used with this secret. Others are never adopted: somebody else may have made them up. */
export async function isKnownToken(client: PoolClient, token: string): Promise<boolean> {
  const { rowCount } = await client.query('select from studio.known_devices where token_hash = $1 limit 1', [
    hashOfLinkToken(token),
  ]);
  return rowCount === 1;
}

interface DeviceUse {
  readonly uid: string;
  readonly token: string;
  readonly now: Date;
}

/** Notes another sign-in with a known device; false when the account was not used there before. */
export async function renewDevice(client: PoolClient, { uid, token, now }: DeviceUse): Promise<boolean> {
  const { rowCount } = await client.query(
    `update studio.known_devices set last_used_at = $3
      where uid = $1 and token_hash = $2 and last_used_at > $4`,
    [uid, hashOfLinkToken(token), now, new Date(now.getTime() - KNOWN_DEVICE_MS)],
  );
  return rowCount === 1;
}

/** Adds a device, or one that was forgotten meanwhile. `reportHash`: of the link in the mail about it; null without one. */
export async function insertKnownDevice(
  client: PoolClient,
  {
    id,
    uid,
    token,
    now,
    reportHash,
  }: DeviceUse & { readonly id: string; readonly reportHash: Buffer | null },
): Promise<void> {
  await client.query(
    `insert into studio.known_devices (id, uid, token_hash, first_used_at, last_used_at, report_hash)
     values ($1, $2, $3, $4, $4, $5)
     on conflict (uid, token_hash) do update
       set first_used_at = excluded.first_used_at, last_used_at = excluded.last_used_at, report_hash = excluded.report_hash`,
    [id, uid, hashOfLinkToken(token), now, reportHash],
  );
}

/** The owner of an account, for a mail about it. */
export interface DeviceOwner {
  readonly email: string;
  /** Empty when unknown. */
  readonly name: string;
  /** Null when nobody knows it. */
  readonly language: Language | null;
  /** Whether the account was used with another device before. */
  readonly hasDevices: boolean;
}

/** The owner of an account, which stays locked until the transaction ends; undefined when it no longer exists. */
export async function lockOwner(client: PoolClient, uid: string): Promise<DeviceOwner | undefined> {
  // A statement of its own: the one after it also sees the device of the sign-in that held the lock before.
  await client.query(`select from studio.accounts where provider = 'studio' and uid = $1 for no key update`, [
    uid,
  ]);
  const { rows } = await client.query<DeviceOwner>(
    `select u."email", u."name", coalesce(s.language, c.language) as language,
            exists (select from studio.known_devices d where d.uid = a.uid) as "hasDevices"
       from studio.accounts a
       join identity."user" u on u."id" = a.uid
       left join studio.customers c on c.id = a.customer_id
       left join studio.message_settings s on s.customer_number = c.number
      where a.provider = 'studio' and a.uid = $1`,
    [uid],
  );
  return rows[0];
}

/** A sign-in its owner can still report. */
export interface ReportableSignIn {
  readonly uid: string;
  readonly email: string;
  readonly at: Date;
}

/** The sign-in a mailed link is about; undefined when the link was used, has expired or never existed. */
export async function findReportable(
  client: Pool | PoolClient,
  token: string,
  now: Date,
): Promise<ReportableSignIn | undefined> {
  const { rows } = await client.query<ReportableSignIn>(
    `select d.uid, u."email", d.first_used_at as at
       from studio.known_devices d join identity."user" u on u."id" = d.uid
      where d.report_hash = $1 and d.first_used_at > $2`,
    [hashOfLinkToken(token), new Date(now.getTime() - REPORT_MS)],
  );
  return rows[0];
}

/** Forgets the devices an account was first used with at that time or later. */
export async function forgetDevicesSince(client: PoolClient, uid: string, since: Date): Promise<void> {
  await client.query('delete from studio.known_devices where uid = $1 and first_used_at >= $2', [uid, since]);
}
