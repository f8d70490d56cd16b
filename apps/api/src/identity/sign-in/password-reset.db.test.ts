import type { Problem } from '@lifted/contract/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { issueOldLinks, useOldLinks } from '../../testing/identity-links-fixture.ts';
import { MOST_FAILURES } from '../known-devices/sign-in-lock.ts';

const NEW_PASSWORD = 'kettlebells at seven';

let fixture: IdentityFixture;
let browser: Browser;
let now = new Date();
let mia: string;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  mia = await insertPerson(fixture.database, { email: 'mia@lifted.example', password: PASSWORD });
  await insertPerson(fixture.database, { email: 'nopassword@lifted.example' });
  await insertPerson(fixture.database, { email: 'müller@lifted.example' });
});
afterAll(() => fixture.close());
beforeEach(() => {
  now = new Date();
  browser = createBrowser(fixture.app);
});

const askFor = async (email: string) => {
  const before = fixture.resetLinks.length;
  const answer = await browser.post('/request-password-reset', { email });
  await fixture.identity.settle();
  return { answer, token: fixture.resetLinks.slice(before).at(-1)?.token };
};
const linkFor = async (email: string) => {
  const { token } = await askFor(email);
  if (token === undefined) throw new Error('No mail was written.');
  return token;
};
const setPassword = (token: string, newPassword: string) =>
  browser.post('/reset-password', { token, new_password: newPassword });
const signIn = (email: string, password: string) =>
  createBrowser(fixture.app).post('/sign-in/email', { email, password });

describe('asking for a link', () => {
  it('is answered with the same bytes for known and unknown addresses, and only known ones get a mail', async () => {
    const known = await askFor(' MIA@lifted.example ');
    const unknown = await askFor('nobody@lifted.example');
    expect(known.answer.statusCode).toBe(204);
    expect(unknown.answer.statusCode).toBe(204);
    expect([known.answer.body, unknown.answer.body]).toEqual(['', '']);
    expect(Object.keys(known.answer.headers)).toEqual(Object.keys(unknown.answer.headers));
    expect([typeof known.token, unknown.token]).toEqual(['string', undefined]);
    expect(fixture.resetLinks.at(-1)).toMatchObject({ email: 'mia@lifted.example', name: 'Mia Schneider' });
  });

  it('keeps no secret where the database can be read', async () => {
    const token = await linkFor('mia@lifted.example');
    const { rows } = await fixture.database.pool.query('select * from identity."verification"');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('the link', () => {
  it('reaches an address whose domain the browser writes in ASCII', async () => {
    await insertPerson(fixture.database, { email: 'jo@bücher.example' });
    const ascii = 'jo@xn--bcher-kva.example';
    expect((await setPassword(await linkFor(ascii), NEW_PASSWORD)).statusCode).toBe(204);
    expect((await signIn(ascii, NEW_PASSWORD)).statusCode).toBe(200);
    expect((await signIn('jo@bücher.example', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('says whose password it sets, as often as it is asked, until it is used', async () => {
    const token = await linkFor('nopassword@lifted.example');
    const whose = () => browser.post('/password-link', { token });
    expect((await whose()).json()).toEqual({ email: 'nopassword@lifted.example' });
    expect((await whose()).json()).toEqual({ email: 'nopassword@lifted.example' });
    expect((await setPassword(token, NEW_PASSWORD)).statusCode).toBe(204);
    expect((await whose()).json()).toMatchObject({ status: 404, code: 'link_unknown' });
  });

  it.each(['nopassword@lifted.example', 'müller@lifted.example'])(
    'gives the account of %s its first password, and works once',
    async (email) => {
      const token = await linkFor(email);
      expect((await setPassword(token, NEW_PASSWORD)).statusCode).toBe(204);
      expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
      const again = await setPassword(token, 'another one of mine');
      expect(again.json()).toMatchObject({ status: 404, code: 'link_unknown' });
    },
  );

  it('ends every session, and the old password is gone', async () => {
    const other = createBrowser(fixture.app);
    await other.post('/sign-in/email', { email: 'mia@lifted.example', password: PASSWORD });
    const token = await linkFor('mia@lifted.example');
    expect((await setPassword(token, NEW_PASSWORD)).statusCode).toBe(204);
    expect(await other.profile()).toBeNull();
    expect((await signIn('mia@lifted.example', PASSWORD)).statusCode).toBe(401);
    expect((await signIn('mia@lifted.example', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('takes back every older link of the account, and no other account’s', async () => {
    const ben = await insertPerson(fixture.database, { email: 'ben@lifted.example' });
    const [uid, email] = [mia, 'mia@lifted.example'];
    const hers = await issueOldLinks(fixture, { uid, email, now });
    const his = await issueOldLinks(fixture, { uid: ben, email: 'ben@lifted.example', now });
    expect((await setPassword(await linkFor(email), NEW_PASSWORD)).statusCode).toBe(204);
    expect(await useOldLinks(fixture, hers)).toEqual([401, 401, 404]);
    expect((await signIn(email, NEW_PASSWORD)).statusCode).toBe(200);
    expect(await useOldLinks(fixture, his)).toEqual([200, 200, 204]);
  });

  it('opens an account that was locked', async () => {
    for (let at = 0; at <= MOST_FAILURES; at++) await signIn('mia@lifted.example', 'not the password');
    expect((await signIn('mia@lifted.example', NEW_PASSWORD)).statusCode).toBe(429);
    await setPassword(await linkFor('mia@lifted.example'), NEW_PASSWORD);
    expect((await signIn('mia@lifted.example', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it.each([
    ['too short', 'short one', 'at least 10'],
    ['too long', 'long '.repeat(30), 'at most 128'],
    ['the address', 'MIA@lifted.example', 'not your email address'],
    ['their name', 'Mia Schn3ider!', 'without your name'],
    ['the studio’s name', 'get-lifted-2026', 'name of the studio'],
    ['what everybody tries', 'Passwort123', 'too easy to guess'],
    ['one from a leak', 'Rammstein1', 'known from a data leak'],
  ])('stays good when the password is refused as %s', async (_what, password, sentence) => {
    const token = await linkFor('mia@lifted.example');
    const refused = await setPassword(token, password);
    expect(refused.json()).toMatchObject({ status: 422, code: 'password_refused' });
    expect(refused.json<Problem>().detail).toContain(sentence);
    expect((await setPassword(token, NEW_PASSWORD)).statusCode).toBe(204);
  });

  it('is refused when it is an hour old, and when it was never given out', async () => {
    const token = await linkFor('mia@lifted.example');
    now = new Date(Date.now() + 3_600_000);
    expect((await setPassword(token, NEW_PASSWORD)).json()).toMatchObject({ code: 'link_unknown' });
    expect((await setPassword('x'.repeat(24), NEW_PASSWORD)).json()).toMatchObject({ code: 'link_unknown' });
  });

  it('lets one of many set the password', async () => {
    const token = await linkFor('mia@lifted.example');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => setPassword(token, `the password of try ${at}`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([204, 404]));
  });
});

it('the policy says what a password has to be like', async () => {
  expect((await browser.get('/password-policy')).json()).toEqual({
    min_length: 10,
    max_length: 128,
    hints: [expect.stringContaining('At least 10'), expect.any(String)],
  });
  const german = await browser.get('/password-policy', { 'accept-language': 'de' });
  expect(german.json()).toMatchObject({
    hints: [expect.stringContaining('Mindestens 10'), expect.any(String)],
  });
});
