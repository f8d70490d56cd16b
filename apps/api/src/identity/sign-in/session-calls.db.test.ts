import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  SECRET,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { issueOldLinks, useOldLinks } from '../../testing/identity-links-fixture.ts';
import { IdentitySecretError } from '../tokens/signing-check.ts';

const EMAIL = 'mia@lifted.example';
const NEW_SECRET = 'another secret of tests, which is long enough too';
let fixture: IdentityFixture;
let uid: string;

beforeAll(async () => {
  fixture = await createIdentityFixture();
  uid = await insertPerson(fixture.database, { email: EMAIL, password: PASSWORD });
});
afterAll(() => fixture.close());

const signedIn = async ({ app } = fixture): Promise<Browser> => {
  const browser = createBrowser(app);
  const answer = await browser.post('/sign-in/email', { email: EMAIL, password: PASSWORD });
  if (answer.statusCode !== 200) throw new Error(`Not signed in: ${answer.statusCode}`);
  return browser;
};
const ownRoles = (token: string, { app } = fixture) =>
  app.inject({ url: `/api/users/studio-uid/${uid}/roles`, headers: { authorization: `Bearer ${token}` } });

describe('a session', () => {
  it('is nobody’s without its cookie', async () => {
    const browser = createBrowser(fixture.app);
    expect(await browser.profile()).toBeNull();
    expect((await browser.get('/token')).json()).toMatchObject({ status: 401, code: 'not_signed_in' });
    expect((await browser.post('/revoke-sessions')).statusCode).toBe(401);
    expect((await browser.post('/sign-out')).statusCode).toBe(204);
  });

  it('is not opened by a cookie that was changed', async () => {
    const browser = await signedIn();
    const [[name = '', value = ''] = []] = browser.cookies;
    browser.cookies.set(name, `${value.startsWith('x') ? 'y' : 'x'}${value.slice(1)}`);
    expect(await browser.profile()).toBeNull();
  });

  it('is neither there nor gone while the database cannot be asked', async () => {
    const browser = await signedIn();
    const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    vi.spyOn(fixture.database.pool, 'connect').mockImplementationOnce(() => {
      throw away;
    });
    const answer = await browser.get('/get-session');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(await browser.profile()).toMatchObject({ email: EMAIL });
  });

  it('ends with signing out, at once and only this one', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const [tokenHere, tokenThere] = [await here.idToken(), await there.idToken()];
    const cookies = new Map(here.cookies);
    expect((await here.post('/sign-out')).statusCode).toBe(204);
    for (const [name, value] of cookies) here.cookies.set(name, value);
    expect(await here.profile()).toBeNull();
    expect((await ownRoles(tokenHere)).statusCode).toBe(401);
    expect((await ownRoles(tokenThere)).statusCode).toBe(200);
  });

  it('ends everywhere when somebody signs out everywhere', async () => {
    const [here, there] = [await signedIn(), await signedIn()];
    const token = await there.idToken();
    expect((await here.post('/revoke-sessions')).statusCode).toBe(204);
    expect([await here.profile(), await there.profile()]).toEqual([null, null]);
    expect((await ownRoles(token)).statusCode).toBe(401);
  });

  it('takes its account’s links with it when somebody signs out everywhere', async () => {
    const here = await signedIn();
    const links = await issueOldLinks(fixture, { uid, email: EMAIL, now: new Date() });
    await here.post('/revoke-sessions');
    expect(await useOldLinks(fixture, links)).toEqual([401, 401, 404]);
  });

  it('slides: a visit on another day makes it last 30 days again', async () => {
    const browser = await signedIn();
    await fixture.database.pool.query(
      `update identity."session" set "expiresAt" = "expiresAt" - interval '2 days', "updatedAt" = now() - interval '2 days'`,
    );
    const answer = await browser.get('/token');
    expect([answer.headers['set-cookie']].flat().join()).toContain('Max-Age=2592000');
    const { rows } = await fixture.database.pool.query<{ days: number }>(
      `select round(extract(epoch from max("expiresAt") - now()) / 86400)::integer as days from identity."session"`,
    );
    expect(rows[0]?.days).toBe(30);
  });

  it('ends after 90 days, however often somebody came back', async () => {
    const browser = await signedIn();
    const token = await browser.idToken();
    const begin = (days: number) =>
      fixture.database.pool.query(
        // The server counts in milliseconds, and may ask within the one this happens in.
        `update identity."session" set "createdAt" = now() - make_interval(hours => 24 * $1, secs => 0.001)`,
        [days],
      );
    await begin(89);
    expect((await ownRoles(token)).statusCode).toBe(200);
    await begin(90);
    expect((await ownRoles(token)).statusCode).toBe(401);
    expect((await browser.get('/token')).statusCode).toBe(401);
    expect(await browser.profile()).toBeNull();
  });

  it('takes the place of the one the browser had before, a copy of which is worth nothing', async () => {
    const browser = await signedIn();
    const former = new Map(browser.cookies);
    expect((await browser.post('/sign-in/email', { email: EMAIL, password: 'wrong' })).statusCode).toBe(401);
    expect(await browser.profile()).not.toBeNull();
    await browser.post('/sign-in/email', { email: EMAIL, password: PASSWORD });
    expect(await browser.profile()).not.toBeNull();
    for (const [name, value] of former) browser.cookies.set(name, value);
    expect(await browser.profile()).toBeNull();
  });

  it('leaves nothing in the browser’s own cache when it ends', async () => {
    const answer = await (await signedIn()).post('/sign-out');
    expect(answer.headers['clear-site-data']).toBe('"cache"');
  });

  it('begins and ends in the log, by the number of its account, and so does a refusal', async () => {
    await (await signedIn()).post('/sign-out');
    const lines = fixture.logged().trim().split('\n');
    const events = lines.map((line): unknown => JSON.parse(line));
    const noted = { account: uid, msg: 'security' };
    expect(events).toContainEqual(expect.objectContaining({ ...noted, event: 'sign_in', way: 'password' }));
    expect(events).toContainEqual(expect.objectContaining({ ...noted, event: 'signed_out' }));
    await createBrowser(fixture.app).post('/sign-in/email', { email: EMAIL, password: 'wrong' });
    expect(fixture.logged()).toContain('"refusal":"wrong_credentials"');
  });
});

describe('what the library can do besides', () => {
  it.each([
    ['GET', '/list-sessions'],
    ['POST', '/sign-up/email'],
    ['POST', '/change-email'],
    ['POST', '/change-password'],
    ['POST', '/update-user'],
    ['POST', '/delete-user'],
    ['POST', '/link-social'],
    ['GET', '/one-time-token/generate'],
    ['GET', '/reset-password/some-token'],
    ['GET', '/verify-email'],
    ['GET', '/error'],
    ['GET', '/ok'],
    ['GET', '/'],
    ['GET', '//get-session'],
    ['GET', '/get-session/'],
  ] as const)('%s %s does not exist', async (method, path) => {
    const answer = await fixture.app.inject({
      method,
      url: `/api/identity${path}`,
      ...(method === 'POST' && { payload: {} }),
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });
});

describe('on https', () => {
  it('the cookie is sent over https only', async () => {
    const https = await createIdentityFixture({
      database: fixture.database,
      publicUrl: 'https://lifted.example',
    });
    const answer = await createBrowser(https.app).post(
      '/sign-in/email',
      { email: EMAIL, password: PASSWORD },
      { origin: 'https://lifted.example' },
    );
    const [cookie] = [answer.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-studio\.session_token=/);
    expect(cookie).toContain('; Secure');
    expect(cookie).toContain('; Path=/;');
    expect(cookie).not.toContain('Domain');
    await https.close();
  });
});

describe('several processes', () => {
  it('sign with one key, also when all of them start on an empty table', async () => {
    const { pool } = fixture.database;
    await pool.query('delete from identity."jwks"');
    const processes = await Promise.all(
      Array.from({ length: 4 }, () => createIdentityFixture({ database: fixture.database })),
    );
    await Promise.all(processes.map(({ identity }) => identity.checkSigning()));
    expect((await pool.query('select from identity."jwks"')).rowCount).toBe(1);
    await Promise.all(processes.map((process) => process.close()));
  });

  it('accept what another one signed with a key made a moment ago, and what the old key signed', async () => {
    const other = await createIdentityFixture({ database: fixture.database });
    const browser = await signedIn();
    const old = await browser.idToken();
    expect((await ownRoles(old, other)).statusCode).toBe(200);
    await fixture.database.pool.query(`update identity."jwks" set "expiresAt" = now() - interval '1 minute'`);
    // The other process may look for new keys once a second.
    await expect
      .poll(async () => (await ownRoles(await browser.idToken(), other)).statusCode, { timeout: 20_000 })
      .toBe(200);
    expect((await ownRoles(old, other)).statusCode).toBe(200);
    expect((await fixture.database.pool.query('select from identity."jwks"')).rowCount).toBe(2);
    await other.close();
  });
});

describe('the identity secret', () => {
  it('can be replaced: the new one in front, the old one behind it', async () => {
    const before = await signedIn();
    const token = await before.idToken();
    const rotated = await createIdentityFixture({
      database: fixture.database,
      secrets: [NEW_SECRET, SECRET],
    });
    await rotated.identity.checkSigning();
    expect((await ownRoles(token, rotated)).statusCode).toBe(200);
    expect(await (await signedIn(rotated)).profile()).not.toBeNull();
    const later = createBrowser(rotated.app);
    for (const [name, value] of before.cookies) later.cookies.set(name, value);
    expect(await later.profile()).toMatchObject({ uid });
    await rotated.close();

    const withoutOld = await createIdentityFixture({ database: fixture.database, secrets: [NEW_SECRET] });
    const stranger = createBrowser(withoutOld.app);
    for (const [name, value] of before.cookies) stranger.cookies.set(name, value);
    expect(await stranger.profile()).toBeNull();
    await withoutOld.close();
  });

  it('is missed at the start when it is not the one the key was made with', async () => {
    const stranger = await createIdentityFixture({ database: fixture.database, secrets: [NEW_SECRET] });
    await expect(stranger.identity.checkSigning()).rejects.toThrow(IdentitySecretError);
    await expect(stranger.identity.checkSigning()).rejects.toThrow('IDENTITY_SECRET');
    await stranger.close();
  });
});
