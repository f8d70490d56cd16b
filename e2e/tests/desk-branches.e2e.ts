import type { Page } from '@playwright/test';
import { mondayFromNow } from '../src/answers/studio-answers.ts';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

/** The studio of the journeys has rooms at its own address alone; here it has a branch without rooms as well. */
async function haveBranch(page: Page): Promise<void> {
  const branch = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
  await page.route('**/api/desk/branches', (route) =>
    route.fulfill({ json: [{ id: 'north', fields: branch }] }),
  );
}

test(
  'the numbers of a chain are those of one branch where one is chosen, down to the rows',
  { tag: '@once' },
  async ({ page }) => {
    await haveBranch(page);
    const day = mondayFromNow(-3);
    await signInToDesk(page, `/desk/numbers?first=${day}&last=${day}`, OWNER);
    const tile = (name: string) => page.getByRole('link', { name: new RegExp(`^${name}`) });
    const rule = page.getByText('Each person and each sale counts at one branch');
    await expect(tile('Active members')).toBeVisible();
    await expect(rule).toBeHidden();
    await page.getByLabel('Branch').selectOption('Studio address');
    await expect(page).toHaveURL(/branch=own/);
    await expect(rule).toBeVisible();
    await expectAccessible(page);

    await tile('Occupancy').click();
    await expect(page).toHaveURL(/branch=own/);
    await expect(page.getByRole('heading', { name: /^What it counts: [1-9]/ })).toBeVisible();
    const asked = page.waitForRequest(/occupancy\/rows\.csv\?.*branch=own/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    await asked;
    expect((await saved).suggestedFilename()).toMatch(/^occupancy-studio-address-.+\.csv$/);

    await page.getByRole('link', { name: 'To all numbers' }).click();
    await tile('Active members').click();
    await expect(rule).toBeVisible();
    await page.getByLabel('Branch').selectOption('No branch');
    await expect(page).toHaveURL(/branch=none/);
    await expect(page.getByRole('heading', { name: /^What it counts/ })).toBeVisible();
  },
);

test('a studio at one address has no branch to choose', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/desk/numbers', OWNER);
  await expect(page.getByRole('link', { name: /^Occupancy/ })).toBeVisible();
  await expect(page.getByLabel('Branch')).toBeHidden();
});

test('the week is that of one branch, and stays so from week to week', { tag: '@once' }, async ({ page }) => {
  await haveBranch(page);
  await signInToDesk(page, '/desk/timetable', OWNER);
  const classes = page.getByRole('link', { name: /^\d\d:\d\d/ });
  await expect(classes.first()).toBeVisible();
  await page.getByLabel('Branch').selectOption('North');
  await expect(classes).toHaveCount(0);
  await page.getByRole('button', { name: 'Week after' }).click();
  await expect(page).toHaveURL(/branch=north.*week=|week=.*branch=north/);
  await expect(classes).toHaveCount(0);
  await page.getByLabel('Branch').selectOption('Studio address');
  await expect(classes.first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Branch').selectOption('All branches');
  await expect(page).not.toHaveURL(/branch=/);
  await expect(classes.first()).toBeVisible();
});
