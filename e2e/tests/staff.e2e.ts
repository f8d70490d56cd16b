import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expectDashboard, openLogin, tryToSignIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

const COACH = 'coach@lifted.example';
const OWNER = 'owner@lifted.example';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

test(
  'the owner is led to the login page and back to the desk, which shows the day',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await page.goto('/desk');
    await expect(page).toHaveURL(/\/login\?from=%2Fdesk$/);
    await hydrated(page);
    await tryToSignIn(page, OWNER);
    await expect(page).toHaveURL(/\/desk$/);
    await expect(heading(page, 'Today')).toBeVisible();
    await expect(page).toHaveTitle('Today · LIFTED');
    const today = page.getByRole('region', { name: 'Today’s classes' });
    await expect(today).toHaveAttribute('aria-busy', 'false');
    await expect(today.getByText(/places taken|No classes today/).first()).toBeVisible();
    const account = page.getByRole('contentinfo');
    await expect(account).toContainText(`Signed in as ${OWNER} (Owner)`);
    await expect(account.getByRole('link', { name: 'Website' })).toHaveAttribute('href', '/');
    await expect(account.getByRole('link', { name: 'Your dashboard' })).toHaveAttribute('href', '/dashboard');
    await expectAccessible(page);
  },
);

test(
  'with a mouse a day is read at a glance, also of two branches and where people wait: a class in one row of 32 px, in letters of 13 and 14 px',
  { tag: '@once' },
  async ({ page }) => {
    await page.route(/\/api\/desk\/timetable\?/, async (route) => {
      const response = await route.fetch();
      const atTwo = (await response.text()).replace(
        /("location_name":")[^"]+/,
        '$1Am Lustgarten 12, Great Hall',
      );
      let each = 0;
      const body = atTwo.replaceAll(/"waiting":\d+/g, () => `"waiting":${(each++ % 2) * 13}`);
      await route.fulfill({ response, body });
    });
    await signInToDesk(page, '/desk', OWNER);
    const today = page.getByRole('region', { name: 'Today’s classes' });
    await expect(today).toHaveAttribute('aria-busy', 'false');
    const rows = await today.locator('[data-openness]').evaluateAll((all) => {
      for (const folded of document.querySelectorAll('details')) folded.open = true;
      return all.map((row) => ({
        height: row.getBoundingClientRect().height,
        letters: [...row.children]
          .filter(({ localName }) => localName !== 'time')
          .map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      }));
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const { height, letters } of rows) {
      // With the line below it.
      expect(height).toBeGreaterThanOrEqual(32);
      expect(height).toBeLessThanOrEqual(34);
      expect(Math.min(...letters)).toBeGreaterThanOrEqual(13);
      expect(Math.max(...letters)).toBeLessThanOrEqual(14);
    }
  },
);

test(
  'a coach lands at the desk after signing in, and goes from there to the tablet’s page',
  { tag: '@once' },
  async ({ page }) => {
    await openLogin(page);
    await tryToSignIn(page, COACH);
    await expect(page).toHaveURL(/\/desk$/);
    await expect(heading(page, 'Today')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toContainText('(Coach)');
    await page.getByRole('link', { name: 'Floor', exact: true }).click();
    await expect(page).toHaveURL(/\/floor$/);
    await expect(page.getByRole('heading', { level: 2, name: 'Who runs the class?' })).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'speaks German at the German address, and leads to the same page in the other language',
  { tag: '@once' },
  async ({ page }) => {
    await signInToDesk(page, '/de/desk/timetable?from=2026-11-23', COACH);
    await expect(heading(page, 'Kursplan')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('contentinfo')).toContainText('Angemeldet als');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'EN, English' }).click();
    await expect(page).toHaveURL(/\/desk\/timetable\?from=2026-11-23$/);
    await expect(heading(page, 'Timetable')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  },
);

test(
  'whose roles the server did not tell is not sent away, and is in once it does',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/status of 503|The roles did not load/);
    await signInToDesk(page, '/desk', OWNER);
    await page.route(/\/api\/users\/.+\/roles/, (route) => route.fulfill({ status: 503 }));
    await page.reload();
    await expect(heading(page, 'Load the page again')).toBeVisible();
    await expectAccessible(page);
    await page.unroute(/\/api\/users\/.+\/roles/);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(heading(page, 'Today')).toBeVisible();
  },
);

test(
  'a member reads that this is for the team, and finds the ways on',
  { tag: '@once' },
  async ({ page }) => {
    await signInToDesk(page, '/desk', MEMBER.email);
    await expect(heading(page, 'For the team only')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Your dashboard' }).click();
    await expectDashboard(page);
    await page.goto('/de/desk');
    await expect(heading(page, 'Nur für das Team')).toBeVisible();
    await expectAccessible(page);
  },
);

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
  await expect(heading(page, 'Today')).toBeVisible();
});

test(
  'says when today’s classes did not load, and loads them on request',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/status of 503|The roles did not load/);
    await page.route('**/api/desk/timetable*', (route) => route.fulfill({ status: 503, json: {} }));
    // What other desks change would have the page ask again by itself, before the press.
    await page.route('**/api/desk/changes-stream', (route) => route.fulfill({ status: 503, json: {} }));
    await signInToDesk(page, '/desk', OWNER);
    const today = page.getByRole('region', { name: 'Today’s classes' });
    await expect(today.getByRole('alert')).toBeVisible();
    await page.unroute('**/api/desk/timetable*');
    await today.getByRole('button', { name: 'Try again' }).click();
    await expect(today.getByText(/places taken|No classes today/).first()).toBeVisible();
  },
);

test('search engines are shown none of it', { tag: '@once' }, async ({ request }) => {
  for (const address of ['/desk', '/de/floor'])
    expect(await (await request.get(address)).text()).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toMatch(/desk|floor/);
});

test(
  'on a phone a page says what it is about before its buttons, and words that are links begin where its text does',
  { tag: ['@once', '@phone'] },
  async ({ page }) => {
    await signInToDesk(page, '/desk/fees', OWNER);
    const pages = [
      { address: '/desk/fees', hasLead: true },
      { address: '/desk/calendar', hasLead: true },
      { address: '/desk/inbox', hasLead: false },
      { address: '/desk/inbox/mails', hasLead: true },
    ];
    for (const { address, hasLead } of pages) {
      await page.goto(address);
      const header = page.locator('main header').first();
      const title = header.getByRole('heading', { level: 1 });
      await expect(title).toBeVisible();
      const tools = header.locator('a, button');
      await expect(tools.first()).toBeVisible();
      if (hasLead) {
        const lead = await header.locator('p').first().boundingBox();
        const top = await tools.first().boundingBox();
        expect((lead?.y ?? Infinity) + (lead?.height ?? 0), address).toBeLessThanOrEqual(top?.y ?? 0);
      }
      const left = (await title.boundingBox())?.x ?? 0;
      for (const begin of await tools.evaluateAll(beginsOfLines)) expect(begin, address).toBeCloseTo(left, 0);
    }
  },
);

/** Where the first of each line of buttons begins: its edge or, where that is not to be seen, its words. */
function beginsOfLines(tools: readonly Element[]): number[] {
  return tools
    .filter((tool, place) => {
      const before = tools[place - 1]?.getBoundingClientRect().bottom ?? 0;
      return tool.getBoundingClientRect().top >= before;
    })
    .map((tool) => {
      const words = document.createRange();
      words.selectNodeContents(tool);
      const hasEdge = getComputedStyle(tool).borderTopColor !== 'rgba(0, 0, 0, 0)';
      return hasEdge ? tool.getBoundingClientRect().x : words.getBoundingClientRect().x;
    });
}
