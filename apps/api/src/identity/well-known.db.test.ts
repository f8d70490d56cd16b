import { afterAll, beforeAll, expect, it } from 'vitest';
import { createIdentityFixture, PUBLIC_URL, type IdentityFixture } from '../testing/identity-fixture.ts';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await createIdentityFixture();
});
afterAll(() => fixture.close());

const ask = (page: string, headers: Record<string, string> = {}) =>
  fixture.app.inject({ url: `/.well-known/${page}`, headers });

it('a password manager is led to the page that sets a password, on our own host, in its language', async () => {
  const foreign = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
  const english = await ask('change-password', foreign);
  expect([english.statusCode, english.headers.location]).toEqual([302, '/reset-password']);
  const german = await ask('change-password', { 'accept-language': 'de' });
  expect(german.headers.location).toBe('/de/reset-password');
});

it('a device that manages passkeys finds the page where they are added and removed', async () => {
  const answer = await ask('passkey-endpoints');
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toEqual({ enroll: `${PUBLIC_URL}/security`, manage: `${PUBLIC_URL}/security` });
});
