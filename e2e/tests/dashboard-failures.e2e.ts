import type { Page } from '@playwright/test';
import {
  answerDashboard,
  answerOddly,
  FULL_ANSWERS,
  type DashboardAnswers,
} from '../src/answers/dashboard-answers.ts';
import { comeBack, test } from '../src/signed-in-test.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const exercise = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Exercises in the chart' }).getByRole('button', { name });
const workoutRows = (page: Page) => card(page, 'All Workouts').locator('button[aria-controls]:has(time)');

async function openDashboard(page: Page, answers: DashboardAnswers): Promise<void> {
  await answerDashboard(page, answers);
  await comeBack(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

for (const broken of ['customers', 'bookings'] as const) {
  test(
    `fails with a sentence when the ${broken} did not load`,
    { tag: '@once' },
    async ({ page, surprises }) => {
      surprises.expectError(/did not load|status of 500/);
      await openDashboard(page, { ...FULL_ANSWERS, [broken]: 500 });
      await expect(page.getByRole('alert')).toHaveText(
        'Failed to load your profile data. Please try again later.',
      );
      await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
      await expectAccessible(page);
    },
  );
}

test('lets the logs fail quietly, each card on its own', { tag: '@once' }, async ({ page, surprises }) => {
  surprises.expectError(/did not load|status of 500/);
  await openDashboard(page, { ...FULL_ANSWERS, logs: 500 });
  await expect(page.getByText('Your workouts are not available right now.')).toBeVisible();
  await expect(exercise(page, 'Deadlift')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await answerDashboard(page);
  const again = card(page, 'All Workouts').getByRole('button', { name: 'Try again' });
  // A card in sight asks again by itself, and may be faster.
  await Promise.race([again.click(), again.waitFor({ state: 'detached' })]);
  await expect(workoutRows(page)).toHaveCount(10);
});

test('lets the progression fail quietly', { tag: '@once' }, async ({ page, surprises }) => {
  surprises.expectError(/did not load|status of 500/);
  await openDashboard(page, { ...FULL_ANSWERS, progression: 500, weekly: 500 });
  await expect(page.getByText('Your strength curve is not available right now.')).toBeVisible();
  await expect(workoutRows(page)).toHaveCount(10);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await answerDashboard(page);
  await card(page, 'Your Strength').getByRole('button', { name: 'Try again' }).click();
  await expect(exercise(page, 'Deadlift')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Latest 5 weeks of Deadlift' })).toBeVisible();
});

// What belongs to the curve takes the curve with it.
for (const [call, odd, hasCurve] of [
  ['classes', [], true],
  ['classes', null, true],
  ['progression', {}, false],
  ['weekly', {}, false],
  ['bookings', {}, true],
  ['workout', [], true],
] as const) {
  test(
    `an answer of an odd shape (${call}: ${JSON.stringify(odd)}) leaves the other cards and Logout`,
    { tag: '@once' },
    async ({ page, surprises }) => {
      surprises.expectError(/.+/);
      await answerDashboard(page);
      await answerOddly(page, call, odd);
      await comeBack(page);
      await expect(workoutRows(page)).toHaveCount(10);
      if (hasCurve) await expect(exercise(page, 'Deadlift')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
    },
  );
}

test('logs of an odd shape leave the curve and Logout', { tag: '@once' }, async ({ page, surprises }) => {
  surprises.expectError(/.+/);
  await answerDashboard(page);
  await answerOddly(page, 'logs', {});
  await comeBack(page);
  await expect(exercise(page, 'Deadlift')).toBeVisible();
  await expect(page.getByText('This part can’t be shown right now.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Logout' })).toBeEnabled();
});
