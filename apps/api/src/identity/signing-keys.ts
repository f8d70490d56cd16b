import { inTransaction } from '@lifted/database/transaction';
import type { Jwk } from 'better-auth/plugins/jwt';
import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';

const KEY_LOCK = 5_713_010;

/**
 * Stores a new signing key, unless another process was faster: then all go on with that one. Answers the key to sign
 * with.
 */
export async function storeKeyUnlessThere(pool: Pool, key: Omit<Jwk, 'id'>): Promise<Jwk> {
  return inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [KEY_LOCK]);
    const { rows } = await client.query<Jwk>(
      `select * from identity."jwks" where "expiresAt" is null or "expiresAt" > $1
       order by "createdAt" desc limit 1`,
      [key.createdAt],
    );
    const [there] = rows;
    if (there !== undefined) return there;
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
