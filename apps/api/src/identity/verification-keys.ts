import { MINUTE_MS, SECOND_MS } from '@lifted/domain/studio-calendar';
import { importJWK, type CryptoKey, type JWK } from 'jose';
import type { Pool } from 'pg';
import { ID_TOKEN_ALGORITHM } from './id-token.ts';

/** How long a key that signs no more still verifies. Longer than any token lives, so that rotation is not noticed. */
export const KEY_GRACE_SECONDS = 86_400;

const KEYS_STAY_MS = 10 * MINUTE_MS;
/** Tokens that name unknown keys make us look again no more often than this. */
const LOOK_AGAIN_MS = SECOND_MS;

interface KeyRow {
  readonly id: string;
  readonly publicKey: JWK;
}

interface VerificationKeysDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
}

/**
 * The public keys our ID tokens may be signed with, as every process stored them. A key another process has just made is
 * found at its first use; one that was taken out of the table is forgotten within ten minutes.
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

  /** The key with this id, undefined for an unknown one. */
  async find(keyId: string): Promise<CryptoKey | Uint8Array | undefined> {
    const age = this.#now().getTime() - this.#loadedAt;
    const known = this.#keys.get(keyId);
    if (known !== undefined && age < KEYS_STAY_MS) return known;
    if (this.#loading !== undefined || age >= LOOK_AGAIN_MS) await this.#load();
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
