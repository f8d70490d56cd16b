import type { Page } from '@playwright/test';
import {
  expectDashboard,
  loginButton,
  openLogin,
  signIn,
  tryToSignIn,
  sessionCookies,
} from '../src/login-page.ts';
import { knownHere } from '../src/known-here.ts';
import { MEMBER } from '../src/members.ts';
import { expect, hydrated, test } from '../src/site-test.ts';

/** A signed token in whatever it is written into. */
const TOKEN = /eyJ[\w-]+\.[\w-]+\.[\w-]+/;
const PROFILE_FIELDS = ['displayName', 'email', 'emailVerified', 'phoneNumber', 'uid'];

const logoutButton = (page: Page) => page.getByRole('button', { name: 'Logout' });

/** Everything a script of this page can read of what the browser keeps. */
function readableStorage(page: Page) {
  return page.evaluate(async () => ({
    local: Object.keys(localStorage).map((key) => [key, localStorage.getItem(key) ?? ''] as const),
    tab: Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key) ?? ''] as const),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));
}

/** The names of a JSON object's fields, in alphabetical order. */
function fieldsOf(text: string): string[] {
  const value: unknown = JSON.parse(text);
  return typeof value === 'object' && value !== null ? Object.keys(value).toSorted() : [];
}

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

test('keeps the profile and nothing that could sign anybody in', async ({ page }) => {
  await signIn(page, MEMBER.email);
  await expect(logoutButton(page)).toBeVisible();
  const { local, tab, cookies, databases, caches } = await readableStorage(page);
  expect(local.map(([key]) => key)).toEqual(['currentUser']);
  expect(fieldsOf(local[0]?.[1] ?? '')).toEqual(PROFILE_FIELDS);
  expect(JSON.stringify({ local, tab })).not.toMatch(TOKEN);
  expect(cookies).toBe('');
  expect(caches).toEqual([]);
  expect(databases.filter((name) => name !== 'last-known')).toEqual([]);
  expect(JSON.stringify(await knownHere(page))).not.toMatch(TOKEN);

  const kept = await page.context().cookies();
  expect(kept.map(({ name }) => name).toSorted()).toEqual(['studio.device', 'studio.session_token']);
  for (const cookie of kept) expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
});

test('is restored by a reload and on the next visit, which leads on from the login page', async ({
  page,
}) => {
  await signIn(page, MEMBER.email);
  await page.reload();
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
  await page.goto('/about');
  await page.goto('/login');
  await expectDashboard(page);
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
});

test(
  'ends with Logout: the login page shows, and nothing is left',
  { tag: ['@act', '@phone'] },
  async ({ page }) => {
    await signIn(page, MEMBER.email);
    await logoutButton(page).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(loginButton(page)).toBeEnabled();
    const { local, tab } = await readableStorage(page);
    expect(local).toEqual([]);
    // The router remembers how far each page was scrolled.
    expect(tab.filter(([key]) => !key.startsWith('react-router'))).toEqual([]);
    expect(await sessionCookies(page.context())).toEqual([]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login\?from=%2Fdashboard$/);
  },
);

test('other tabs follow, in and out', { tag: '@phone' }, async ({ page, context }) => {
  const other = await context.newPage();
  await openLogin(other, '/login?from=%2Fwod');
  await openLogin(page);
  await tryToSignIn(page, MEMBER.email);
  await expectDashboard(page);
  await expect(other).toHaveURL(/\/wod$/);

  await other.goto('/dashboard');
  await expect(logoutButton(other)).toBeVisible();
  await logoutButton(page).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login\?from=%2Fdashboard$/);
});

test('keeps the person while the studio cannot be reached and nothing is known of before', async ({
  page,
  surprises,
}) => {
  surprises.expectError(/net::ERR_FAILED|could not be checked|did not load|could not be refreshed/);
  await signIn(page, MEMBER.email);
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => indexedDB.deleteDatabase('last-known'));
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Failed to load your profile data. Please try again later.',
  );
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.unroute('**/api/**');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(MEMBER.firstName);
});
