import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import {
  enrolApp,
  forgetSecondFactors,
  signIn,
  wrongCode,
  type AuthenticatorApp,
} from '../../testing/identity-second-factor-fixture.ts';
import { issueSignInLink } from '../sign-in/mailed-links.ts';

const EMAIL = 'mia@lifted.example';
const MINUTE_MS = 60_000;
let fixture: IdentityFixture;
let uid: string;
let now: Date;
let phone: AuthenticatorApp;
let oldToken: string;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  uid = await insertPerson(fixture.database, { email: EMAIL, password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  const browser = createBrowser(fixture.app);
  await signIn(browser, EMAIL);
  const early = createBrowser(fixture.app);
  await signIn(early, EMAIL);
  oldToken = await early.idToken();
  phone = await enrolApp(browser, now);
  fixture.secrets.push(phone.secret, ...phone.backupCodes);
});

const newSignIn = async () => {
  const browser = createBrowser(fixture.app);
  expect((await signIn(browser, EMAIL)).json()).toMatchObject(REQUIRED);
  return browser;
};
const newSignIns = async (count: number) => {
  const browsers: Browser[] = [];
  // One after the other: tries with a password that come at once count as wrong until they are through.
  while (browsers.length < count) browsers.push(await newSignIn());
  return browsers;
};
const verify = (browser: Browser, code: string) =>
  browser.post('/second-factor/verify', { factor_id: phone.factorId, code });
const memberCall = (token: string) =>
  fixture.app.inject({
    url: `/api/users/studio-uid/${uid}/roles`,
    headers: { authorization: `Bearer ${token}` },
  });
const REQUIRED = { status: 401, code: 'second_factor_required' };
const NOT_SIGNED_IN = { status: 401, code: 'not_signed_in' };
const WRONG = { status: 422, code: 'code_wrong' };

async function signInByLink(browser: Browser) {
  const { token } = await inTransaction(fixture.database.pool, (client) => issueSignInLink(client, uid, now));
  const redeemed = await fixture.app.inject({
    method: 'POST',
    url: '/api/auth/verify-token',
    payload: { token },
  });
  return browser.post('/one-time-token/verify', {
    token: redeemed.json<{ customToken: string }>().customToken,
  });
}

describe('signing in to an account with a second factor', () => {
  it.each([
    ['a password', (browser: Browser) => signIn(browser, EMAIL)],
    ['a sign-in link', signInByLink],
  ])('by %s is nobody’s before the code was shown', async (_way, enter) => {
    const browser = createBrowser(fixture.app);
    const answer = await enter(browser);
    expect(answer.json()).toMatchObject({
      ...REQUIRED,
      factors: [{ id: phone.factorId, kind: 'totp', name: 'Authenticator app' }],
      accepts_backup_code: true,
    });
    expect(answer.body).not.toContain(EMAIL);
    expect((await browser.get('/token')).json()).toMatchObject(REQUIRED);
    expect((await browser.get('/second-factors')).json()).toMatchObject(REQUIRED);
    expect((await browser.post('/revoke-sessions')).json()).toMatchObject(REQUIRED);
    expect((await browser.post('/second-factors/totp')).json()).toMatchObject(REQUIRED);
    expect(await browser.profile()).toBeNull();

    const shown = await verify(browser, phone.code(now));
    expect(shown.json()).toMatchObject({ user: { uid, email: EMAIL } });
    expect((await memberCall(await browser.idToken())).json()).toEqual(['member']);
  });

  it('leaves an ID token of a session from before without effect', async () => {
    expect((await memberCall(oldToken)).json()).toMatchObject(NOT_SIGNED_IN);
  });

  it('asks in every session in which nothing was shown, whichever way it began', async () => {
    const browser = await newSignIn();
    await verify(browser, phone.code(now));
    const token = await browser.idToken();
    await fixture.database.pool.query('truncate studio.second_factor_sessions');
    expect((await memberCall(token)).json()).toMatchObject(NOT_SIGNED_IN);
    expect((await browser.get('/token')).json()).toMatchObject(REQUIRED);
  });

  it('waits ten minutes for the code, then has to begin again', async () => {
    const [inTime, late] = [await newSignIn(), await newSignIn()];
    const begun = now.getTime();
    now = new Date(begun + 9 * MINUTE_MS);
    expect((await verify(inTime, phone.code(now))).statusCode).toBe(200);
    now = new Date(begun + 11 * MINUTE_MS);
    expect((await verify(late, phone.code(now))).json()).toMatchObject(NOT_SIGNED_IN);
    expect((await late.get('/token')).json()).toMatchObject(NOT_SIGNED_IN);
    expect(await inTime.profile()).toMatchObject({ uid });
  });

  it('leaves a copy of its first step’s cookie worth nothing once the code was shown', async () => {
    const browser = await newSignIn();
    const thief = createBrowser(fixture.app);
    for (const [name, value] of browser.cookies) thief.cookies.set(name, value);
    expect((await verify(browser, phone.code(now))).statusCode).toBe(200);
    expect((await thief.get('/token')).json()).toMatchObject(NOT_SIGNED_IN);
    expect(await thief.profile()).toBeNull();
    expect(await browser.profile()).toMatchObject({ uid });
    expect((await memberCall(await browser.idToken())).statusCode).toBe(200);
  });

  it('can be given up', async () => {
    const browser = await newSignIn();
    expect((await browser.post('/sign-out')).statusCode).toBe(204);
    expect((await verify(browser, phone.code(now))).json()).toMatchObject(NOT_SIGNED_IN);
  });
});

describe('a code of an app', () => {
  it('is accepted once: not again, not in another sign-in, and none from before it', async () => {
    const [first, second] = [await newSignIn(), await newSignIn()];
    const code = phone.code(now, 1);
    expect((await verify(first, ` ${code.slice(0, 3)} ${code.slice(3)} `)).statusCode).toBe(200);
    for (const used of [code, phone.code(now)]) {
      expect((await verify(second, used)).json()).toMatchObject(WRONG);
    }
    expect((await verify(first, code)).statusCode).toBe(401);
    expect((await second.get('/token')).json()).toMatchObject(REQUIRED);
  });

  it('lets one of twenty in who bring it at once', async () => {
    const browsers = await newSignIns(20);
    const answers = await Promise.all(browsers.map((browser) => verify(browser, phone.code(now))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const tokens = await Promise.all(browsers.map((browser) => browser.get('/token')));
    expect(tokens.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });

  it('is answered once when one sign-in brings it twenty times at once', async () => {
    const browser = await newSignIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(browser, phone.code(now))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await browser.profile()).toMatchObject({ uid });
  });

  it('is good for the account it was made for', async () => {
    const other = createBrowser(fixture.app);
    await insertPerson(fixture.database, { email: 'ben@lifted.example', password: PASSWORD });
    await signIn(other, 'ben@lifted.example');
    const app = await enrolApp(other, now);
    const browser = createBrowser(fixture.app);
    await signIn(browser, 'ben@lifted.example');
    expect((await verify(browser, phone.code(now))).json()).toMatchObject(WRONG);
    const withOwnId = { factor_id: app.factorId, code: phone.code(now) };
    expect((await browser.post('/second-factor/verify', withOwnId)).json()).toMatchObject(WRONG);
    fixture.secrets.push(app.secret, ...app.backupCodes);
  });
});

describe('wrong codes', () => {
  it('end the sign-in at the fifth', async () => {
    const browser = await newSignIn();
    for (let time = 1; time < 5; time++) {
      expect((await verify(browser, wrongCode(phone, now))).json(), `${time}`).toMatchObject(WRONG);
    }
    expect((await verify(browser, wrongCode(phone, now))).json()).toMatchObject(NOT_SIGNED_IN);
    expect((await verify(browser, phone.code(now))).json()).toMatchObject(NOT_SIGNED_IN);
  });

  it('lock codes of apps and phones at the tenth for 15 minutes, for the right one too', async () => {
    const begun = now.getTime();
    const heard = fixture.changes.length;
    for (let time = 0; time < 2; time++) {
      const browser = await newSignIn();
      for (let at = 0; at < 5; at++) await verify(browser, wrongCode(phone, now));
    }
    const browser = await newSignIn();
    const locked = await verify(browser, phone.code(now));
    expect(locked.json()).toMatchObject({ status: 429, code: 'account_locked' });
    expect(locked.headers['retry-after']).toBe('900');
    expect(fixture.changes.slice(heard).map(({ kind }) => kind)).toEqual(['codes_locked']);

    now = new Date(begun + 15 * MINUTE_MS);
    const later = await newSignInAt(now);
    expect((await verify(later, phone.code(now))).statusCode).toBe(200);
  });

  it('keep nobody out who has a backup code, and wrong ones of those lock nothing', async () => {
    for (let time = 0; time < 3; time++) {
      const guesser = await newSignIn();
      for (let at = 0; at < 5; at++)
        await guesser.post('/second-factor/verify', { backup_code: 'aaaaa-aaaaa' });
    }
    const unlocked = await newSignIn();
    expect((await verify(unlocked, wrongCode(phone, now))).json()).toMatchObject(WRONG);
    await lockCodes();
    const owner = await newSignIn();
    const backup = await owner.post('/second-factor/verify', { backup_code: phone.backupCodes[0] });
    expect(backup.statusCode).toBe(200);
  });

  it('are forgotten with a new password, which the person who typed them does not know', async () => {
    await lockCodes();
    const browser = createBrowser(fixture.app);
    await browser.post('/request-password-reset', { email: EMAIL });
    await fixture.identity.settle();
    const token = fixture.resetLinks.at(-1)?.token;
    const reset = await browser.post('/reset-password', { token, new_password: PASSWORD });
    expect(reset.statusCode).toBe(204);
    expect((await verify(await newSignIn(), phone.code(now))).statusCode).toBe(200);
  });

  it('count when they come at the same time', async () => {
    const browsers = await newSignIns(20);
    const code = wrongCode(phone, now);
    const answers = await Promise.all(browsers.map((browser) => verify(browser, code)));
    const codes = answers.map((answer) => answer.json<{ code: string }>().code);
    expect(codes.filter((one) => one === 'code_wrong')).toHaveLength(10);
    expect(codes.filter((one) => one === 'account_locked')).toHaveLength(10);
  });

  it('are forgotten after the right one', async () => {
    const browser = await newSignIn();
    for (let at = 0; at < 4; at++) await verify(browser, wrongCode(phone, now));
    expect((await verify(browser, phone.code(now))).statusCode).toBe(200);
    const { rows } = await fixture.database.pool.query<{ wrong_codes: number }>(
      'select wrong_codes from studio.second_factor_limits where uid = $1',
      [uid],
    );
    expect(rows).toEqual([{ wrong_codes: 0 }]);
  });

  async function lockCodes(): Promise<void> {
    for (let time = 0; time < 2; time++) {
      const browser = await newSignIn();
      for (let at = 0; at < 5; at++) await verify(browser, wrongCode(phone, now));
    }
  }

  /** The library dates sessions by its own clock; one that begins later is moved there. */
  async function newSignInAt(at: Date): Promise<Browser> {
    const browser = await newSignIn();
    await fixture.database.pool.query(
      `update identity."session" set "createdAt" = $1 where "createdAt" = (select max("createdAt") from identity."session")`,
      [at],
    );
    return browser;
  }
});

describe('a backup code', () => {
  it('is accepted once, however it is typed, and its owner hears of it', async () => {
    const [code = '', other = ''] = phone.backupCodes;
    const browser = await newSignIn();
    const typed = { backup_code: ` ${code.toUpperCase().replace('-', ' ')} ` };
    expect((await browser.post('/second-factor/verify', typed)).json()).toMatchObject({ user: { uid } });
    expect(fixture.changes.at(-1)).toMatchObject({ email: EMAIL, kind: 'backup_code_used' });
    expect((await browser.get('/second-factors')).json()).toMatchObject({ backup_codes_left: 9 });

    const second = await newSignIn();
    expect((await second.post('/second-factor/verify', typed)).json()).toMatchObject(WRONG);
    expect((await second.post('/second-factor/verify', { backup_code: other })).statusCode).toBe(200);
  });

  it('lets one of ten in who bring it at once', async () => {
    const browsers = await newSignIns(10);
    const body = { backup_code: phone.backupCodes[0] };
    const answers = await Promise.all(browsers.map((one) => one.post('/second-factor/verify', body)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

it.each([{}, { code: '123456' }, { backup_code: '' }, { factor_id: 'a b', code: '1' }])(
  'the answer %j is refused in a sentence',
  async (body) => {
    const answer = await (await newSignIn()).post('/second-factor/verify', body);
    expect(answer.json()).toMatchObject({ status: 422, code: 'invalid_input' });
  },
);

it('a page of somebody else cannot show a code', async () => {
  const browser = await newSignIn();
  const body = { factor_id: phone.factorId, code: phone.code(now) };
  for (const origin of ['https://evil.example', '']) {
    const answer = await browser.post('/second-factor/verify', body, { origin });
    expect(answer.json(), origin).toMatchObject({ status: 403, code: 'origin_refused' });
  }
});
