import type { Pool, PoolClient } from 'pg';

/** A passkey as its owner sees it. */
export interface OwnPasskey {
  readonly id: string;
  readonly name: string;
  readonly isSynced: boolean;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
}

/** The passkeys of an account, oldest first. */
export async function findPasskeys(pool: Pool | PoolClient, uid: string): Promise<readonly OwnPasskey[]> {
  const { rows } = await pool.query<OwnPasskey>(
    `select id, name, is_synced as "isSynced", added_at as "addedAt", last_used_at as "lastUsedAt"
       from studio.passkeys where uid = $1 order by added_at, id`,
    [uid],
  );
  return rows;
}

/** Whether an account has a passkey. */
export async function hasPasskey(pool: Pool | PoolClient, uid: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from studio.passkeys where uid = $1 limit 1', [uid]);
  return rowCount === 1;
}

/** What a signature is checked against. */
export interface PasskeyKey {
  readonly id: string;
  readonly uid: string;
  readonly publicKey: Buffer;
  readonly signCount: number;
}

/** The passkey with this credential id; undefined without one, or when its account is disabled. */
export async function findPasskeyKey(pool: Pool | PoolClient, id: string): Promise<PasskeyKey | undefined> {
  const { rows } = await pool.query<PasskeyKey>(
    `select p.id, p.uid, p.public_key as "publicKey", p.sign_count as "signCount"
       from studio.passkeys p
       join studio.accounts a on a.provider = 'studio' and a.uid = p.uid and a.disabled_at is null
      where p.id = $1`,
    [id],
  );
  return rows[0];
}

interface NewPasskey {
  readonly id: string;
  readonly uid: string;
  readonly publicKey: Uint8Array;
  readonly signCount: number;
  readonly name: string;
  readonly isSynced: boolean;
  readonly now: Date;
}

/** Adds a passkey; false when its credential id exists already, on whichever account. */
export async function insertPasskey(client: PoolClient, passkey: NewPasskey): Promise<boolean> {
  const { id, uid, publicKey, signCount, name, isSynced, now } = passkey;
  const { rowCount } = await client.query(
    `insert into studio.passkeys (id, uid, public_key, sign_count, name, is_synced, added_at)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (id) do nothing`,
    [id, uid, Buffer.from(publicKey), signCount, name, isSynced, now],
  );
  return rowCount === 1;
}

/**
 * Notes a use with the count its authenticator said; false when the passkey is gone or the count did not rise, which a
 * copied authenticator shows. Authenticators that do not count always say 0.
 */
export async function notePasskeyUse(
  client: PoolClient,
  { id, signCount, now }: { readonly id: string; readonly signCount: number; readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update studio.passkeys set sign_count = $2, last_used_at = $3
      where id = $1 and (sign_count < $2 or (sign_count = 0 and $2 = 0))`,
    [id, signCount, now],
  );
  return rowCount === 1;
}

/** Marks a session as begun with a passkey: nothing more is asked for. */
export async function markBegunWithPasskey(
  pool: Pool,
  {
    sessionId,
    passkeyId,
    now,
  }: { readonly sessionId: string; readonly passkeyId: string; readonly now: Date },
): Promise<void> {
  await pool.query(
    'insert into studio.second_factor_sessions (session_id, shown_at, passkey_id) values ($1, $2, $3)',
    [sessionId, now, passkeyId],
  );
}

/** Gives a passkey another name; false when the account has none with this id. */
export async function updatePasskeyName(
  pool: Pool,
  { uid, id, name }: { readonly uid: string; readonly id: string; readonly name: string },
): Promise<boolean> {
  const { rowCount } = await pool.query('update studio.passkeys set name = $3 where uid = $1 and id = $2', [
    uid,
    id,
    name,
  ]);
  return rowCount === 1;
}

/** Removes a passkey; false when the account has none with this id. */
export async function deletePasskey(client: PoolClient, uid: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from studio.passkeys where uid = $1 and id = $2', [
    uid,
    id,
  ]);
  return rowCount === 1;
}

/** Removes all passkeys of an account; false when it has none. */
export async function deleteAllPasskeys(client: PoolClient, uid: string): Promise<boolean> {
  const { rowCount } = await client.query('delete from studio.passkeys where uid = $1', [uid]);
  return rowCount !== 0;
}

/** Removes the passkeys of an account that were added at that time or later. */
export async function deletePasskeysSince(client: PoolClient, uid: string, since: Date): Promise<void> {
  await client.query('delete from studio.passkeys where uid = $1 and added_at >= $2', [uid, since]);
}
