import type { OwnSession } from '@lifted/contract/identity/own-sessions';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { issueOldLinks, useOldLinks } from '../../testing/identity-links-fixture.ts';
import { enrolApp, forgetSecondFactors, signIn } from '../../testing/identity-second-factor-fixture.ts';

const MIA = 'mia@lifted.example';
const BEN = 'ben@lifted.example';
const MINUTE_MS = 60_000;
let fixture: IdentityFixture;
let now: Date;
let mia: string;
let here: Browser;
let there: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  mia = await insertPerson(fixture.database, { email: MIA, password: PASSWORD });
  await insertPerson(fixture.database, { email: BEN, password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  [here, there] = [await signedIn(), await signedIn()];
});

async function signedIn(email = MIA): Promise<Browser> {
  const browser = createBrowser(fixture.app);
  await signIn(browser, email);
  return browser;
}

async function sessionsOf(browser: Browser): Promise<readonly OwnSession[]> {
  return (await browser.get('/sessions')).json<{ sessions: OwnSession[] }>().sessions;
}

const idOf = async (browser: Browser) =>
  (await sessionsOf(browser)).find(({ current }) => current)?.id ?? 'nowhere';
const end = async (browser: Browser, id: string) => browser.post('/sessions/end', { session_id: id });
const endOthers = (browser: Browser) => browser.post('/sessions/end-others');

/** Moves one of a session's times back. */
const age = (column: 'createdAt' | 'updatedAt' | 'expiresAt', interval: string, id: string) =>
  fixture.database.pool.query(
    `update identity."session" set "${column}" = "${column}" - $1::interval where "id" = $2`,
    [interval, id],
  );

describe('the list of own sessions', () => {
  it('starts with this one, then the others by their latest visit', async () => {
    const third = await signedIn();
    await age('updatedAt', '1 minute', await idOf(there));
    await age('updatedAt', '3 days', await idOf(here));
    const ids = [await idOf(here), await idOf(third), await idOf(there)];
    const listed = await sessionsOf(here);
    expect(listed.map(({ id }) => id)).toEqual(ids);
    expect(listed.map(({ current }) => current)).toEqual([true, false, false]);
  });

  it('says when each began and when its latest visit was noted', async () => {
    const id = await idOf(there);
    await age('createdAt', '8 days', id);
    await age('updatedAt', '2 days', id);
    const { rows } = await fixture.database.pool.query<{ began: Date; seen: Date }>(
      'select "createdAt" as began, "updatedAt" as seen from identity."session" where "id" = $1',
      [id],
    );
    const other = (await sessionsOf(here)).find((session) => session.id === id);
    expect(other).toEqual({
      id,
      began_at: rows[0]?.began.toISOString(),
      seen_at: rows[0]?.seen.toISOString(),
      current: false,
    });
  });

  it('holds neither sessions that are too old nor those that nobody came back to', async () => {
    const [old, forgotten, kept] = [await signedIn(), await signedIn(), await signedIn()];
    await age('expiresAt', '30 days', await idOf(forgotten));
    await age('createdAt', '90 days', await idOf(old));
    await age('createdAt', '89 days 23 hours', await idOf(kept));
    now = new Date();
    const ids = (await sessionsOf(here)).map(({ id }) => id);
    expect(ids).toHaveLength(3);
    expect(ids).toContain(await idOf(kept));
  });

  it('holds no session that waits for a second factor', async () => {
    const app = await enrolApp(here, now);
    fixture.secrets.push(app.secret, ...app.backupCodes);
    await signedIn();
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
  });

  it('is for nobody without a session, and shows nothing that opens one', async () => {
    expect((await createBrowser(fixture.app).get('/sessions')).json()).toMatchObject({
      status: 401,
      code: 'not_signed_in',
    });
    const { rows } = await fixture.database.pool.query<{ token: string }>(
      'select "token" from identity."session"',
    );
    const shown = (await here.get('/sessions')).body;
    for (const { token } of rows) expect(shown).not.toContain(token);
  });

  it('shows one member nothing of another', async () => {
    const ben = await signedIn(BEN);
    expect(await sessionsOf(ben)).toMatchObject([{ id: await idOf(ben), current: true }]);
    expect((await sessionsOf(here)).map(({ id }) => id)).not.toContain(await idOf(ben));
  });
});

describe('ending another session', () => {
  it('signs that device out at once and leaves the rest', async () => {
    const third = await signedIn();
    expect((await end(here, await idOf(there))).statusCode).toBe(204);
    expect(await there.profile()).toBeNull();
    for (const browser of [here, third]) expect(await browser.profile()).toMatchObject({ email: MIA });
    expect(await sessionsOf(here)).toHaveLength(2);
    expect(fixture.logged()).toContain('session_ended');
  });

  it('of another member is answered as if there were none', async () => {
    const ben = await signedIn(BEN);
    const answers = [await end(here, await idOf(ben)), await end(here, 'nobodys')];
    for (const answer of answers) {
      expect(answer.json()).toMatchObject({ status: 404, detail: 'This device is already signed out.' });
    }
    expect(await ben.profile()).toMatchObject({ email: BEN });
  });

  it('is not for the session in use, which signs out with its cookie and copies', async () => {
    const answer = await end(here, await idOf(here));
    expect(answer.json()).toMatchObject({ status: 422, errors: [{ field: 'session_id' }] });
    expect(await here.profile()).not.toBeNull();
  });

  it.each(['/sessions/end', '/sessions/end-others'])('at %s asks for a fresh sign-in', async (path) => {
    const id = await idOf(there);
    now = new Date(Date.now() + 10 * MINUTE_MS);
    const answer = await here.post(path, path.endsWith('end') ? { session_id: id } : undefined);
    expect(answer.json()).toMatchObject({ status: 403, code: 'sign_in_again', confirm_with: 'password' });
    expect(await there.profile()).not.toBeNull();
  });

  it.each(['/sessions/end', '/sessions/end-others'])('at %s is refused to other sites', async (path) => {
    const body = path.endsWith('end') ? { session_id: await idOf(there) } : undefined;
    const answer = await here.post(path, body, { origin: 'https://elsewhere.example' });
    expect(answer.json()).toMatchObject({ status: 403, code: 'origin_refused' });
    expect(await there.profile()).not.toBeNull();
  });
});

describe('ending all other sessions', () => {
  it('keeps this one and those of everybody else', async () => {
    const [third, ben] = [await signedIn(), await signedIn(BEN)];
    expect((await endOthers(here)).statusCode).toBe(204);
    expect([await there.profile(), await third.profile()]).toEqual([null, null]);
    expect(await sessionsOf(here)).toMatchObject([{ current: true }]);
    expect(await ben.profile()).toMatchObject({ email: BEN });
    expect(fixture.logged()).toContain('other_sessions_ended');
  });

  it('takes back the links that could begin another', async () => {
    const links = await issueOldLinks(fixture, { uid: mia, email: MIA, now });
    await endOthers(here);
    expect(await useOldLinks(fixture, links)).toEqual([401, 401, 404]);
    expect(await here.profile()).toMatchObject({ email: MIA });
  });

  it('also ends one that waits for a second factor', async () => {
    const app = await enrolApp(here, now);
    fixture.secrets.push(app.secret, ...app.backupCodes);
    const waiting = await signedIn();
    await endOthers(here);
    const late = await waiting.post('/second-factor/verify', {
      factor_id: app.factorId,
      code: app.code(now),
    });
    expect(late.json()).toMatchObject({ status: 401, code: 'not_signed_in' });
  });
});
