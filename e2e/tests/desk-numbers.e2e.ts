import { mondayFromNow } from '../src/answers/studio-answers.ts';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

test(
  'a number opens the rows it counts, another period counts others, and the file has them',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    const day = mondayFromNow(-3);
    const period = `first=${day}&last=${day}`;
    await signInToDesk(page, `/desk/numbers?${period}`, 'owner@lifted.example');
    await page.getByRole('link', { name: /^Active members/ }).click();
    await expect(page.getByRole('heading', { name: 'Active members', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(period));
    const counted = page.getByRole('heading', { name: /^What it counts: [1-9]/ });
    await expect(counted).toBeVisible();
    await expectAccessible(page);

    await page.getByLabel('Period').selectOption('Last week');
    await expect(page).not.toHaveURL(new RegExp(period));
    await expect(counted).toBeVisible();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^active-members-.+\.csv$/);

    await page.getByRole('link', { name: 'To all numbers' }).click();
    await page
      .getByRole('link', { name: /places in .+ class/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { name: 'Occupancy', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/slot=\d-\d\d:\d\d/);
    await expect(page.getByText(/^Only classes on \w{3} \d\d:\d\d\./)).toBeVisible();
    await page.getByRole('link', { name: 'Count all classes' }).click();
    await expect(page).not.toHaveURL(/slot=/);
  },
);
