import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expectDashboard, openLogin, tryToSignIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const COACH = 'coach@lifted.example';
const OWNER = 'owner@lifted.example';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

test('the owner is led to the login page and back to the desk, which shows the day', async ({ page }) => {
  await signInToDesk(page, '/desk', OWNER);
  await expect(heading(page, 'Desk')).toBeVisible();
  await expect(page).toHaveTitle('Desk · LIFTED');
  const today = page.getByRole('region', { name: 'Today’s classes' });
  await expect(today).toHaveAttribute('aria-busy', 'false');
  await expect(today.getByText(/places taken|No classes today/).first()).toBeVisible();
  const account = page.getByRole('contentinfo');
  await expect(account).toContainText(`Signed in as ${OWNER} (Owner)`);
  await expect(account.getByRole('link', { name: 'Website' })).toHaveAttribute('href', '/');
  await expect(account.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/dashboard');
  await expectAccessible(page);
});

test('a coach lands at the desk after signing in, and goes from there to the floor', async ({ page }) => {
  await openLogin(page);
  await tryToSignIn(page, COACH);
  await expect(page).toHaveURL(/\/desk$/);
  await expect(heading(page, 'Desk')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('(Coach)');
  await page.getByRole('link', { name: 'Floor' }).click();
  await expect(page).toHaveURL(/\/floor$/);
  await expect(heading(page, 'Floor')).toBeFocused();
  await expect(page.getByRole('heading', { level: 2, name: 'Next' })).toBeVisible();
  await expectAccessible(page);
});

test('speaks German at the German address, and leads to the same page in the other language', async ({
  page,
}) => {
  await signInToDesk(page, '/de/floor?room=1', COACH);
  await expect(heading(page, 'Fläche')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('contentinfo')).toContainText('Angemeldet als');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'EN, English' }).click();
  await expect(page).toHaveURL(/\/floor\?room=1$/);
  await expect(heading(page, 'Floor')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a member reads that this is for the team, and finds the ways on', async ({ page }) => {
  await signInToDesk(page, '/desk', MEMBER.email);
  await expect(heading(page, 'For the team only')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Your dashboard' }).click();
  await expectDashboard(page);
  await page.goto('/de/floor');
  await expect(heading(page, 'Nur für das Team')).toBeVisible();
  await expectAccessible(page);
});

test('signing out ends at the login page, and the desk asks again', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/desk', COACH);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/desk');
  await expect(page).toHaveURL(/\/login\?from=%2Fdesk$/);
});

test('an address that leads nowhere says so', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/desk/no-such-page', OWNER);
  await expect(heading(page, 'Page not found')).toBeVisible();
  await page.getByRole('link', { name: 'To the desk' }).click();
  await expect(heading(page, 'Desk')).toBeVisible();
});

test(
  'says when today’s classes did not load, and loads them on request',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/status of 503/);
    await page.route('**/api/timetable*', (route) => route.fulfill({ status: 503, json: {} }));
    await signInToDesk(page, '/desk', OWNER);
    await expect(page.getByRole('alert')).toHaveText('Today’s classes could not be loaded.');
    await page.unroute('**/api/timetable*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(/places taken|No classes today/).first()).toBeVisible();
  },
);

test('search engines are shown none of it', { tag: '@once' }, async ({ request }) => {
  for (const address of ['/desk', '/de/floor'])
    expect(await (await request.get(address)).text()).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/desk|floor/);
});
