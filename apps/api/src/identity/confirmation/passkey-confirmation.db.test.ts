import type { Call } from '@lifted/contract/call';
import type { Problem } from '@lifted/contract/problem';
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '@lifted/contract/identity/passkeys';
import { generateKeyPairSync } from 'node:crypto';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerCall } from '../../http/routing/register-call.ts';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { enrolApp, forgetSecondFactors, signIn } from '../../testing/identity-second-factor-fixture.ts';
import {
  addPasskey,
  askForPasskey,
  signInWithPasskey,
  type SoftwareAuthenticator,
} from '../passkeys/identity-passkey-fixture.ts';

const MINUTE_MS = 60_000;
const MIA = 'mia@lifted.example';
const BEN = 'ben@lifted.example';
const OWNER = 'owner@lifted.example';
const OTHER_KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const tried = {
  method: 'GET',
  path: '/tried',
  summary: 'A call that asks for a recent sign-in',
  access: 'signed-in',
  recentSignIn: 'ten_minutes',
  answers: { 200: Type.Object({}) },
} as const satisfies Call;

let fixture: IdentityFixture;
let now: Date;
let mia: string;
let here: Browser;
let phone: SoftwareAuthenticator;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now, secondFactorFor: ['owner'] });
  registerCall(fixture.app, tried, { handler: async () => ({}) });
  mia = await insertPerson(fixture.database, { email: MIA, password: PASSWORD });
  await insertPerson(fixture.database, { email: BEN, password: PASSWORD });
  await insertPerson(fixture.database, { email: OWNER, password: PASSWORD, roles: ['owner'] });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  await fixture.database.pool.query('truncate studio.passkeys cascade');
  here = await signedIn(MIA);
  phone = await addPasskey(here);
  later(11);
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};

/** Sessions begin by the machine's own clock, so what needs a young one is done at its time. */
async function elevenMinutesAgo<Done>(act: () => Promise<Done>): Promise<Done> {
  later(-11);
  try {
    return await act();
  } finally {
    later(11);
  }
}

async function signedIn(email: string): Promise<Browser> {
  const browser = createBrowser(fixture.app);
  await signIn(browser, email);
  return browser;
}

/** What the problem of a call that asks for a recent sign-in says, or 'done'. */
async function tryCall(browser = here) {
  const answer = await fixture.app.inject({
    url: '/api/tried',
    headers: { authorization: `Bearer ${await browser.idToken()}` },
  });
  return answer.statusCode === 200 ? 'done' : answer.json<Problem>();
}

const askToConfirm = async (browser = here) =>
  (await browser.post('/confirm/passkey')).json<PasskeyRequestOptions>();

/** What a passkey signs; whose it has to be is known. */
function signatureOf(authenticator: SoftwareAuthenticator, ...asked: Parameters<typeof phone.answer>) {
  const { credential_id, client_data, authenticator_data, signature } = authenticator.answer(...asked);
  return { credential_id, client_data, authenticator_data, signature };
}

async function show(passkey: object, browser = here) {
  const answer = await browser.post('/confirm', { passkey });
  return answer.statusCode === 204 ? 'done' : answer.json<Problem>().code;
}

/** The account keeps its passkey as the only thing it can show. */
async function forgetPassword(uid: string): Promise<void> {
  const account = `delete from identity."account" where "userId" = $1 and "providerId" = 'credential' returning *`;
  await fixture.database.pool.query(account, [uid]);
}

describe('a passkey makes a sign-in recent again', () => {
  it('for ten minutes, in this session alone, and is noted as used', async () => {
    const there = createBrowser(fixture.app);
    await signInWithPasskey(there, phone);
    later(11);
    expect(await tryCall()).toMatchObject({ code: 'sign_in_again', confirm_with: 'password' });
    const options = await askToConfirm();
    expect(options).toMatchObject({
      rpId: 'localhost',
      userVerification: 'required',
      allowCredentials: [{ type: 'public-key', id: phone.id }],
    });
    expect(await show(signatureOf(phone, options))).toBe('done');
    expect(await tryCall()).toBe('done');
    expect(await tryCall(there)).toMatchObject({ code: 'sign_in_again' });
    const { passkeys } = (await here.get('/passkeys')).json<{ passkeys: object[] }>();
    expect(passkeys).toMatchObject([{ last_used_at: now.toISOString() }]);
    expect(fixture.logged()).toContain(`"event":"sign_in_confirmed","account":"${mia}","way":"passkey"`);
    later(10.1);
    expect(await tryCall()).toMatchObject({ code: 'sign_in_again' });
  });

  it('also for changing how one signs in, which says so', async () => {
    const refused = (await here.post('/passkeys/start')).json<Problem>();
    expect(refused).toMatchObject({ code: 'sign_in_again', accepts_passkey: true });
    await show(signatureOf(phone, await askToConfirm()));
    expect((await here.post('/passkeys/start')).statusCode).toBe(200);
  });

  it('also at an account with a second factor, which is asked for no code then', async () => {
    here = createBrowser(fixture.app);
    await signInWithPasskey(here, phone);
    const app = await enrolApp(here, now);
    fixture.secrets.push(app.secret, ...app.backupCodes);
    later(11);
    expect(await tryCall()).toMatchObject({ confirm_with: 'code', accepts_passkey: true });
    expect(await show(signatureOf(phone, await askToConfirm()))).toBe('done');
    expect(await tryCall()).toBe('done');
  });

  it('but shows no second factor to a role that requires one', async () => {
    const owner = await signedIn(OWNER);
    const passkey = await elevenMinutesAgo(() => addPasskey(owner));
    expect(await show(signatureOf(passkey, await askToConfirm(owner)), owner)).toBe('done');
    expect(await tryCall(owner)).toMatchObject({ code: 'second_factor_missing' });
  });
});

describe('the refusal says what confirms', () => {
  it('a passkey beside the password, or nothing of it without one', async () => {
    expect(await tryCall()).toMatchObject({ confirm_with: 'password', accepts_passkey: true });
    await show(signatureOf(phone, await askToConfirm()));
    await here.post('/passkeys/remove', { passkey_id: phone.id });
    later(11);
    expect(await tryCall()).not.toHaveProperty('accepts_passkey');
    expect((await here.post('/confirm/passkey')).json()).toMatchObject({ confirm_with: 'password' });
  });

  it('a passkey alone, where there is neither password nor code', async () => {
    const bo = await insertPerson(fixture.database, { email: 'bo@lifted.example', password: PASSWORD });
    const there = await signedIn('bo@lifted.example');
    const tablet = await elevenMinutesAgo(() => addPasskey(there));
    await forgetPassword(bo);
    expect(await tryCall(there)).toMatchObject({ confirm_with: 'passkey', accepts_passkey: true });
    expect(await show(signatureOf(tablet, await askToConfirm(there)), there)).toBe('done');
    expect(await tryCall(there)).toBe('done');
  });
});

describe('a passkey is refused', () => {
  it.each([
    ['with another key', { signer: OTHER_KEY }],
    ['for another site', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['as a new passkey', { type: 'webauthn.create' }],
    ['without its user verified', { isUserVerified: false }],
    ['for a challenge nobody gave', { challenge: Buffer.alloc(54).toString('base64url') }],
  ])('when it signed %s', async (_how, wrong) => {
    expect(await show(signatureOf(phone, await askToConfirm(), wrong))).toBe('invalid_input');
    expect(await tryCall()).toMatchObject({ code: 'sign_in_again' });
    expect(await show(signatureOf(phone, await askToConfirm()))).toBe('done');
  });

  it('of another account', async () => {
    const ben = await signedIn(BEN);
    const bens = await elevenMinutesAgo(() => addPasskey(ben));
    expect(await show(signatureOf(bens, await askToConfirm()))).toBe('invalid_input');
    expect(await show(signatureOf(bens, await askToConfirm(ben)))).toBe('invalid_input');
    expect(await tryCall()).toMatchObject({ code: 'sign_in_again' });
  });

  it('with a challenge of another session, of its owner too', async () => {
    const [there, ben] = [await signedIn(MIA), await signedIn(BEN)];
    await elevenMinutesAgo(() => addPasskey(ben));
    for (const other of [there, ben])
      expect(await show(signatureOf(phone, await askToConfirm(other)))).toBe('invalid_input');
  });

  it('with a challenge of a sign-in or of an adding, and neither takes one of a confirmation', async () => {
    const fresh = await signedIn(MIA);
    await show(signatureOf(phone, await askToConfirm(fresh)), fresh);
    const adding = (await fresh.post('/passkeys/start')).json<PasskeyCreationOptions>();
    const signingIn = await askForPasskey(here);
    for (const { challenge } of [adding, signingIn])
      expect(await show(signatureOf(phone, await askToConfirm(), { challenge }))).toBe('invalid_input');
    const confirming = await askToConfirm(fresh);
    const verify = await createBrowser(fixture.app).post('/passkey/verify', phone.answer(confirming));
    expect(verify.json()).toMatchObject({ code: 'passkey_refused' });
    const made = phone.make(adding, { challenge: confirming.challenge });
    expect((await fresh.post('/passkeys', { name: 'Phone', ...made })).statusCode).toBe(401);
  });

  it('the second time, also when it is sent several times at once', async () => {
    const signed = signatureOf(phone, await askToConfirm(), { count: 0 });
    const outcomes = await Promise.all([1, 2, 3].map(() => show(signed)));
    expect(outcomes.toSorted()).toEqual(['done', 'invalid_input', 'invalid_input']);
    later(5);
    expect(await show(signed)).toBe('invalid_input');
  });

  it('once its ten minutes are over', async () => {
    const [first, second] = [await askToConfirm(), await askToConfirm()];
    now = new Date(now.getTime() + 10 * MINUTE_MS - 1);
    expect(await show(signatureOf(phone, first))).toBe('done');
    now = new Date(now.getTime() + 1);
    expect(await show(signatureOf(phone, second))).toBe('invalid_input');
  });

  it('once it is removed, and with a count that does not rise', async () => {
    expect(await show(signatureOf(phone, await askToConfirm(), { count: 3 }))).toBe('done');
    expect(await show(signatureOf(phone, await askToConfirm(), { count: 3 }))).toBe('invalid_input');
    const options = await askToConfirm();
    await here.post('/passkeys/remove', { passkey_id: phone.id });
    expect(await show(signatureOf(phone, options, { count: 4 }))).toBe('invalid_input');
  });

  it('as often as it is tried, without ending the session', async () => {
    for (let tries = 0; tries < 6; tries++)
      expect(await show(signatureOf(phone, await askToConfirm(), { signer: OTHER_KEY }))).toBe(
        'invalid_input',
      );
    expect(await show(signatureOf(phone, await askToConfirm()))).toBe('done');
  });
});

it('nobody confirms with one without a session, while it waits for its second factor, or from another site', async () => {
  later(-11);
  const options = await askToConfirm();
  expect(await show(signatureOf(phone, options), createBrowser(fixture.app))).toBe('not_signed_in');
  expect((await createBrowser(fixture.app).post('/confirm/passkey')).statusCode).toBe(401);
  here = await signedIn(MIA);
  const app = await enrolApp(here, now);
  fixture.secrets.push(app.secret, ...app.backupCodes);
  const pending = await signedIn(MIA);
  expect(await show(signatureOf(phone, options), pending)).toBe('second_factor_required');
  expect((await pending.post('/confirm/passkey')).json()).toMatchObject({ code: 'second_factor_required' });
  const foreign = { origin: 'https://evil.example' };
  expect((await here.post('/confirm/passkey', undefined, foreign)).statusCode).toBe(403);
});
