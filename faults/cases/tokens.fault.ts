import { randomUUID } from 'node:crypto';
import {
  decodeJwt,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
  type CryptoKey,
  type JWTPayload,
} from 'jose';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf, describedCalls, type DescribedCall } from '../src/api-description.ts';
import { ask, jsonOf, type Answer } from '../src/ask.ts';
import { membersWithPassword, withBooks } from '../src/books.ts';
import { studioOfTheCase } from '../src/case-studio.ts';
import { noteFigure } from '../src/figures.ts';
import { idTokenOf, signIn, type SignedIn } from '../src/people.ts';
import { until } from '../src/until.ts';

/*
 * Invalid tokens, and ids and addresses of other people, at every guarded call of the API.
 * The refusal is always the same: it tells neither which part was wrong nor whether somebody exists.
 */

const HOUR_S = 3600;
const NOBODY_ID = 'nobody-has-this-id';
const NOBODY_EMAIL = 'nobody-has-this@example.org';

const studio = studioOfTheCase('tokens', () => ({ TRUST_PROXY: '1' }));
let guarded: DescribedCall[];
let me: SignedIn;
let myToken: string;
let myId: string;
let other: { readonly email: string; readonly customerId: string; readonly uid: string };
/** A key the server trusts, so that a token can be wrong in one respect only. */
let trusted: { readonly kid: string; readonly privateKey: CryptoKey; readonly publicKey: CryptoKey };
let rightClaims: JWTPayload;

beforeAll(async () => {
  const people = await withBooks(studio.dataDir, membersWithPassword);
  const [first, second] = people;
  if (first === undefined || second === undefined) throw new Error('There should be two members.');
  me = await signIn(studio.origin, first.email);
  myId = first.customerId;
  myToken = await idTokenOf(studio.origin, me);
  other = { ...second, uid: (await signIn(studio.origin, second.email)).uid };
  rightClaims = decodeJwt(myToken);
  trusted = await addTrustedKey();
  guarded = await guardedCalls();
});

async function addTrustedKey(): Promise<typeof trusted> {
  const kid = randomUUID();
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  await withBooks(studio.dataDir, async (pool) =>
    pool.query(
      `insert into identity."jwks" (id, "publicKey", "privateKey", "createdAt", "expiresAt", alg, crv)
       values ($1, $2, 'not kept', now() - interval '10 days', now() - interval '1 hour', 'ES256', 'P-256')`,
      [kid, JSON.stringify(await exportJWK(publicKey))],
    ),
  );
  return { kid, privateKey, publicKey };
}

/** The calls that require a token. */
async function guardedCalls(): Promise<DescribedCall[]> {
  const calls = await describedCalls(studio.origin);
  const found: DescribedCall[] = [];
  for (const call of calls) {
    const { status, text } = await send(call, undefined);
    if (status === 401 && text.includes('"not_signed_in"') && !call.path.startsWith('/identity/'))
      found.push(call);
  }
  return found;
}

const VALUES: Readonly<Record<string, (call: DescribedCall) => string>> = {
  email: () => me.email,
  customer_id: () => myId,
  id: () => myId,
  customerId: () => myId,
  uid: () => me.uid,
  provider: () => 'studio',
  timeFrame: () => '12',
  challenge_id: () => 'fault-1',
  is_cancelled: () => 'true',
};

function valueFor(name: string, call: DescribedCall, changes: Readonly<Record<string, string>>): string {
  return changes[name] ?? VALUES[name]?.(call) ?? 'x';
}

/** Makes a call about the signed-in member, with `changes` applied. */
function send(
  call: DescribedCall,
  token: string | undefined,
  changes: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const value = (name: string) => valueFor(name, call, changes);
  const path = addressOf(
    call,
    (name) => encodeURIComponent(value(name)),
    call.queryParameters.map((name) => [name, encodeURIComponent(value(name))] as const),
  );
  return ask(studio.origin, path, {
    method: call.method,
    token,
    headers: { origin: studio.origin, 'x-forwarded-for': newAddress() },
    ...(call.bodyFields && { body: Object.fromEntries(call.bodyFields.map((name) => [name, value(name)])) }),
  });
}

let addresses = 0;

/** Each request uses a different client address, so that rate limits do not hide what is tested. */
function newAddress(): string {
  addresses += 1;
  return `198.${addresses >> 16}.${(addresses >> 8) % 256}.${addresses % 256}`;
}

/** An answer without the parts that differ every time. */
function said({ status, text, headers }: Answer): string {
  const value = jsonOf(text);
  const body = typeof value === 'object' && value !== null ? { ...value, request_id: '', type: '' } : value;
  return JSON.stringify([status, body, headers['www-authenticate'], headers['content-type']]);
}

type Changes = { readonly [Claim in keyof JWTPayload]: JWTPayload[Claim] | undefined };

function sign(
  changes: Changes,
  { kid = trusted.kid, key = trusted.privateKey }: { kid?: string; key?: CryptoKey } = {},
) {
  const claims = { ...rightClaims, ...changes };
  const kept = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
  return new SignJWT(kept).setProtectedHeader({ alg: 'ES256', kid, typ: 'JWT' }).sign(key);
}

async function signedOutToken(): Promise<string> {
  const session = await signIn(studio.origin, me.email);
  const token = await idTokenOf(studio.origin, session);
  const [call] = guarded;
  if (call === undefined) throw new Error('There should be a guarded call.');
  // Used once while valid, so that the server caches it as valid.
  await send(call, token);
  const { status } = await ask(studio.origin, '/api/identity/sign-out', {
    method: 'POST',
    cookie: session.cookie,
    headers: { origin: studio.origin },
  });
  expect(status).toBe(204);
  return token;
}

async function publicKeyAsSecret(): Promise<Uint8Array> {
  return new TextEncoder().encode(await exportSPKI(trusted.publicKey));
}

const now = () => Math.floor(Date.now() / 1000);

const BAD_TOKENS: readonly (readonly [string, () => Promise<string> | string])[] = [
  ['garbage', () => 'garbage'],
  ['three dots', () => '...'],
  ['empty parts', () => 'e30.e30.e30'],
  ['half of a good one', () => myToken.slice(0, -20)],
  [
    'a good one with another signature',
    () => `${myToken.split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`,
  ],
  ['a good one without its signature', () => `${myToken.split('.').slice(0, 2).join('.')}.`],
  ['two good ones', () => `${myToken},${myToken}`],
  ['no algorithm', () => new UnsecuredJWT(rightClaims).encode()],
  [
    'no algorithm, oddly written',
    () => `${encoded({ alg: 'NoNe', kid: trusted.kid })}.${encoded(rightClaims)}.`,
  ],
  [
    'HS256 with the public key as its secret',
    async () =>
      new SignJWT(rightClaims)
        .setProtectedHeader({ alg: 'HS256', kid: trusted.kid })
        .sign(await publicKeyAsSecret()),
  ],
  [
    'a foreign key under a known name',
    async () => sign({}, { key: (await generateKeyPair('ES256')).privateKey }),
  ],
  ['an unknown key', async () => sign({}, { kid: randomUUID() })],
  [
    'a key it brings along',
    async () => {
      const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
      return new SignJWT(rightClaims)
        .setProtectedHeader({
          alg: 'ES256',
          jwk: await exportJWK(publicKey),
          jku: 'https://evil.example/jwks',
        })
        .sign(privateKey);
    },
  ],
  ['another issuer', () => sign({ iss: 'https://evil.example' })],
  ['another audience', () => sign({ aud: 'somebody else' })],
  ['no audience', () => sign({ aud: undefined })],
  ['no end', () => sign({ exp: undefined })],
  ['an end in the past', () => sign({ iat: now() - HOUR_S, exp: now() - 60 })],
  ['a beginning in the future', () => sign({ iat: now() + 600, exp: now() + 900 })],
  ['a validity in the future', () => sign({ nbf: now() + 600 })],
  ['a life of ten years', () => sign({ iat: now() - 2 * HOUR_S, exp: now() + 87_600 * HOUR_S })],
  ['no session', () => sign({ sid: undefined })],
  ['a session that never was', () => sign({ sid: randomUUID() })],
  ['somebody else’s name on my session', () => sign({ sub: other.uid })],
  ['nobody’s name', () => sign({ sub: randomUUID() })],
  ['a session that was signed out', signedOutToken],
];

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a guarded call', () => {
  test('is found in the description, and accepts a token of a known key with right claims', async () => {
    expect(guarded.length).toBeGreaterThanOrEqual(8);
    const control = await sign({ iat: now(), exp: now() + HOUR_S });
    for (const call of guarded.filter(({ method, isForTablets }) => method === 'GET' && !isForTablets))
      // The server looks up an unknown key at most once a second.
      await until(`${call.path} takes the token`, async () => (await send(call, control)).status !== 401);
  });

  test.each(BAD_TOKENS)('refuses a token with %s exactly as none', async (_what, make) => {
    const bad = await make();
    for (const call of guarded) {
      const without = said(await send(call, undefined));
      expect([call.method, call.path, said(await send(call, bad))]).toEqual([
        call.method,
        call.path,
        without,
      ]);
    }
  });

  test('refuses another scheme and a token in the address', async () => {
    for (const call of guarded) {
      const without = said(await send(call, undefined));
      const path = addressOf(call, (name) => valueFor(name, call, {}), [['access_token', myToken]]);
      for (const headers of [{ authorization: `Basic ${myToken}` }, {}]) {
        const answer = await ask(studio.origin, path, {
          method: call.method,
          headers: { ...headers, 'x-forwarded-for': newAddress() },
        });
        expect([call.path, said(answer)]).toEqual([call.path, without]);
      }
    }
    noteFigure(
      'tokens',
      `${BAD_TOKENS.length} bad tokens at ${guarded.length} guarded calls, all refused alike`,
    );
  });
});

/** Fields that name a person, with values that name nobody. */
const NAMES_OF_PEOPLE: Readonly<Record<string, { other: () => string; nobody: string }>> = {
  email: { other: () => other.email, nobody: NOBODY_EMAIL },
  customer_id: { other: () => other.customerId, nobody: NOBODY_ID },
  id: { other: () => other.customerId, nobody: NOBODY_ID },
  customerId: { other: () => other.customerId, nobody: NOBODY_ID },
  uid: { other: () => other.uid, nobody: randomUUID() },
};

test('ids and addresses of others are answered as unknown ones, at every guarded call that takes one', async () => {
  let pairs = 0;
  for (const call of guarded) {
    const fields = [...call.pathParameters, ...call.queryParameters, ...(call.bodyFields ?? [])];
    for (const name of fields) {
      const person = NAMES_OF_PEOPLE[name];
      if (person === undefined) continue;
      const [theirs, nobodys] = [
        await send(call, myToken, { [name]: person.other() }),
        await send(call, myToken, { [name]: person.nobody }),
      ];
      expect([call.path, name, said(theirs)]).toEqual([call.path, name, said(nobodys)]);
      expect(theirs.text).not.toContain(other.email);
      pairs += 1;
    }
  }
  expect(pairs).toBeGreaterThanOrEqual(8);
  noteFigure(
    'ids and addresses of others',
    `${pairs} pairs of call and field, each answered as an unknown one`,
  );
});

test('mine are answered, so the refusals above mean something', async () => {
  const customer = await ask(studio.origin, `/api/customers?email=${me.email}`, { token: myToken });
  expect(customer.text).toContain(me.email);
});
