import type { APIRequestContext } from '@playwright/test';
import {
  emailField,
  expectDashboard,
  forgotLink,
  googleButton,
  loginButton,
  openLogin,
  passwordField,
  tryToSignIn,
} from '../src/login-page.ts';
import { DEMO_PASSWORD, MEMBER, NEWCOMER } from '../src/members.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const SIGN_IN_CALL = '**/api/identity/sign-in/email';
const RESET_CALL = '**/api/identity/request-password-reset';

/** Wrong passwords that lock an address. */
const MOST_FAILURES = 10;

// Wrong passwords are refused on purpose, which browsers report as an error.
test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|429)/));

test(
  'shows everything a member needs to get in, shows the password and hides it again',
  { tag: '@once' },
  async ({ page }) => {
    await openLogin(page);
    await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
    await expect(emailField(page)).toHaveAttribute('type', 'email');
    await expect(emailField(page)).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
    await expect(passwordField(page)).toHaveAttribute('autocomplete', 'current-password');
    await expect(forgotLink(page)).toBeVisible();
    await expect(page.getByText('or', { exact: true })).toBeVisible();
    await expect(googleButton(page)).toBeEnabled();
    await expect(page.getByRole('main')).toContainText(
      /wrong email address\? The team can change it on the tablets in the studio at your next workout\./,
    );
    const main = page.getByRole('main');
    for (const legal of ['Impressum & Kontakt', 'AGB', 'Datenschutzerklärung'])
      await expect(main.getByRole('link', { name: legal })).toBeVisible();

    await passwordField(page).fill('a secret');
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'text');
    await expect(passwordField(page)).toHaveValue('a secret');
    await page.getByRole('button', { name: 'Hide password' }).click();
    await expect(passwordField(page)).toHaveAttribute('type', 'password');
  },
);

test(
  'says what is missing, one thing at a time, in the field that lacks it',
  { tag: '@once' },
  async ({ page }) => {
    await openLogin(page);
    await loginButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.');
    await expect(emailField(page)).toBeFocused();
    await expectAccessible(page);

    // Whatever is typed clears it.
    await passwordField(page).fill('x');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await passwordField(page).clear();

    await emailField(page).fill('mia lou@example.com');
    await loginButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.');

    await emailField(page).fill(MEMBER.email);
    await loginButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter your password.');
    await expect(passwordField(page)).toBeFocused();
    await expect(passwordField(page)).toHaveAccessibleDescription('Please enter your password.');

    await page.keyboard.type('x');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test('works by keyboard alone', { tag: ['@once', '@act'] }, async ({ page }) => {
  await openLogin(page);
  await emailField(page).focus();
  await page.keyboard.type(NEWCOMER.email);
  await page.keyboard.press('Tab');
  await expect(passwordField(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Show password' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(forgotLink(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(loginButton(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(googleButton(page)).toBeFocused();
  await passwordField(page).focus();
  await page.keyboard.type(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expectDashboard(page);
  await expect(page.getByRole('main')).toContainText(NEWCOMER.firstName);
});

test(
  'refuses wrong password and unknown address alike, keeps what was typed and the keyboard',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await openLogin(page);
    await tryToSignIn(page, MEMBER.email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.');
    await expect(loginButton(page)).toBeFocused();
    await expect(emailField(page)).toHaveValue(MEMBER.email);
    await expectAccessible(page);

    await tryToSignIn(page, 'nobody@lifted.example', 'not the password');
    await expect(page.getByRole('alert')).toHaveText('The email address or password is incorrect.');

    await tryToSignIn(page, MEMBER.email);
    await expectDashboard(page);
  },
);

test(
  'shows the message of a locked address as it is',
  { tag: '@once' },
  async ({ page, request, baseURL }, { project }) => {
    const address = `locked.${project.name}@lifted.example`;
    await lock(request, baseURL, address);
    await openLogin(page);
    await tryToSignIn(page, address);
    await expect(page.getByRole('alert')).toContainText('Too many attempts with a wrong password.');
  },
);

async function lock(request: APIRequestContext, origin = '', email = ''): Promise<void> {
  for (let tries = 0; tries < MOST_FAILURES; tries++) {
    const answer = await request.post('/api/identity/sign-in/email', {
      headers: { origin },
      data: { email, password: 'not the password' },
    });
    expect(answer.status()).toBe(401);
  }
}

test('is disabled while a request runs, and sends once', { tag: '@once' }, async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(SIGN_IN_CALL, async (route) => {
    sent += 1;
    await answer.promise;
    await route.continue();
  });
  await openLogin(page);
  await tryToSignIn(page, MEMBER.email);
  await expect(loginButton(page)).toBeDisabled();
  await expect(googleButton(page)).toBeDisabled();
  await passwordField(page).press('Enter');
  await forgotLink(page).click();
  answer.resolve();
  await expectDashboard(page);
  expect(sent).toBe(1);
});

test(
  'Enter is not lost while it is found out that the session has ended',
  { tag: '@once' },
  async ({ browser, baseURL, remembered }) => {
    const context = await browser.newContext({
      baseURL: baseURL ?? '',
      serviceWorkers: 'block',
      storageState: { ...remembered, cookies: [] },
    });
    const page = await context.newPage();
    const answer = Promise.withResolvers<void>();
    await page.route('**/api/identity/token', async (route) => {
      await answer.promise;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/identity/token');
    await page.goto('/login');
    await asked;
    await emailField(page).fill(MEMBER.email);
    await passwordField(page).fill(DEMO_PASSWORD);
    await passwordField(page).press('Enter');
    await expect(loginButton(page)).toHaveCSS('cursor', 'progress');
    answer.resolve();
    await expectDashboard(page);
    await context.close();
  },
);

for (const how of ['Enter', 'a click'])
  test(`${how} is not lost while the scripts load`, { tag: '@once' }, async ({ page }) => {
    const network = Promise.withResolvers<void>();
    await page.route('**/static/js/**', async (route) => {
      await network.promise;
      await route.continue();
    });
    await page.goto('/login', { waitUntil: 'commit' });
    await emailField(page).fill(MEMBER.email);
    await passwordField(page).fill(DEMO_PASSWORD);
    if (how === 'Enter') await passwordField(page).press('Enter');
    else await loginButton(page).click();
    await expect(loginButton(page)).toHaveCSS('cursor', 'progress');
    network.resolve();
    await expectDashboard(page);
  });

test(
  'asks for the address before it mails a link, and says that it was sent',
  { tag: '@once' },
  async ({ page }) => {
    await openLogin(page);
    await forgotLink(page).click();
    await expect(page.getByRole('alert')).toHaveText(
      'Please enter your email address to reset your password.',
    );
    await expect(emailField(page)).toBeFocused();

    await emailField(page).fill('nobody');
    await forgotLink(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please enter a valid email address.');

    await emailField(page).fill('nobody@lifted.example');
    await forgotLink(page).click();
    await expect(page.getByRole('status')).toHaveText('Password reset email sent. Please check your inbox.');
    await expect(page).toHaveURL(/\/login$/);
    await expectAccessible(page);
  },
);

test(
  'says so when the studio cannot be reached, and lets try again',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/net::ERR_FAILED/);
    await page.route(RESET_CALL, (route) => route.abort());
    await page.route(SIGN_IN_CALL, (route) => route.abort());
    await openLogin(page);
    await tryToSignIn(page, MEMBER.email);
    await expect(page.getByRole('alert')).toHaveText('A network error has occurred.');
    await page.unroute(SIGN_IN_CALL);
    await loginButton(page).click();
    await expectDashboard(page);
  },
);

test.describe('where scripts cannot run', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing can be sent, so no password gets into an address', { tag: '@once' }, async ({ page }) => {
    await page.goto('/login');
    await emailField(page).fill(MEMBER.email);
    await passwordField(page).fill(DEMO_PASSWORD);
    await passwordField(page).press('Enter');
    await expect(loginButton(page)).toBeDisabled();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.locator('form')).toHaveAttribute('method', 'post');
    await expect(page.locator('form')).toContainText('Login needs JavaScript', { useInnerText: true });
  });
});

const PAGES = ['/login', '/reset-password', '/unauthorized'] as const;

// Roles and names are the same in every window, so each question is asked once: both languages, a phone, the dark.
for (const [how, use, addresses] of [
  ['in both languages', {}, [...PAGES, ...PAGES.map((address) => `/de${address}`)]],
  ['on a phone in the dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }, PAGES],
] as const)
  test.describe(how, { tag: '@once' }, () => {
    test.use(use);

    test('the pages of signing in are accessible', async ({ page }) => {
      for (const address of addresses) {
        await page.goto(address);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
