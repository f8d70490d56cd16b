import process from 'node:process';
import { FirebaseEmulator } from '../src/identity/firebase-emulator.ts';
import { firebaseBackend } from '../src/identity/firebase-backend.ts';
import {
  arrive,
  CONTRACT_PASSWORD,
  backendTest,
  identityContract,
} from '../src/identity/identity-contract.ts';
import { knownDeviceContract, passkeyContract } from '../src/identity/ways-in-contract.ts';
import { openLogin, signIn, tryToSignIn } from '../src/login-page.ts';
import { signInToken } from '../src/members.ts';
import { expect } from '../src/site-test.ts';

const emulator = new FirebaseEmulator(process.env['E2E_FIREBASE_HOST'] ?? '');
const test = backendTest.extend({ backend: async ({}, use) => use(firebaseBackend(emulator)) });

// The emulator is another origin, and some requests are refused on purpose.
test.beforeEach(({ surprises }) =>
  surprises.expectError(/foreign origin: http:\/\/127\.0\.0\.1|status of (400|401|403|404|501)/),
);

identityContract(test);
passkeyContract(test);
knownDeviceContract(test);

test('a member of Firebase signs in on the login page and sees the dashboard, also after a reload', async ({
  page,
  backend,
  member,
}) => {
  await arrive(page, backend, member);
  await page.evaluate(() => window.identity.signOut());
  await signIn(page, member.email, CONTRACT_PASSWORD);
  await expect(page.getByRole('main')).toContainText(member.firstName);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(member.firstName);
  const kept = await page.evaluate(() => localStorage.getItem('currentUser') ?? '');
  expect(kept).toContain(member.email);
  expect(kept).not.toMatch(/token/i);
});

test('a stranger who signs up with a member’s address sees nothing of the member', async ({
  page,
  member,
  request,
}) => {
  const { localId, idToken } = await emulator.signUp(member.email, CONTRACT_PASSWORD);
  const headers = { authorization: `Bearer ${idToken}` };
  const roles = await request.get(`/api/users/firebase-uid/${localId}/roles`, { headers });
  expect([roles.status(), await roles.json()]).toEqual([200, []]);
  const customers = await request.get(`/api/customers?email=${member.email}`, { headers });
  expect(await customers.text()).not.toContain(member.firstName);
  await openLogin(page);
  await tryToSignIn(page, member.email, CONTRACT_PASSWORD);
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to load your profile data. Please try again later.',
  );
  await expect(page.getByRole('main')).not.toContainText(member.firstName);
});

test('a sign-in link takes the address back from the stranger', async ({ member, database, request }) => {
  await emulator.signUp(member.email, CONTRACT_PASSWORD);
  const token = await signInToken(database, member);
  expect((await request.post('/api/auth/verify-token', { data: { token } })).status()).toBe(200);
  await expect(emulator.signIn(member.email, CONTRACT_PASSWORD)).rejects.toThrow(/INVALID|PASSWORD/);
});
