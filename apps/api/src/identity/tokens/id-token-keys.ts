import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import type { Pool } from 'pg';
import { ID_TOKEN_ALGORITHM } from './id-token-verifier.ts';
import { inTransaction } from '@lifted/database/transaction';
import type { Jwk } from 'better-auth/plugins/jwt';
import { randomUUID } from 'node:crypto';

/** How long a retired key still verifies. Longer than any token lives, so that rotation goes unnoticed. */
export const KEY_GRACE_SECONDS = 86_400;

const KEYS_CACHED_MS = 10 * MINUTE_MS;
/** Minimum time between reloads caused by tokens with unknown key ids. */
const RELOAD_PAUSE_MS = SECOND_MS;

interface KeyRow {
  readonly id: string;
  readonly publicKey: JWK;
}

interface VerificationKeysDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

/**
 * The public keys of our ID tokens, shared by all processes through the database. A key another process has just created
 * is loaded at its first use; a deleted key is dropped within ten minutes.
 */
export class VerificationKeys {
  readonly #pool: Pool;
  readonly #now: () => Date;
  #keys: ReadonlyMap<string, CryptoKey | Uint8Array> = new Map();
  #loadedAt = Number.NEGATIVE_INFINITY;
  #loading: Promise<void> | undefined;

  constructor({ pool, now }: VerificationKeysDependencies) {
    this.#pool = pool;
    this.#now = now;
  }

  /** The key with this id; undefined if unknown. */
  async find(keyId: string): Promise<CryptoKey | Uint8Array | undefined> {
    const age = this.#now().getTime() - this.#loadedAt;
    const known = this.#keys.get(keyId);
    if (known !== undefined && age < KEYS_CACHED_MS) return known;
    if (this.#loading !== undefined || age >= RELOAD_PAUSE_MS) await this.#load();
    return this.#keys.get(keyId);
  }

  #load(): Promise<void> {
    this.#loading ??= this.#read().finally(() => {
      this.#loading = undefined;
    });
    return this.#loading;
  }

  async #read(): Promise<void> {
    const now = this.#now();
    const { rows } = await this.#pool.query<KeyRow>(
      `select "id", "publicKey"::jsonb as "publicKey" from identity."jwks"
       where "alg" = $1 and ("expiresAt" is null or "expiresAt" > $2)`,
      [ID_TOKEN_ALGORITHM, new Date(now.getTime() - KEY_GRACE_SECONDS * SECOND_MS)],
    );
    this.#keys = new Map(await Promise.all(rows.map(importKey)));
    this.#loadedAt = now.getTime();
  }
}

async function importKey({ id, publicKey }: KeyRow): Promise<[string, CryptoKey | Uint8Array]> {
  return [id, await importJWK(publicKey, ID_TOKEN_ALGORITHM)];
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
