import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
import { resealSecondFactors } from './factor-repository.ts';
import { SecretBox } from './secret-box.ts';

const EMAIL = 'mia@lifted.example';
const MINUTE_MS = 60_000;
let fixture: IdentityFixture;
let now: Date;
let browser: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now });
  await insertPerson(fixture.database, { email: EMAIL, password: PASSWORD });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  fixture.changes.length = 0;
  await forgetSecondFactors(fixture.database);
  browser = await signedIn();
});

async function signedIn(): Promise<Browser> {
  const one = createBrowser(fixture.app);
  await signIn(one, EMAIL);
  return one;
}
interface Listed {
  readonly factors: readonly { readonly id: string; readonly kind: string }[];
  readonly backup_codes_left: number;
}
const list = async (by = browser) => (await by.get('/second-factors')).json<Listed>();
const enrol = async (by = browser) => {
  const app = await enrolApp(by, now);
  fixture.secrets.push(app.secret, ...app.backupCodes);
  return app;
};
const SIGN_IN_AGAIN = { status: 403, code: 'sign_in_again' };

describe('enrolling an app', () => {
  it('changes nothing until a code of it was confirmed', async () => {
    await browser.post('/second-factors/totp');
    expect(await list()).toEqual({
      factors: [],
      backup_codes_left: 0,
      sms_available: false,
      required: false,
    });
    expect((await signIn(createBrowser(fixture.app), EMAIL)).statusCode).toBe(200);
  });

  it('shows a secret to type and one to scan, and ten backup codes that can be read on paper', async () => {
    const begun = (await browser.post('/second-factors/totp')).json<{ secret: string; uri: string }>();
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/LIFTED:mia%40lifted\.example\?/);
    expect(new URL(begun.uri).searchParams.get('secret')).toBe(begun.secret);
    const { backupCodes } = await enrol();
    expect(new Set(backupCodes).size).toBe(10);
    for (const code of backupCodes) expect(code).toMatch(/^[a-hjkmnp-z2-9]{5}-[a-hjkmnp-z2-9]{5}$/);
    fixture.secrets.push(begun.secret);
  });

  it('tells its owner, keeps this session and ends the others', async () => {
    const other = await signedIn();
    const app = await enrol();
    expect(fixture.changes).toEqual([
      { email: EMAIL, name: 'Mia Schneider', kind: 'totp_added', language: 'en' },
    ]);
    expect(await list()).toMatchObject({
      factors: [
        { id: app.factorId, kind: 'totp', name: 'Authenticator app', enrolled_at: now.toISOString() },
      ],
      backup_codes_left: 10,
    });
    expect(await browser.profile()).toMatchObject({ email: EMAIL });
    expect((await other.get('/token')).json()).toMatchObject({ code: 'not_signed_in' });
  });

  it('keeps neither secret nor backup codes readable', async () => {
    const { secret, backupCodes } = await enrol();
    const { rows } = await fixture.database.pool.query(
      `select f::text from studio.second_factors f union all select b::text from studio.backup_codes b`,
    );
    const kept = JSON.stringify(rows);
    for (const readable of [secret, ...backupCodes]) expect(kept).not.toContain(readable);
  });

  it('refuses a wrong code, a used one, and one that is too late', async () => {
    const { factor_id } = (await browser.post('/second-factors/totp')).json<{ factor_id: string }>();
    const confirm = (code: string, by = browser) =>
      by.post('/second-factors/totp/confirm', { factor_id, code });
    expect((await confirm('12345')).json()).toMatchObject({ status: 422, code: 'code_wrong' });
    const phone = { factor_id, code: '123456' };
    expect((await browser.post('/second-factors/phone/confirm', phone)).statusCode).toBe(404);
    await fixture.database.pool.query(
      `update studio.second_factors set begun_at = begun_at - interval '10 minutes'`,
    );
    expect((await confirm('123456')).json()).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('leaves the codes of the first one valid when a second is added', async () => {
    const first = await enrol();
    now = new Date(now.getTime() + 1000);
    const second = await enrol();
    expect(second.backupCodes).toEqual([]);
    expect(await list()).toMatchObject({ factors: [{ id: first.factorId }, {}], backup_codes_left: 10 });
  });

  it('ends at five', async () => {
    for (let count = 0; count < 5; count++) await enrol();
    const sixth = await browser.post('/second-factors/totp');
    expect(sixth.json()).toMatchObject({ status: 409, code: 'second_factors_full' });
  });

  it('of somebody else is not possible', async () => {
    const { factor_id } = (await browser.post('/second-factors/totp')).json<{ factor_id: string }>();
    const email = `${randomUUID()}@lifted.example`;
    await insertPerson(fixture.database, { email, password: PASSWORD });
    const other = createBrowser(fixture.app);
    await signIn(other, email);
    const answer = await other.post('/second-factors/totp/confirm', { factor_id, code: '123456' });
    expect(answer.json()).toMatchObject({ status: 404 });
    const app = await enrol();
    const removal = await other.post('/second-factors/remove', { factor_id: app.factorId });
    expect(removal.json()).toMatchObject({ status: 404 });
    expect(await list()).toMatchObject({ factors: [{ id: app.factorId }] });
  });
});

describe('changes', () => {
  it.each([
    ['/second-factors/totp', undefined],
    ['/second-factors/totp/confirm', { factor_id: 'x', code: '123456' }],
    ['/second-factors/phone', { number: '+49 151 23456789' }],
    ['/second-factors/phone/confirm', { factor_id: 'x', code: '123456' }],
    ['/second-factors/backup-codes', undefined],
    ['/second-factors/remove', { factor_id: 'x' }],
  ])('at %s need a sign-in of the last ten minutes, from this site', async (path, body) => {
    expect((await browser.post(path, body, { origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await createBrowser(fixture.app).post(path, body)).json()).toMatchObject({
      code: 'not_signed_in',
    });
    now = new Date(now.getTime() + 11 * MINUTE_MS);
    expect((await browser.post(path, body)).json()).toMatchObject(SIGN_IN_AGAIN);
    expect((await list()).factors).toEqual([]);
  });

  it('do not make the sign-in any younger', async () => {
    const begun = now.getTime();
    now = new Date(begun + 9 * MINUTE_MS);
    await enrol();
    now = new Date(begun + 11 * MINUTE_MS);
    expect((await browser.post('/second-factors/backup-codes')).json()).toMatchObject(SIGN_IN_AGAIN);
  });

  it('are possible for ten minutes after the code was shown', async () => {
    const app = await enrol();
    const later = await signedIn();
    now = new Date(now.getTime() + 9 * MINUTE_MS);
    const body = { factor_id: app.factorId, code: app.code(now) };
    expect((await later.post('/second-factor/verify', body)).statusCode).toBe(200);
    now = new Date(now.getTime() + 9 * MINUTE_MS);
    expect((await later.post('/second-factors/backup-codes')).statusCode).toBe(200);
  });
});

describe('new backup codes', () => {
  it('take the place of the old ones, and the owner hears of it', async () => {
    const app = await enrol();
    const renewed = await browser.post('/second-factors/backup-codes');
    const codes = renewed.json<{ backup_codes: string[] }>().backup_codes;
    fixture.secrets.push(...codes);
    expect(codes).toHaveLength(10);
    expect(fixture.changes.at(-1)).toMatchObject({ email: EMAIL, kind: 'backup_codes_renewed' });
    const later = await signedIn();
    const show = (backup_code = '') => later.post('/second-factor/verify', { backup_code });
    expect((await show(app.backupCodes[0])).json()).toMatchObject({ code: 'code_wrong' });
    expect((await show(codes[9])).statusCode).toBe(200);
  });

  it('are for who has a second factor', async () => {
    expect((await browser.post('/second-factors/backup-codes')).statusCode).toBe(404);
    expect(fixture.changes).toEqual([]);
  });
});

describe('removing a factor', () => {
  it('takes the backup codes along with the last one, and ends sign-ins that wait', async () => {
    const first = await enrol();
    now = new Date(now.getTime() + MINUTE_MS);
    const second = await enrol();
    expect(await list()).toMatchObject({
      factors: [{ name: 'Authenticator app' }, { name: 'Authenticator app 2' }],
    });
    const pending = await signedIn();
    const remove = (factor_id: string) => browser.post('/second-factors/remove', { factor_id });
    expect((await remove(first.factorId)).statusCode).toBe(204);
    expect(await list()).toMatchObject({ factors: [{ id: second.factorId }], backup_codes_left: 10 });
    expect((await remove(first.factorId)).statusCode).toBe(404);

    expect((await remove(second.factorId)).statusCode).toBe(204);
    expect(await list()).toMatchObject({ factors: [], backup_codes_left: 0 });
    expect(fixture.changes.slice(2).map(({ kind }) => kind)).toEqual(['totp_removed', 'totp_removed']);
    expect((await pending.get('/token')).json()).toMatchObject({ code: 'not_signed_in' });
    expect(await browser.profile()).toMatchObject({ email: EMAIL });
    expect((await signIn(createBrowser(fixture.app), EMAIL)).statusCode).toBe(200);
  });

  it('leaves its wrong codes behind for nobody', async () => {
    const app = await enrol();
    const pending = await signedIn();
    await pending.post('/second-factor/verify', { factor_id: app.factorId, code: wrongCode(app, now) });
    await browser.post('/second-factors/remove', { factor_id: app.factorId });
    const { rows } = await fixture.database.pool.query(
      'select uid from studio.second_factor_limits union all select session_id from studio.second_factor_sessions where shown_at is null',
    );
    expect(rows).toEqual([]);
  });
});

describe('another identity secret', () => {
  it('re-encrypts what an older one encrypted, so that the older one can be removed', async () => {
    const [old, fresh] = ['the secret of last year, long enough', 'the secret of this year, long enough'];
    const { pool } = fixture.database;
    const before = await createIdentityFixture({
      database: fixture.database,
      now: () => now,
      secrets: [old],
    });
    await pool.query('delete from identity."jwks"');
    const person = createBrowser(before.app);
    await signIn(person, EMAIL);
    const app = await enrolApp(person, now);

    expect(await resealSecondFactors(pool, new SecretBox([fresh]))).toBe(1);
    expect(await resealSecondFactors(pool, new SecretBox([fresh, old]))).toBe(0);
    expect(await resealSecondFactors(pool, new SecretBox([fresh]))).toBe(0);

    const after = await createIdentityFixture({
      database: fixture.database,
      now: () => now,
      secrets: [fresh],
    });
    const again = createBrowser(after.app);
    await signIn(again, EMAIL);
    const body = { factor_id: app.factorId, code: app.code(now) };
    expect((await again.post('/second-factor/verify', body)).statusCode).toBe(200);
    await before.close();
    await after.close();
    await pool.query('delete from identity."jwks"');
  });
});
