import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const FRONT_DESK = 'desk@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|422)/));

const dialog = (page: Page) => page.locator('dialog[open]').last();
const message = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

test(
  'the desk plans a challenge, looks at its page, its terms and its card, saves it, and takes it back',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await signInToDesk(page, '/desk/records', FRONT_DESK);
    await page.getByRole('button', { name: 'Add a challenge' }).click();
    await dialog(page).getByLabel('Title', { exact: true }).fill('Winter Carry Challenge');
    await dialog(page).getByLabel('Description').fill('Seven classes. One mug.');
    await dialog(page).getByLabel('First day').fill('2031-01-31');
    await dialog(page).getByLabel('Last day').fill('2031-01-01');
    await dialog(page).getByLabel('Classes to attend').fill('7');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByText('The last day lies before the first.')).toBeVisible();
    await dialog(page).getByLabel('First day').fill('2031-01-01');
    await dialog(page).getByLabel('Last day').fill('2031-01-31');
    await expectAccessible(page);

    await dialog(page).getByRole('button', { name: 'Preview' }).click();
    const shown = page.frameLocator('iframe');
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('Winter Carry');
    await expect(shown.getByText('Seven classes.')).toBeVisible();
    await expect(shown.getByRole('heading', { name: 'Teilnahmebedingungen' })).toBeVisible();
    await expect(shown.getByText('28.02.2031').or(shown.getByText('01.03.2031')).first()).toBeAttached();
    await dialog(page).getByRole('button', { name: 'Card' }).click();
    await expect(shown.getByRole('heading', { name: 'Winter Carry Challenge' })).toBeVisible();
    await expect(shown.getByText('7 classes', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'German' }).click();
    await expect(shown.getByText('7 Kurse', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();

    await dialog(page).getByRole('button', { name: 'Save' }).click();
    const planned = page.getByRole('button', { name: /^Winter Carry Challenge/ });
    await expect(planned).toContainText('Published on');
    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(planned).toHaveCount(0);
  },
);
