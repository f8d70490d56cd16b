import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBrowser } from '../testing/identity-browser-fixture.ts';
import { createIdentityFixture, insertPerson, type IdentityFixture } from '../testing/identity-fixture.ts';

/* What docs/security/asvs.md says of the identity library, asked of the library itself with the options it is given. */

const EMAIL = 'mia@lifted.example';
const PASSWORD = 'Kettlebells at seven';
let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await createIdentityFixture();
  await insertPerson(fixture.database, { email: EMAIL });
  const browser = createBrowser(fixture.app);
  await browser.post('/request-password-reset', { email: EMAIL });
  await fixture.identity.settle();
  const token = fixture.resetLinks[0]?.token ?? '';
  const set = await browser.post('/reset-password', { token, new_password: PASSWORD });
  if (set.statusCode !== 204) throw new Error(set.body);
  fixture.secrets.push(PASSWORD);
});
afterAll(() => fixture.close());

const signIn = async (password: string) => {
  const browser = createBrowser(fixture.app);
  return { browser, answer: await browser.post('/sign-in/email', { email: EMAIL, password }) };
};
const rowsOf = async <Row extends object>(sql: string) => (await fixture.database.pool.query<Row>(sql)).rows;

describe('the library', () => {
  it('keeps a password that is set as Argon2id at the cost OWASP asks for', async () => {
    const [account] = await rowsOf<{ password: string }>('select "password" from identity."account"');
    expect(account?.password).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('takes a password exactly as it was set, with its capitals and spaces', async () => {
    for (const other of [PASSWORD.toLowerCase(), `${PASSWORD} `, ` ${PASSWORD}`, PASSWORD.slice(0, -1)]) {
      expect((await signIn(other)).answer.statusCode, other).toBe(401);
    }
    expect((await signIn(PASSWORD)).answer.statusCode).toBe(200);
  });

  it('names each session by 32 letters and digits of its own', async () => {
    for (let time = 0; time < 3; time++) await signIn(PASSWORD);
    const sessions = await rowsOf<{ token: string }>('select "token" from identity."session"');
    expect(new Set(sessions.map(({ token }) => token)).size).toBeGreaterThanOrEqual(3);
    for (const { token } of sessions) expect(token).toMatch(/^[A-Za-z0-9]{32}$/);
  });

  it('makes keys of ES256 and keeps their private halves encrypted', async () => {
    const { browser } = await signIn(PASSWORD);
    await browser.idToken();
    const keys = await rowsOf<{ alg: string; publicKey: string; privateKey: string }>(
      'select "alg", "publicKey", "privateKey" from identity."jwks"',
    );
    expect(keys).toHaveLength(1);
    for (const { alg, publicKey, privateKey } of keys) {
      expect(alg).toBe('ES256');
      expect(JSON.parse(publicKey)).toMatchObject({ kty: 'EC', crv: 'P-256' });
      expect(JSON.parse(publicKey)).not.toHaveProperty('d');
      for (const part of ['"d"', '\\"d\\"', 'kty', 'P-256']) expect(privateKey).not.toContain(part);
    }
  });
});
