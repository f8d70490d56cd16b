import type { Problem } from '@lifted/contract/problem';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser, type Browser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { enrolApp, forgetSecondFactors, signIn } from '../../testing/identity-second-factor-fixture.ts';
import { addPasskey } from '../passkeys/identity-passkey-fixture.ts';

const MIA = 'mia@lifted.example';
const BEN = 'ben@lifted.example';
const MINUTE_MS = 60_000;
let fixture: IdentityFixture;
let now: Date;
let here: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  await insertPerson(fixture.database, { email: MIA });
  await insertPerson(fixture.database, { email: BEN, password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  await fixture.database.pool.query(
    'truncate studio.mail_codes, studio.known_devices, studio.sign_in_failures, studio.passkeys cascade',
  );
  fixture.mailCodes.length = 0;
  here = await signedInByCode();
});

const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const newest = () => fixture.mailCodes.at(-1)?.code ?? 'none';
const wrongOne = () => (newest() === '000000' ? '111111' : '000000');

/** Mia, who has neither password nor second factor nor passkey, eleven minutes after she signed in. */
async function signedInByCode(): Promise<Browser> {
  const browser = createBrowser(fixture.app);
  await browser.post('/mail-code/send', { email: MIA });
  await fixture.identity.settle();
  expect((await browser.post('/mail-code/verify', { email: MIA, code: newest() })).statusCode).toBe(200);
  later(11);
  return browser;
}

/** Begins to add a passkey, which asks for a recent sign-in; what the problem says, or 'done'. */
async function tryChange(browser = here): Promise<string> {
  const { code, confirm_with: way } = (await browser.post('/passkeys/start')).json<Partial<Problem>>();
  return code === undefined ? 'done' : [code, way].join(' ');
}
const askForCode = async (browser = here) => (await browser.post('/confirm/mail')).statusCode;
async function confirm(code: string, browser = here): Promise<string> {
  const answer = await browser.post('/confirm', { mail_code: code });
  return answer.statusCode === 204 ? 'done' : answer.json<Problem>().code;
}

describe('a code by mail confirms where there is nothing else', () => {
  it('once, for ten minutes, in this session alone', async () => {
    const there = await signedInByCode();
    expect(await tryChange()).toBe('sign_in_again mail_code');
    expect(await askForCode()).toBe(204);
    expect(fixture.mailCodes.at(-1)).toMatchObject({ email: MIA, use: 'confirmation' });
    expect(await confirm(newest())).toBe('done');
    expect([await tryChange(), await tryChange(there)]).toEqual(['done', 'sign_in_again mail_code']);
    expect(await confirm(newest())).toBe('code_wrong');
    later(10.1);
    expect(await tryChange()).toBe('sign_in_again mail_code');
  });

  it('of two that bring it at once, one', async () => {
    await askForCode();
    const outcomes = await Promise.all([confirm(newest()), confirm(newest())]);
    expect(outcomes.toSorted()).toEqual(['code_wrong', 'done']);
  });

  it('until five wrong ones end the session, however many come at once', async () => {
    await askForCode();
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => confirm(wrongOne())));
    expect(outcomes.filter((outcome) => outcome === 'code_wrong')).toHaveLength(4);
    expect((await here.get('/token')).statusCode).toBe(401);
  });

  it('and is told how long to wait where none is mailed, by which the newest stays good', async () => {
    await askForCode();
    later(0.25);
    const tooEarly = await here.post('/confirm/mail', undefined, { 'accept-language': 'en' });
    expect([tooEarly.statusCode, tooEarly.headers['retry-after']]).toEqual([429, '15']);
    expect(tooEarly.json()).toMatchObject({
      code: 'too_many_requests',
      detail: 'We have already mailed you a code. You can ask for the next one in 15\u00a0seconds.',
    });
    // With the one it signed in with.
    expect(fixture.mailCodes).toHaveLength(2);
    expect(await confirm(newest())).toBe('done');
  });

  it('not when it was mailed to somebody else', async () => {
    await here.post('/mail-code/send', { email: BEN });
    await fixture.identity.settle();
    expect(fixture.mailCodes.at(-1)).toMatchObject({ email: BEN });
    expect(await confirm(newest())).toBe('code_wrong');
  });

  it('not once ten minutes are over', async () => {
    await askForCode();
    later(10);
    expect(await confirm(newest())).toBe('code_wrong');
  });
});

describe('a code by mail takes the place of nothing stronger', () => {
  const refusedWith = async (way: string, browser: Browser, email: string) => {
    expect(await tryChange(browser)).toBe(`sign_in_again ${way}`);
    expect(await askForCode(browser)).toBe(403);
    await browser.post('/mail-code/send', { email });
    await fixture.identity.settle();
    expect(await confirm(newest(), browser)).toBe('sign_in_again');
    expect(await tryChange(browser)).toBe(`sign_in_again ${way}`);
  };

  it('not of a password', async () => {
    const ben = createBrowser(fixture.app);
    await signIn(ben, BEN);
    later(11);
    await refusedWith('password', ben, BEN);
  });

  it('not of a second factor', async () => {
    await askForCode();
    await confirm(newest());
    await enrolApp(here, now);
    later(11);
    await refusedWith('code', here, MIA);
  });

  it('not of a passkey', async () => {
    await askForCode();
    await confirm(newest());
    await addPasskey(here);
    later(11);
    await refusedWith('passkey', here, MIA);
  });
});

it('none is mailed without a session, while it waits for its second factor, or for another site', async () => {
  expect(await askForCode(createBrowser(fixture.app))).toBe(401);
  const foreign = await here.post('/confirm/mail', undefined, { origin: 'https://other.example' });
  expect(foreign.json()).toMatchObject({ code: 'origin_refused' });
  // Sessions begin by the real clock.
  now = new Date();
  const ben = createBrowser(fixture.app);
  await signIn(ben, BEN);
  await enrolApp(ben, now);
  const pending = createBrowser(fixture.app);
  await signIn(pending, BEN);
  expect((await pending.post('/confirm/mail')).json()).toMatchObject({ code: 'second_factor_required' });
  expect(fixture.mailCodes).toHaveLength(1);
});
