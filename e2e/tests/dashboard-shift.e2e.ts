import type { Page, Route } from '@playwright/test';
import { MEMBER } from '../src/members.ts';
import { comeBack, test } from '../src/signed-in-test.ts';
import { expect } from '../src/site-test.ts';

/** A tenth of what browsers still call good: a line of text somewhere, no card. */
const UNSEEN_SHIFT = 0.01;

// The member's challenge runs, and the one before waits with its prize: the most that can be above the other cards.

test(
  'nothing moves when it is known last that the member took part in the challenge before',
  { tag: '@phone' },
  async ({ page }) => {
    await holdUntil(await answerTo(page, '**/api/bookings?*'), page, '**/api/challenge_participants?*');
    expect(await shiftWhileOpening(page)).toBeLessThan(UNSEEN_SHIFT);
  },
);

test(
  'nothing moves when the code of the challenge card arrives after the challenges',
  { tag: '@phone' },
  async ({ page }) => {
    await holdUntil(
      await answerTo(page, '**/api/challenges'),
      page,
      '**/static/js/challenge-on-dashboard-*.js',
    );
    expect(await shiftWhileOpening(page)).toBeLessThan(UNSEEN_SHIFT);
  },
);

test('nothing moves when the training log and its code arrive last', { tag: '@phone' }, async ({ page }) => {
  const bookings = await answerTo(page, '**/api/bookings?*');
  await holdUntil(bookings, page, '**/api/customers/*/*');
  await holdUntil(bookings, page, '**/static/js/logged-workouts-*.js');
  expect(await shiftWhileOpening(page)).toBeLessThan(UNSEEN_SHIFT);
});

interface Awaited {
  readonly given: Promise<void>;
}

/** Says when the page has been given this answer. */
async function answerTo(page: Page, pattern: string): Promise<Awaited> {
  const { promise: given, resolve } = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    await route.fulfill({ response: await route.fetch() });
    resolve();
  });
  return { given };
}

async function holdUntil({ given }: Awaited, page: Page, pattern: string): Promise<void> {
  await page.route(pattern, async (route: Route) => {
    await given;
    await route.continue();
  });
}

/** Layout shift of the dashboard until it is complete, as the browser measures it. */
async function shiftWhileOpening(page: Page): Promise<number> {
  await comeBack(page);
  await expect(page.getByText(`Hi ${MEMBER.firstName}`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'All Workouts' })).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .map((shift) => ('value' in shift && typeof shift.value === 'number' ? shift.value : Number.NaN))
      .reduce((sum, value) => sum + value, 0);
  });
}
