import type { Page } from '@playwright/test';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import { mondayFromNow } from '../src/answers/studio-answers.ts';

const NORTH = { name: 'North', street: 'North Street 1', postcode: '13347', city: 'Berlin' };
/** The coming days stand in the page; those of a later week are asked for. */
const LATER = `?week=${mondayFromNow(1)}`;

const branchChoice = (page: Page) => page.getByLabel('Branch');
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('time') });

/** The studio of the journeys is at one address; here every other class is at a branch. */
async function haveBranch(page: Page): Promise<void> {
  await page.route('**/api/timetable*', async (route) => {
    const answer = await route.fetch();
    let classes = 0;
    const body = (await answer.text()).replaceAll('"branch":null', (own) => {
      classes += 1;
      return classes % 2 === 0 ? `"branch":${JSON.stringify(NORTH)}` : own;
    });
    await route.fulfill({ response: answer, body });
  });
}

test('the timetable of a chain shows the classes of one branch, as the address says', async ({ page }) => {
  await haveBranch(page);
  await page.goto(`/workouts${LATER}`);
  await hydrated(page);
  await branchChoice(page).selectOption('North');
  await expect(page).toHaveURL(/branch=North/);
  await expect(rows(page).first()).toContainText(', North');
  await expect(rows(page).filter({ hasNotText: ', North' })).toHaveCount(0);
  await expectAccessible(page);

  await page.reload();
  await hydrated(page);
  await expect(branchChoice(page)).toHaveValue('North');
  await expect(rows(page).first()).toContainText(', North');
  await expect(rows(page).filter({ hasNotText: ', North' })).toHaveCount(0);
  const events = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(events.join('')).toContain('"streetAddress":"North Street 1"');

  await branchChoice(page).selectOption('All branches');
  await expect(page).not.toHaveURL(/branch=/);
  await expect(rows(page).filter({ hasNotText: ', North' }).first()).toBeVisible();
});

test('a studio at one address has no branch to choose', { tag: '@once' }, async ({ page }) => {
  await page.goto(`/workouts${LATER}`);
  await hydrated(page);
  await expect(rows(page).first()).toBeVisible();
  await expect(branchChoice(page)).toBeHidden();
});
