import type { Page } from '@playwright/test';
import { mailCountFor } from '../src/demo-mailbox.ts';
import { expectDashboard, googleButton, loginButton, openLogin, tryToSignIn } from '../src/login-page.ts';
import { signInToken } from '../src/members.ts';
import { test } from '../src/member-test.ts';
import {
  backupCodeField,
  codeField,
  continueButton,
  expectAsked,
  openSecurity,
  PASSWORD,
  setPassword,
  setUpApp,
  setUpButton,
  withApp,
} from '../src/identity/second-step.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

/** Wrong codes that end a sign-in. */
const MOST_WRONG_CODES = 5;

// Wrong and missing codes are refused on purpose; the fake Google is another origin.
// The third code of an app in a row has to be waited for, half a minute.
test.describe.configure({ timeout: 120_000 });

test.beforeEach(({ surprises }) =>
  surprises.expectError(/status of (401|403|422|429)|request to a foreign origin: http:\/\/127\.0\.0\.1/),
);

const alert = (page: Page) => page.getByRole('alert');

async function showCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await continueButton(page).click();
}

async function signInWithPassword(page: Page, email: string): Promise<void> {
  await openLogin(page);
  await tryToSignIn(page, email, PASSWORD);
  await expectAsked(page);
}

test(
  'a member sets up an app, signs out, and signs in with password and code',
  { tag: '@act' },
  async ({ page, member, database, request }) => {
    await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
    await expectDashboard(page);
    await setPassword(page, member);
    await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
    await expectDashboard(page);
    await page.getByRole('link', { name: 'Security' }).click();
    await expect(page.getByRole('heading', { name: 'Security', exact: true })).toBeFocused();
    await expect(page.getByText('Off', { exact: true })).toBeVisible();
    await expectAccessible(page);

    const { app, backupCodes } = await setUpApp(page);
    expect(new Set(backupCodes).size).toBe(10);
    await expect
      .poll(() => mailCountFor(request, member.email, 'an authenticator app was added'), 'a mail tells of it')
      .toBe(1);
    await expectAccessible(page);

    await page.getByRole('link', { name: 'Your Dashboard' }).click();
    await expectDashboard(page);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(loginButton(page)).toBeEnabled();
    await tryToSignIn(page, member.email, PASSWORD);
    await expectAsked(page);
    await expect(codeField(page)).toBeFocused();
    await expectAccessible(page);

    await showCode(page, app.wrongCode());
    await expect(alert(page)).toHaveText('This code is incorrect. Each code works only once.');
    await expect(codeField(page)).toBeFocused();
    await showCode(page, (await app.nextCode()).replace(/^.../, '$& '));
    await expectDashboard(page);
    await expect(page.getByRole('main')).toContainText(member.firstName);
  },
);

test('the picture and the key say the same, and a code is looked at before it is sent', async ({
  page,
  member,
  database,
}) => {
  await openSecurity(page, database, member);
  await setUpButton(page).click();
  await expect(page.getByRole('heading', { name: 'Set up an authenticator app' })).toBeFocused();
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const key = await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText();
  const uri = (await page.getByRole('link', { name: 'Open the app' }).getAttribute('href')) ?? '';
  expect(new URL(uri).searchParams.get('secret')).toBe(key.replaceAll(' ', ''));
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(codeField(page)).toHaveAttribute('inputmode', 'numeric');
  await expectAccessible(page);

  for (const [typed, fault] of [
    ['', 'Please enter the code.'],
    ['12345', 'The code has 6 digits.'],
  ] as const) {
    await codeField(page).fill(typed);
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(alert(page)).toHaveText(fault);
    await expect(codeField(page)).toBeFocused();
  }
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(setUpButton(page)).toBeVisible();
});

test('a backup code lets in once', async ({ page, member, database }) => {
  const { backupCodes } = await withApp(page, database, member);
  const [first = '', second = ''] = backupCodes;
  await setPassword(page, member);
  const showBackupCode = async (code: string) => {
    await backupCodeField(page).fill(code);
    await continueButton(page).click();
  };
  await signInWithPassword(page, member.email);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await expect(backupCodeField(page)).toBeFocused();
  await showBackupCode(first.toUpperCase().replace('-', ' '));
  await expectDashboard(page);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(loginButton(page)).toBeEnabled();
  await tryToSignIn(page, member.email, PASSWORD);
  await page.getByRole('button', { name: 'Use a backup code' }).click();
  await showBackupCode(first);
  await expect(alert(page)).toHaveText('This code is incorrect. Each code works only once.');
  await showBackupCode(second);
  await expectDashboard(page);
  await page.goto('/security');
  await expect(page.getByText('8 of 10 left')).toBeVisible();
});

test('a sign-in link asks as well, and leads to where it pointed', async ({ page, member, database }) => {
  const { app } = await withApp(page, database, member);
  await page.goto(`/dashboard?weeks=26&token=${await signInToken(database, member)}`);
  await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%3Fweeks%3D26$/);
  await expectAsked(page);
  await showCode(page, await app.nextCode());
  await expect(page).toHaveURL(/\/dashboard\?weeks=26$/);
  await expect(page.getByRole('main')).toContainText(member.firstName);
});

test('a link to a page for everybody asks as well', async ({ page, member, database }) => {
  await withApp(page, database, member);
  await page.goto(`/wod?token=${await signInToken(database, member)}`);
  await expect(page).toHaveURL(/\/login\?from=%2Fwod$/);
  await expectAsked(page);
});

test('Google asks as well', async ({ page, member, database }) => {
  const { app } = await withApp(page, database, member);
  await openLogin(page);
  const popup = page.waitForEvent('popup');
  await googleButton(page).click();
  await (await popup).getByLabel('Address').fill(member.email);
  await (await popup).getByRole('button', { name: 'Continue' }).click();
  await expectAsked(page);
  await showCode(page, await app.nextCode());
  await expectDashboard(page);
});

test('after too many wrong codes signing in starts over, and says why', async ({
  page,
  member,
  database,
}) => {
  const { app } = await withApp(page, database, member);
  await setPassword(page, member);
  await signInWithPassword(page, member.email);
  for (let tries = 0; tries < MOST_WRONG_CODES; tries += 1) {
    const answer = page.waitForResponse('**/identity/second-factor/verify');
    await showCode(page, app.wrongCode());
    await answer;
  }
  await expect(alert(page)).toHaveText('That took too long or too many attempts. Please sign in again.');
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(loginButton(page)).toBeEnabled();
});

test('somebody can go back from the second step, and a reload forgets it', async ({
  page,
  member,
  database,
}) => {
  await withApp(page, database, member);
  await setPassword(page, member);
  await signInWithPassword(page, member.email);
  await page.getByRole('button', { name: 'Back to login' }).click();
  await expect(page.getByLabel('Email')).toBeFocused();
  await expect(alert(page)).toHaveCount(0);

  await tryToSignIn(page, member.email, PASSWORD);
  await expectAsked(page);
  await page.reload();
  await expect(loginButton(page)).toBeEnabled();
});

test('the whole way in with the keyboard only', async ({ page, member, database }) => {
  const { app } = await withApp(page, database, member);
  await setPassword(page, member);
  await openLogin(page);
  await page.getByLabel('Email').focus();
  await page.keyboard.type(member.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(codeField(page)).toBeFocused();
  await page.keyboard.type(await app.nextCode());
  await page.keyboard.press('Enter');
  await expectDashboard(page);
});

test('an app is removed after a question, and nothing is asked any more', async ({
  page,
  member,
  database,
}) => {
  await openSecurity(page, database, member);
  await setUpApp(page);
  const remove = page.getByRole('button', { name: 'Remove Authenticator app' });
  await remove.click();
  await expect(page.getByText(/^Remove Authenticator app\?/)).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText('Off', { exact: true })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Removed.' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Backup codes' })).toHaveCount(0);

  await page.context().clearCookies();
  await page.goto(`/dashboard?token=${await signInToken(database, member)}`);
  await expectDashboard(page);
});

test('new backup codes take the place of the old ones', async ({ page, member, database }) => {
  await openSecurity(page, database, member);
  const { backupCodes } = await setUpApp(page);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByText('The ones you have now stop working.', { exact: false })).toBeFocused();
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(page.getByRole('heading', { name: 'Your backup codes' })).toBeFocused();
  await expectAccessible(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await download).suggestedFilename()).toBe('lifted-backup-codes.txt');
  const listed = await page.getByRole('listitem').allInnerTexts();
  expect(listed.filter((code) => backupCodes.includes(code))).toEqual([]);
});

test('an older session signs in again first, and returns', async ({ page, member, database }) => {
  await openSecurity(page, database, member);
  await database.pool.query(
    `update identity."session" set "createdAt" = "createdAt" - interval '11 minutes' where "userId" = $1`,
    [member.uid],
  );
  await setUpButton(page).click();
  await page.getByRole('button', { name: 'Sign in again' }).click();
  await expect(page).toHaveURL(/\/login\?from=%2Fsecurity$/);
  await expect(loginButton(page)).toBeEnabled();
});

test('every step fits into 320 points', async ({ page, member, database }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const expectFits = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await openSecurity(page, database, member);
  await expectFits();
  await setUpButton(page).click();
  await expect(codeField(page)).toBeVisible();
  await expectFits();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await setUpApp(page);
  await expectFits();
});
