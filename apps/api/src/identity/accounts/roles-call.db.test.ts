import { afterAll, beforeAll, expect, it } from 'vitest';
import { createBrowser } from '../../testing/identity-browser-fixture.ts';
import {
  createIdentityFixture,
  insertPerson,
  PASSWORD,
  type IdentityFixture,
} from '../../testing/identity-fixture.ts';

let fixture: IdentityFixture;

beforeAll(async () => {
  fixture = await createIdentityFixture();
});
afterAll(() => fixture.close());

async function languageAfter(email: string, languages: readonly (string | undefined)[]): Promise<unknown> {
  const uid = await insertPerson(fixture.database, { email, password: PASSWORD, customerId: email });
  const browser = createBrowser(fixture.app);
  await browser.post('/sign-in/email', { email, password: PASSWORD });
  const authorization = `Bearer ${await browser.idToken()}`;
  for (const language of languages) {
    const answer = await fixture.app.inject({
      url: `/api/users/studio-uid/${uid}/roles`,
      headers: { authorization, ...(language !== undefined && { 'accept-language': language }) },
    });
    expect(answer.json()).toEqual(['member']);
  }
  const { rows } = await fixture.database.pool.query<{ language: string }>(
    `select s.language from studio.message_settings s join studio.customers c on c.number = s.customer_number
      where c.email = $1`,
    [email],
  );
  return rows[0]?.language ?? null;
}

it('a page opened signed in is what mails to the member are written like', async () => {
  expect(await languageAfter('kate@lifted.example', ['de', 'en'])).toBe('en');
  expect(await languageAfter('nele@lifted.example', ['en', 'de', 'de'])).toBe('de');
});

it('a call that names no language changes nothing', async () => {
  expect(await languageAfter('tom@lifted.example', [undefined])).toBeNull();
  expect(await languageAfter('mia@lifted.example', ['de', undefined])).toBe('de');
});
