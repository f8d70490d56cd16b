import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const FRONT_DESK = 'desk@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409|422)/));

const room = (page: Page, name: string) => page.getByRole('button', { name: `${name} Edit` });
const message = (page: Page) => page.getByRole('region', { name: 'Messages' });

test('a room is added by the keyboard alone, renamed by two people at once, and taken back', async ({
  page,
  browser,
}, { project }) => {
  const yard = `Yard ${project.name}`;
  const back = `Back ${project.name}`;
  const front = `Front ${project.name}`;
  await signInToDesk(page, '/desk/records', FRONT_DESK);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add a room' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a room' });
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Please fill this in.')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.type(yard);
  await page.keyboard.press('Enter');
  await expect(room(page, yard)).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await signInToDesk(other, '/desk/records', OWNER);
  await room(other, yard).click();
  await room(page, yard).click();
  await other.getByRole('dialog').getByLabel('Name').fill(back);
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(room(other, back)).toBeVisible();

  const edit = page.getByRole('dialog', { name: `Edit ${yard}` });
  await edit.getByLabel('Name').fill(front);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByRole('alert')).toContainText('Somebody else changed the same');
  await expectAccessible(page);
  await edit.getByRole('button', { name: `Theirs: ${back}` }).click();
  await expect(edit.getByLabel('Name')).toHaveValue(back);
  await edit.getByRole('button', { name: `Yours: ${front}` }).click();
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(room(page, front)).toBeVisible();

  await message(page).getByRole('button', { name: 'Undo' }).first().click();
  await expect(room(page, back)).toBeVisible();
  await page.getByRole('link', { name: 'Log' }).click();
  const first = page
    .getByRole('listitem')
    .filter({ hasText: 'changed the room' })
    .filter({ hasText: back })
    .first();
  await expect(first).toContainText('Takes back an earlier change');
  await expectAccessible(page);
  await other.context().close();
});

test('products are the owner’s to change, and a form says what does not fit', async ({ page }) => {
  await signInToDesk(page, '/de/desk/records', OWNER);
  await page.getByRole('button', { name: /^5 Workouts/ }).click();
  const dialog = page.locator('dialog');
  await dialog.getByLabel('Preis in Euro').fill('neunzig');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Gib bitte eine Zahl ein.')).toBeVisible();
  await dialog.getByLabel('Preis in Euro').fill('90');
  await dialog.getByLabel('Mindestlaufzeit in Monaten').fill('3');
  await dialog.getByRole('button', { name: 'Speichern' }).click();
  await expect(dialog.getByText('Nur eine Mitgliedschaft hat eine Mindestlaufzeit.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^5 Workouts/ })).toBeFocused();
});
