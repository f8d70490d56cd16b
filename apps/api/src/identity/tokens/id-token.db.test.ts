import type { Problem } from '@lifted/contract/problem';
import { decodeJwt, exportJWK, generateKeyPair, SignJWT, type CryptoKey, type JWTPayload } from 'jose';
import { createHmac, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RawConnection } from '../../testing/processes/raw-connection.ts';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  PUBLIC_URL,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';

const KEY_ID = 'key-of-the-test';
const HOUR_S = 3600;

let fixture: IdentityFixture;
let mia: { uid: string; browser: Browser };
let ben: { uid: string; browser: Browser };
let privateKey: CryptoKey;
let publicKey: CryptoKey;
let strangersKey: CryptoKey;
let claims: JWTPayload;

const signIn = async (email: string) => {
  const browser = createBrowser(fixture.app);
  await browser.post('/sign-in/email', { email, password: PASSWORD });
  return browser;
};
const seconds = (from = 0) => Math.floor(Date.now() / 1000) + from;
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signClaims = (payload: JWTPayload, header: object = {}, key = privateKey) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: KEY_ID, ...header }).sign(key);
const sign = (changes: JWTPayload, header?: object, key?: CryptoKey) =>
  signClaims({ ...claims, ...changes }, header, key);
const signWithout = (claim: string) => {
  const others = { ...claims };
  delete others[claim];
  return signClaims(others);
};
const rolesOf = (uid: string, authorization?: string) =>
  fixture.app.inject({
    url: `/api/users/studio-uid/${uid}/roles`,
    headers: authorization === undefined ? {} : { authorization },
  });

beforeAll(async () => {
  fixture = await createIdentityFixture();
  const person = async (email: string) => {
    const uid = await insertPerson(fixture.database, { email, password: PASSWORD });
    return { uid, browser: await signIn(email) };
  };
  mia = await person('mia@lifted.example');
  ben = await person('ben@lifted.example');
  claims = decodeJwt(await mia.browser.idToken());

  ({ privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true }));
  ({ privateKey: strangersKey } = await generateKeyPair('ES256'));
  // Last, so that nobody has asked for keys yet.
  await fixture.database.pool.query(
    `insert into identity."jwks" ("id", "publicKey", "privateKey", "createdAt", "alg")
     values ($1, $2, 'of the test', '2000-01-01', 'ES256')`,
    [KEY_ID, JSON.stringify(await exportJWK(publicKey))],
  );
});
afterAll(() => fixture.close());

describe('an ID token', () => {
  it('says who somebody is for one hour', async () => {
    expect(claims).toMatchObject({
      iss: PUBLIC_URL,
      aud: 'studio',
      sub: mia.uid,
      email: 'mia@lifted.example',
      email_verified: true,
      name: 'Mia Schneider',
    });
    expect(Object.keys(claims).sort()).toEqual(
      ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'sid', 'sub'].sort(),
    );
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(HOUR_S);
  });

  it('lets its owner in, as does one that another key of ours signed', async () => {
    expect((await rolesOf(mia.uid, `Bearer ${await mia.browser.idToken()}`)).json()).toEqual(['member']);
    expect((await rolesOf(mia.uid, `Bearer ${await sign({})}`)).json()).toEqual(['member']);
  });

  it('is believed 30 seconds either way, for clocks differ', async () => {
    for (const changes of [
      { iat: seconds(-HOUR_S), exp: seconds(-25) },
      { nbf: seconds(25) },
      { iat: seconds(25) },
    ]) {
      expect((await rolesOf(mia.uid, `Bearer ${await sign(changes)}`)).statusCode).toBe(200);
    }
  });
});

describe('every other token', () => {
  const unsigned = () => `${part({ alg: 'none' })}.${part(claims)}.`;
  const hmac = async () => {
    const jwk = JSON.stringify(await exportJWK(publicKey));
    const body = `${part({ alg: 'HS256', kid: KEY_ID })}.${part(claims)}`;
    return `${body}.${createHmac('sha256', jwk).update(body).digest('base64url')}`;
  };
  const tampered = async () => {
    const [header, , signature] = (await sign({})).split('.');
    return `${header}.${part({ ...claims, sub: ben.uid })}.${signature}`;
  };
  const embedded = async () => {
    const stranger = await generateKeyPair('ES256', { extractable: true });
    return sign({}, { jwk: await exportJWK(stranger.publicKey) }, stranger.privateKey);
  };
  const signedOut = async () => {
    const browser = await signIn('mia@lifted.example');
    const token = await browser.idToken();
    await browser.post('/sign-out');
    return token;
  };
  const disabled = async () => {
    const email = `${randomUUID()}@lifted.example`;
    const uid = await insertPerson(fixture.database, { email, password: PASSWORD });
    const token = await (await signIn(email)).idToken();
    await fixture.database.pool.query('update studio.accounts set disabled_at = now() where uid = $1', [uid]);
    return token;
  };

  const TOKENS: Record<string, () => string | Promise<string>> = {
    'is garbage': () => 'garbage',
    'is empty': () => '',
    'has a part too many': async () => `${await sign({})}.x`,
    'is longer than any of ours': () => 'x'.repeat(10_000),
    'is unsigned': unsigned,
    'is signed with the public key as a secret': hmac,
    'comes from another issuer': () => sign({ iss: 'https://evil.example' }),
    'comes from an issuer that is almost ours': () => sign({ iss: `${PUBLIC_URL}/` }),
    'is for another audience': () => sign({ aud: 'another' }),
    'is for no audience': () => signWithout('aud'),
    'has expired': () => sign({ iat: seconds(-HOUR_S), exp: seconds(-35) }),
    'never expires': () => signWithout('exp'),
    'was made to live for longer than an hour': () =>
      sign({ iat: seconds(-HOUR_S - 35), exp: seconds(HOUR_S) }),
    'is not valid yet': () => sign({ nbf: seconds(35) }),
    'was issued in the future': () => sign({ iat: seconds(35) }),
    'names an unknown key': () => sign({}, { kid: 'unknown' }),
    'names no key': () => sign({}, { kid: undefined }),
    'is signed by somebody else': () => sign({}, {}, strangersKey),
    'brings its own key': embedded,
    'points to its own keys': () => sign({}, { jku: 'https://evil.example/jwks', kid: 'evil' }, strangersKey),
    'was changed': tampered,
    'names nobody': () => signWithout('sub'),
    'names no session': () => signWithout('sid'),
    "names another member's session": async () =>
      sign({ sid: decodeJwt(await ben.browser.idToken())['sid'] }),
    'is of somebody who signed out': signedOut,
    'is of a disabled account': disabled,
  };

  it.each(Object.entries(TOKENS))('that %s is refused like no token at all', async (_what, make) => {
    const withoutId = (problem: Problem) => JSON.stringify({ ...problem, request_id: undefined });
    const none = await rolesOf(mia.uid);
    const refused = await rolesOf(mia.uid, `Bearer ${await make()}`);
    expect(refused.statusCode).toBe(401);
    expect(refused.headers['www-authenticate']).toBe('Bearer');
    expect(withoutId(refused.json())).toBe(withoutId(none.json()));
    const ownHeaders = ['x-request-id', 'date'];
    const names = (headers: object) => Object.keys(headers).filter((name) => !ownHeaders.includes(name));
    expect(names(refused.headers)).toEqual(names(none.headers));
  });

  it('is refused when two of them come at once, even if one is good', async () => {
    const { port } = new URL(await fixture.app.listen({ port: 0, host: '127.0.0.1' }));
    const good = await mia.browser.idToken();
    const answer = await twoHeaders(Number(port), `/api/users/studio-uid/${mia.uid}/roles`, [
      `Bearer ${good}`,
      'Bearer garbage',
    ]);
    expect(answer).toMatch(/^HTTP\/1\.1 401 /);
  });
});

describe('roles', () => {
  it("are one's own; another's answer like an unknown one's", async () => {
    const token = `Bearer ${await mia.browser.idToken()}`;
    const [other, unknown] = [await rolesOf(ben.uid, token), await rolesOf('nobody', token)];
    expect(other.statusCode).toBe(404);
    expect({ ...other.json<Problem>(), request_id: undefined }).toEqual({
      ...unknown.json<Problem>(),
      request_id: undefined,
    });
  });

  it('of somebody else are refused, which is noted with the account that asked', async () => {
    await rolesOf(ben.uid, `Bearer ${await mia.browser.idToken()}`);
    const lines = fixture.logged().trim().split('\n');
    expect(lines.map((line): unknown => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ msg: 'answered', refusal: 'not_found', account: mia.uid }),
    );
  });

  it('of anybody are shown to the owner, and change at once', async () => {
    const { pool } = fixture.database;
    const email = 'olga@lifted.example';
    const uid = await insertPerson(fixture.database, { email, password: PASSWORD, roles: ['owner'] });
    const token = `Bearer ${await (await signIn(email)).idToken()}`;
    expect((await rolesOf(ben.uid, token)).json()).toEqual(['member']);
    expect((await rolesOf('nobody', token)).statusCode).toBe(404);
    await pool.query('delete from studio.account_roles where uid = $1', [uid]);
    expect((await rolesOf(uid, token)).json()).toEqual([]);
    expect((await rolesOf(ben.uid, token)).statusCode).toBe(404);
  });

  it('of somebody the studio has not provisioned are none', async () => {
    const email = 'stranger@lifted.example';
    const uid = await insertPerson(fixture.database, { email, password: PASSWORD });
    await fixture.database.pool.query('delete from studio.accounts where uid = $1', [uid]);
    const token = `Bearer ${await (await signIn(email)).idToken()}`;
    expect((await rolesOf(uid, token)).json()).toEqual([]);
  });
});

async function twoHeaders(port: number, path: string, tokens: readonly string[]): Promise<string> {
  const connection = new RawConnection(port);
  const headers = tokens.map((token) => `Authorization: ${token}\r\n`).join('');
  connection.send(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`);
  await connection.closed;
  return connection.received;
}
