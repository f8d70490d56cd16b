import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { studio } from '@lifted/profile/studio';
import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerCustomers } from '../../features/customers/customers-routes.ts';
import { MemberResponseCache } from '../../cache/member-response-cache.ts';
import { createBrowser, type Browser } from '../identity-browser-fixture.ts';
import { createIdentityFixture, insertPerson, PASSWORD, type IdentityFixture } from '../identity-fixture.ts';
import { enrolApp, forgetSecondFactors, signIn } from '../identity-second-factor-fixture.ts';
import { secondFactorMails } from '../../identity/letters/second-factor-change.ts';
import { type } from '../studio-command-fixture.ts';

const [JANA, MIA] = ['jana@lifted.example', 'mia@lifted.example'];
let fixture: IdentityFixture;
let jana: string;
let now: Date;
let browser: Browser;

beforeAll(async () => {
  fixture = await createIdentityFixture({ now: () => now, secondFactorFor: ['desk', 'owner'] });
  const { app, database } = fixture;
  registerCustomers(app, { pool: database.pool, memberCache: new MemberResponseCache(), now: () => now });
  jana = await insertPerson(database, { email: JANA, password: PASSWORD, roles: ['desk'] });
  await insertPerson(database, { email: MIA, password: PASSWORD, customerId: 'mia' });
});
afterAll(() => fixture.close());
beforeEach(async () => {
  now = new Date();
  await forgetSecondFactors(fixture.database);
  browser = createBrowser(fixture.app);
});

const withToken = (token: string, url: string) =>
  fixture.app.inject({ url, headers: { authorization: `Bearer ${token}` } });
const customerOf = (token: string) => withToken(token, `/api/customers?email=${MIA}`);
const rolesOf = (token: string, uid: string) => withToken(token, `/api/users/studio-uid/${uid}/roles`);
const enrol = async () => {
  const app = await enrolApp(browser, now);
  fixture.secrets.push(app.secret, ...app.backupCodes);
  return app;
};

describe('a role that asks for a second factor', () => {
  it('may do nothing without one but learn its roles, enrol and sign out', async () => {
    expect((await signIn(browser, JANA)).statusCode).toBe(200);
    const token = await browser.idToken();
    expect((await customerOf(token)).json()).toMatchObject({ status: 403, code: 'second_factor_missing' });
    expect((await rolesOf(token, jana)).json()).toEqual(['desk']);
    expect((await browser.get('/second-factors')).json()).toMatchObject({ factors: [], required: true });

    await enrol();
    expect((await customerOf(await browser.idToken())).json()).toMatchObject([{ id: 'mia' }]);
    expect((await browser.post('/sign-out')).statusCode).toBe(204);
  });

  it('keeps its last one, and is asked again from the request on that follows its end', async () => {
    await signIn(browser, JANA);
    const { factorId } = await enrol();
    const token = await browser.idToken();
    const removed = await browser.post('/second-factors/remove', { factor_id: factorId });
    expect(removed.json()).toMatchObject({ status: 409, code: 'last_second_factor' });
    expect((await customerOf(token)).statusCode).toBe(200);
    await fixture.database.pool.query('delete from studio.second_factors');
    expect((await customerOf(token)).json()).toMatchObject({ code: 'second_factor_missing' });
  });

  it('is nothing a member hears of', async () => {
    await signIn(browser, MIA);
    expect((await customerOf(await browser.idToken())).statusCode).toBe(200);
    expect((await browser.get('/second-factors')).json()).toMatchObject({ required: false });
  });
});

describe('studio reset-second-factor', () => {
  const run = (...typed: readonly string[]) =>
    type(['reset-second-factor', ...typed], { pool: fixture.database.pool, now });

  it('lets somebody in who lost everything, ends sessions and tells the owner', async () => {
    await signIn(browser, MIA);
    await enrol();
    const token = await browser.idToken();
    expect(await run(' MIA@lifted.example')).toEqual({
      exitCode: 0,
      printed: [`${MIA} signs in without a second factor again, and is signed out everywhere.`],
      noted: [],
    });
    expect((await customerOf(token)).statusCode).toBe(401);
    expect((await signIn(createBrowser(fixture.app), MIA)).statusCode).toBe(200);
    const { rows } = await fixture.database.pool.query<{ body_text: string }>(
      `select recipient, subject, body_text from studio.mail_outbox where kind = 'second_factor_change'`,
    );
    expect(rows).toMatchObject([{ recipient: MIA, subject: `${studio.name}: second factors were removed` }]);
    expect(rows[0]?.body_text).toContain('we removed all second factors');
  });

  it('removes the passkeys of a phone that is lost, also where they were all there was', async () => {
    const { pool } = fixture.database;
    await pool.query(
      `insert into studio.passkeys (id, uid, public_key, sign_count, name, is_synced, added_at)
       select 'lost-phone', "id", '\\x00', 0, 'Phone', false, now() from identity."user" where email = $1`,
      [MIA],
    );
    expect((await run(MIA)).exitCode).toBe(0);
    expect((await pool.query('select from studio.passkeys')).rowCount).toBe(0);
  });

  it('says who has none, and whom nobody knows', async () => {
    expect(await run(MIA)).toMatchObject({
      exitCode: 1,
      noted: [`${MIA} has no second factor and no passkey.`],
    });
    expect((await run('nobody@lifted.example')).exitCode).toBe(1);
    expect((await run()).exitCode).toBe(2);
    expect((await run(MIA, JANA)).exitCode).toBe(2);
  });
});

it('a backup brings second factors and backup codes back, and no session', async () => {
  await signIn(browser, MIA);
  const app = await enrol();
  const token = await browser.idToken();
  const directory = await mkdtemp(join(tmpdir(), 'second-factors-'));
  const { pool } = fixture.database;
  expect((await type(['backup', 'studio.backup'], { pool, directory })).exitCode).toBe(0);
  await forgetSecondFactors(fixture.database);
  expect((await type(['restore', 'studio.backup', '--replace'], { pool, directory })).exitCode).toBe(0);
  await rm(directory, { recursive: true });

  expect((await customerOf(token)).statusCode).toBe(401);
  const later = createBrowser(fixture.app);
  expect((await signIn(later, MIA)).json()).toMatchObject({ code: 'second_factor_required' });
  const code = { factor_id: app.factorId, code: app.code(now) };
  expect((await later.post('/second-factor/verify', code)).statusCode).toBe(200);
  expect((await later.get('/second-factors')).json()).toMatchObject({ backup_codes_left: 10 });
});

describe('the mail about a change', () => {
  const write = (name: string, language: 'en' | 'de' | null = null) =>
    inTransaction(fixture.database.pool, (client) =>
      secondFactorMails({ studio, publicUrl: 'https://lifted.example', now: () => now })(client, {
        email: MIA,
        name,
        kind: 'totp_added',
        language,
      }),
    );
  const mails = async () =>
    (
      await fixture.database.pool.query<{ body_text: string; body_html: string }>(
        `select body_text, body_html from studio.mail_outbox where subject like '%authenticator%' order by id`,
      )
    ).rows;

  it('says in both languages what happened and what to do about it, each time', async () => {
    await write('Mia <b>');
    await write('');
    const [named, nameless] = await mails();
    expect(named?.body_text).toContain('an authenticator app was added to your account');
    expect(named?.body_text).toContain('deinem Konto wurde eine Authenticator-App hinzugefügt');
    expect(named?.body_text).toContain('https://lifted.example/login');
    expect(named?.body_text).toContain(studio.contact.phone);
    expect(named?.body_html).toContain('Hi Mia &lt;b&gt;,');
    expect(nameless?.body_text).toContain('Hi,');
  });

  it('is in the language of the page where one is known', async () => {
    await write('Mia', 'de');
    const { rows } = await fixture.database.pool.query<{ subject: string; body_text: string }>(
      'select subject, body_text from studio.mail_outbox order by id desc limit 1',
    );
    expect(rows[0]?.subject).toBe('LIFTED: eine Authenticator-App wurde hinzugefügt');
    expect(rows[0]?.body_text).toMatch(/^Hi Mia,\n\ndeinem Konto wurde/);
    expect(rows[0]?.body_text).not.toContain('an authenticator app');
  });
});
