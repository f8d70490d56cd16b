import { expectDashboard, openLogin, signIn, tryToSignIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

test(
  'sends visitors to the login page, and after it back to where they were',
  { tag: ['@act', '@phone'] },
  async ({ page }) => {
    await page.goto('/dashboard?weeks=26#strength');
    await expect(page).toHaveURL(/\/login\?from=%2Fdashboard%3Fweeks%3D26%23strength$/);
    await expect(page.getByRole('heading', { name: 'Login', exact: true })).toBeVisible();
    await tryToSignIn(page, MEMBER.email);
    await expect(page).toHaveURL(/\/dashboard\?weeks=26#strength$/);
    await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeVisible();

    await page.goBack();
    await expect(page).not.toHaveURL(/\/login/);
  },
);

// Which addresses are no page of ours is shown by packages/domain/src/identity/site-path.test.ts.
test('goes to the dashboard instead of another site', async ({ page }) => {
  await openLogin(page, `/login?${new URLSearchParams({ from: 'https://elsewhere.example/' })}`);
  await tryToSignIn(page, MEMBER.email);
  await expectDashboard(page);
});

test('renders nothing while the session is unknown', async ({ page }) => {
  await signIn(page, MEMBER.email);
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/identity/token', async (route) => {
    await answer.promise;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/identity/token');
  await page.reload();
  await hydrated(page);
  await asked;
  // Of the guarded page nothing; the layout around the guard says which page is coming.
  await expect(page.getByRole('main')).toHaveText(
    'Loading your dashboard...Your DashboardNext classToday’s workout',
  );
  await expect(page).toHaveURL(/\/dashboard$/);
  answer.resolve();
  await expectDashboard(page);
});

test('a visitor is not even told which page is coming', async ({ page }) => {
  // The scripts never load, so this is the built page.
  await page.route('**/static/js/*.js', () => undefined);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('link', { name: 'LIFTED', exact: true }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your Dashboard' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Your Dashboard', includeHidden: true })).toBeAttached();
});

test('the page for people without the role says who they are and offers ways on', async ({ page }) => {
  await signIn(page, MEMBER.email);
  await page.goto('/unauthorized');
  const main = page.getByRole('main');
  await expect(main).toContainText(`You are signed in as ${MEMBER.email}.`);
  await expect(main.getByRole('link', { name: 'Your Dashboard' })).toHaveAttribute('href', '/dashboard');
  await expect(main.getByRole('link', { name: 'Back to home' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
  await main.getByRole('button', { name: 'Use another account' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test(
  'a German page leads to the German login, and from there on in German',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/de/dashboard?weeks=26');
    await expect(page).toHaveURL(/\/de\/login\?from=%2Fde%2Fdashboard%3Fweeks%3D26$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await hydrated(page);
    await tryToSignIn(page, MEMBER.email, 'not the password');
    await expect(page.getByRole('alert')).toHaveText('Die E-Mail-Adresse oder das Passwort stimmt nicht.');
    await tryToSignIn(page, MEMBER.email);
    await expect(page).toHaveURL(/\/de\/dashboard\?weeks=26$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  },
);
