import type { Call } from '@lifted/contract/call';
import type { Problem } from '@lifted/contract/problem';
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
import {
  enrolApp,
  forgetSecondFactors,
  signIn,
  wrongCode,
} from '../../testing/identity-second-factor-fixture.ts';

const MINUTE_MS = 60_000;
const MIA = 'mia@lifted.example';
const [TEN, HOUR] = (['ten_minutes', 'hour'] as const).map(
  (recentSignIn) =>
    ({
      method: 'GET',
      path: `/tried/${recentSignIn}`,
      summary: 'A call that asks for a recent sign-in',
      access: 'signed-in',
      recentSignIn,
      answers: { 200: Type.Object({}) },
    }) as const satisfies Call,
);

let fixture: IdentityFixture;
let now: Date;
let here: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  for (const call of [TEN, HOUR]) {
    if (call !== undefined) registerCall(fixture.app, call, { handler: async () => ({}) });
  }
  await insertPerson(fixture.database, { email: MIA, password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  here = createBrowser(fixture.app);
  await signIn(here, MIA);
});

/** Calls with the session's ID token; what the problem says, or 'done'. */
async function tryCall(within: 'ten_minutes' | 'hour' = 'ten_minutes', browser = here) {
  const { token } = (await browser.get('/token')).json<{ token: string }>();
  const answer = await fixture.app.inject({
    url: `/api/tried/${within}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const { code, confirm_with: confirmWith } = answer.json<Partial<Problem>>();
  return code === undefined ? 'done' : [code, confirmWith].join(' ');
}
const later = (minutes: number) => {
  now = new Date(now.getTime() + minutes * MINUTE_MS);
};
const confirm = async (body: object, browser = here) => {
  const answer = await browser.post('/confirm', body);
  return answer.statusCode === 204 ? 'done' : answer.json<Problem>().code;
};

describe('a call that asks for a recent sign-in', () => {
  it('is done until the sign-in is ten minutes old, or an hour', async () => {
    expect(await tryCall()).toBe('done');
    later(10.1);
    expect(await tryCall()).toBe('sign_in_again password');
    expect(await tryCall('hour')).toBe('done');
    later(50);
    expect(await tryCall('hour')).toBe('sign_in_again password');
  });

  it('is done again once the password was shown, for as long, and in this session alone', async () => {
    const there = createBrowser(fixture.app);
    await signIn(there, MIA);
    later(11);
    expect(await confirm({ password: PASSWORD })).toBe('done');
    expect(await tryCall()).toBe('done');
    expect(await tryCall('ten_minutes', there)).toBe('sign_in_again password');
    later(10.1);
    expect(await tryCall()).toBe('sign_in_again password');
  });

  it('asks accounts with a second factor for a code, which is used up', async () => {
    const app = await enrolApp(here, now);
    fixture.secrets.push(app.secret, ...app.backupCodes);
    later(11);
    expect(await tryCall()).toBe('sign_in_again code');
    expect(await confirm({ password: PASSWORD })).toBe('sign_in_again');
    const body = { factor_id: app.factorId, code: app.code(now) };
    expect(await confirm(body)).toBe('done');
    expect(await tryCall()).toBe('done');
    later(11);
    expect(await confirm(body)).toBe('code_wrong');
    expect(await confirm({ backup_code: app.backupCodes[0] ?? '' })).toBe('done');
    expect(fixture.changes.at(-1)).toMatchObject({ kind: 'backup_code_confirmed' });
    expect(await tryCall()).toBe('done');
  });

  it('asks those without password and second factor for a code by mail', async () => {
    await insertPerson(fixture.database, { email: 'bo@lifted.example', password: PASSWORD });
    const bo = createBrowser(fixture.app);
    await signIn(bo, 'bo@lifted.example');
    await fixture.database.pool.query(
      `delete from identity."account" a using identity."user" u where u."id" = a."userId" and u."email" = $1`,
      ['bo@lifted.example'],
    );
    later(11);
    expect(await tryCall('ten_minutes', bo)).toBe('sign_in_again mail_code');
    expect(await confirm({ password: PASSWORD }, bo)).toBe('sign_in_again');
  });
});

describe('wrong tries', () => {
  it('end the session with the fifth, however many come at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () => confirm({ password: 'not the password' })),
    );
    expect(outcomes.filter((outcome) => outcome === 'invalid_input')).toHaveLength(4);
    expect(outcomes.filter((outcome) => outcome === 'not_signed_in')).toHaveLength(4);
    expect((await here.get('/token')).statusCode).toBe(401);
  });

  it('count codes for the account too, and are forgotten by a right one', async () => {
    const app = await enrolApp(here, now);
    fixture.secrets.push(app.secret, ...app.backupCodes);
    const wrong = { factor_id: app.factorId, code: wrongCode(app, now) };
    for (let tries = 0; tries < 4; tries++) expect(await confirm(wrong)).toBe('code_wrong');
    expect(await confirm({ factor_id: app.factorId, code: app.code(now) })).toBe('done');
    for (let tries = 0; tries < 4; tries++) expect(await confirm(wrong)).toBe('code_wrong');
    expect(await confirm(wrong)).toBe('not_signed_in');
  });

  it('lock codes at the tenth, and the mail says that it was about confirming', async () => {
    const app = await enrolApp(here, now);
    fixture.secrets.push(app.secret, ...app.backupCodes);
    const there = createBrowser(fixture.app);
    await signIn(there, MIA);
    const wrong = { factor_id: app.factorId, code: wrongCode(app, now) };
    const heard = fixture.changes.length;
    for (let tries = 0; tries < 5; tries++) await there.post('/second-factor/verify', wrong);
    for (let tries = 0; tries < 5; tries++) await confirm(wrong);
    expect(fixture.changes.slice(heard).map(({ kind }) => kind)).toEqual(['codes_locked_confirming']);
  });
});

it('nobody confirms without a session, or while it waits for its second factor, or from another site', async () => {
  expect(await confirm({ password: PASSWORD }, createBrowser(fixture.app))).toBe('not_signed_in');
  const app = await enrolApp(here, now);
  fixture.secrets.push(app.secret, ...app.backupCodes);
  const pending = createBrowser(fixture.app);
  await signIn(pending, MIA);
  expect(await confirm({ factor_id: app.factorId, code: app.code(now) }, pending)).toBe(
    'second_factor_required',
  );
  const foreign = await fixture.app.inject({
    method: 'POST',
    url: '/api/identity/confirm',
    headers: { origin: 'https://other.example' },
    payload: { password: PASSWORD },
  });
  expect(foreign.json()).toMatchObject({ code: 'origin_refused' });
});
