import { loginButton, signIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, test } from '../src/site-test.ts';

/** Words its client cannot do without. */
const FIREBASE = /identitytoolkit|securetoken\.googleapis|firebaseapp\.com|apiKey/;

test('a studio that keeps its identities itself downloads not a byte of Firebase', async ({
  page,
  request,
  surprises,
}) => {
  // Signing out may overtake what the dashboard is still asking.
  surprises.expectError(/status of 401/);
  const scripts = new Set<string>();
  page.on('request', (asked) => {
    if (asked.resourceType() === 'script') scripts.add(asked.url());
  });
  await page.goto('/');
  await signIn(page, MEMBER.email);
  await page.goto('/login?from=%2Fwod');
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(loginButton(page)).toBeEnabled();

  expect(scripts.size).toBeGreaterThan(5);
  for (const url of scripts) {
    expect(url).not.toMatch(/firebase|token-sync/);
    const text = await (await request.get(url)).text();
    expect(FIREBASE.test(text), `${url} speaks to Firebase`).toBe(false);
  }
});
