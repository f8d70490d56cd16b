import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { enrolApp, forgetSecondFactors, signIn } from '../../testing/identity-second-factor-fixture.ts';
import { issueSignInLink } from '../sign-in/mailed-links.ts';
import { addressCounter, countAttempt, LOCK_MS, MOST_FAILURES } from './sign-in-lock.ts';
import { inTransaction } from '@lifted/database/transaction';

const MIA = 'mia@lifted.example';
const BEN = 'ben@lifted.example';
const COOKIE = 'studio.device';
const DAY_MS = 86_400_000;
let fixture: IdentityFixture;
let now: Date;
let mia: string;
let phone: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  mia = await insertPerson(fixture.database, { email: MIA, password: PASSWORD, customerId: 'mia' });
  await insertPerson(fixture.database, { email: BEN, password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  await fixture.database.pool.query('truncate studio.known_devices, studio.sign_in_failures');
  fixture.newDevices.length = 0;
  phone = createBrowser(fixture.app);
  await signIn(phone, MIA);
});

const wrong = (browser: Browser) =>
  browser.post('/sign-in/email', { email: MIA, password: 'not-the-password' });

async function wrongTimes(times: number, browser: Browser): Promise<void> {
  for (let time = 0; time < times; time++) await wrong(browser);
}

/** What ten wrong passwords from unknown devices leave behind. */
async function strangersTry(email: string): Promise<void> {
  for (let time = 0; time < MOST_FAILURES; time++)
    await countAttempt(fixture.database.pool, addressCounter(email), now);
}

describe('a device that signed in before', () => {
  it('keeps a secret no script reads for a year, past signing out, and the database only its hash', async () => {
    const browser = createBrowser(fixture.app);
    const answer = await signIn(browser, MIA);
    const cookie = [answer.headers['set-cookie']].flat().find((set) => set?.startsWith(COOKIE));
    expect(cookie).toContain('Max-Age=31536000');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    const token = browser.cookies.get(COOKIE) ?? '';
    expect(token).toHaveLength(43);
    await browser.post('/sign-out');
    expect(browser.cookies.get(COOKIE)).toBe(token);
    const { rows } = await fixture.database.pool.query<{ row: string }>(
      'select row(d.*)::text as row from studio.known_devices d',
    );
    expect(rows.map(({ row }) => row).join()).not.toContain(token);
  });

  it('is not locked out by the tries of strangers', async () => {
    const stranger = createBrowser(fixture.app);
    await strangersTry(MIA);
    expect((await signIn(stranger, MIA)).json()).toMatchObject({ code: 'account_locked' });
    expect((await signIn(phone, MIA)).statusCode).toBe(200);
    // Having signed in on a known device does not let strangers try again.
    expect((await signIn(stranger, MIA)).json()).toMatchObject({ code: 'account_locked' });
  });

  it('has ten tries of its own, and what is typed there does not lock others', async () => {
    await wrongTimes(MOST_FAILURES, phone);
    expect((await signIn(phone, MIA)).json()).toMatchObject({ code: 'account_locked' });
    expect((await signIn(createBrowser(fixture.app), MIA)).statusCode).toBe(200);
    now = new Date(now.getTime() + LOCK_MS);
    expect((await signIn(phone, MIA)).statusCode).toBe(200);
  });

  it('counts every one of its tries at once', async () => {
    const tries = await Promise.all(Array.from({ length: 14 }, () => wrong(phone)));
    expect(tries.filter(({ statusCode }) => statusCode === 401)).toHaveLength(MOST_FAILURES);
  });

  it('is known for the person who used it, not for others', async () => {
    await strangersTry(BEN);
    expect((await signIn(phone, BEN)).json()).toMatchObject({ code: 'account_locked' });
  });

  it('is forgotten a year after its last sign-in', async () => {
    await strangersTry(MIA);
    await fixture.database.pool.query(
      `update studio.known_devices set last_used_at = $1::timestamptz - interval '365 days'`,
      [now],
    );
    expect((await signIn(phone, MIA)).json()).toMatchObject({ code: 'account_locked' });
  });

  it('is locked for nobody after a new password, on any device', async () => {
    await wrongTimes(MOST_FAILURES, phone);
    await phone.post('/request-password-reset', { email: MIA });
    await fixture.identity.settle();
    const token = fixture.resetLinks.at(-1)?.token;
    await phone.post('/reset-password', { token, new_password: PASSWORD });
    expect((await signIn(phone, MIA)).statusCode).toBe(200);
  });

  it.each(['x'.repeat(43), 'short', `${'x'.repeat(42)};`, '../etc'])(
    'never takes over a made-up secret: %s',
    async (planted) => {
      const browser = createBrowser(fixture.app);
      browser.cookies.set(COOKIE, planted);
      expect((await signIn(browser, MIA)).statusCode).toBe(200);
      expect(browser.cookies.get(COOKIE)).not.toBe(planted);
      expect(fixture.newDevices).toHaveLength(1);
    },
  );
});

describe('a mail about a new device', () => {
  it('is written for the second device, not the first, and not again for a known one', async () => {
    expect(fixture.newDevices).toEqual([]);
    await signIn(phone, MIA);
    const tablet = createBrowser(fixture.app);
    await signIn(tablet, MIA);
    await signIn(tablet, MIA);
    expect(fixture.newDevices).toMatchObject([
      { email: MIA, name: 'Mia Schneider', language: null, at: now },
    ]);
  });

  it('is in the language of its reader, not of who signed in', async () => {
    const { pool } = fixture.database;
    await pool.query(
      `insert into studio.message_settings (customer_number, language)
       select number, 'de' from studio.customers where id = 'mia'`,
    );
    const thief = createBrowser(fixture.app);
    await thief.post('/sign-in/email', { email: MIA, password: PASSWORD }, { 'accept-language': 'en' });
    expect(fixture.newDevices).toMatchObject([{ language: 'de' }]);
    await pool.query('delete from studio.message_settings');
  });

  it('is written for each person of a shared browser', async () => {
    await signIn(createBrowser(fixture.app), BEN);
    await signIn(phone, BEN);
    expect(fixture.newDevices.map(({ email }) => email)).toEqual([BEN]);
    await signIn(phone, MIA);
    expect(fixture.newDevices).toHaveLength(1);
  });

  it('is written after a link too', async () => {
    const browser = createBrowser(fixture.app);
    const { token } = await inTransaction(fixture.database.pool, (client) =>
      issueSignInLink(client, mia, now),
    );
    const exchanged = await fixture.app.inject({
      method: 'POST',
      url: '/api/auth/verify-token',
      payload: { token },
    });
    const { customToken } = exchanged.json<{ customToken: string }>();
    expect((await browser.post('/one-time-token/verify', { token: customToken })).statusCode).toBe(200);
    expect(fixture.newDevices).toHaveLength(1);
  });

  it('waits for the second factor, and so does being known', async () => {
    const app = await enrolApp(phone, now);
    const thief = createBrowser(fixture.app);
    await signIn(thief, MIA);
    expect(thief.cookies.has(COOKIE)).toBe(false);
    expect(fixture.newDevices).toEqual([]);
    const code = { factor_id: app.factorId, code: app.code(now) };
    expect((await thief.post('/second-factor/verify', code)).statusCode).toBe(200);
    expect(fixture.newDevices).toHaveLength(1);
    expect(thief.cookies.has(COOKIE)).toBe(true);
  });

  it('is written once when a browser signs in several times at once', async () => {
    await Promise.all(Array.from({ length: 4 }, () => signIn(createBrowser(fixture.app), BEN)));
    // The first of them is Ben’s first device.
    expect(fixture.newDevices).toHaveLength(3);
  });
});

describe('“this was not me”', () => {
  const open = (method: 'GET' | 'POST', token: string, prefix = '') =>
    fixture.app.inject({
      method,
      url: `${prefix}/not-me/${token}`,
      ...(method === 'POST' && {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: '',
      }),
    });

  async function reported(): Promise<{ readonly token: string; readonly thief: Browser }> {
    const thief = createBrowser(fixture.app);
    await signIn(thief, MIA);
    const token = fixture.newDevices.at(-1)?.reportToken ?? '';
    return { token, thief };
  }

  async function restorePassword(): Promise<void> {
    await fixture.identity.settle();
    const token = fixture.resetLinks.at(-1)?.token;
    const answer = await phone.post('/reset-password', { token, new_password: PASSWORD });
    expect(answer.statusCode).toBe(204);
  }

  it('shows when it was and does nothing, however often it is opened', async () => {
    const { token, thief } = await reported();
    for (const prefix of ['', '/de']) {
      const page = await open('GET', token, prefix);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('<form method="post">');
      expect(page.headers['cache-control']).toBe('no-store');
    }
    expect(await thief.profile()).not.toBeNull();
  });

  it('ends sessions, links and the password, and mails a way to a new one', async () => {
    const { token, thief } = await reported();
    const link = await inTransaction(fixture.database.pool, (client) => issueSignInLink(client, mia, now));
    fixture.resetLinks.length = 0;
    expect((await open('POST', token, '/de')).body).toContain('Alle sind abgemeldet');
    expect(await thief.profile()).toBeNull();
    expect(await phone.profile()).toBeNull();
    expect((await signIn(thief, MIA)).json()).toMatchObject({ code: 'wrong_credentials' });
    const exchanged = await fixture.app.inject({
      method: 'POST',
      url: '/api/auth/verify-token',
      payload: { token: link.token },
    });
    expect(exchanged.statusCode).toBe(401);
    await fixture.identity.settle();
    expect(fixture.resetLinks).toMatchObject([{ email: MIA, language: 'de', reason: 'reported' }]);
    await restorePassword();
    expect((await signIn(phone, MIA)).statusCode).toBe(200);
  });

  it('forgets the device it is about and keeps those before it', async () => {
    const { token, thief } = await reported();
    await open('POST', token);
    await restorePassword();
    fixture.newDevices.length = 0;
    await signIn(phone, MIA);
    expect(fixture.newDevices).toEqual([]);
    await signIn(thief, MIA);
    expect(fixture.newDevices).toHaveLength(1);
  });

  it('leaves second factors alone: a link in a mail must not remove them', async () => {
    await enrolApp(phone, now);
    const { token } = await secondDeviceWithFactor();
    await open('POST', token);
    await restorePassword();
    expect((await signIn(phone, MIA)).json()).toMatchObject({ code: 'second_factor_required' });
  });

  async function secondDeviceWithFactor(): Promise<{ readonly token: string }> {
    const { rows } = await fixture.database.pool.query<{ id: string }>(
      'select id from studio.second_factors where enrolled_at is not null',
    );
    expect(rows).toHaveLength(1);
    await fixture.database.pool.query(
      `insert into studio.known_devices (id, uid, token_hash, first_used_at, last_used_at, report_hash)
       values ('reported', $1, 'h', $2, $2, sha256('a-report'))`,
      [mia, now],
    );
    return { token: 'a-report' };
  }

  it('acts once, also for two presses at the same time', async () => {
    const { token } = await reported();
    fixture.resetLinks.length = 0;
    const pages = await Promise.all([open('POST', token), open('POST', token), open('POST', token)]);
    expect(pages.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
    expect((await open('GET', token)).statusCode).toBe(404);
    await fixture.identity.settle();
    expect(fixture.resetLinks).toHaveLength(1);
    await restorePassword();
  });

  it.each(['GET', 'POST'] as const)('is not valid when made up or older than 30 days: %s', async (method) => {
    expect((await open(method, 'x'.repeat(43))).statusCode).toBe(404);
    const { token, thief } = await reported();
    now = new Date(now.getTime() + 30 * DAY_MS);
    const page = await open(method, token);
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('<form');
    expect(await thief.profile()).not.toBeNull();
  });
});
