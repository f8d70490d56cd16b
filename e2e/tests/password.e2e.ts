import type { Page } from '@playwright/test';
import { passwordLink } from '../src/demo-mailbox.ts';
import {
  emailField,
  expectDashboard,
  forgotLink,
  loginButton,
  openLogin,
  signIn,
  tryToSignIn,
} from '../src/login-page.ts';
import { test } from '../src/member-test.ts';
import { expect, expectAccessible, hydrated } from '../src/site-test.ts';

const FIRST_PASSWORD = 'one more heavy squat';
const SECOND_PASSWORD = 'two more heavy squats';

const newPassword = (page: Page) => page.getByLabel('New password');
const setButton = (page: Page) => page.getByRole('button', { name: 'Set password' });

// Used links and weak passwords are refused on purpose.
test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|404|422)/));

async function askForMail(page: Page, email: string): Promise<void> {
  await openLogin(page);
  await emailField(page).fill(email);
  await forgotLink(page).click();
  await expect(page.getByRole('status')).toHaveText('Password reset email sent. Please check your inbox.');
}

async function setPassword(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await newPassword(page).fill(password);
  await setButton(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status')).toHaveText('Your password is set. Sign in with it now.');
}

test(
  'a member without a password sets the first one, and later another one',
  { tag: ['@act', '@phone'] },
  async ({ page, request, member, browser, baseURL }) => {
    await askForMail(page, member.email);
    const link = await passwordLink(request, member.email);
    await setPassword(page, link, FIRST_PASSWORD);
    await expectAccessible(page);
    await tryToSignIn(page, member.email, FIRST_PASSWORD);
    await expectDashboard(page);

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await elsewhere.newPage();
    await askForMail(other, member.email);
    await expect.poll(() => passwordLink(request, member.email), 'another mail arrives').not.toBe(link);
    await setPassword(other, await passwordLink(request, member.email), SECOND_PASSWORD);
    await tryToSignIn(other, member.email, FIRST_PASSWORD);
    await expect(other.getByRole('alert')).toHaveText('The email address or password is incorrect.');
    await tryToSignIn(other, member.email, SECOND_PASSWORD);
    await expectDashboard(other);
    await elsewhere.close();

    // The first browser's session ended with the password it was opened with.
    await page.reload();
    await expect(page).toHaveURL(/\/login\?from=%2Fdashboard$/);
  },
);

test('the link leaves no trace in the address, and works once', async ({ page, request, member }) => {
  await askForMail(page, member.email);
  const link = await passwordLink(request, member.email);
  await page.goto(link);
  await expect(newPassword(page)).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password$/);
  await expectAccessible(page);
  await newPassword(page).fill(FIRST_PASSWORD);
  await newPassword(page).press('Enter');
  await expect(page).toHaveURL(/\/login$/);

  // The page looks the link up before it offers a field.
  await page.goto(link);
  await expect(page.getByRole('alert')).toHaveText(
    'This link has already been used or has expired. Please ask for a new one.',
  );
  await expectAccessible(page);
  await emailField(page).fill(member.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status')).toHaveText('Password reset email sent. Please check your inbox.');
  await signIn(page, member.email, FIRST_PASSWORD);
});

test('says what a password must be like, and asks again when one is refused', async ({
  page,
  request,
  member,
}) => {
  let policyCalls = 0;
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/identity/password-policy')) policyCalls += 1;
  });
  await askForMail(page, member.email);
  await page.goto(await passwordLink(request, member.email));
  await expect(newPassword(page)).toHaveAccessibleDescription(/At least 10\scharacters/);
  await expect(newPassword(page)).toHaveAttribute('autocomplete', 'new-password');
  expect(policyCalls).toBe(1);

  await setButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please enter a new password.');
  await newPassword(page).fill('1234567890');
  await setButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(newPassword(page)).toBeFocused();
  await expect.poll(() => policyCalls).toBe(2);
  await expectAccessible(page);

  await newPassword(page).fill(FIRST_PASSWORD);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await setButton(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await tryToSignIn(page, member.email, FIRST_PASSWORD);
  await expectDashboard(page);
});

test('without a link the page sends one', async ({ page }) => {
  await page.goto('/reset-password');
  await hydrated(page);
  const send = page.getByRole('button', { name: 'Send link' });
  await expect(send).toBeEnabled();
  await send.click();
  await expect(page.getByRole('alert')).toHaveText('Please enter your email address to reset your password.');
  await page.getByRole('link', { name: 'Back to login' }).click();
  await expect(loginButton(page)).toBeEnabled();
});
