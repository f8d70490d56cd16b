import type { Problem } from '@lifted/contract/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { LOCK_MS, MOST_FAILURES } from '../known-devices/sign-in-lock.ts';

/** The library's own sign-in refuses these. */
const OTHER_ADDRESSES = ['müller@lifted.example', 'o/k@lifted.example', 'anna@grün.example'];

let fixture: IdentityFixture;
let browser: Browser;
let uid: string;
let now = new Date('2026-11-20T10:00:00Z');

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now, trustProxy: true });
  uid = await insertPerson(fixture.database, { email: 'mia@lifted.example', password: PASSWORD });
  for (const email of OTHER_ADDRESSES) await insertPerson(fixture.database, { email, password: PASSWORD });
  for (const email of ['nopassword@lifted.example', 'jürgen@lifted.example'])
    await insertPerson(fixture.database, { email });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  browser = createBrowser(fixture.app);
  await fixture.database.pool.query('delete from studio.sign_in_failures');
});

const signIn = (email: string, password: string, headers: Record<string, string> = {}) =>
  browser.post('/sign-in/email', { email, password }, headers);

describe('signing in with a password', () => {
  it('sets an HttpOnly cookie for 30 days and answers the profile, without any token', async () => {
    const answer = await signIn(' MIA@lifted.example ', PASSWORD);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({
      user: {
        uid,
        email: 'mia@lifted.example',
        email_verified: true,
        display_name: 'Mia Schneider',
        phone_number: null,
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const [cookie] = [answer.headers['set-cookie']].flat();
    expect(cookie).toMatch(/^studio\.session_token=/);
    expect(cookie).toContain('Max-Age=2592000');
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).not.toContain('Secure');
  });

  it.each(OTHER_ADDRESSES)('begins the same session for %s', async (email) => {
    const answer = await signIn(email.toUpperCase().normalize('NFD'), PASSWORD);
    expect(answer.json()).toMatchObject({ user: { email } });
    const [cookie] = [answer.headers['set-cookie']].flat();
    expect(cookie).toContain('Max-Age=2592000');
    expect(cookie).toContain('HttpOnly');
    expect(await browser.profile()).toMatchObject({ email });
    const { rows } = await fixture.database.pool.query(
      `select round(extract(epoch from s."expiresAt" - s."createdAt") / 86400) as days
         from identity."session" s join identity."user" u on u."id" = s."userId" where u."email" = $1`,
      [email],
    );
    expect(rows).toEqual([{ days: '30' }]);
  });

  it('works with a password however long ago it was set', async () => {
    await fixture.database.pool.query(
      `update identity."account" set "createdAt" = "createdAt" - interval '20 years',
              "updatedAt" = "updatedAt" - interval '20 years' where "userId" = $1`,
      [uid],
    );
    expect((await signIn('mia@lifted.example', PASSWORD)).statusCode).toBe(200);
  });

  it('keeps neither the address nor the browser of a person', async () => {
    await signIn('mia@lifted.example', PASSWORD);
    const { rows } = await fixture.database.pool.query(
      `select distinct coalesce("ipAddress", '') as ip, coalesce("userAgent", '') as browser from identity."session"`,
    );
    expect(rows).toEqual([{ ip: '', browser: '' }]);
  });

  it.each([
    ['a wrong password', 'mia@lifted.example', 'not-the-password'],
    ['an address nobody has', 'nobody@lifted.example', PASSWORD],
    ['an account without a password', 'nopassword@lifted.example', PASSWORD],
    ['an address the library does not like', 'mia@lifted..example', PASSWORD],
    ['a wrong password of müller@', 'müller@lifted.example', 'not-the-password'],
    ['an account of jürgen@ without a password', 'jürgen@lifted.example', PASSWORD],
  ])('refuses %s with the same bytes', async (_what, email, password) => {
    const answer = await signIn(email, password);
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect({ ...answer.json<Problem>(), request_id: undefined }).toEqual({
      type: '/problems/wrong-credentials',
      title: 'Not signed in',
      status: 401,
      detail: 'The email address or password is incorrect.',
      code: 'wrong_credentials',
    });
  });

  it('is refused from another origin, and without one when a cookie is sent', async () => {
    const foreign = await signIn('mia@lifted.example', PASSWORD, { origin: 'https://evil.example' });
    expect(foreign.json()).toMatchObject({ status: 403, code: 'origin_refused' });
    await signIn('mia@lifted.example', PASSWORD);
    const nowhere = await browser.post('/sign-out', undefined, { origin: '' });
    expect(nowhere.statusCode).toBe(403);
    expect(await browser.profile()).toMatchObject({ uid });
  });
});

describe('a disabled account', () => {
  it.each(['mia@lifted.example', 'müller@lifted.example'])(
    'of %s is told so with the right password only, and gets no session',
    async (email) => {
      const { pool } = fixture.database;
      await pool.query('update studio.accounts set disabled_at = now()');
      try {
        expect((await signIn(email, 'not-the-password')).statusCode).toBe(401);
        const answer = await signIn(email, PASSWORD);
        expect(answer.json()).toMatchObject({ status: 403, code: 'account_disabled' });
        expect(answer.headers['set-cookie']).toBeUndefined();
      } finally {
        await pool.query('update studio.accounts set disabled_at = null');
      }
    },
  );
});

describe('wrong passwords, from as many client addresses as you like', () => {
  const tries = async (count: number, email: string) => {
    const statuses: number[] = [];
    for (let at = 0; at < count; at++) {
      const from = `203.0.${at >> 8}.${at & 255}`;
      statuses.push((await signIn(email, `wrong ${at}`, { 'x-forwarded-for': from })).statusCode);
    }
    return statuses;
  };

  it.each(['mia@lifted.example', 'nobody@lifted.example'])('lock %s after ten', async (email) => {
    const statuses = await tries(1000, email);
    expect(statuses.slice(0, MOST_FAILURES)).toEqual(Array(MOST_FAILURES).fill(401));
    expect(new Set(statuses.slice(MOST_FAILURES))).toEqual(new Set([429]));
    const right = await signIn(email, PASSWORD);
    expect(right.json()).toMatchObject({
      status: 429,
      code: 'account_locked',
      detail:
        'Too many attempts with a wrong password. Please wait 15\u00a0minutes, or set a new password with “Forgot password?”.',
    });
    expect(right.headers['retry-after']).toBe('900');
  });

  it('count when they come at the same time', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => signIn('mia@lifted.example', 'not-the-password')),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(MOST_FAILURES);
  });

  it('lock for 15 minutes after the tenth, and a try meanwhile does not lengthen it', async () => {
    const tenth = new Date(now);
    await tries(MOST_FAILURES, 'mia@lifted.example');
    now = new Date(tenth.getTime() + LOCK_MS - 1);
    expect((await signIn('mia@lifted.example', PASSWORD)).statusCode).toBe(429);
    now = new Date(tenth.getTime() + LOCK_MS);
    expect((await signIn('mia@lifted.example', PASSWORD)).statusCode).toBe(200);
  });

  it('count together for one address, typed composed or decomposed', async () => {
    expect(await tries(MOST_FAILURES, 'm\u00fcller@lifted.example')).not.toContain(429);
    expect(await tries(1, 'mu\u0308ller@lifted.example')).toEqual([429]);
  });

  it('are forgotten after a right one', async () => {
    await tries(MOST_FAILURES - 1, 'mia@lifted.example');
    expect((await signIn('mia@lifted.example', PASSWORD)).statusCode).toBe(200);
    expect(await tries(MOST_FAILURES, 'mia@lifted.example')).not.toContain(429);
  });

  it('are forgotten 15 minutes after the first', async () => {
    const first = new Date(now);
    await tries(MOST_FAILURES - 1, 'mia@lifted.example');
    now = new Date(first.getTime() + LOCK_MS);
    expect(await tries(MOST_FAILURES, 'mia@lifted.example')).not.toContain(429);
  });
});
