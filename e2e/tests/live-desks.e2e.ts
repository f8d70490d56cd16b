import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const FRONT_DESK = 'desk@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409|422)/));

const room = (page: Page, name: string) => page.getByRole('button', { name: `${name} Edit` });

/** Opens the rooms, which no page asks for again by itself, and waits until it hears of changes. */
async function openRooms(page: Page, email: string): Promise<void> {
  const stream = page.waitForResponse((answer) => answer.url().endsWith('/changes-stream') && answer.ok());
  await signInToDesk(page, '/desk/records', email);
  await stream;
}

test(
  'what one desk changes appears at the other one, where nobody presses anything',
  { tag: ['@once', '@act'] },
  async ({ page, browser }) => {
    const other = await (await browser.newContext()).newPage();
    await openRooms(page, OWNER);
    await openRooms(other, FRONT_DESK);
    await page.getByRole('button', { name: 'Add a room' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Roof');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(room(page, 'Roof')).toBeVisible();
    await expect(room(other, 'Roof')).toBeVisible();

    await page
      .getByRole('region', { name: 'Messages', exact: true })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(room(page, 'Roof')).toBeHidden();
    await expect(room(other, 'Roof')).toBeHidden();
    await other.context().close();
  },
);
