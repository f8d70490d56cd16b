import { createHook } from 'node:async_hooks';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createBrowser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';

/*
 * A password that is hashed takes fifteen milliseconds, everything else about a refused sign-in one or two. So as many hashes
 * for an unknown address as for a known one is what keeps their times alike, on every machine.
 */

/** What Node calls a piece of work of the Argon2 library. */
const HASHING = 'undefined';
const WRONG = 'three light squats a year';
let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await createIdentityFixture();
  await insertPerson(fixture.database, { email: 'mia@lifted.example', password: PASSWORD });
  await insertPerson(fixture.database, { email: 'müller@lifted.example', password: PASSWORD });
  await insertPerson(fixture.database, { email: 'without@lifted.example' });
  await insertPerson(fixture.database, { email: 'ohne-ü@lifted.example' });
});
afterAll(() => fixture.close());
beforeEach(() => fixture.database.pool.query('truncate studio.sign_in_failures'));

/** The hashes a refused sign-in costs, and the refusal. */
async function refusalOf(email: string) {
  let hashes = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === HASHING) hashes += 1;
    },
  }).enable();
  try {
    const answer = await createBrowser(fixture.app).post('/sign-in/email', { email, password: WRONG });
    return { hashes, status: answer.statusCode, code: answer.json<{ code: string }>().code };
  } finally {
    hook.disable();
  }
}

it.each([
  ['known', 'mia@lifted.example'],
  ['unknown', 'nobody@lifted.example'],
  ['known, without a password', 'without@lifted.example'],
  ['known, which the library refuses to read', 'müller@lifted.example'],
  ['unknown, which the library refuses to read', 'möller@lifted.example'],
  ['known, without a password, which the library refuses to read', 'ohne-ü@lifted.example'],
])('a wrong password costs an unknown address as many hashes as a known one: %s', async (_which, email) => {
  expect(await refusalOf(email)).toEqual({ hashes: 1, status: 401, code: 'wrong_credentials' });
});
