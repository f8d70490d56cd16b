import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { createRemoteJWKSet, customFetch, errors, type JWK, type JWTVerifyGetKey } from 'jose';
import type { Pool } from 'pg';
import { inTransaction } from '@lifted/database/transaction';
import type { Jwk } from 'better-auth/plugins/jwt';
import { randomUUID } from 'node:crypto';

export const ID_TOKEN_ALGORITHM = 'ES256';

/** How long a retired key still verifies. Longer than any token lives, so that rotation goes unnoticed. */
export const KEY_GRACE_SECONDS = 86_400;

/** Names the set for the library, which reads it from the database instead. */
const KEYS_TABLE = new URL('postgres:identity.jwks');
const KEYS_CACHED_MS = 10 * MINUTE_MS;
/** Minimum time between reloads caused by tokens with unknown key ids. */
const RELOAD_PAUSE_MS = SECOND_MS;

/**
 * The public keys of our ID tokens, shared by all processes through the database. A key another process has just created
 * is loaded at its first use; a deleted key is dropped within ten minutes.
 */
export function verificationKeys(pool: Pool, now: () => Date): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(KEYS_TABLE, {
    cacheMaxAge: KEYS_CACHED_MS,
    cooldownDuration: RELOAD_PAUSE_MS,
    [customFetch]: async () => Response.json({ keys: await findKeys(pool, now()) }),
  });
  return requireKeyId(keys);
}

/** The same keys, only for tokens that name theirs. */
export function requireKeyId(keys: JWTVerifyGetKey): JWTVerifyGetKey {
  return async (header, token) => {
    if (header.kid === undefined) throw new errors.JWKSNoMatchingKey();
    return keys(header, token);
  };
}

async function findKeys(pool: Pool, now: Date): Promise<JWK[]> {
  const { rows } = await pool.query<{ readonly kid: string; readonly publicKey: JWK }>(
    `select "id" as kid, "publicKey"::jsonb as "publicKey" from identity."jwks"
      where "alg" = $1 and ("expiresAt" is null or "expiresAt" > $2)`,
    [ID_TOKEN_ALGORITHM, new Date(now.getTime() - KEY_GRACE_SECONDS * SECOND_MS)],
  );
  return rows.map(({ kid, publicKey }) => ({ ...publicKey, kid }));
}

const KEY_LOCK = 5_713_010;

/**
 * Stores a new signing key, unless another process has already stored one. Answers the key to sign with.
 */
export async function storeKeyIfNone(pool: Pool, key: Omit<Jwk, 'id'>): Promise<Jwk> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [KEY_LOCK]);
    const { rows } = await client.query<Jwk>(
      `select * from identity."jwks" where "expiresAt" is null or "expiresAt" > $1
       order by "createdAt" desc limit 1`,
      [key.createdAt],
    );
    const [existing] = rows;
    if (existing !== undefined) return existing;
    const stored: Jwk = { ...key, id: randomUUID() };
    await client.query(
      `insert into identity."jwks" ("id", "publicKey", "privateKey", "createdAt", "expiresAt", "alg")
       values ($1, $2, $3, $4, $5, $6)`,
      [
        stored.id,
        stored.publicKey,
        stored.privateKey,
        stored.createdAt,
        stored.expiresAt ?? null,
        stored.alg,
      ],
    );
    return stored;
  });
}
