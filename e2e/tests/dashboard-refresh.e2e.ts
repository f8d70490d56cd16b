import type { Page } from '@playwright/test';
import { answerDashboard, CUSTOMER, FULL_ANSWERS } from '../src/answers/dashboard-answers.ts';
import { comeBack, test } from '../src/signed-in-test.ts';
import { expect } from '../src/site-test.ts';

const TRAINED_ONCE_MORE = {
  ...FULL_ANSWERS,
  customers: [{ ...CUSTOMER, total_workouts: 214, current_streak: 2 }],
};
/** A second after the answers of noon are no longer fresh. */
const HALF_A_MINUTE_LATER = '2026-11-20T12:00:31+01:00';

const figures = (page: Page) =>
  page.getByRole('region', { name: 'All-time Achievements', exact: true }).getByRole('definition');

/** A headless browser shows every page at all times, so the page is told what a phone would tell it. */
async function become(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
}

/** Opens the dashboard and waits for all it asks for. */
async function openWithEveryAnswer(page: Page): Promise<void> {
  await answerDashboard(page);
  // Counted last, and on no part of the page that says it is busy; a request on its way is joined, not repeated.
  const countsUnread = page.waitForResponse('**/unread_messages');
  await comeBack(page);
  await countsUnread;
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test(
  'shows new figures when the app returns to the front, and requests each once',
  { tag: ['@act', '@phone'] },
  async ({ page }) => {
    await openWithEveryAnswer(page);
    await expect(figures(page)).toHaveText(['213', '1', '17']);

    await answerDashboard(page, TRAINED_ONCE_MORE, HALF_A_MINUTE_LATER);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(CUSTOMER.id, '{id}')));
    await become(page, 'hidden');
    await become(page, 'visible');
    await expect(figures(page)).toHaveText(['214', '2', '17']);
    await expect
      .poll(() => asked.filter((path) => path.startsWith('/api/') && !path.includes('challenges')).toSorted())
      .toEqual([
        '/api/bookings',
        '/api/customers',
        '/api/customers/{id}/classes',
        '/api/customers/{id}/exercise_logs',
        '/api/customers/{id}/exercise_progression',
        '/api/customers/{id}/unread_messages',
        '/api/customers/{id}/weekly-progress',
        '/api/customers/{id}/workout',
        '/api/timetable',
      ]);
  },
);

test('does not ask again for answers that are fresh', async ({ page }) => {
  await openWithEveryAnswer(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await become(page, 'hidden');
  await become(page, 'visible');
  // Refreshing asks at once; what a page draws after it would be too late for a request.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
