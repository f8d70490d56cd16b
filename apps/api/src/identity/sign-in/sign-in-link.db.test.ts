import type { Problem } from '@lifted/contract/problem';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import { createIdentityFixture, insertPerson, type IdentityFixture } from '../../testing/identity-fixture.ts';

const MINUTE_MS = 60_000;
const LINK_MS = 15 * MINUTE_MS;

let fixture: IdentityFixture;
let browser: Browser;
let uid: string;
let now = new Date();

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  uid = await insertPerson(fixture.database, { email: 'mia@lifted.example' });
});
afterAll(() => fixture.close());
beforeEach(() => {
  now = new Date();
  browser = createBrowser(fixture.app);
});

/** What the operator's command does: a secret that leaves, its hash that stays. */
async function newLink(): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await fixture.database.pool.query(
    `insert into studio.sign_in_links (token_hash, provider, uid, created_at, expires_at)
     values ($1, 'studio', $2, $3, $4)`,
    [createHash('sha256').update(token).digest(), uid, now, new Date(now.getTime() + LINK_MS)],
  );
  return token;
}
const redeem = (token: string) =>
  fixture.app.inject({ method: 'POST', url: '/api/auth/verify-token', payload: { token } });
const customTokenOf = async (token: string) =>
  (await redeem(token)).json<{ customToken: string }>().customToken;
const use = (customToken: string, by = browser) => by.post('/one-time-token/verify', { token: customToken });
const REFUSED = { status: 401, code: 'sign_in_token_invalid' };

describe('a sign-in link', () => {
  it('signs in, once', async () => {
    const token = await newLink();
    const customToken = await customTokenOf(token);
    expect((await use(customToken)).json()).toMatchObject({ user: { uid, email: 'mia@lifted.example' } });
    expect(await browser.profile()).toMatchObject({ uid });
    expect((await redeem(token)).json()).toMatchObject(REFUSED);
    const other = createBrowser(fixture.app);
    expect((await use(customToken, other)).json()).toMatchObject(REFUSED);
    expect(await other.profile()).toBeNull();
  });

  it('has one winner when twenty come at once', async () => {
    const token = await newLink();
    const answers = await Promise.all(Array.from({ length: 20 }, () => redeem(token)));
    const won = answers.filter(({ statusCode }) => statusCode === 200);
    expect(won).toHaveLength(1);
    const customToken = won[0]?.json<{ customToken: string }>().customToken ?? '';
    const uses = await Promise.all(
      Array.from({ length: 20 }, () => use(customToken, createBrowser(fixture.app))),
    );
    expect(uses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(new Set(uses.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 401]));
  });

  it('is good until the end of its 15 minutes', async () => {
    const token = await newLink();
    const early = await newLink();
    now = new Date(now.getTime() + LINK_MS - 1);
    expect((await redeem(early)).statusCode).toBe(200);
    now = new Date(now.getTime() + 1);
    expect((await redeem(token)).json()).toMatchObject(REFUSED);
  });

  it('that was used, is too old or was made up is refused with the same bytes', async () => {
    const used = await newLink();
    await redeem(used);
    const old = await newLink();
    now = new Date(now.getTime() + LINK_MS);
    const bodies = await Promise.all(
      [used, old, randomBytes(32).toString('base64url')].map(async (token) => {
        const problem = (await redeem(token)).json<Problem>();
        return JSON.stringify({ ...problem, request_id: undefined });
      }),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('of a disabled account is refused', async () => {
    const token = await newLink();
    await fixture.database.pool.query('update studio.accounts set disabled_at = now()');
    try {
      expect((await redeem(token)).json()).toMatchObject(REFUSED);
    } finally {
      await fixture.database.pool.query('update studio.accounts set disabled_at = null');
    }
  });

  it('begins a session that dies with its custom token unless somebody brings that', async () => {
    await fixture.database.pool.query('delete from identity."session"');
    const lifetimes = async () => {
      const { rows } = await fixture.database.pool.query<{ minutes: number }>(
        `select round(extract(epoch from "expiresAt" - "createdAt") / 60)::integer as minutes from identity."session"`,
      );
      return rows.map(({ minutes }) => minutes);
    };
    const customToken = await customTokenOf(await newLink());
    expect(await lifetimes()).toEqual([1]);
    await use(customToken);
    expect(await lifetimes()).toEqual([30 * 24 * 60]);
  });
});
