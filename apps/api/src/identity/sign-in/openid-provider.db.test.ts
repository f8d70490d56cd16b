import { base64url } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import { createIdentityFixture, insertPerson, type IdentityFixture } from '../../testing/identity-fixture.ts';
import {
  CLAIMED_ADDRESS,
  CLAIMED_SUBJECT,
  startMisbehavingProvider,
  type MisbehavingProvider,
  type Misbehaviour,
} from './identity-openid-fixture.ts';

const POPUP = '/auth-popup/?done=1';
const HOUR_SECONDS = 3600;
const secondsFromNow = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

let provider: MisbehavingProvider;
let fixture: IdentityFixture;
let browser: Browser;
let uid: string;

beforeAll(async () => {
  provider = await startMisbehavingProvider();
  fixture = await createIdentityFixture({ google: provider.settings });
  uid = await insertPerson(fixture.database, { email: CLAIMED_ADDRESS });
});
afterAll(async () => {
  await fixture.close();
  await provider.close();
});
beforeEach(async () => {
  browser = createBrowser(fixture.app);
  await fixture.database.pool.query('delete from identity."account"');
  await fixture.database.pool.query('delete from identity."session"');
});

const begin = () =>
  browser.post('/sign-in/social', { provider: 'google', callback_path: POPUP, error_path: POPUP });

/** Signs in at a provider that does this; answers the reason it leads back with, null for none. */
async function signInAt(misbehaviour: Misbehaviour, more: Record<string, string> = {}) {
  provider.misbehave(misbehaviour);
  const query = provider.signIn((await begin()).json<{ url: string }>().url);
  for (const [name, value] of Object.entries(more)) query.set(name, value);
  const answer = await browser.get(`/callback/google?${query.toString()}`);
  expect(answer.statusCode).toBe(302);
  const back = new URL(String(answer.headers.location), provider.settings.issuer);
  expect(back.pathname).toBe('/auth-popup/');
  return back.searchParams.get('error');
}

async function rowsOf(table: 'account' | 'session' | 'user') {
  return (await fixture.database.pool.query<{ accountId: string }>(`select * from identity."${table}"`)).rows;
}

/** The token with other claims under the signature it has. */
function forged(idToken: string): string {
  const [header, payload = '', signature] = idToken.split('.');
  const claims: unknown = JSON.parse(new TextDecoder().decode(base64url.decode(payload)));
  return [header, base64url.encode(JSON.stringify({ ...Object(claims), sub: 'p-ben' })), signature].join('.');
}

const MIA_BY_USERINFO = { sub: CLAIMED_SUBJECT, email: CLAIMED_ADDRESS, email_verified: true };
const NO_ADDRESS = { email: undefined, email_verified: undefined };

const REFUSED: readonly (readonly [string, Misbehaviour])[] = [
  ['gives no ID token', { token: () => undefined, userinfo: MIA_BY_USERINFO }],
  ['gives an empty ID token', { token: () => '', userinfo: MIA_BY_USERINFO }],
  ['gives an ID token that is none', { token: () => 'opaque', userinfo: MIA_BY_USERINFO }],
  ['signs with nothing', { signedWith: 'nothing' }],
  ['cuts the signature off', { token: (idToken) => idToken.replace(/[^.]*$/, '') }],
  ['changes claims under the signature', { token: forged }],
  ['signs with a key it has not published', { signedWith: 'another key' }],
  ['names a key it has not published', { header: { kid: 'unknown' } }],
  ['signs with the client secret', { signedWith: 'the client secret' }],
  ['signs with its public key as a secret', { signedWith: 'the public key as a secret' }],
  ['signs by an algorithm it has not announced', { signedWith: 'ES256' }],
  ['names another issuer', { claims: { iss: 'https://accounts.google.com' } }],
  ['names no issuer', { claims: { iss: undefined } }],
  ['means another client', { claims: { aud: 'another client' } }],
  ['means nobody', { claims: { aud: undefined } }],
  ['means several clients and does not say which asked', { claims: { aud: ['studio', 'another client'] } }],
  ['was asked by another client', { claims: { azp: 'another client' } }],
  ['repeats the nonce of another sign-in', { claims: { nonce: 'of another sign-in' } }],
  ['leaves the nonce out', { claims: { nonce: undefined } }],
  ['gives an ID token that has expired', { claims: { exp: secondsFromNow(-HOUR_SECONDS) } }],
  ['gives an ID token that never expires', { claims: { exp: undefined } }],
  ['gives an ID token that is not valid yet', { claims: { nbf: secondsFromNow(HOUR_SECONDS) } }],
  ['does not say when the ID token was made', { claims: { iat: undefined } }],
  ['names no subject', { claims: { sub: undefined } }],
  ['names an empty subject', { claims: { sub: '' } }],
  ['names a number as subject', { claims: { sub: 4711 } }],
  ['names the address beside the ID token only', { claims: NO_ADDRESS, userinfo: MIA_BY_USERINFO }],
  [
    'names the address of another subject beside the ID token',
    { claims: NO_ADDRESS, userinfo: { ...MIA_BY_USERINFO, sub: 'p-ben' } },
  ],
  ['has not verified the address', { claims: { email_verified: false } }],
  ['has not verified the address, as a text', { claims: { email_verified: 'false' } }],
  ['calls the address verified in a text', { claims: { email_verified: 'true' } }],
  ['calls the address verified with a number', { claims: { email_verified: 1 } }],
  [
    'calls the address verified beside the ID token only',
    { claims: { email_verified: undefined }, userinfo: MIA_BY_USERINFO },
  ],
  ['names a list of addresses', { claims: { email: [CLAIMED_ADDRESS] } }],
  [
    'sends the code on to somebody else',
    { exchange: (response) => void response.writeHead(307, { location: '/keys' }).end() },
  ],
  ['answers the code with a page', { exchange: (response) => void response.writeHead(200).end('<html>') }],
];

describe('a provider that behaves', () => {
  it('signs in the person its ID token names, and is found by the subject from then on', async () => {
    expect(await signInAt({})).toBeNull();
    expect(await browser.profile()).toMatchObject({ uid, email: CLAIMED_ADDRESS });
    expect(await rowsOf('account')).toMatchObject([{ accountId: CLAIMED_SUBJECT, userId: uid }]);
    browser = createBrowser(fixture.app);
    expect(await signInAt({ claims: { email: 'mia.new@lifted.example' } })).toBeNull();
    expect(await browser.profile()).toMatchObject({ uid, email: CLAIMED_ADDRESS });
  });

  it('may name several clients when it says that ours asked', async () => {
    const claims = { aud: ['studio', 'another client'], azp: 'studio' };
    expect(await signInAt({ claims })).toBeNull();
    expect(await browser.profile()).toMatchObject({ uid });
  });

  it('is never asked for userinfo, whatever that would say', async () => {
    expect(await signInAt({ userinfo: { ...MIA_BY_USERINFO, sub: 'p-ben' } })).toBeNull();
    expect(await rowsOf('account')).toMatchObject([{ accountId: CLAIMED_SUBJECT }]);
    expect(provider.asked).not.toContain('/userinfo');
  });
});

describe('a provider that misbehaves signs nobody in when it', () => {
  it.each(REFUSED)('%s', async (_what, misbehaviour) => {
    expect(await signInAt(misbehaviour)).toBeTruthy();
    expect(await browser.profile()).toBeNull();
    expect([await rowsOf('account'), await rowsOf('session')]).toEqual([[], []]);
    expect(await rowsOf('user')).toHaveLength(1);
  });

  it('leads back as another issuer', async () => {
    expect(await signInAt({}, { iss: 'https://accounts.google.com' })).toBe('issuer_mismatch');
    expect(await browser.profile()).toBeNull();
  });

  it('no longer has the address of somebody it has signed in before', async () => {
    expect(await signInAt({})).toBeNull();
    browser = createBrowser(fixture.app);
    for (const email_verified of [false, 'true']) {
      expect(await signInAt({ claims: { email_verified } })).toBe('email_not_found');
      expect(await browser.profile()).toBeNull();
    }
  });
});

describe('a discovery document', () => {
  const elsewhere = 'https://accounts.google.com';

  it.each([
    ['names another issuer than it was asked of', { issuer: elsewhere }, { iss: elsewhere }],
    ['names another issuer than its tokens', { issuer: elsewhere }, {}],
  ])('that %s signs nobody in', async (_what, discovery, claims) => {
    provider.misbehave({ discovery });
    const own = await createIdentityFixture({ database: fixture.database, google: provider.settings });
    browser = createBrowser(own.app);
    expect(await signInAt({ discovery, claims })).toBeTruthy();
    expect(await browser.profile()).toBeNull();
    await own.close();
  });

  it.each([
    ['no keys', { jwks_uri: undefined }],
    ['no issuer', { issuer: undefined }],
  ])('with %s turns the button off', async (_what, discovery) => {
    provider.misbehave({ discovery });
    const own = await createIdentityFixture({ database: fixture.database, google: provider.settings });
    browser = createBrowser(own.app);
    expect((await begin()).json()).toMatchObject({ status: 503, code: 'unavailable' });
    await own.close();
  });
});
