import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import {
  base64url,
  CompactSign,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import type { GoogleSettings } from '../identity-settings.ts';

/** What the provider does from now on; nothing of it: what the standard asks for. */
export interface Misbehaviour {
  /** Over the claims of a good ID token; undefined takes one away. */
  readonly claims?: Readonly<Record<string, unknown>>;
  /** Over the header of a good ID token. */
  readonly header?: Readonly<Record<string, unknown>>;
  readonly signedWith?:
    | 'nothing'
    | 'another key'
    | 'the client secret'
    | 'the public key as a secret'
    | 'ES256';
  /** What is done to the ID token last; undefined leaves it out of the answer. */
  readonly token?: (idToken: string) => string | undefined;
  readonly userinfo?: Readonly<Record<string, unknown>>;
  /** Over the discovery document. */
  readonly discovery?: Readonly<Record<string, unknown>>;
  /** In place of the whole answer to the code. */
  readonly exchange?: (response: ServerResponse) => void;
}

export interface MisbehavingProvider {
  readonly settings: GoogleSettings;
  misbehave(as: Misbehaviour): void;
  /** Goes through the provider's window at this address; answers the query it leads back with. */
  signIn(address: string): URLSearchParams;
  /** Paths that were asked for, in order, since it was told how to behave. */
  readonly asked: string[];
  close(): Promise<void>;
}

const CLIENT_ID = 'studio';
const CLIENT_SECRET = 'a secret between the studio and the provider';
const KEY_ID = 'provider-key';
const LIFETIME_SECONDS = 3600;

export const CLAIMED_SUBJECT = 'p-mia';
export const CLAIMED_ADDRESS = 'mia@lifted.example';

/** An OpenID provider on loopback that breaks one rule of the standard after another. */
export async function startMisbehavingProvider(): Promise<MisbehavingProvider> {
  const keys = await makeKeys();
  const asked: string[] = [];
  let misbehaviour: Misbehaviour = {};
  let nonce = '';
  let issuer = '';

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', issuer);
    asked.push(pathname);
    switch (pathname) {
      case '/.well-known/openid-configuration':
        return answerJson(response, { ...discoveryOf(issuer), ...misbehaviour.discovery });
      case '/keys':
        return answerJson(response, { keys: keys.published });
      case '/userinfo':
        return answerJson(response, misbehaviour.userinfo ?? {});
      case '/token':
        if (misbehaviour.exchange !== undefined) return misbehaviour.exchange(response);
        void idToken({ keys, misbehaviour, issuer, nonce }).then((id_token) => {
          const tokens = {
            access_token: 'an access token',
            token_type: 'Bearer',
            expires_in: LIFETIME_SECONDS,
          };
          answerJson(response, { ...tokens, id_token });
        });
        return undefined;
      default:
        return void response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The provider does not listen.');
  issuer = `http://127.0.0.1:${address.port}`;

  return {
    settings: { clientId: CLIENT_ID, clientSecret: CLIENT_SECRET, issuer },
    asked,
    misbehave(as) {
      misbehaviour = as;
      asked.length = 0;
    },
    signIn(url) {
      const { searchParams } = new URL(url);
      nonce = searchParams.get('nonce') ?? '';
      return new URLSearchParams({ code: 'a code', state: searchParams.get('state') ?? '' });
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function answerJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function discoveryOf(issuer: string): object {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    id_token_signing_alg_values_supported: ['RS256'],
  };
}

type Keys = Awaited<ReturnType<typeof makeKeys>>;

/** Two published keys, of which tokens may be signed with the first, and one that nobody knows. */
async function makeKeys() {
  const [rsa, other] = await Promise.all([makePair('RS256'), makePair('RS256')]);
  const elliptic = await makePair('ES256');
  return {
    rsa,
    other,
    elliptic,
    published: [
      { ...(await exportJWK(rsa.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' },
      { ...(await exportJWK(elliptic.publicKey)), kid: 'elliptic', alg: 'ES256', use: 'sig' },
    ],
    publicText: await exportSPKI(rsa.publicKey),
  };
}

function makePair(algorithm: string) {
  return generateKeyPair(algorithm, { extractable: true });
}

interface TokenOptions {
  readonly keys: Keys;
  readonly misbehaviour: Misbehaviour;
  readonly issuer: string;
  readonly nonce: string;
}

async function idToken({ keys, misbehaviour, issuer, nonce }: TokenOptions): Promise<string | undefined> {
  const now = Math.floor(Date.now() / 1000);
  const good: JWTPayload = {
    iss: issuer,
    sub: CLAIMED_SUBJECT,
    aud: CLIENT_ID,
    exp: now + LIFETIME_SECONDS,
    iat: now,
    nonce,
    email: CLAIMED_ADDRESS,
    email_verified: true,
    name: 'As the provider says',
  };
  const claims = { ...good, ...misbehaviour.claims };
  const token = await signed(claims, misbehaviour, keys);
  return misbehaviour.token === undefined ? token : misbehaviour.token(token);
}

async function signed(claims: object, { header, signedWith }: Misbehaviour, keys: Keys): Promise<string> {
  if (signedWith === 'nothing') return `${encoded({ alg: 'none', typ: 'JWT' })}.${encoded(claims)}.`;
  const { alg, kid, key } = signatureOf(signedWith, keys);
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg, kid, typ: 'JWT', ...header })
    .sign(key);
}

interface Signature {
  readonly alg: string;
  readonly kid: string;
  readonly key: CryptoKey | Uint8Array;
}

function signatureOf(signedWith: Exclude<Misbehaviour['signedWith'], 'nothing'>, keys: Keys): Signature {
  switch (signedWith) {
    case undefined:
      return { alg: 'RS256', kid: KEY_ID, key: keys.rsa.privateKey };
    case 'another key':
      return { alg: 'RS256', kid: KEY_ID, key: keys.other.privateKey };
    case 'ES256':
      return { alg: 'ES256', kid: 'elliptic', key: keys.elliptic.privateKey };
    case 'the client secret':
      return { alg: 'HS256', kid: KEY_ID, key: new TextEncoder().encode(CLIENT_SECRET) };
    case 'the public key as a secret':
      return { alg: 'HS256', kid: KEY_ID, key: new TextEncoder().encode(keys.publicText) };
    default:
      return signedWith satisfies never;
  }
}

function encoded(part: object): string {
  return base64url.encode(JSON.stringify(part));
}
