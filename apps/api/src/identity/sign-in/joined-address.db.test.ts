import type { Problem } from '@lifted/contract/problem';
import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createBrowser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { disableAccount } from '../accounts/provisioned-account.ts';

/** Two records of one person: the first was made one with the second. */
const OLD = 'anna@old.example';
const UMLAUT = 'änna@old.example';
const KEPT = 'anna@kept.example';
const NEW_PASSWORD = 'kettlebells at seven';

let fixture: IdentityFixture;
let kept: string;
beforeAll(async () => {
  fixture = await createIdentityFixture();
  const { database } = fixture;
  kept = await insertPerson(database, { email: KEPT, password: PASSWORD, customerId: 'kept' });
  for (const [email, customerId] of [
    [OLD, 'old'],
    [UMLAUT, 'umlaut'],
  ] as const) {
    const uid = await insertPerson(database, { email, password: PASSWORD, customerId });
    await inTransaction(database.pool, (client) => disableAccount(client, uid, new Date()));
    await database.pool.query(
      `insert into studio.merged_people (gone_id, kept_id, merged_at, reopens) values ($1, 'kept', now(), true)`,
      [customerId],
    );
  }
});
afterAll(() => fixture.close());
beforeEach(async () => {
  await fixture.database.pool.query('truncate studio.mail_codes, studio.sign_in_failures');
  fixture.mailCodes.length = 0;
});

const post = (path: string, body: object) => createBrowser(fixture.app).post(path, body);
const signIn = (email: string, password = PASSWORD) => post('/sign-in/email', { email, password });
const settled = async (path: string, body: object) => {
  const answer = await post(path, body);
  await fixture.identity.settle();
  return answer;
};

describe('who comes with the address of a record that was joined', () => {
  it.each([OLD, UMLAUT])('and the right password is told where to sign in: %s', async (email) => {
    const answer = await signIn(email);
    expect(answer.json()).toMatchObject({ status: 403, code: 'account_disabled' });
    expect(answer.json<Problem>().detail).toContain('Please sign in with a…@kept.example.');
  });

  it.each([OLD, UMLAUT])('and a wrong one learns nothing: %s', async (email) => {
    expect((await signIn(email, 'not the password')).json()).toMatchObject({ code: 'wrong_credentials' });
  });

  it('and asks for a password gets the link of the record that was kept, at its address', async () => {
    expect((await settled('/request-password-reset', { email: OLD })).statusCode).toBe(204);
    const link = fixture.resetLinks.at(-1);
    expect(link).toMatchObject({ email: KEPT });
    const answer = await post('/reset-password', { token: link?.token, new_password: NEW_PASSWORD });
    expect(answer.statusCode).toBe(204);
    expect((await signIn(KEPT, NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('and asks for a code signs in as who was kept, with the code that went there', async () => {
    expect((await settled('/mail-code/send', { email: OLD })).statusCode).toBe(204);
    expect(fixture.mailCodes).toMatchObject([{ email: KEPT }]);
    const answer = await post('/mail-code/verify', { email: OLD, code: fixture.mailCodes[0]?.code });
    expect(answer.json()).toMatchObject({ user: { uid: kept, email: KEPT } });
  });

  it('is told that the account is disabled once the kept one is too', async () => {
    await inTransaction(fixture.database.pool, (client) => disableAccount(client, kept, new Date()));
    expect((await signIn(OLD)).json<Problem>().detail).toContain('This account is disabled.');
    await settled('/mail-code/send', { email: OLD });
    expect(fixture.mailCodes).toEqual([]);
  });
});
