import { loginButton, signIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, test } from '../src/site-test.ts';

/** The site's own scripts that would fetch Firebase, and the words its client cannot do without. */
const FIREBASE = /identitytoolkit|securetoken\.googleapis|firebaseapp\.com|apiKey/;

test('a studio that keeps its identities itself downloads not a byte of Firebase', async ({ page }) => {
  const scripts: { readonly url: string; readonly text: Promise<string> }[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.endsWith('.js')) scripts.push({ url, text: response.text() });
  });
  await page.goto('/');
  await signIn(page, MEMBER.email);
  await page.goto('/login?from=%2Fwod');
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(loginButton(page)).toBeEnabled();

  expect(scripts.length).toBeGreaterThan(5);
  for (const { url, text } of scripts) {
    expect(url).not.toMatch(/firebase|token-sync/);
    expect(FIREBASE.test(await text), `${url} speaks to Firebase`).toBe(false);
  }
});
