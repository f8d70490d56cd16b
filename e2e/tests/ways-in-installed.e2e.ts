import type { Page } from '@playwright/test';
import { passwordLink } from '../src/demo-mailbox.ts';
import {
  backupCodeField,
  codeField,
  continueButton,
  expectAsked,
  PASSWORD,
  setPassword,
  withApp,
} from '../src/identity/second-step.ts';
import {
  emailField,
  expectDashboard,
  forgotLink,
  googleButton,
  loginButton,
  openLogin,
  tryToSignIn,
} from '../src/login-page.ts';
import { test } from '../src/member-test.ts';
import { runInstalled } from '../src/offline-app.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

// Codes by mail, links and passkeys of the installed app: ways-in, second-factors-of-a-strict-studio.

// The second step is a refusal of the first.
test.beforeEach(async ({ page, surprises }) => {
  surprises.expectError(/status of (401|403)/);
  await runInstalled(page);
});

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).tap();
  await expect(loginButton(page)).toBeEnabled();
}

test(
  'a member signs in with password and second step, and without its app with a backup code',
  { tag: ['@act', '@phone'] },
  async ({ page, member, database }) => {
    const { app, backupCodes } = await withApp(page, database, member);
    await openLogin(page);
    await setPassword(page, member);
    await tryToSignIn(page, member.email, PASSWORD);
    await expectAsked(page);
    await expectAccessible(page);
    await codeField(page).fill(await app.nextCode());
    await continueButton(page).tap();
    await expectDashboard(page);

    await logOut(page);
    await tryToSignIn(page, member.email, PASSWORD);
    await page.getByRole('button', { name: 'Use a backup code' }).tap();
    await backupCodeField(page).fill(backupCodes[0] ?? '');
    await continueButton(page).tap();
    await expectDashboard(page);
  },
);

test(
  'a member who forgot the password asks for the mail in the app, and signs in there with the one set in a browser',
  { tag: '@phone' },
  async ({ page, member, browser, baseURL, request }) => {
    await openLogin(page);
    await emailField(page).fill(member.email);
    await forgotLink(page).tap();
    await expect(page.getByRole('status')).toHaveText('Password reset email sent. Please check your inbox.');

    const browserOfMails = await browser.newPage({ ...(baseURL !== undefined && { baseURL }) });
    await browserOfMails.goto(await passwordLink(request, member.email));
    await browserOfMails.getByLabel('New password').fill(PASSWORD);
    await browserOfMails.getByRole('button', { name: 'Set password' }).click();
    await expect(browserOfMails).toHaveURL(/\/login$/);
    await browserOfMails.close();

    await tryToSignIn(page, member.email, PASSWORD);
    await expectDashboard(page);
  },
);

test('a member signs in with Google', { tag: '@phone' }, async ({ page, member, surprises }) => {
  surprises.expectError(/request to a foreign origin: http:\/\/127\.0\.0\.1/);
  await openLogin(page);
  const popup = page.waitForEvent('popup');
  await googleButton(page).tap();
  await (await popup).getByLabel('Address').fill(member.email);
  await (await popup).getByRole('button', { name: 'Continue' }).tap();
  await expectDashboard(page);
});
