import type { Page } from '@playwright/test';
import { loginButton, sessionCookies } from '../src/login-page.ts';
import { signInToken } from '../src/members.ts';
import { test } from '../src/member-test.ts';
import { expect, hydrated } from '../src/site-test.ts';

const FORGED = 'f'.repeat(43);
const EXCHANGE_CALL = '**/api/auth/verify-token';

// A link that does not work is refused on purpose; why it failed is only logged.
test.beforeEach(({ surprises }) =>
  surprises.expectError(/status of (401|422)|Signing in with the link failed/),
);

/** Every address in the history of this tab. */
function historyOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => window.navigation.entries().map(({ url }) => url ?? ''));
}

async function expectNoTrace(page: Page, token: string): Promise<void> {
  expect(page.url()).not.toContain('token');
  expect(await historyOf(page)).not.toContainEqual(expect.stringContaining(token));
  const stored = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(stored).not.toContain(token);
}

/** Opens a page with a token and waits for the answer to it. */
async function follow(page: Page, address: string, token: string): Promise<number> {
  const exchange = page.waitForResponse(EXCHANGE_CALL);
  await page.goto(`${address}?token=${token}`);
  return (await exchange).status();
}

test(
  'a link to the dashboard signs in, once',
  { tag: ['@act', '@phone'] },
  async ({ page, member, database, browser, baseURL }) => {
    const token = await signInToken(database, member);
    expect(await follow(page, '/dashboard', token)).toBe(200);
    await expect(page.getByRole('main')).toContainText(member.firstName);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectNoTrace(page, token);

    const elsewhere = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const other = await elsewhere.newPage();
    expect(await follow(other, '/dashboard', token)).toBe(401);
    await expect(other).toHaveURL(/\/login\?from=%2Fdashboard$/);
    await expect(loginButton(other)).toBeEnabled();
    await expectNoTrace(other, token);
    await elsewhere.close();

    await page.reload();
    await expect(page.getByRole('main')).toContainText(member.firstName);
  },
);

test('a link to a public page signs in there and keeps the rest of its address', async ({
  page,
  member,
  database,
}) => {
  const token = await signInToken(database, member);
  const exchange = page.waitForResponse(EXCHANGE_CALL);
  await page.goto(`/wod?token=${token}&date=2026-03-02`);
  expect((await exchange).status()).toBe(200);
  await expect(page).toHaveURL(/\/wod\?date=2026-03-02$/);
  await expectNoTrace(page, token);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('currentUser'))).toContain(member.email);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toContainText(member.firstName);
});

test(
  'an expired link to a member page signs nobody in and leads to the login page',
  { tag: '@phone' },
  async ({ page, member, database }) => {
    const token = await signInToken(database, member, { expired: true });
    expect(await follow(page, '/dashboard', token)).toBe(401);
    await expectNobody(page, /\/login\?from=%2Fdashboard$/);
    await expectNoTrace(page, token);
  },
);

test('a forged link to a public page signs nobody in and shows the page', async ({ page }) => {
  expect(await follow(page, '/wod', FORGED)).toBe(401);
  await expectNobody(page, /\/wod$/);
  await expectNoTrace(page, FORGED);
});

async function expectNobody(page: Page, address: RegExp): Promise<void> {
  await hydrated(page);
  await expect(page).toHaveURL(address);
  expect(await page.evaluate(() => localStorage.getItem('currentUser'))).toBeNull();
  expect(await sessionCookies(page.context())).toEqual([]);
}
