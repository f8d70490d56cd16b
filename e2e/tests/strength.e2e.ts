import type { Page } from '@playwright/test';
import { answerDashboard, EMPTY_ANSWERS, type DashboardAnswers } from '../src/answers/dashboard-answers.ts';
import { comeBack, test } from '../src/signed-in-test.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

async function openStrength(page: Page, address: string, answers?: DashboardAnswers): Promise<void> {
  await answerDashboard(page, answers);
  await comeBack(page);
  await page.goto(address);
}

test(
  'says how each lift goes, and draws its estimate beside its heaviest sets',
  { tag: ['@phone', '@act'] },
  async ({ page }) => {
    await openStrength(page, '/strength');
    const lift = page.getByRole('region', { name: 'Deadlift' });
    await expect(lift.getByText('129.8 kg estimated')).toBeVisible();
    await expect(lift.getByText('+2% in 3 weeks')).toBeVisible();
    await expect(lift.locator('canvas')).toBeVisible();
    const day = lift.getByRole('slider', { name: 'Day in the chart' });
    await expect(day).toHaveAttribute(
      'aria-valuetext',
      'Wednesday, 18 November 2026: Heaviest set of the day 102.5 kg, a record; Estimated one-rep max 129.8 kg, a record',
    );
    const tile = page.getByRole('button', { name: /^Deadlift 129\.8 kg estimated, \+2% in 3 weeks/ });
    await expect(tile).toHaveAttribute('aria-pressed', 'true');
    await tile.press('Enter');
    await expect(lift.getByRole('heading', { name: 'Deadlift' })).toBeFocused();
    await expectAccessible(page);
  },
);

test(
  'speaks German below /de, and is kind to somebody with nothing yet',
  { tag: '@once' },
  async ({ page }) => {
    await openStrength(page, '/de/strength');
    const lift = page.getByRole('region', { name: 'Deadlift' });
    await expect(lift.getByText('geschätzt 129,8 kg')).toBeVisible();
    await expect(lift.getByText('+2 % in 3 Wochen')).toBeVisible();
    await expectAccessible(page);
    await openStrength(page, '/strength', EMPTY_ANSWERS);
    await expect(page.getByText('After the first workouts with logged sets')).toBeVisible();
  },
);
