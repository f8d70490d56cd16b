import type { Page } from '@playwright/test';
import { answerRunningChallenge, demoChallenges } from '../src/answers/challenge-answers.ts';
import { answerDashboard } from '../src/answers/dashboard-answers.ts';
import { comeBack, test as memberTest } from '../src/signed-in-test.ts';
import { cutOff } from '../src/reader/fitting-text.ts';
import { visitSideBySide } from '../src/side-by-side.ts';
import { prerenderedAddresses } from '../src/site-addresses.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import { classesOf, mondayFromNow } from '../src/answers/studio-answers.ts';

/** A small phone whose owner reads with text twice as large (WCAG 2.2, 1.4.4 and 1.4.10). */
const SMALL_PHONE = { width: 360, height: 740 } as const;
const LARGE_TEXT = '200%';

/** What a finger hits (design, 'touch targets'). */
const TOUCH_PX = 44;

const MEMBERS_ONLY = /\/(?:dashboard|me|security|your-data|strength|passes|messages|messages\/settings)$/;

test(
  'every page fits a small phone with text twice as large',
  { tag: '@once' },
  async ({ context, request }) => {
    // Every page of the site.
    test.setTimeout(180_000);
    const monday = mondayFromNow(1);
    const [first] = await classesOf(request, monday, monday);
    if (first === undefined) throw new Error('The demo studio has no class next Monday.');
    const { running } = await demoChallenges(request);
    const addresses = [
      ...prerenderedAddresses().filter((address) => !MEMBERS_ONLY.test(address)),
      `/workout/${first.id}`,
      `/workout/${first.id}/test`,
      `/de/workout/${first.id}/test`,
      `/challenge/${running.id}`,
    ];
    await visitSideBySide(context, addresses, async (page, address) => {
      await openOnSmallPhone(page, address);
      await expectFitting(page, address);
    });
  },
);

memberTest(
  'the pages of a member fit a small phone with text twice as large',
  { tag: '@once' },
  async ({ page, request }) => {
    await page.setViewportSize(SMALL_PHONE);
    await answerDashboard(page);
    await answerRunningChallenge(page, request);
    await comeBack(page);
    await page.getByRole('button', { name: 'Wednesday, 18 November 2026' }).click();
    await expect(page.getByText(/^(?:New record|\d+ new records)$/)).toBeVisible();
    await expectFitting(page, 'dashboard');
    // What celebrates a record lies above the end of the page until it is closed.
    await page.getByRole('button', { name: 'Nice' }).click();
    for (const name of ['Security', 'Your data']) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectFitting(page, name);
    }
    for (const [address, name] of [
      ['/de/security', 'Sicherheit'],
      ['/de/your-data', 'Deine Daten'],
    ] as const) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
      await expectFitting(page, name);
      await expectAccessible(page);
    }
  },
);

/** A member's own pages below the dashboard, whose headings say which of them it is. */
const OWN_PAGES = [
  '/me',
  '/strength',
  '/passes',
  '/messages',
  '/messages/settings',
  '/recap/2026-10',
  '/my-workout',
] as const;

for (const prefix of ['', '/de'] as const) {
  memberTest(
    `a member's own pages fit a small phone with text twice as large: ${prefix === '' ? 'English' : 'German'}`,
    { tag: '@once' },
    async ({ page }) => {
      // Seven pages, each measured at both sizes of text.
      test.setTimeout(180_000);
      await page.setViewportSize(SMALL_PHONE);
      await comeBack(page);
      for (const address of OWN_PAGES) {
        await openOnSmallPhone(page, `${prefix}${address}`);
        await expectFitting(page, address);
      }
    },
  );
}

test('a time fits on one line on a small phone', { tag: '@once' }, async ({ page }) => {
  await openOnSmallPhone(page, `/workouts?week=${mondayFromNow(1)}`);
  const times = page.getByRole('main').getByRole('listitem').locator('time');
  await expect(times.first()).toBeVisible();
  const broken = await times.evaluateAll((all) =>
    all.filter((time) => {
      const text = document.createRange();
      text.selectNodeContents(time);
      return new Set([...text.getClientRects()].map(({ top }) => top)).size > 1;
    }),
  );
  expect(broken).toEqual([]);
});

async function openOnSmallPhone(page: Page, address: string): Promise<void> {
  await page.setViewportSize(SMALL_PHONE);
  await page.goto(address);
  await hydrated(page);
}

async function expectFitting(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, LARGE_TEXT);
  expect.soft(await page.evaluate(cutOff), `${name}: what the window cuts off`).toEqual([]);
  const menu = await page.getByRole('banner').getByRole('button').boundingBox();
  expect.soft(menu?.width, `${name}: width of the menu button`).toBeGreaterThanOrEqual(TOUCH_PX);
  expect.soft(menu?.height, `${name}: height of the menu button`).toBeGreaterThanOrEqual(TOUCH_PX);
}
