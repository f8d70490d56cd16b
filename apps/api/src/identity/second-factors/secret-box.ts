import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_BYTES = 8;

/** An encrypted secret as stored in the database. */
export interface Sealed {
  readonly keyId: Buffer;
  readonly sealed: Buffer;
}

/** The secret was encrypted under an identity secret this server does not have. */
export class SealedForOthersError extends Error {
  constructor() {
    super('IDENTITY_SECRET does not open a second factor: it was enrolled under another secret.');
    this.name = 'SealedForOthersError';
  }
}

/**
 * Encrypts secrets that must be read again, with a key derived from the identity secret (HKDF), so that the database alone
 * is not enough to make codes. Encrypts with the first secret, decrypts with any.
 */
export class SecretBox {
  readonly #sealing: { readonly id: Buffer; readonly key: Buffer };
  readonly #keys: ReadonlyMap<string, Buffer>;
  readonly #hashing: Buffer;

  /** @param secrets At least one. */
  constructor(secrets: readonly string[]) {
    const keys = secrets.map((secret) => derive(secret, 'second factors, sealing'));
    const [first] = keys;
    const [firstSecret] = secrets;
    if (first === undefined || firstSecret === undefined) throw new Error('A box needs a secret.');
    this.#sealing = { id: idOf(first), key: first };
    this.#keys = new Map(keys.map((key) => [idOf(key).toString('hex'), key]));
    this.#hashing = derive(firstSecret, 'second factors, codes');
  }

  /** The id of the key that encrypts. */
  get keyId(): Buffer {
    return this.#sealing.id;
  }

  /** `owner` is additional authenticated data: ciphertext cannot be moved to another row. */
  seal(content: Buffer, owner: string): Sealed {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, this.#sealing.key, nonce).setAAD(Buffer.from(owner));
    const text = Buffer.concat([cipher.update(content), cipher.final()]);
    return { keyId: this.#sealing.id, sealed: Buffer.concat([nonce, cipher.getAuthTag(), text]) };
  }

  /** Throws a SealedForOthersError without the key, and an error when the row was tampered with. */
  open({ keyId, sealed }: Sealed, owner: string): Buffer {
    const key = this.#keys.get(keyId.toString('hex'));
    if (key === undefined) throw new SealedForOthersError();
    const nonce = sealed.subarray(0, NONCE_BYTES);
    const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
    const cipher = createDecipheriv(CIPHER, key, nonce).setAAD(Buffer.from(owner)).setAuthTag(tag);
    return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), cipher.final()]);
  }

  /** Whether secrets under this key can be decrypted. */
  knows(keyId: Buffer): boolean {
    return this.#keys.has(keyId.toString('hex'));
  }

  /** A keyed hash of a short-lived code, so that it cannot be found by trying all codes without the secret. */
  codeHash(code: string, owner: string): Buffer {
    return createHmac('sha256', this.#hashing).update(`${owner}:${code}`).digest();
  }
}

function derive(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
}

function idOf(key: Buffer): Buffer {
  return createHash('sha256').update(key).digest().subarray(0, KEY_ID_BYTES);
}
