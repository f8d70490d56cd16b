import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PUBLIC_URL,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { enrolApp, forgetSecondFactors } from '../../testing/identity-second-factor-fixture.ts';
import { startLoopbackGoogle, type LoopbackGoogle } from './identity-google-fixture.ts';

const CALLBACK = '/api/identity/callback/google';
const POPUP = '/auth-popup/?done=1';

let google: LoopbackGoogle;
let fixture: IdentityFixture;
let browser: Browser;
let uid: string;

beforeAll(async () => {
  google = await startLoopbackGoogle(`${PUBLIC_URL}${CALLBACK}`);
  fixture = await createIdentityFixture({ google: google.settings });
  uid = await insertPerson(fixture.database, { email: 'mia@lifted.example' });
  const account = (email: string, email_verified: boolean) => ({
    email,
    email_verified,
    name: 'As Google says',
  });
  google.accounts.set('g-mia', account('Mia@lifted.example', true));
  google.accounts.set('g-unverified', account('mia@lifted.example', false));
  google.accounts.set('g-stranger', account('stranger@gmail.example', true));
});
afterAll(async () => {
  await fixture.close();
  await google.close();
});
beforeEach(async () => {
  browser = createBrowser(fixture.app);
  await fixture.database.pool.query('delete from identity."account"');
});

const begin = async (by = browser, headers: Record<string, string> = {}) => {
  const asked = { provider: 'google', callback_path: POPUP, error_path: POPUP };
  const answer = await by.post('/sign-in/social', asked, headers);
  if (answer.statusCode !== 200) throw new Error(`Not begun: ${answer.body}`);
  return answer.json<{ url: string }>().url;
};

/** Follows the provider's pages as a browser does, until they lead back to us. */
async function visit(url: string): Promise<URL> {
  const jar = new Map<string, string>();
  let at = url;
  for (let steps = 0; steps < 10; steps++) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(at, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      jar.set(name, value);
    }
    const next = new URL(answer.headers.get('location') ?? '', at);
    if (next.origin === PUBLIC_URL) return next;
    at = next.href;
  }
  throw new Error('The provider never led back.');
}
const comeBack = async ({ search }: URL, by = browser) => {
  const answer = await by.get(`/callback/google${search}`);
  expect(answer.statusCode).toBe(302);
  return new URL(String(answer.headers.location), PUBLIC_URL);
};
const signInAs = async (choice: string) => {
  google.choose(choice);
  return comeBack(await visit(await begin()));
};
const rows = async (table: 'user' | 'account') =>
  (await fixture.database.pool.query<object>(`select * from identity."${table}"`)).rows;

describe('signing in with Google', () => {
  it('is asked for with PKCE, state and nonce, for the address and the name', async () => {
    const { origin, searchParams } = new URL(await begin());
    expect(origin).toBe(google.settings.issuer);
    expect(searchParams.get('code_challenge_method')).toBe('S256');
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name), name).toBeTruthy();
    expect(searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}${CALLBACK}`);
    expect(searchParams.get('scope')?.split(' ').sort()).toEqual(['email', 'openid', 'profile']);
  });

  it('comes back to the studio’s own address, whatever host a request names', async () => {
    const { searchParams } = new URL(
      await begin(browser, { host: 'evil.example', 'x-forwarded-host': 'evil.example' }),
    );
    expect(searchParams.get('redirect_uri')).toBe(`${PUBLIC_URL}${CALLBACK}`);
  });

  it('lets somebody in whose verified address the studio knows, twice the same', async () => {
    for (let time = 0; time < 2; time++) {
      const back = await signInAs('g-mia');
      expect(`${back.pathname}${back.search}`).toBe(POPUP);
      expect(await browser.profile()).toMatchObject({ uid, display_name: 'Mia Schneider' });
      browser = createBrowser(fixture.app);
    }
    expect(await rows('user')).toHaveLength(1);
  });

  it('keeps no token of Google', async () => {
    await signInAs('g-mia');
    expect(await rows('account')).toEqual([
      expect.objectContaining({
        accountId: 'g-mia',
        providerId: 'google',
        userId: uid,
        accessToken: null,
        refreshToken: null,
        idToken: null,
      }),
    ]);
  });

  it.each([
    ['an address Google has not verified', 'g-unverified', 'email_not_found'],
    ['an address the studio does not know', 'g-stranger', 'signup_disabled'],
    ['somebody who says no at Google', 'deny', 'access_denied'],
  ])('refuses %s, and nothing of them is kept', async (_what, choice, error) => {
    const back = await signInAs(choice);
    expect(back.origin).toBe(PUBLIC_URL);
    expect(back.pathname).toBe('/auth-popup/');
    expect(back.searchParams.get('error')).toBe(error);
    expect(await browser.profile()).toBeNull();
    expect(await rows('user')).toHaveLength(1);
    expect(await rows('account')).toEqual([]);
  });

  it('refuses a disabled account', async () => {
    const { pool } = fixture.database;
    await pool.query('update studio.accounts set disabled_at = now()');
    try {
      const back = await signInAs('g-mia');
      expect(back.searchParams.get('error')).toBe('ACCOUNT_DISABLED');
      expect(await browser.profile()).toBeNull();
    } finally {
      await pool.query('update studio.accounts set disabled_at = null');
    }
  });

  it('asks for the second factor of an account that has one', async () => {
    await signInAs('g-mia');
    const now = new Date();
    const app = await enrolApp(browser, now);
    fixture.secrets.push(app.secret, ...app.backupCodes);
    browser = createBrowser(fixture.app);
    const back = await signInAs('g-mia');
    expect(back.searchParams.get('error')).toBeNull();
    expect(await browser.profile()).toBeNull();
    const token = await browser.get('/token');
    expect(token.json()).toMatchObject({ code: 'second_factor_required', factors: [{ id: app.factorId }] });
    const body = { factor_id: app.factorId, code: app.code(now) };
    expect((await browser.post('/second-factor/verify', body)).statusCode).toBe(200);
    expect(await browser.profile()).toMatchObject({ uid });
    await forgetSecondFactors(fixture.database);
  });

  it('belongs to the browser that began it, and to no other and no second time', async () => {
    google.choose('g-mia');
    const back = await visit(await begin());
    const other = createBrowser(fixture.app);
    expect((await comeBack(back, other)).searchParams.get('error')).toBe('state_mismatch');
    expect(await other.profile()).toBeNull();
    await comeBack(await visit(await begin()));
    expect(await browser.profile()).toMatchObject({ uid });
  });

  it('goes to the login page when nobody knows where it came from', async () => {
    const back = await comeBack(new URL('http://localhost/?code=x&state=made-up'));
    expect(back.pathname).toBe('/login');
    expect(back.searchParams.get('error')).toBeTruthy();
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/./evil.example',
    '/auth-popup/..//evil.example',
    '/auth-popup//evil.example',
    '/%2e//evil.example',
    '/\t/evil.example',
    'auth-popup',
    '',
  ])('does not come back to %s', async (path) => {
    for (const name of ['callback_path', 'error_path']) {
      const body = { provider: 'google', callback_path: POPUP, error_path: POPUP, [name]: path };
      expect((await browser.post('/sign-in/social', body)).statusCode, name).toBe(422);
    }
  });

  it.each(['/', '/dashboard', '/auth-popup/?done=1&next=/wod', '/a.b/c-d/e_f~g?x=//y'])(
    'may come back to %s',
    async (path) => {
      const body = { provider: 'google', callback_path: path, error_path: path };
      expect((await browser.post('/sign-in/social', body)).statusCode).toBe(200);
    },
  );
});

describe('Google out of reach', () => {
  it('is said when it is not set up', async () => {
    const without = await createIdentityFixture({ database: fixture.database });
    const answer = await createBrowser(without.app).post('/sign-in/social', {
      provider: 'google',
      callback_path: POPUP,
      error_path: POPUP,
    });
    expect(answer.json()).toMatchObject({ status: 501, code: 'google_not_set_up' });
    await without.close();
  });

  it('is said when it does not answer, and tried again by the next person', async () => {
    const late = await startLoopbackGoogle(`${PUBLIC_URL}${CALLBACK}`);
    await late.close();
    const fixtureOfLate = await createIdentityFixture({ database: fixture.database, google: late.settings });
    const body = { provider: 'google', callback_path: POPUP, error_path: POPUP };
    for (let time = 0; time < 2; time++) {
      const answer = await createBrowser(fixtureOfLate.app).post('/sign-in/social', body);
      expect(answer.json()).toMatchObject({ status: 503, code: 'unavailable' });
    }
    await fixtureOfLate.close();
  });
});
