import { HOUR_MS, DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { addClass } from '../src/booking/booking-members.ts';
import { expect, hydrated, test } from '../src/site-test.ts';

test(
  'a device that is two hours fast still offers a class that begins in an hour',
  { tag: '@once' },
  async ({ page, database }) => {
    const { id } = await addClass(database, { start: new Date(Date.now() + HOUR_MS), capacity: 8 });
    await page.clock.setFixedTime(Date.now() + 2 * HOUR_MS);
    await page.goto(`/workout/${id}`);
    await hydrated(page);
    await expect(page.getByRole('link', { name: 'Join a test workout' })).toBeVisible();
    await expect(page.getByText(/running|over/i)).toHaveCount(0);
  },
);

test('a device that is a day fast calls today today', { tag: '@once' }, async ({ page }) => {
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  await page.goto('/workouts');
  await hydrated(page);
  const first = page.getByRole('heading', { level: 3 }).first();
  const today = new Date().toLocaleDateString('en-GB', { timeZone: 'Europe/Berlin', day: 'numeric' });
  await expect(first).toHaveText(new RegExp(`^Today ${today} `));
});

test.describe('elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the times of classes say that they are Berlin’s', { tag: '@once' }, async ({ page }) => {
    await page.goto('/workouts');
    await hydrated(page);
    const time = page.getByRole('listitem').locator('time').first();
    await expect
      .poll(() => time.evaluate((element) => getComputedStyle(element, '::after').content))
      .toContain('(Berlin)');
  });
});

test('nothing is said of Berlin in Berlin', { tag: '@once' }, async ({ page }) => {
  await page.goto('/workouts');
  await hydrated(page);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});
