import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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
  type AuthenticatorApp,
} from '../../testing/identity-second-factor-fixture.ts';
import { addPasskey } from '../passkeys/identity-passkey-fixture.ts';

const COACH = 'coach@lifted.example';
const MIA = 'mia@lifted.example';
const REFUSED = { status: 409, code: 'last_second_factor' };
let fixture: IdentityFixture;
let now: Date;
let coach: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now, secondFactorFor: ['coach'] });
  await insertPerson(fixture.database, { email: COACH, password: PASSWORD, roles: ['coach'] });
  await insertPerson(fixture.database, { email: MIA, password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  await fixture.database.pool.query('truncate studio.passkeys cascade');
  coach = createBrowser(fixture.app);
  await signIn(coach, COACH);
  fixture.changes.length = 0;
});

const removeApp = (by: Browser, { factorId }: AuthenticatorApp) =>
  by.post('/second-factors/remove', { factor_id: factorId });
const removePasskey = (by: Browser, { id }: { readonly id: string }) =>
  by.post('/passkeys/remove', { passkey_id: id });
const told = () => fixture.changes.map(({ kind }) => kind);

it('the last app of a coach stays, with its backup codes, until a passkey takes its place', async () => {
  const app = await enrolApp(coach, now);
  expect((await removeApp(coach, app)).json()).toMatchObject(REFUSED);
  expect((await coach.get('/second-factors')).json()).toMatchObject({
    factors: [{ id: app.factorId }],
    backup_codes_left: 10,
  });
  expect(told()).toEqual(['totp_added']);
  await addPasskey(coach);
  expect((await removeApp(coach, app)).statusCode).toBe(204);
});

it('the last passkey of a coach stays until an app takes its place', async () => {
  const [phone, laptop] = [await addPasskey(coach), await addPasskey(coach, 'Laptop')];
  expect((await removePasskey(coach, phone)).statusCode).toBe(204);
  expect((await removePasskey(coach, laptop)).json()).toMatchObject(REFUSED);
  expect(told()).toEqual(['passkey_added', 'passkey_added', 'passkey_removed']);
  await enrolApp(coach, now);
  expect((await removePasskey(coach, laptop)).statusCode).toBe(204);
});

it('of the last two that are removed at once, one stays', async () => {
  const [app, phone] = [await enrolApp(coach, now), await addPasskey(coach)];
  const answers = await Promise.all([removeApp(coach, app), removePasskey(coach, phone)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 409]);
});

it('a member may remove every one: a code by mail signs in', async () => {
  const mia = createBrowser(fixture.app);
  await signIn(mia, MIA);
  const [app, phone] = [await enrolApp(mia, now), await addPasskey(mia)];
  expect((await removePasskey(mia, phone)).statusCode).toBe(204);
  expect((await removeApp(mia, app)).statusCode).toBe(204);
});
