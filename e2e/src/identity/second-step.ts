import type { Page } from '@playwright/test';
import type { Database } from '@lifted/database/open-database';
import { Authenticator } from './authenticator.ts';
import { passwordLink } from '../demo-mailbox.ts';
import { signInToken, type OwnMember } from '../members.ts';
import { expect, hydrated } from '../site-test.ts';

/** Parts of the security page and of the login page's second step. */
export const codeField = (page: Page) => page.getByLabel('Code', { exact: true });
export const backupCodeField = (page: Page) => page.getByLabel('Backup code', { exact: true });
export const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });
export const setUpButton = (page: Page) => page.getByRole('button', { name: 'Set up with an app' });
export const turnOnButton = (page: Page) => page.getByRole('button', { name: 'Turn on' });

/** Shown for the first factor only. */
export const OTHERS_WILL_BE_SIGNED_OUT = 'Turning it on signs you out on all your other devices.';
export const OTHERS_ARE_SIGNED_OUT = 'The second step is on, and all your other devices are signed out.';

export const PASSWORD = 'one more heavy squat';

/** Gives a member a password, as the mailed link does. */
export async function setPassword(page: Page, { email }: OwnMember): Promise<void> {
  const headers = { origin: new URL(page.url()).origin };
  await page.request.post('/api/identity/request-password-reset', { headers, data: { email } });
  const token = (await passwordLink(page.request, email)).split('#')[1];
  const answer = await page.request.post('/api/identity/reset-password', {
    headers,
    data: { token, new_password: PASSWORD },
  });
  expect(answer.status()).toBe(204);
}

/** Opens the security page by a sign-in link, so that the sign-in is fresh. */
export async function openSecurity(page: Page, database: Database, member: OwnMember): Promise<void> {
  await page.goto(`/security?token=${await signInToken(database, member)}`);
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Second step' })).toBeVisible();
}

/** Sets up an app on the security page; returns the app and the backup codes. */
export async function setUpApp(
  page: Page,
): Promise<{ readonly app: Authenticator; readonly backupCodes: readonly string[] }> {
  await setUpButton(page).click();
  const app = new Authenticator(await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText());
  await codeField(page).fill(await app.nextCode());
  await expect(page.getByText(OTHERS_WILL_BE_SIGNED_OUT)).toBeVisible();
  await turnOnButton(page).click();
  await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeFocused();
  await expect(page.getByText(OTHERS_ARE_SIGNED_OUT)).toBeVisible();
  const backupCodes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allInnerTexts();
  await page.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(page.getByText('On', { exact: true })).toBeVisible();
  return { app, backupCodes };
}

/** A signed-out browser of a member who has set up an app. */
export async function withApp(page: Page, database: Database, member: OwnMember) {
  await openSecurity(page, database, member);
  const enrolled = await setUpApp(page);
  await page.context().clearCookies();
  await page.goto('/login');
  await page.evaluate(() => localStorage.clear());
  return enrolled;
}

/** Waits for the second step of signing in; nobody is signed in there. */
export async function expectAsked(page: Page): Promise<void> {
  await expect(page.getByText('Your account needs a second step.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  expect((await page.request.get('/api/identity/token')).status()).toBe(401);
}
