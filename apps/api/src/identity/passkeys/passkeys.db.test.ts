import type { Passkey, PasskeyCreationOptions } from '@lifted/contract/identity/passkeys';
import { LONGEST_PASSKEY_NAME, MOST_PASSKEYS } from '@lifted/domain/identity/passkey';
import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import {
  addPasskey,
  askForPasskey,
  signInWithPasskey,
  SoftwareAuthenticator,
} from './identity-passkey-fixture.ts';
import { enrolApp, forgetSecondFactors, signIn } from '../../testing/identity-second-factor-fixture.ts';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';

const MIA = 'mia@lifted.example';
const BEN = 'ben@lifted.example';
const COACH = 'coach@lifted.example';
const MINUTE_MS = 60_000;
const OTHER_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
let fixture: IdentityFixture;
let now: Date;
let mia: string;
let browser: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now, secondFactorFor: ['coach'] });
  mia = await insertPerson(fixture.database, { email: MIA, password: PASSWORD });
  await insertPerson(fixture.database, { email: BEN, password: PASSWORD });
  await insertPerson(fixture.database, { email: COACH, password: PASSWORD, roles: ['coach'] });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  await fixture.database.pool.query('truncate studio.passkeys, studio.known_devices cascade');
  fixture.changes.length = 0;
  fixture.newDevices.length = 0;
  browser = createBrowser(fixture.app);
  await signIn(browser, MIA);
});

const later = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const nobody = () => createBrowser(fixture.app);
const passkeysOf = async (of: Browser) =>
  (await of.get('/passkeys')).json<{ passkeys: Passkey[] }>().passkeys;
const start = async (of: Browser) => (await of.post('/passkeys/start')).json<PasskeyCreationOptions>();
const rolesOf = async (uid: string, of: Browser) =>
  fixture.app.inject({
    url: `/api/users/studio-uid/${uid}/roles`,
    headers: { authorization: `Bearer ${await of.idToken()}` },
  });

/** Whether calls are refused for want of a second factor. */
async function missesSecondFactor(of: Browser): Promise<boolean | undefined> {
  const caller = await fixture.identity.findCaller(await of.idToken());
  return caller?.kind === 'signed-in' ? caller.missesSecondFactor : undefined;
}

describe('adding a passkey', () => {
  it('gives it its name, tells the owner, and several may be added', async () => {
    await addPasskey(browser, ' Phone ');
    later(SECOND_MS);
    await addPasskey(browser, 'Laptop');
    expect(await passkeysOf(browser)).toMatchObject([
      { name: 'Phone', synced: false, last_used_at: null },
      { name: 'Laptop', synced: false, last_used_at: null },
    ]);
    expect(fixture.changes.map(({ kind, email }) => [kind, email])).toEqual([
      ['passkey_added', MIA],
      ['passkey_added', MIA],
    ]);
  });

  it('asks for a passkey the browser finds without an address, with its user verified, and none twice', async () => {
    const phone = await addPasskey(browser);
    expect(await start(browser)).toMatchObject({
      rp: { id: 'localhost', name: 'LIFTED' },
      user: { id: Buffer.from(mia).toString('base64url'), name: MIA },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key', id: phone.id }],
      attestation: 'none',
    });
  });

  it('wants somebody who signed in within the last ten minutes', async () => {
    expect((await nobody().post('/passkeys/start')).statusCode).toBe(401);
    const options = await start(browser);
    later(11 * MINUTE_MS);
    expect((await browser.post('/passkeys/start')).json()).toMatchObject({ code: 'sign_in_again' });
    const made = { name: 'Phone', ...new SoftwareAuthenticator().make(options) };
    expect((await browser.post('/passkeys', made)).json()).toMatchObject({ code: 'sign_in_again' });
  });

  it.each([
    ['for another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['as a signature', { type: 'webauthn.get' }],
    ['without its user verified', { isUserVerified: false }],
    ['for a challenge nobody gave', { challenge: Buffer.alloc(54).toString('base64url') }],
  ])('refuses one made %s', async (_how, wrong) => {
    const made = new SoftwareAuthenticator().make(await start(browser), wrong);
    const answer = await browser.post('/passkeys', { name: 'Phone', ...made });
    expect(answer.json()).toMatchObject({ status: 401, code: 'passkey_refused' });
    expect(await passkeysOf(browser)).toEqual([]);
  });

  it('takes no challenge of somebody else, of a sign-in, or from ten minutes ago', async () => {
    const ben = nobody();
    await signIn(ben, BEN);
    const [own, foreign, request] = [await start(browser), await start(ben), await askForPasskey(browser)];
    for (const { challenge } of [foreign, request]) {
      const made = new SoftwareAuthenticator().make(own, { challenge });
      expect((await browser.post('/passkeys', { name: 'Phone', ...made })).statusCode).toBe(401);
    }
    later(9 * MINUTE_MS);
    await signIn(browser, MIA);
    later(MINUTE_MS);
    const made = new SoftwareAuthenticator().make(own);
    expect((await browser.post('/passkeys', { name: 'Phone', ...made })).statusCode).toBe(401);
  });

  it('happens once, also when it is sent several times at once, and not again after it was removed', async () => {
    const made = { name: 'Phone', ...new SoftwareAuthenticator().make(await start(browser)) };
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/passkeys', made)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 401, 401]);
    await browser.post('/passkeys/remove', { passkey_id: made.credential_id });
    expect((await browser.post('/passkeys', made)).statusCode).toBe(401);
  });

  it('takes over no passkey of another account', async () => {
    const phone = await addPasskey(browser);
    const ben = nobody();
    await signIn(ben, BEN);
    const made = phone.make(await start(ben));
    expect((await ben.post('/passkeys', { name: 'Mine', ...made })).statusCode).toBe(401);
    expect(await passkeysOf(browser)).toHaveLength(1);
  });

  it(`ends at ${MOST_PASSKEYS} of them`, async () => {
    const options = await start(browser);
    for (let nth = 0; nth < MOST_PASSKEYS; nth++) await addPasskey(browser, `Nr. ${nth}`);
    expect((await browser.post('/passkeys/start')).json()).toMatchObject({ code: 'passkeys_full' });
    const made = new SoftwareAuthenticator().make(options);
    expect((await browser.post('/passkeys', { name: 'One more', ...made })).statusCode).toBe(409);
  });
});

describe('signing in with a passkey', () => {
  it('begins a session of 30 days, and notes the use', async () => {
    const phone = await addPasskey(browser);
    const other = nobody();
    later(MINUTE_MS);
    const answer = await signInWithPasskey(other, phone);
    expect(answer.json()).toMatchObject({ user: { uid: mia, email: MIA } });
    const [cookie] = [answer.headers['set-cookie']].flat();
    expect(cookie).toContain('Max-Age=2592000');
    expect(await other.profile()).toMatchObject({ uid: mia });
    expect(await passkeysOf(other)).toMatchObject([{ last_used_at: now.toISOString() }]);
    expect(fixture.newDevices).toHaveLength(1);
  });

  it('takes the place of password and second factor together', async () => {
    const phone = await addPasskey(browser);
    await enrolApp(browser, now);
    const other = nobody();
    expect((await signInWithPasskey(other, phone)).statusCode).toBe(200);
    expect(await other.profile()).toMatchObject({ uid: mia });
    expect((await rolesOf(mia, other)).statusCode).toBe(200);
    // And is recent enough to change how one signs in.
    expect((await other.post('/passkeys/start')).statusCode).toBe(200);
  });

  it('is written to the log by the number of the account', async () => {
    const phone = await addPasskey(browser);
    await signInWithPasskey(nobody(), phone);
    expect(fixture.logged()).toContain(`"event":"sign_in","account":"${mia}","way":"passkey"`);
  });

  it.each([
    ['with another key', { signer: OTHER_KEY }],
    ['for another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['as a new passkey', { type: 'webauthn.create' }],
    ['without its user verified', { isUserVerified: false }],
    ['for somebody else', { userHandle: Buffer.from('somebody-else').toString('base64url') }],
    ['for a challenge nobody gave', { challenge: Buffer.alloc(54).toString('base64url') }],
    ['for a challenge that is none', { challenge: 'AAAA' }],
    ['with a count that does not rise', { count: 3 }],
  ])('is refused when signed %s', async (_how, wrong) => {
    const phone = await addPasskey(browser);
    await signInWithPasskey(nobody(), phone, { count: 3 });
    const other = nobody();
    const answer = await signInWithPasskey(other, phone, { count: 4, ...wrong });
    expect(answer.json()).toMatchObject({ status: 401, code: 'passkey_refused' });
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(await other.profile()).toBeNull();
    expect((await signInWithPasskey(other, phone, { count: 5 })).statusCode).toBe(200);
  });

  it('answers an unknown passkey and a removed one like one that signed wrongly', async () => {
    const phone = await addPasskey(browser);
    const wrong = await signInWithPasskey(nobody(), phone, { signer: OTHER_KEY });
    const stranger = new SoftwareAuthenticator();
    stranger.make(await start(browser));
    const unknown = await signInWithPasskey(nobody(), stranger);
    await browser.post('/passkeys/remove', { passkey_id: phone.id });
    const removed = await signInWithPasskey(nobody(), phone);
    const said = [wrong, unknown, removed].map((answer) => ({ ...answer.json<object>(), request_id: '' }));
    expect(said).toEqual([said[0], said[0], said[0]]);
  });

  it('takes a signature once, however often it is sent and at whatever time', async () => {
    const phone = await addPasskey(browser);
    const body = phone.answer(await askForPasskey(browser), { count: 0 });
    const answers = await Promise.all([1, 2, 3].map(() => nobody().post('/passkey/verify', body)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401, 401]);
    expect((await nobody().post('/passkey/verify', body)).statusCode).toBe(401);
  });

  it('takes a challenge until its ten minutes are over', async () => {
    const phone = await addPasskey(browser);
    const [first, second] = [await askForPasskey(browser), await askForPasskey(browser)];
    later(10 * MINUTE_MS - 1);
    expect((await nobody().post('/passkey/verify', phone.answer(first))).statusCode).toBe(200);
    later(1);
    expect((await nobody().post('/passkey/verify', phone.answer(second))).statusCode).toBe(401);
  });

  it('does not open a disabled account', async () => {
    const phone = await addPasskey(browser);
    await fixture.database.pool.query('update studio.accounts set disabled_at = now() where uid = $1', [mia]);
    try {
      expect((await signInWithPasskey(nobody(), phone)).statusCode).toBe(401);
    } finally {
      await fixture.database.pool.query('update studio.accounts set disabled_at = null');
    }
  });

  it('is refused from another origin', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await browser.post('/passkey/start', undefined, foreign)).statusCode).toBe(403);
    expect((await browser.post('/passkeys/remove', { passkey_id: 'x' }, foreign)).statusCode).toBe(403);
  });
});

describe('a role that requires a second factor', () => {
  it('is content with a passkey, and with a password alone is not', async () => {
    const first = nobody();
    await signIn(first, COACH);
    expect(await missesSecondFactor(first)).toBe(true);
    const phone = await addPasskey(first);
    expect(await missesSecondFactor(first)).toBe(true);
    const second = nobody();
    await signInWithPasskey(second, phone);
    expect(await missesSecondFactor(second)).toBe(false);
    const required = async (of: Browser) =>
      (await of.get('/second-factors')).json<{ required: boolean }>().required;
    expect([await required(first), await required(second)]).toEqual([true, false]);
  });

  it('asks again once that passkey is removed, in sessions it began too', async () => {
    const first = nobody();
    await signIn(first, COACH);
    const phone = await addPasskey(first);
    await addPasskey(first, 'Laptop');
    const second = nobody();
    await signInWithPasskey(second, phone);
    await second.post('/passkeys/remove', { passkey_id: phone.id });
    expect(await missesSecondFactor(second)).toBe(true);
  });
});

describe('renaming a passkey', () => {
  const rename = async (of: Browser, id: string, name: string) =>
    (await of.post('/passkeys/rename', { passkey_id: id, name })).statusCode;

  it('is for its owner, however long ago they signed in, and mails nobody', async () => {
    const phone = await addPasskey(browser);
    fixture.changes.length = 0;
    later(11 * MINUTE_MS);
    expect(await rename(browser, phone.id, ' Old phone ')).toBe(204);
    expect(await passkeysOf(browser)).toMatchObject([{ id: phone.id, name: 'Old phone' }]);
    expect(fixture.changes).toEqual([]);
    expect((await signInWithPasskey(nobody(), phone)).statusCode).toBe(200);
  });

  it('is for nobody else, whatever their role, and not for removed ones', async () => {
    const phone = await addPasskey(browser);
    for (const email of [BEN, COACH]) {
      const other = nobody();
      await signIn(other, email);
      expect(await rename(other, phone.id, 'Mine')).toBe(404);
    }
    expect(await rename(nobody(), phone.id, 'Mine')).toBe(401);
    expect(await passkeysOf(browser)).toMatchObject([{ name: 'Phone' }]);
    await browser.post('/passkeys/remove', { passkey_id: phone.id });
    expect(await rename(browser, phone.id, 'Gone')).toBe(404);
  });

  it('asks for a name, as adding does, and for one that is not too long', async () => {
    const phone = await addPasskey(browser);
    const made = new SoftwareAuthenticator().make(await start(browser));
    for (const name of ['', '  ', 'n'.repeat(LONGEST_PASSKEY_NAME + 1)]) {
      expect(await rename(browser, phone.id, name)).toBe(422);
      expect((await browser.post('/passkeys', { name, ...made })).statusCode).toBe(422);
    }
    expect(await rename(browser, phone.id, 'n'.repeat(LONGEST_PASSKEY_NAME))).toBe(204);
  });

  it('waits for the second factor of a sign-in, and is refused from another origin', async () => {
    const phone = await addPasskey(browser);
    await enrolApp(browser, now);
    const pending = nobody();
    await signIn(pending, MIA);
    const body = { passkey_id: phone.id, name: 'Mine' };
    expect((await pending.post('/passkeys/rename', body)).json()).toMatchObject({
      code: 'second_factor_required',
    });
    const foreign = { origin: 'https://evil.example' };
    expect((await browser.post('/passkeys/rename', body, foreign)).statusCode).toBe(403);
  });
});

describe('removing a passkey', () => {
  it('tells the owner, and it signs in no more', async () => {
    const [phone, laptop] = [await addPasskey(browser), await addPasskey(browser, 'Laptop')];
    fixture.changes.length = 0;
    expect((await browser.post('/passkeys/remove', { passkey_id: phone.id })).statusCode).toBe(204);
    expect(fixture.changes).toMatchObject([{ kind: 'passkey_removed', email: MIA }]);
    expect((await signInWithPasskey(nobody(), phone)).statusCode).toBe(401);
    expect((await signInWithPasskey(nobody(), laptop)).statusCode).toBe(200);
    expect((await browser.post('/passkeys/remove', { passkey_id: phone.id })).statusCode).toBe(404);
  });

  it('is for its owner, after a recent sign-in', async () => {
    const phone = await addPasskey(browser);
    const ben = nobody();
    await signIn(ben, BEN);
    expect((await ben.post('/passkeys/remove', { passkey_id: phone.id })).statusCode).toBe(404);
    later(11 * MINUTE_MS);
    const late = await browser.post('/passkeys/remove', { passkey_id: phone.id });
    expect(late.json()).toMatchObject({ code: 'sign_in_again' });
  });

  it('happens to those a stranger has added, once the owner says “this was not me”', async () => {
    const own = await addPasskey(browser);
    later(SECOND_MS);
    const thief = nobody();
    await signIn(thief, MIA);
    const planted = await addPasskey(thief, 'Planted');
    const token = fixture.newDevices.at(-1)?.reportToken ?? '';
    await fixture.app.inject({ method: 'POST', url: `/not-me/${token}` });
    await fixture.identity.settle();
    expect((await signInWithPasskey(nobody(), planted)).statusCode).toBe(401);
    expect((await signInWithPasskey(nobody(), own)).statusCode).toBe(200);
    const link = fixture.resetLinks.at(-1)?.token;
    const reset = await browser.post('/reset-password', { token: link, new_password: PASSWORD });
    expect(reset.statusCode).toBe(204);
  });
});
