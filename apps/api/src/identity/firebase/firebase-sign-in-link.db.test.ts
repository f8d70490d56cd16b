import { inTransaction } from '@lifted/database/transaction';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertPerson } from '../../testing/identity-fixture.ts';
import { issueSignInLink } from '../sign-in/mailed-links.ts';
import { createFirebaseFixture, type FirebaseFixture } from '../../testing/firebase-fixture.ts';

/** What Google's documentation names. */
const CUSTOM_TOKEN_AUDIENCE =
  'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

let fixture: FirebaseFixture;
let number = 0;
let email: string;
let accountUid: string;

beforeAll(async () => {
  fixture = await createFirebaseFixture();
});
afterAll(() => fixture.close());

beforeEach(async () => {
  number += 1;
  email = `ben${number}@lifted.example`;
  accountUid = await insertPerson(fixture.database, { email, customerId: `b-${number}` });
  fixture.users.isAway = false;
});

const newLink = (now = new Date()) =>
  inTransaction(
    fixture.database.pool,
    async (client) => (await issueSignInLink(client, accountUid, now)).token,
  );
const exchange = (token: string) =>
  fixture.app.inject({ method: 'POST', url: '/api/auth/verify-token', payload: { token } });
const atFirebase = () => [...fixture.users.people.values()].find((person) => person.email === email);

/** The caller of the session Firebase begins for a custom token. */
const callerOfUid = async (uid: string, claims = {}) =>
  fixture.app.findCaller(await fixture.idToken({ sub: uid, ...claims }));

describe('a sign-in link', () => {
  it('becomes a custom token of Firebase, signed by the service account, good for a minute', async () => {
    const answer = await exchange(await newLink());
    expect(answer.statusCode).toBe(200);
    const { customToken } = answer.json<{ customToken: string }>();
    expect(decodeProtectedHeader(customToken)).toMatchObject({ alg: 'RS256' });
    const { iat = 0, exp = 0, ...claims } = decodeJwt(customToken);
    expect(exp - iat).toBe(60);
    expect(claims).toEqual({
      iss: 'robot@studio.example',
      sub: 'robot@studio.example',
      aud: CUSTOM_TOKEN_AUDIENCE,
      uid: atFirebase()?.localId,
    });
    expect(await callerOfUid(String(claims['uid']))).toMatchObject({ customerId: `b-${number}` });
  });

  it('works once, also for two at the same time', async () => {
    const token = await newLink();
    const answers = await Promise.all([exchange(token), exchange(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect((await exchange(token)).statusCode).toBe(401);
  });

  it('that has run out or never was is refused in the same words', async () => {
    const HOUR_AGO = new Date(Date.now() - 3_600_000);
    const [old, forged] = [await exchange(await newLink(HOUR_AGO)), await exchange('f'.repeat(43))];
    expect(old.statusCode).toBe(401);
    expect(old.json<{ detail: string }>().detail).toBe(forged.json<{ detail: string }>().detail);
    expect(atFirebase()).toBeUndefined();
  });

  it('signs in a person Firebase knows by the verified address', async () => {
    fixture.users.people.set('old-hand', { localId: 'old-hand', email, emailVerified: true });
    const { customToken } = (await exchange(await newLink())).json<{ customToken: string }>();
    expect(decodeJwt(customToken)['uid']).toBe('old-hand');
    expect(await callerOfUid('old-hand', { email, email_verified: true })).toMatchObject({
      customerId: `b-${number}`,
    });
  });

  it('never signs in as the stranger who had signed up with the address: that person goes', async () => {
    fixture.users.people.set('stranger', { localId: 'stranger', email, emailVerified: false });
    const { customToken } = (await exchange(await newLink())).json<{ customToken: string }>();
    expect(decodeJwt(customToken)['uid']).not.toBe('stranger');
    expect(fixture.users.people.has('stranger')).toBe(false);
    expect(await callerOfUid('stranger', { email, email_verified: false })).toMatchObject({
      customerId: null,
    });
  });

  it('does not lead around a second factor, and is not used up by trying', async () => {
    const person = { localId: 'careful', email, emailVerified: true };
    fixture.users.people.set('careful', { ...person, mfaInfo: [{ mfaEnrollmentId: 'phone' }] });
    const token = await newLink();
    const answer = await exchange(token);
    expect(answer.statusCode).toBe(401);
    expect(answer.json<{ detail: string }>().detail).toContain('sign in with your password');
    fixture.users.people.set('careful', person);
    expect((await exchange(token)).statusCode).toBe(200);
  });

  it('can be tried again when Firebase was away', async () => {
    const token = await newLink();
    fixture.users.isAway = true;
    const answer = await exchange(token);
    expect(answer.statusCode).toBe(503);
    expect(answer.json<{ detail: string }>().detail).toContain('The link stays good');
    fixture.users.isAway = false;
    expect((await exchange(token)).statusCode).toBe(200);
  });
});

it('the studio’s own ways in are closed', async () => {
  for (const path of [
    '/sign-in/email',
    '/request-password-reset',
    '/one-time-token/verify',
    '/sign-in/social',
  ]) {
    const answer = await fixture.app.inject({
      method: 'POST',
      url: `/api/identity${path}`,
      payload: { email, password: 'strong-every-week' },
    });
    expect(answer.statusCode).toBe(404);
  }
});
