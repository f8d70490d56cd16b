import { inTransaction } from '@lifted/database/transaction';
import { INVITATION_MS, MOST_RENEWED_LINKS } from '@lifted/domain/identity/link-lifetimes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { issueSignInLink } from '../sign-in/mailed-links.ts';

const ANNA = 'anna@lifted.example';
const TOM = 'tom@lifted.example';

let fixture: IdentityFixture;
let anna: string;
let now = new Date();

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  anna = await insertPerson(fixture.database, { email: ANNA, name: 'Anna Berg' });
  await insertPerson(fixture.database, { email: TOM, name: 'Tom Falk', password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  fixture.signInLinks.length = 0;
  await fixture.database.pool.query('truncate studio.sign_in_links');
});

const invite = async (): Promise<string> =>
  (await inTransaction(fixture.database.pool, (client) => issueSignInLink(client, anna, now, INVITATION_MS)))
    .token;

const open = (path: string, how: { method?: 'GET' | 'POST'; by?: Browser; site?: string } = {}) => {
  const { method = 'GET', by, site } = how;
  const cookie = [...(by?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  return fixture.app.inject({
    method,
    url: path,
    headers: {
      ...(cookie !== '' && { cookie }),
      ...(site !== undefined && { 'sec-fetch-site': site }),
      ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(method === 'POST' && { body: '' }),
  });
};
const post = (path: string, how: { by?: Browser; site?: string } = {}) =>
  open(path, { ...how, method: 'POST' });
const redeem = (token: string) =>
  fixture.app.inject({ method: 'POST', url: '/api/auth/verify-token', payload: { token } });

async function tomsBrowser(): Promise<Browser> {
  const browser = createBrowser(fixture.app);
  await browser.post('/sign-in/email', { email: TOM, password: PASSWORD });
  expect(await browser.profile()).toMatchObject({ email: TOM });
  return browser;
}

describe('the page of a mailed sign-in link', () => {
  it('says whose it is and uses nothing up, however often it is opened', async () => {
    const token = await invite();
    for (const [prefix, press] of [
      ['', `Sign in as ${ANNA}`],
      ['/de', `Als ${ANNA} anmelden`],
      ['', `Sign in as ${ANNA}`],
    ]) {
      const page = await open(`${prefix}/sign-in/${token}`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(press);
      expect(page.body).toContain(`<form method="post" action="${prefix}/sign-in/${token}">`);
      expect(page.headers['cache-control']).toBe('no-store');
    }
    expect((await redeem(token)).statusCode).toBe(200);
  });

  it('opens in German where the browser prefers it and came by the English link of a mail in both languages', async () => {
    const token = await invite();
    const opened = async (path: string, headers: Record<string, string>) =>
      (await fixture.app.inject({ url: path, headers: { 'accept-language': 'de-DE,de;q=0.9', ...headers } }))
        .headers.location;
    const german = `/de/sign-in/${token}`;
    expect(await opened(`/sign-in/${token}`, { 'sec-fetch-site': 'none' })).toBe(german);
    expect(await opened(`/sign-in/${token}`, { 'sec-fetch-site': 'cross-site' })).toBe(german);
    const chosen = { 'sec-fetch-site': 'none', cookie: 'language=en' };
    expect(await opened(`/sign-in/${token}`, chosen)).toBeUndefined();
    expect(await opened(`/sign-in/${token}`, { 'sec-fetch-site': 'same-origin' })).toBeUndefined();
    expect(await opened(german, { 'sec-fetch-site': 'none' })).toBeUndefined();
  });

  it('leads by its button to the page that signs in, in its language', async () => {
    const token = await invite();
    for (const prefix of ['', '/de']) {
      const answer = await post(`${prefix}/sign-in/${token}`, { site: 'same-origin' });
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe(`${prefix}/dashboard?token=${token}`);
    }
  });

  it('does nothing for a form on another site', async () => {
    const token = await invite();
    const browser = await tomsBrowser();
    expect((await post(`/sign-in/${token}`, { site: 'cross-site', by: browser })).statusCode).toBe(403);
    expect(await browser.profile()).toMatchObject({ email: TOM });
  });

  it('is good in the evening of the sixth day, and not after a week', async () => {
    const token = await invite();
    now = new Date(now.getTime() + INVITATION_MS - 1);
    expect((await open(`/sign-in/${token}`)).body).toContain(ANNA);
    now = new Date(now.getTime() + 1);
    const page = await open(`/sign-in/${token}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Send me a new link');
  });
});

describe('in a browser where somebody else is signed in, the page', () => {
  it('says so, and signs them out only when the button is pressed', async () => {
    const token = await invite();
    const browser = await tomsBrowser();
    const page = await open(`/sign-in/${token}`, { by: browser });
    expect(page.body).toContain(`This link is for ${ANNA}, but ${TOM} is signed in`);
    expect(page.body).toContain(`Stay signed in as ${TOM}`);
    expect(await browser.profile()).toMatchObject({ email: TOM });
    expect((await post(`/sign-in/${token}`, { by: browser })).statusCode).toBe(303);
    expect(await browser.profile()).toBeNull();
    expect((await redeem(token)).statusCode).toBe(200);
  });
});

describe('an old link', () => {
  it.each(['used', 'expired'])('that was %s says so and mails a new one in one press', async (how) => {
    const token = await invite();
    if (how === 'used') await redeem(token);
    else now = new Date(now.getTime() + INVITATION_MS);
    const page = await open(`/de/sign-in/${token}`);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('Dieser Link gilt nicht mehr');
    expect(page.body).toContain(`action="/de/sign-in/${token}/new"`);
    expect(page.body).not.toContain(ANNA);
    expect(fixture.signInLinks).toEqual([]);

    expect((await post(`/sign-in/${token}`)).statusCode).toBe(404);
    expect((await post(`/de/sign-in/${token}/new`)).body).toContain('Ein neuer Link ist unterwegs');
    expect(fixture.signInLinks).toMatchObject([{ email: ANNA, name: 'Anna Berg', language: 'de' }]);
    expect((await redeem(fixture.signInLinks[0]?.token ?? '')).statusCode).toBe(200);
  });

  it('mails at most five in an hour, also when all are asked for at once', async () => {
    const token = await invite();
    now = new Date(now.getTime() + INVITATION_MS);
    await Promise.all(Array.from({ length: 12 }, () => post(`/sign-in/${token}/new`)));
    expect(fixture.signInLinks).toHaveLength(MOST_RENEWED_LINKS);
    expect((await post(`/sign-in/${token}/new`)).body).toContain('several links within the last hour');
  });

  it('of a disabled account, or one that never was, sends nothing', async () => {
    const token = await invite();
    await redeem(token);
    await fixture.database.pool.query('update studio.accounts set disabled_at = now() where uid = $1', [
      anna,
    ]);
    try {
      for (const address of [`/sign-in/${token}`, `/sign-in/${'x'.repeat(43)}`]) {
        expect((await open(address)).body).toContain('This link is not valid');
        expect((await post(`${address}/new`)).statusCode).toBe(404);
      }
    } finally {
      await fixture.database.pool.query('update studio.accounts set disabled_at = null');
    }
    expect(fixture.signInLinks).toEqual([]);
  });
});
