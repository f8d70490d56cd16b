import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const COACH = 'coach@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409|422)/));

const button = (page: Page) => page.getByRole('button', { name: 'Search and commands' });
const field = (page: Page) => page.getByRole('combobox');
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });

test(
  'by the keyboard alone: open, find a page, cancel a class, and the focus is where it was',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await signInToDesk(page, '/desk', OWNER);
    await expect(button(page)).toBeVisible();
    const people = page.getByRole('link', { name: 'People', exact: true });
    await people.focus();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toHaveCount(0);
    await expect(people).toBeFocused();

    await page.keyboard.press('/');
    await page.keyboard.type('cancel a');
    await expect(option(page, 'Cancel a class')).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Which class?')).toBeFocused();
    await expect(page.getByRole('option').nth(1)).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Backspace');
    await page.keyboard.type('cancel a');
    await expect(option(page, 'Cancel a class')).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page.getByPlaceholder('Which class?')).toBeFocused();
    // The classes are drawn in a frame after the question.
    await expect(page.getByRole('option').nth(1)).toBeVisible();
    await expect(page.getByRole('option').first()).toHaveAttribute('data-highlighted');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option').nth(1)).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/desk\/classes\/[^?]+$/);
    await expect(page.getByRole('dialog', { name: 'Cancel the class?' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('Control+k');
    await page.keyboard.type('timet');
    await expect(option(page, 'Timetable')).toHaveAttribute('data-highlighted');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/desk\/timetable$/);
  },
);

test('finds a product and opens it', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/desk', OWNER);
  await button(page).click();
  await field(page).fill('unlimited flex');
  await option(page, /Unlimited Flex/)
    .first()
    .click();
  await expect(page).toHaveURL(/\/desk\/records$/);
  await expect(page.getByRole('dialog', { name: /Unlimited Flex/ })).toBeVisible();
});

test('finds a person, and gives them a pass from there', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/de/desk', OWNER);
  await page.getByRole('button', { name: 'Suche und Befehle' }).click();
  await option(page, 'Paket oder Mitgliedschaft vergeben').click();
  await field(page).fill('member@lifted');
  await option(page, /member@lifted\.example/).click();
  await expect(page).toHaveURL(/\/de\/desk\/people\/[^?]+$/);
  const dialog = page.getByRole('dialog', { name: 'Paket oder Mitgliedschaft vergeben' });
  await expect(dialog.getByLabel('Angebot')).toBeVisible();
});

test(
  'offers a coach their own classes and pages, and neither actions nor people',
  { tag: '@once' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await signInToDesk(page, '/desk', COACH);
    await button(page).click();
    await expect(option(page, 'Timetable')).toBeVisible();
    await expect(option(page, /Jana/).first()).toBeVisible();
    await expect(page.getByRole('option')).not.toHaveCount(0);
    await expect(option(page, 'People')).toHaveCount(0);
    await expect(option(page, 'Cancel a class')).toHaveCount(0);
    await field(page).fill('mia');
    await expect(page.getByText('Nothing found.')).toBeVisible();
    expect(asked).not.toContain('/api/desk/people');
  },
);

test(
  'lists the keys of the page, and lets those pressed alone be switched off',
  { tag: '@once' },
  async ({ page }) => {
    await signInToDesk(page, '/desk/timetable', OWNER);
    await expect(button(page)).toBeVisible();
    // The list is of what is on the page when it opens.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Timetable');
    await page.keyboard.press('?');
    const list = page.getByRole('dialog', { name: 'Keys' });
    await expect(list.getByRole('heading', { name: 'On this page' })).toBeVisible();
    await expect(list).toContainText('Week after');
    await expectAccessible(page);
    await page.keyboard.press('Space');
    await expect(list.getByRole('checkbox')).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    // The keys that work in spite of it come after those that do not, so nothing is left to wait for.
    await page.keyboard.press('n');
    await page.keyboard.press('?');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(1);
  },
);
