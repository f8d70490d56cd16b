import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@lifted/contract/identity/passkeys';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import type { Browser } from '../../testing/identity-browser-fixture.ts';
import { PUBLIC_URL } from '../../testing/identity-fixture.ts';

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;
const COUNT_BYTES = 4;
const AAGUID = Buffer.alloc(16);

/** What an authenticator does differently from what it should. */
interface Misbehaviour {
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  readonly challenge?: string;
  readonly isUserVerified?: boolean;
  readonly userHandle?: string;
  readonly count?: number;
  readonly signer?: KeyObject;
}

/** A phone that can hold one passkey, made of node:crypto; it does as it is told, right or wrong. */
export class SoftwareAuthenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(32).toString('base64url');
  #userHandle = '';
  #count = 0;

  /** The body that adds its passkey. */
  make(options: PasskeyCreationOptions, wrong: Misbehaviour = {}) {
    this.#userHandle = options.user.id;
    const rpId = wrong.rpId ?? options.rp.id;
    const id = Buffer.from(this.id, 'base64url');
    const idLength = Buffer.alloc(2);
    idLength.writeUInt16BE(id.length);
    const authData = Buffer.concat([
      this.#head(rpId, HAS_CREDENTIAL, wrong),
      AAGUID,
      idLength,
      id,
      this.#publicKey(),
    ]);
    const attestation = isoCBOR.encode(
      new Map<string, string | Uint8Array | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map<string, string>()],
        ['authData', new Uint8Array(authData)],
      ]),
    );
    return {
      credential_id: this.id,
      client_data: clientData('webauthn.create', options.challenge, wrong).toString('base64url'),
      attestation: Buffer.from(attestation).toString('base64url'),
    };
  }

  /** The body that signs in with its passkey. */
  answer(options: PasskeyRequestOptions, wrong: Misbehaviour = {}) {
    const data = clientData('webauthn.get', options.challenge, wrong);
    const authData = this.#head(wrong.rpId ?? options.rpId, 0, wrong);
    const signed = Buffer.concat([authData, sha256(data)]);
    return {
      credential_id: this.id,
      client_data: data.toString('base64url'),
      authenticator_data: authData.toString('base64url'),
      signature: sign('sha256', signed, wrong.signer ?? this.#keys.privateKey).toString('base64url'),
      user_handle: wrong.userHandle ?? this.#userHandle,
    };
  }

  #head(rpId: string, more: number, { isUserVerified = true, count }: Misbehaviour): Buffer {
    const flags = USER_PRESENT | (isUserVerified ? USER_VERIFIED : 0) | more;
    const counted = Buffer.alloc(COUNT_BYTES);
    counted.writeUInt32BE(count ?? this.#count++);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.of(flags), counted]);
  }

  /** COSE_Key of an ES256 key. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    return Buffer.from(isoCBOR.encode(key));
  }
}

function clientData(type: string, challenge: string, wrong: Misbehaviour): Buffer {
  return Buffer.from(
    JSON.stringify({
      type: wrong.type ?? type,
      challenge: wrong.challenge ?? challenge,
      origin: wrong.origin ?? PUBLIC_URL,
      crossOrigin: false,
    }),
  );
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest();
}

/** Adds a passkey for the person signed in with this browser; throws when that is refused. */
export async function addPasskey(browser: Browser, name = 'Phone'): Promise<SoftwareAuthenticator> {
  const authenticator = new SoftwareAuthenticator();
  const begun = await browser.post('/passkeys/start');
  if (begun.statusCode !== 200) throw new Error(`Not begun: ${begun.body}`);
  const made = authenticator.make(begun.json<PasskeyCreationOptions>());
  const added = await browser.post('/passkeys', { name, ...made });
  if (added.statusCode !== 204) throw new Error(`Not added: ${added.body}`);
  return authenticator;
}

/** A new challenge to sign in. */
export async function askForPasskey(browser: Browser): Promise<PasskeyRequestOptions> {
  return (await browser.post('/passkey/start')).json<PasskeyRequestOptions>();
}

/** Signs in with a passkey. */
export async function signInWithPasskey(
  browser: Browser,
  authenticator: SoftwareAuthenticator,
  wrong: Misbehaviour = {},
) {
  return browser.post('/passkey/verify', authenticator.answer(await askForPasskey(browser), wrong));
}
