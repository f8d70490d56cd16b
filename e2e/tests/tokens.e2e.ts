import type { Database } from '@lifted/database/open-database';
import type { Page } from '@playwright/test';
import { expectDashboard, loginButton, openLogin } from '../src/login-page.ts';
import { test as memberTest } from '../src/member-test.ts';
import { signInToken, type OwnMember } from '../src/members.ts';
import { expect, test as siteTest } from '../src/site-test.ts';

const CUSTOMERS_CALL = '**/api/customers?*';

const EXPECTED = /status of 401|net::ERR_FAILED|could not be refreshed|did not load/;

/** How often the page itself was loaded, by path. */
function countLoads(page: Page): Map<string, number> {
  const loads = new Map<string, number>();
  page.on('request', (request) => {
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    const { pathname } = new URL(request.url());
    loads.set(pathname, (loads.get(pathname) ?? 0) + 1);
  });
  return loads;
}

/** Lets the server refuse every question for the customer, whatever token it brings. */
async function refuseCustomers(page: Page): Promise<void> {
  await page.route(CUSTOMERS_CALL, (route) =>
    route.fulfill({
      status: 401,
      contentType: 'application/problem+json',
      json: { code: 'not_signed_in', detail: 'Please sign in first.', status: 401 },
    }),
  );
}

async function enterByLink(page: Page, database: Database, member: OwnMember): Promise<void> {
  await page.goto(`/wod?token=${await signInToken(database, member)}`);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currentUser'))).not.toBeNull();
}

memberTest(
  'a session ended from outside leads to the login page and back',
  async ({ page, surprises, database, member }) => {
    surprises.expectError(EXPECTED);
    await enterByLink(page, database, member);
    await page.goto('/dashboard');
    await expect(page.getByRole('main')).toContainText(member.firstName);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await database.pool.query('delete from identity."session" where "userId" = $1', [member.uid]);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login\?from=%2Fdashboard$/);
    await expect(loginButton(page)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  },
);

memberTest(
  'a server that refuses for good makes the page reload once, then sign out',
  async ({ page, surprises, database, member }) => {
    surprises.expectError(EXPECTED);
    await enterByLink(page, database, member);
    await refuseCustomers(page);
    const loads = countLoads(page);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    await expect(loginButton(page)).toBeEnabled();
    expect(loads.get('/dashboard')).toBe(2);
  },
);

memberTest(
  'the installed app loads the login page instead of reloading',
  async ({ page, surprises, database, member }) => {
    surprises.expectError(EXPECTED);
    await page.addInitScript(() => {
      const ask = window.matchMedia.bind(window);
      window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
    });
    await enterByLink(page, database, member);
    await refuseCustomers(page);
    const loads = countLoads(page);
    await page.goto('/dashboard');
    await expect.poll(() => loads.get('/login') ?? 0).toBeGreaterThan(0);
    await expect(page).toHaveURL(/\/login$/);
    await expect(loginButton(page)).toBeEnabled();
    expect(loads.get('/dashboard')).toBe(1);
  },
);

siteTest('visitors ask without a token and are answered', async ({ page }) => {
  const asked = page.waitForRequest('**/api/wods/today?*');
  await page.goto('/wod');
  expect(await (await asked).headerValue('authorization')).toBeNull();
  await openLogin(page);
});

memberTest('a member asks with a token, one hour long', async ({ page, database, member }) => {
  await enterByLink(page, database, member);
  const asked = page.waitForRequest(CUSTOMERS_CALL);
  await page.goto('/dashboard');
  await expectDashboard(page);
  const token = (await (await asked).headerValue('authorization'))?.replace('Bearer ', '') ?? '';
  const [, payload = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  expect(claims).toMatchObject({ sub: member.uid, aud: 'studio', email: member.email });
  expect(claims).toEqual(expect.objectContaining({ exp: expect.any(Number), iat: expect.any(Number) }));
});
