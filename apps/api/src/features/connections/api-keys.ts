/** Keys of the API: made and revoked by the owner, told by a secret of which only the SHA-256 is stored. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import { API_KEY_PREFIX, isApiScope, type ApiScope } from '@lifted/domain/connections/api-scope';
import type { Pool, PoolClient } from 'pg';
import type { KnownApiKey } from '../../http/caller.ts';

const SECRET_BYTES = 32;
/** A key that is used is written down this often. */
const USED_EVERY_MS = MINUTE_MS;

/** The stored form of a secret. A fast hash is enough for 256 random bits. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

interface NewKey {
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly expiresAt: Date | null;
}

/** Makes a key and answers its secret, which is shown once. */
export async function addKey(
  client: PoolClient,
  { name, scopes, expiresAt }: NewKey,
  now: Date,
): Promise<{ readonly id: string; readonly secret: string }> {
  const id = randomUUID();
  const secret = API_KEY_PREFIX + randomBytes(SECRET_BYTES).toString('base64url');
  await client.query(
    `insert into studio.api_keys (id, name, scopes, secret_hash, made_at, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [id, name, scopes, hashOf(secret), now, expiresAt],
  );
  return { id, secret };
}

/** The key with this secret; undefined for one that is unknown, revoked or expired. Notes that it was used. */
export async function findKey(pool: Pool, secret: string, now: Date): Promise<KnownApiKey | undefined> {
  const { rows } = await pool.query<{ id: string; scopes: readonly string[]; lastUsedAt: Date | null }>({
    name: 'find-api-key',
    text: `select id, scopes, last_used_at as "lastUsedAt" from studio.api_keys
            where secret_hash = $1 and revoked_at is null and (expires_at is null or expires_at > $2)`,
    values: [hashOf(secret), now],
  });
  const [found] = rows;
  if (found === undefined) return undefined;
  const { id, scopes, lastUsedAt } = found;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= USED_EVERY_MS) {
    await pool.query('update studio.api_keys set last_used_at = $2 where id = $1', [id, now]);
  }
  return { id, scopes: scopes.filter(isApiScope) };
}

/** Revokes a key; answers its name, undefined where there is none that is not revoked. */
export async function revokeKey(client: PoolClient, id: string, now: Date): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `update studio.api_keys set revoked_at = $2 where id::text = $1 and revoked_at is null returning name`,
    [id, now],
  );
  return rows[0]?.name;
}

/** A key as the owner lists it. */
export interface ListedKey extends NewKey {
  readonly id: string;
  readonly madeAt: Date;
  readonly lastUsedAt: Date | null;
  readonly revokedAt: Date | null;
}

/** All keys, those that are not revoked first, the newest first. */
export async function listKeys(pool: Pool): Promise<readonly ListedKey[]> {
  const { rows } = await pool.query<Omit<ListedKey, 'scopes'> & { scopes: readonly string[] }>(
    `select id, name, scopes, made_at as "madeAt", expires_at as "expiresAt", last_used_at as "lastUsedAt",
            revoked_at as "revokedAt"
       from studio.api_keys order by revoked_at is not null, made_at desc, id`,
  );
  return rows.map(({ scopes, ...key }) => ({ ...key, scopes: scopes.filter(isApiScope) }));
}
