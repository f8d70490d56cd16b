import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

const DAY_MS = 86_400_000;
/** A week without workouts: the demo studio's reach two weeks ahead. */
const TEN_WEEKS_MS = 70 * DAY_MS;

/** Its days, Monday first; of another week at the second try, because the first leaves its own behind. */
function emptyWeek(retry: number): string[] {
  const day = new Date(Date.now() + TEN_WEEKS_MS + 2 * retry * 7 * DAY_MS);
  const monday = day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS;
  return Array.from({ length: 7 }, (_, index) =>
    new Date(monday + index * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length),
  );
}

/** Names of the exercises in an answer, in their order. */
function namesIn(answer: unknown): string[] {
  return [...JSON.stringify(answer).matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name);
}

const message = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const rows = (page: Page) => page.getByRole('region', { name: 'Workout', exact: true }).getByRole('listitem');

test(
  'the front desk plans a workout, moves and copies it, and members see it when it is time',
  { tag: ['@once', '@act'] },
  async ({ page, request }, { retry }) => {
    const [monday = '', tuesday = '', wednesday = ''] = emptyWeek(retry);
    const shownOn = async (date: string) => {
      const answer: unknown = await (await request.get(`/api/wods/today?date=${date}`)).json();
      return namesIn(answer);
    };
    const dayLink = (date: string) => page.locator(`[data-link="${date}"]`);

    await signInToDesk(page, `/desk/programme?week=${monday}`, 'desk@lifted.example');
    await expect(dayLink(monday)).toContainText('Plan a workout');
    await dayLink(monday).click();
    const workout = page.getByRole('region', { name: 'Workout', exact: true });
    for (const [name, sets, reps] of [
      ['Barbell Back Squat', '4', '8'],
      ['Barbell Bench Press', '3', '5'],
    ] as const) {
      await workout.getByRole('button', { name: 'Add an exercise' }).click();
      const row = rows(page).last();
      await row.getByRole('combobox', { name: 'Exercise' }).selectOption(name);
      await row.getByLabel('Sets').fill(sets);
      await row.getByLabel('Reps').fill(reps);
    }
    await rows(page).first().getByLabel('Load').selectOption('kg for all');
    await rows(page).first().getByLabel('Kilograms for everybody').fill('60');
    // The bench press goes to the top, and the field that was typed in keeps the focus.
    await rows(page).last().getByLabel('Reps').press('Alt+ArrowUp');
    await expect(rows(page).first().getByLabel('Reps')).toBeFocused();
    await expect(rows(page).first().getByLabel('Reps')).toHaveValue('5');
    await page.getByRole('group', { name: 'Visible to members from' }).getByLabel('Day').fill(monday);
    // Scrolled down, the bar at the top covers half of the row, and axe measures the rest of its buttons.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
    // What is not saved yet, as the members' own page will show it.
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await page.getByRole('button', { name: 'German' }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'Workout des Tages',
    );
    await expect(page.frameLocator('iframe').locator('main')).toContainText('Bankdrücken');
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(message(page)).toContainText('is saved');
    await expect.poll(() => shownOn(monday)).toEqual([]);

    await page.getByRole('group', { name: 'Visible to members from' }).getByLabel('Day').fill('');
    await page.getByRole('group', { name: 'Visible to members from' }).getByLabel('Time').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'Discard' })).toBeHidden();
    await expect.poll(() => shownOn(monday)).toEqual(['Barbell Bench Press', 'Barbell Back Squat']);

    await page.getByRole('link', { name: 'Back to the programme' }).click();
    await expect(dayLink(monday)).toContainText('4 × 8 · 60 kg');
    await expectAccessible(page);
    await dayLink(monday).press('Alt+ArrowRight');
    await expect(dayLink(tuesday)).toBeFocused();
    await expect(dayLink(tuesday)).toContainText('60 kg');
    await expect(dayLink(monday)).toContainText('Plan a workout');
    await dayLink(tuesday).dragTo(dayLink(wednesday));
    await expect(dayLink(wednesday)).toContainText('60 kg');
    await expect
      .poll(async () => [await shownOn(monday), (await shownOn(wednesday)).length])
      .toEqual([[], 2]);

    await dayLink(wednesday).click();
    await page.getByRole('button', { name: 'Copy to …' }).click();
    const dialog = page.locator('dialog');
    await dialog.getByLabel('To the day').fill(monday);
    await dialog.getByLabel('Heavier by (%)').fill('5');
    await expect(dialog.getByRole('region', { name: 'What it will be' })).toContainText('62.5 kg');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(async () => (await shownOn(monday)).length).toBe(2);
    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(message(page)).toContainText('Undone.');
    await expect.poll(() => shownOn(monday)).toEqual([]);

    await page.getByRole('button', { name: 'Remove' }).first().click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(() => shownOn(wednesday)).toEqual([]);
  },
);

test(
  'a cycle has a name, which the calendar and the workout of its days show until it is taken back',
  { tag: '@once' },
  async ({ page, context }) => {
    await signInToDesk(page, '/desk/programme', 'desk@lifted.example');
    await page.getByRole('button', { name: 'Add a cycle' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Name').fill('Winter strength');
    await dialog.getByLabel('Weeks').fill('3');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    const week = (number: number) =>
      page.getByRole('button', { name: `Winter strength · week ${number} of 3. Edit Winter strength` });
    await expect(week(3)).toBeVisible();
    await expectAccessible(page);

    const site = await context.newPage();
    await site.goto('/wod');
    await expect(site.getByText('Winter strength, week 1 of 3')).toBeVisible();
    await expectAccessible(site);

    await week(2).click();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect(week(1)).toHaveCount(0);
  },
);
