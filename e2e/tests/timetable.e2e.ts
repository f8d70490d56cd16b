import { berlinInstant } from '@lifted/domain/calendar/studio-calendar';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import { classesOf, dayFromToday, mondayFromNow } from '../src/answers/studio-answers.ts';
import { pretendTime } from '../src/paused-clock.ts';

const TIMETABLE_CALL = '**/api/timetable*';
const WEEKS_AHEAD = 4;

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
const dayStrip = (page: Page) => page.getByRole('navigation', { name: 'Days of the week' });
const classes = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });
const classLinks = (page: Page) => classes(page).getByRole('link');

async function openTimetable(page: Page, query = ''): Promise<void> {
  await page.goto(`/workouts${query}`);
  await hydrated(page);
}

test('shows the days of the week: one on a phone, all seven on a desk', async ({ page }) => {
  await pretendTime(page, berlinInstant(dayFromToday(0), '09:30'));
  await openTimetable(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible();
  await expect(page.getByText('Your first one is free.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: /^Today, / })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(isPhone(page) ? 1 : 7);
  await expectAccessible(page);
});

test('shows every class of a day as the studio plans it', { tag: '@once' }, async ({ page, request }) => {
  const monday = mondayFromNow(1);
  const planned = await classesOf(request, monday, monday);
  expect(planned.length).toBeGreaterThan(0);
  await openTimetable(page, `?week=${monday}`);
  const firstDay = page.getByRole('region').first();
  const rows = firstDay.getByRole('listitem');
  await expect(rows).toHaveCount(planned.length);
  const texts = await rows.allInnerTexts();
  for (const { start_datetime, timer_name, coach_first_name, location_name } of planned) {
    const row = texts.find(
      (text) =>
        text.includes(start_datetime.slice(11, 16)) &&
        text.includes(timer_name) &&
        text.includes(location_name),
    );
    expect(row, `${timer_name} at ${start_datetime}`).toContain(coach_first_name);
    expect(row).toMatch(/Full|\d+ places? left/);
  }
});

test('what is over folds into one line and cannot be chosen', { tag: '@once' }, async ({ page }) => {
  await pretendTime(page, berlinInstant(dayFromToday(0), '23:30'));
  await openTimetable(page, `?day=${dayFromToday(0)}`);
  const today = page.getByRole('region', { name: /^Today, / });
  const folded = today.getByText(/^\d+ classes are over$/);
  await expect(today.getByText('Over', { exact: true }).first()).toBeHidden();
  await folded.click();
  await expect(today.getByText('Over', { exact: true }).first()).toBeVisible();
  await expect(today.getByRole('group').getByRole('listitem').getByRole('link')).toHaveCount(0);
});

test('leads newcomers to the classes for beginners, and back to all', { tag: '@once' }, async ({ page }) => {
  await openTimetable(page);
  await page.getByRole('link', { name: 'Strength Foundations', exact: true }).first().click();
  await expect(page.getByText('Only Strength Foundations.')).toBeVisible();
  const ahead = classLinks(page);
  await expect(ahead.first()).toBeVisible();
  for (const text of await ahead.allInnerTexts()) expect(text).toContain('Strength Foundations');
  await page.getByRole('link', { name: 'Show all classes' }).click();
  await expect(ahead.filter({ hasText: 'Heavy Basics' }).first()).toBeVisible();
});

test('opens on the coming seven days also late on a Sunday', { tag: '@once' }, async ({ page, request }) => {
  const monday = mondayFromNow(1);
  const [first] = await classesOf(request, monday, monday);
  if (first === undefined) throw new Error('The demo studio has no class next Monday.');
  await pretendTime(page, berlinInstant(monday).getTime() - 1000);
  await openTimetable(page);
  await expect(page.locator(`a[href="/workout/${first.id}/test"]`)).toBeVisible();
  await expect(page.getByRole('heading', { level: 3 }).first()).toContainText(/^Today/);
  await expect(page.getByRole('button', { name: 'Previous week' })).toHaveAttribute('aria-disabled', 'true');
});

test('two presses in a moment turn two weeks', { tag: '@once' }, async ({ page }) => {
  await openTimetable(page, `?week=${dayFromToday(0)}`);
  await page.getByRole('button', { name: 'Next week' }).evaluate((button) => {
    for (let press = 0; press < 2; press++) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  });
  await expect(page).toHaveURL(new RegExp(`\\?week=${dayFromToday(14)}$`));
});

test('weeks can be turned from the coming one to the fourth after it', { tag: '@once' }, async ({ page }) => {
  await openTimetable(page, `?week=${dayFromToday(0)}`);
  const previous = page.getByRole('button', { name: 'Previous week' });
  const next = page.getByRole('button', { name: 'Next week' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  const days = page.getByRole('heading', { level: 2 });
  for (let week = 1; week <= WEEKS_AHEAD; week += 1) {
    const before = await days.innerText();
    await next.press('Enter');
    await expect(page).toHaveURL(new RegExp(`week=${dayFromToday(7 * week)}`));
    // The address changes before the week is drawn, and the next press counts from the week that is.
    await expect(days).not.toHaveText(before);
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await previous.press('Enter');
  await expect(page).toHaveURL(new RegExp(`week=${dayFromToday(7 * (WEEKS_AHEAD - 1))}`));
});

test(
  'a filter narrows the classes and stays in the address, also of the German page',
  { tag: ['@once', '@act'] },
  async ({ page, request, context }) => {
    const monday = mondayFromNow(1);
    const [first] = await classesOf(request, monday, monday);
    if (first === undefined) throw new Error('The demo studio has no class next Monday.');
    const { coach_first_name: coach, location_name: location } = first;
    await openTimetable(page, `?week=${monday}`);
    const address = () => Object.fromEntries(new URL(page.url()).searchParams);
    await page.getByLabel('Coach').selectOption(coach);
    await page.getByLabel('Location').selectOption(location);
    await expect.poll(address).toEqual({ week: monday, coach, location });

    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(friend.getByLabel('Coach')).toHaveValue(coach);
    await expect(classLinks(friend).first()).toContainText(coach);
    for (const text of await classLinks(friend).allInnerTexts()) {
      expect(text).toContain(coach);
      expect(text).toContain(location);
    }

    await friend.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
    await expect(friend.getByRole('heading', { level: 1, name: 'Kursplan' })).toBeVisible();
    expect(new URL(friend.url()).pathname).toBe('/de/workouts');
    expect(new URL(friend.url()).search).toBe(new URL(page.url()).search);
  },
);

test('an empty day says so and leads on', { tag: '@once' }, async ({ page }) => {
  await openTimetable(page, `?week=${mondayFromNow(1)}&coach=Nobody`);
  await expect(page.getByText('No classes match your choice.').first()).toBeVisible();
  await expectAccessible(page);
});

test('a class leads to its test workout', { tag: '@once' }, async ({ page }) => {
  await openTimetable(page, `?week=${mondayFromNow(1)}`);
  const target = await classLinks(page).first().getAttribute('href');
  await classLinks(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${target}$`));
  expect(target).toMatch(/^\/workout\/.+\/test$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Join a test workout' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`week=${mondayFromNow(1)}`));
});

test(
  'says when the classes did not load and can try again',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/The timetable did not load|net::ERR_FAILED/);
    await page.route(TIMETABLE_CALL, (route) => route.abort());
    await openTimetable(page, `?day=${dayFromToday(0)}`);
    await expect(page.getByRole('alert')).toHaveText(
      'We couldn’t load the timetable. Please try again in a moment.',
    );
    await expectAccessible(page);
    await page.unroute(TIMETABLE_CALL);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 3, name: /^Today, / })).toBeVisible();
  },
);

test(
  'nothing is wider than a phone, and its days are chosen by keyboard',
  { tag: ['@phone', '@act'] },
  async ({ page }) => {
    await openTimetable(page, `?week=${mondayFromNow(1)}`);
    await expect(classLinks(page).first()).toBeVisible();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await expect(dayStrip(page).getByRole('link')).toHaveCount(7);
    await dayStrip(page).getByRole('link').first().focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/day=/);
    await expect(page.getByRole('heading', { level: 3, name: /^Tuesday, / })).toBeVisible();
    await expect(dayStrip(page).getByRole('link').nth(1)).toHaveAttribute('aria-current', 'true');
  },
);

test.describe('for a reader on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('days and times are still those of the studio', { tag: '@once' }, async ({ page, request }) => {
    const monday = mondayFromNow(1);
    const [first] = await classesOf(request, monday, monday);
    await openTimetable(page, `?week=${monday}`);
    await expect(page.getByRole('heading', { level: 3 }).first()).toContainText('Monday, ');
    await expect(classes(page).first()).toContainText(first?.start_datetime.slice(11, 16) ?? 'a class');
  });
});

test.describe('in the dark', { tag: '@once' }, () => {
  test.use({ colorScheme: 'dark' });

  test('is accessible too', async ({ page }) => {
    await openTimetable(page, `?week=${mondayFromNow(1)}`);
    await expect(classLinks(page).first()).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'shows the coming classes, and says how to find one in other weeks',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/workouts');
      await expect(page.getByRole('heading', { level: 1, name: 'Timetable' })).toBeVisible();
      await expect(page.getByRole('heading', { level: 3 })).toHaveCount(7);
      await expect(classLinks(page).first()).toHaveAttribute('href', /^\/workout\/.+\/test$/);
      await page.goto(`/workouts?week=${dayFromToday(7)}`);
      await expect(page.getByText(/JavaScript, which is switched off/)).toBeVisible();
    },
  );
});
