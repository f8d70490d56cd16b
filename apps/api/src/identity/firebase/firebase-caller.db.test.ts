import { generateKeyPair, SignJWT, UnsecuredJWT, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@lifted/database/transaction';
import { insertPerson } from '../../testing/identity-fixture.ts';
import { endAccess, moveAddresses } from '../accounts/end-access.ts';
import { createFirebaseFixture, usualClaims, type FirebaseFixture } from '../../testing/firebase-fixture.ts';

let fixture: FirebaseFixture;
let number = 0;
let email: string;
let accountUid: string;
/** Uid at Firebase, another one than at the studio. */
let uid: string;

beforeAll(async () => {
  fixture = await createFirebaseFixture();
});
afterAll(() => fixture.close());

beforeEach(async () => {
  number += 1;
  email = `mia${number}@lifted.example`;
  uid = `firebase-${number}`;
  accountUid = await insertPerson(fixture.database, { email, customerId: `c-${number}` });
});

const callerOf = async (token: string) => fixture.app.findCaller(token);
const ofMia = (claims: JWTPayload = {}) =>
  fixture.idToken({ sub: uid, email, email_verified: true, ...claims });
const rolesAnswer = async (token: string, of = uid) =>
  fixture.app.inject({
    url: `/api/users/firebase-uid/${of}/roles`,
    headers: { authorization: `Bearer ${token}` },
  });

describe('somebody whose address Firebase has verified', () => {
  it('is the customer of that address, with the roles of the studio', async () => {
    expect(await callerOf(await ofMia())).toMatchObject({
      provider: 'firebase',
      uid: accountUid,
      providerUid: uid,
      roles: ['member'],
      customerId: `c-${number}`,
    });
    expect((await rolesAnswer(await ofMia())).json()).toEqual(['member']);
  });

  it('is found by the address however it is written', async () => {
    const token = await ofMia({ email: ` ${email.toUpperCase()}` });
    expect(await callerOf(token)).toMatchObject({ customerId: `c-${number}` });
  });

  it('is the same customer in all of many first requests at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 8 }, () => ofMia()));
    const callers = await Promise.all(tokens.map(callerOf));
    expect(callers.map((caller) => caller?.customerId)).toEqual(Array(8).fill(`c-${number}`));
  });

  it('stays linked by uid when the address at Firebase changes', async () => {
    await callerOf(await ofMia());
    const token = await fixture.idToken({ sub: uid, email: 'new@elsewhere.example', email_verified: false });
    expect(await callerOf(token)).toMatchObject({ customerId: `c-${number}` });
  });

  it('has the roles the studio gives from the next request on', async () => {
    const token = await ofMia();
    await callerOf(token);
    await fixture.database.pool.query(
      `insert into studio.account_roles (provider, uid, role) values ('studio', $1, 'coach')`,
      [accountUid],
    );
    expect(await callerOf(token)).toMatchObject({ roles: ['coach', 'member'] });
  });
});

describe('a stranger', () => {
  it('who signed up with a member’s address, not verified, sees nothing', async () => {
    const token = await fixture.idToken({ sub: 'stranger', email, email_verified: false });
    expect(await callerOf(token)).toMatchObject({ roles: [], customerId: null, customerNumber: null });
    expect((await rolesAnswer(token, 'stranger')).json()).toEqual([]);
    expect((await rolesAnswer(token, uid)).statusCode).toBe(404);
    const { rowCount } = await fixture.database.pool.query(
      'select from studio.firebase_identities where uid = $1',
      ['stranger'],
    );
    expect(rowCount).toBe(0);
  });

  it('with no word about verification counts as not verified', async () => {
    const token = await fixture.idToken({ sub: 'nobody', email });
    expect(await callerOf(token)).toMatchObject({ roles: [], customerId: null });
  });

  it('does not get in beside the person who is linked already', async () => {
    await callerOf(await ofMia());
    const token = await fixture.idToken({ sub: 'second', email, email_verified: true });
    expect(await callerOf(token)).toMatchObject({ customerId: null });
  });

  it('who had the address before its owner verified it keeps no token that works', async () => {
    const now = Math.floor(Date.now() / 1000);
    const squatter = await fixture.idToken({ sub: uid, email, email_verified: false, auth_time: now - 300 });
    expect(await callerOf(squatter)).toMatchObject({ customerId: null });
    expect(await callerOf(await ofMia())).toMatchObject({ customerId: `c-${number}` });
    expect(await callerOf(squatter)).toBeUndefined();
  });

  it('has no roles that belong to a uid of our own provider', async () => {
    const token = await fixture.idToken({ sub: accountUid, email: 'x@y.example', email_verified: true });
    const caller = await callerOf(token);
    expect(caller).toMatchObject({ providerUid: accountUid, roles: [], customerId: null });
    expect(caller?.uid).not.toBe(accountUid);
  });
});

describe('a role that asks for a second factor', () => {
  const asCoach = async (firebase: object) => {
    await fixture.database.pool.query(
      `insert into studio.account_roles (provider, uid, role) values ('studio', $1, 'coach')`,
      [accountUid],
    );
    return ofMia({ firebase });
  };

  it('may do nothing before one was shown in this sign-in', async () => {
    const token = await asCoach({ sign_in_provider: 'custom' });
    expect(await callerOf(token)).toMatchObject({ roles: ['coach', 'member'], missesSecondFactor: true });
  });

  it('may do everything once it was', async () => {
    const token = await asCoach({ sign_in_provider: 'password', sign_in_second_factor: 'phone' });
    expect(await callerOf(token)).toMatchObject({ missesSecondFactor: false });
  });

  it('is not asked of members', async () => {
    expect(await callerOf(await ofMia())).toMatchObject({ missesSecondFactor: false });
  });
});

describe('what the operator does', () => {
  it('disabling an account shuts it out from the next request on', async () => {
    const token = await ofMia();
    await callerOf(token);
    await fixture.database.pool.query(`update studio.accounts set disabled_at = now() where uid = $1`, [
      accountUid,
    ]);
    expect(await callerOf(token)).toBeUndefined();
  });

  it('a disabled account is linked to nobody', async () => {
    await fixture.database.pool.query(`update studio.accounts set disabled_at = now() where uid = $1`, [
      accountUid,
    ]);
    expect(await callerOf(await ofMia())).toMatchObject({ customerId: null });
  });

  it('signing out everywhere refuses every sign-in before it, and lets a new one in', async () => {
    const token = await ofMia();
    await callerOf(token);
    await inTransaction(fixture.database.pool, (client) => endAccess(client, [accountUid]));
    expect(await callerOf(token)).toBeUndefined();
    const later = Math.floor(Date.now() / 1000) + 2;
    expect(await callerOf(await ofMia({ auth_time: later, iat: later }))).toMatchObject({
      customerId: `c-${number}`,
    });
  });

  it('another address unlinks: the reader of the old one stays out', async () => {
    const token = await ofMia();
    await callerOf(token);
    const moved = `moved${number}@lifted.example`;
    await inTransaction(fixture.database.pool, (client) =>
      moveAddresses(client, [{ uid: accountUid, email: moved }]),
    );
    expect(await callerOf(token)).toMatchObject({ roles: [], customerId: null });
  });

  it('the owner reads anybody’s roles', async () => {
    await callerOf(await ofMia());
    await insertPerson(fixture.database, { email: `owner${number}@lifted.example`, roles: ['owner'] });
    const owner = await fixture.idToken({
      sub: `owner-${number}`,
      email: `owner${number}@lifted.example`,
      email_verified: true,
    });
    expect((await rolesAnswer(owner)).json()).toEqual(['member']);
  });
});

describe('a token is refused that', () => {
  const seconds = () => Math.floor(Date.now() / 1000);

  it.each<[string, () => JWTPayload]>([
    ['is of another project', () => ({ aud: 'other-project' })],
    ['is of another issuer', () => ({ iss: 'https://securetoken.google.com/other-project' })],
    ['has run out', () => ({ iat: seconds() - 3700, exp: seconds() - 100 })],
    ['is older than an hour, whatever it claims', () => ({ iat: seconds() - 4000, exp: seconds() + 900 })],
    ['comes from the future', () => ({ iat: seconds() + 300, exp: seconds() + 900 })],
    ['says that somebody signed in in the future', () => ({ auth_time: seconds() + 300 })],
    ['does not say when somebody signed in', () => ({ auth_time: undefined })],
    ['names nobody', () => ({ sub: '' })],
    ['is no token of Firebase Authentication', () => ({ firebase: undefined })],
  ])('%s', async (_what, claims) => {
    expect(await callerOf(await ofMia(claims()))).toBeUndefined();
  });

  it.each([
    ['names an unknown key', { kid: 'unknown' }],
    ['names no key', { kid: undefined }],
  ])('%s', async (_what, header) => {
    const token = await fixture.idToken({ sub: uid, email, email_verified: true }, header);
    expect(await callerOf(token)).toBeUndefined();
  });

  it('is signed by somebody else', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT({ ...usualClaims(), sub: uid, email, email_verified: true })
      .setProtectedHeader({ alg: 'RS256', kid: 'key-of-google' })
      .sign(privateKey);
    expect(await callerOf(forged)).toBeUndefined();
  });

  it('is not signed at all, as the emulator’s are', async () => {
    const unsigned = new UnsecuredJWT({ ...usualClaims(), sub: uid, email, email_verified: true }).encode();
    expect(await callerOf(unsigned)).toBeUndefined();
  });

  it('is signed with the public key as if it were a shared secret', async () => {
    const forged = await new SignJWT({ ...usualClaims(), sub: uid, email, email_verified: true })
      .setProtectedHeader({ alg: 'HS256', kid: 'key-of-google' })
      .sign(new TextEncoder().encode('k'.repeat(64)));
    expect(await callerOf(forged)).toBeUndefined();
  });
});
