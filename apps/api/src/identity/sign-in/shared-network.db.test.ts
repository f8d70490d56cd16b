import { inTransaction } from '@lifted/database/transaction';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';
import { issueSignInLink } from './mailed-links.ts';

const MOST = 3;
const MEMBERS = Array.from({ length: 2 * MOST }, (_, at) => `m${at}@lifted.example`);

let fixture: IdentityFixture;
const uids: string[] = [];

beforeAll(async () => {
  fixture = await createIdentityFixture({ tryLimit: { max: MOST, seconds: 600 } });
  for (const email of MEMBERS) uids.push(await insertPerson(fixture.database, { email, password: PASSWORD }));
});
afterAll(() => fixture.close());

const signIn = (email: string, password: string) =>
  createBrowser(fixture.app).post('/sign-in/email', { email, password });

it('members with the right password get in from one network, however many they are', async () => {
  for (const email of MEMBERS) expect((await signIn(email, PASSWORD)).statusCode).toBe(200);
});

it('members with a good link get in too, and the page of a refused one says so and tries again', async () => {
  for (const uid of uids) {
    const { token } = await inTransaction(fixture.database.pool, (client) =>
      issueSignInLink(client, uid, new Date()),
    );
    expect((await fixture.app.inject(`/sign-in/${token}`)).statusCode).toBe(200);
    const answer = await fixture.app.inject({
      method: 'POST',
      url: '/api/auth/verify-token',
      payload: { token },
    });
    expect(answer.statusCode).toBe(200);
  }
  const old = 'x'.repeat(43);
  for (let tries = 0; tries < MOST; tries += 1) await fixture.app.inject(`/sign-in/${old}`);
  const refused = await fixture.app.inject(`/de/sign-in/${old}`);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.body).toContain('Das waren zu viele Versuche in kurzer Zeit');
  expect(refused.body).toContain(`<a href="/de/sign-in/${old}">Noch einmal versuchen</a>`);
});

it('wrong passwords count, and a right one between them gives back only its own try', async () => {
  const statuses: number[] = [];
  for (const password of ['wrong', PASSWORD, 'wrong too', PASSWORD, 'wrong again', PASSWORD])
    statuses.push((await signIn('m0@lifted.example', password)).statusCode);
  expect(statuses).toEqual([401, 200, 401, 200, 401, 429]);
});
