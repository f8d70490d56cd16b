import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const COACH = 'coach@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409|422)/));

const message = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Adds a class to the repeating week that begins in the seventh week from now, where no other journey plays. */
async function addTemplate(page: Page, name: string, hour: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a class' }).click();
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Day', { exact: true }).selectOption('Wednesday');
  await dialog.getByLabel('Start').fill(`${hour}:00`);
  await dialog.getByLabel('Coach').selectOption('Malik');
  await dialog.getByLabel('Room').selectOption({ index: 1 });
  await dialog.getByLabel('First day').fill(dayAhead(SIX_WEEKS));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

const SIX_WEEKS = 42;
const DAY_MS = 86_400_000;
const dayAhead = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

test('the owner plans a class for every week, moves one by the keyboard, and takes both back', async ({
  page,
}, { project }) => {
  const name = `Sunrise ${project.name}`;
  // Both projects share one studio.
  const hour = project.name === 'phone' ? '05' : '04';
  await signInToDesk(page, '/desk/timetable', OWNER);
  await expect(page.getByRole('link', { name: /^\d\d:\d\d/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Repeating week and closed days' }).click();
  await addTemplate(page, name, hour);
  await expect(page.getByRole('button', { name: new RegExp(`Wednesday ${hour}:00 ${name}`) })).toBeVisible();
  await expectAccessible(page);

  await page.goto(`/desk/timetable?week=${dayAhead(SIX_WEEKS + 7)}`);
  const planned = page.getByRole('link', { name: new RegExp(`^${hour}:\\d\\d 0 of 12 ${name}`) });
  await planned.focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(planned).toHaveAccessibleName(new RegExp(`^${hour}:15.*Changed by hand`));
  await expect(planned).toBeFocused();
  await message(page).getByRole('button', { name: 'Undo' }).first().click();
  await expect(planned).toHaveAccessibleName(new RegExp(`^${hour}:00`));

  await page.goto('/desk/timetable/repeating');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.locator('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeHidden();
});

test(
  'moving a class with people in it says first that they hear of it',
  { tag: '@once' },
  async ({ page }) => {
    await signInToDesk(page, '/desk/timetable', OWNER);
    await page.getByRole('button', { name: 'Week after' }).click();
    const booked = page.getByRole('link', { name: /^\d\d:\d\d [1-9]\d? of/ }).first();
    await booked.focus();
    await page.keyboard.press('Alt+ArrowUp');
    const dialog = page.locator('dialog');
    await expect(dialog.getByText(/by mail/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await expect(booked).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(booked).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(booked).toBeFocused();
  },
);

test('a coach reads the timetable and plans nothing', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/de/desk/timetable', COACH);
  await expect(page.getByRole('link', { name: /^\d\d:\d\d/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wiederkehrende Woche und freie Tage' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Büro' }).getByRole('link')).toHaveText([
    'Heute',
    'Kursplan',
  ]);
});
