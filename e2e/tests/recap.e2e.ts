import { answerDashboard, FULL_ANSWERS } from '../src/answers/dashboard-answers.ts';
import { comeBack, test } from '../src/signed-in-test.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

const IN_THE_WEEK_AFTER = '2026-11-03T12:00:00+01:00';

test(
  'looks back on a month in the week after it, and saves its picture',
  { tag: '@once' },
  async ({ page }) => {
    await answerDashboard(page, FULL_ANSWERS, IN_THE_WEEK_AFTER);
    await comeBack(page);
    await expect(page.getByText('October 2026 is over: 11 workouts.')).toBeVisible();
    await page.getByRole('link', { name: 'Look back' }).click();
    await expect(page).toHaveURL(/\/recap\/2026-10$/);
    await expect(page.getByRole('heading', { level: 1, name: 'October 2026' })).toBeVisible();
    await expect(page.getByText('You lifted 17,600 kilos')).toBeVisible();
    await expect(page.getByRole('main').getByRole('list').getByRole('listitem')).toHaveText([
      '11 workouts',
      '4 weeks in a row in October 2026',
      'Deadlift favourite lift',
    ]);
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    expect((await saving).suggestedFilename()).toBe('lifted-2026-10.png');
    await page.goto('/dashboard');
    await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
    await page.goto('/de/recap/2026');
    await expect(page.getByRole('heading', { level: 1, name: '2026 bis jetzt' })).toBeVisible();
    await page.goto('/recap/2027');
    await expect(page.getByText('There is nothing to look back on at this address.')).toBeVisible();
  },
);

test('celebrates a record once', { tag: '@once' }, async ({ page }) => {
  await answerDashboard(page);
  await comeBack(page);
  const celebration = page.getByRole('status').filter({ hasText: 'New record' });
  await expect(celebration).toContainText('Deadlift: 102.5 kg × 8, 2.5 kg more than ever');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Nice' }).click();
  await expect(celebration).toBeHidden();
  const noticed = page.waitForResponse('**/static/js/dashboard-notices-*.js');
  await page.reload();
  await noticed;
  await expect(page.getByRole('button', { name: 'Load more' })).toBeVisible();
  await expect(celebration).toBeHidden();
});
