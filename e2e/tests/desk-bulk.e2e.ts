import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const COACH = 'coach@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409|422)/));

const message = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const DAY_MS = 86_400_000;
const DAYS_AHEAD = 10;
const dayAhead = new Date(Date.now() + DAYS_AHEAD * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

test(
  'several classes are selected and changed at once, after their differences were shown, and taken back together',
  { tag: ['@once', '@act'] },
  async ({ page }, { project }) => {
    // Both projects share one studio.
    const [first, second, places] = project.name === 'phone' ? [4, 5, '21'] : [0, 1, '20'];
    await signInToDesk(page, `/desk/timetable?week=${dayAhead}`, OWNER);
    const classes = page.locator('a[data-class]');
    await expect(classes.first()).toBeVisible();
    await classes.nth(first).focus();
    await page.keyboard.press('Space');
    await classes.nth(second).focus();
    await page.keyboard.press('Space');
    const selected = page.getByRole('region', { name: 'Selected classes' });
    await expect(selected).toContainText('2 classes selected');
    await expectAccessible(page);

    await selected.getByRole('button', { name: 'Change' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change 2 classes' });
    await expect(dialog.getByRole('button', { name: /^Change 2 classes/ })).toBeDisabled();
    await dialog.getByLabel('Places').fill(places);
    await expect(dialog.getByRole('listitem')).toHaveCount(2);
    await expect(dialog.getByRole('listitem').first()).toContainText(`→ ${places}`);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: /^Change 2 classes/ }).click();
    await expect(dialog).toBeHidden();
    await expect(classes.nth(first)).toContainText(`of ${places}`);
    await expect(classes.nth(second)).toContainText(`of ${places}`);

    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(message(page)).toContainText('Undone.');
    await expect(classes.nth(first)).not.toContainText(`of ${places}`);
    await expect(classes.nth(second)).not.toContainText(`of ${places}`);
  },
);

test('a coach selects nothing', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/desk/timetable', COACH);
  await expect(page.locator('a[data-class]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Select classes' })).toHaveCount(0);
  await page.locator('a[data-class]').first().focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('region', { name: 'Selected classes' })).toHaveCount(0);
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: 'Only my classes' })).toBeVisible();
});
