import type { Locator, Page } from '@playwright/test';
import {
  answerDashboard,
  EMPTY_ANSWERS,
  FULL_ANSWERS,
  type DashboardAnswers,
} from '../src/answers/dashboard-answers.ts';
import { comeBack, test } from '../src/signed-in-test.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const calendarTable = (page: Page) => card(page, 'Your Consistency').getByRole('table');
const monthName = (page: Page) => card(page, 'Your Consistency').getByRole('heading', { level: 3 }).first();
const trainedDay = (page: Page) =>
  page.getByRole('button', { name: 'Wednesday, 18 November 2026, attended, show workout' });
const exercise = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Exercises in the chart' }).getByRole('button', { name });
const workoutRows = (page: Page) => card(page, 'All Workouts').locator('button[aria-controls]:has(time)');

/** Whether nothing lies over the middle of an element, nor it outside of the window. */
const isInView = (element: Locator) =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2);
    return one.contains(there);
  });

async function openDashboard(page: Page, answers: DashboardAnswers = FULL_ANSWERS): Promise<void> {
  await answerDashboard(page, answers);
  await comeBack(page);
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
}

test('greets, then shows the cards in their order and the way out', { tag: '@act' }, async ({ page }) => {
  await openDashboard(page);
  await expect(page.getByText('Hi Mia')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Next class',
    'Today’s workout',
    'All-time Achievements',
    'Your Consistency',
    'Your Strength',
    'All Workouts',
  ]);
  const achievements = card(page, 'All-time Achievements');
  await expect(achievements.getByRole('definition')).toHaveText(['213', '1', '17']);
  await expect(achievements.getByRole('term')).toHaveText([
    'Total workouts',
    'Current streak week',
    'Highest streak weeks',
  ]);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await expectAccessible(page);
});

test(
  'has next class, workout with weights to try and a sentence above the fold',
  { tag: '@act' },
  async ({ page }) => {
    await openDashboard(page);
    const today = card(page, 'Today’s workout');
    await expect(today.getByRole('listitem').filter({ visible: true }).first()).toHaveText(
      'Deadlift 8 reps102.5 → 105\u00a0kglast 102.5, try 105\u00a0kg',
    );
    await expect(today.getByRole('listitem').nth(1)).toHaveText('Pull-Up 6 repslast 9 reps');
    await expect(today.getByRole('listitem').nth(2)).toHaveText('Lunge 10 per side');
    await expect(today.getByRole('link', { name: 'My workout' })).toHaveAttribute('href', '/my-workout');
    const sentence = today.getByText(/^Deadlift: [\d.]+\u00a0kg estimated/);
    await expect(card(page, 'Next class').getByText('Booked')).toBeVisible();
    const bottom = await sentence.boundingBox();
    const places = page.getByRole('navigation', { name: 'Your training' });
    const isPhone = (page.viewportSize()?.width ?? 0) < 600;
    const fold = isPhone ? (await places.boundingBox())?.y : page.viewportSize()?.height;
    expect((bottom?.y ?? Infinity) + (bottom?.height ?? 0)).toBeLessThanOrEqual(fold ?? 0);
    const celebration = page.getByText('New record', { exact: true });
    await expect(celebration).toBeVisible();
    for (const seen of [
      card(page, 'Next class').getByText('Booked'),
      today.getByRole('listitem').nth(2),
      sentence,
    ]) {
      expect(await isInView(seen)).toBe(true);
    }
  },
);

test('speaks German at its German address', { tag: '@once' }, async ({ page }) => {
  await answerDashboard(page);
  await page.goto('/de/dashboard');
  await expect(page.getByText('Hi Mia')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Nächster Kurs',
    'Workout heute',
    'Das hast du geschafft',
    'Dein Trainingskalender',
    'Deine Kraft',
    'Alle Workouts',
  ]);
  await expect(card(page, 'Workout heute').getByRole('listitem').first()).toContainText(
    'zuletzt 102,5, probier 105\u00a0kg',
  );
  await page.getByRole('button', { name: 'Mittwoch, 18. November 2026, trainiert, Workout zeigen' }).click();
  await expect(page.getByRole('button', { name: 'Abmelden' })).toBeVisible();
  await expectAccessible(page);
});

test('opens and closes the tips by click and by keyboard', { tag: '@once' }, async ({ page }) => {
  await openDashboard(page);
  const tips = page.getByRole('button', { name: 'Streak tips' });
  const tip = page.getByText('1 workout per week builds the habit');
  await expect(tip).toBeHidden();
  await tips.click();
  await expect(tip).toBeVisible();
  await expect(page.getByText('2 per week raises strength')).toBeVisible();
  await expect(page.getByText('24-48 hours rest between workouts')).toBeVisible();
  await expect(tips).toHaveAttribute('aria-expanded', 'true');
  await tips.press('Enter');
  await expect(tip).toBeHidden();
});

test('says on the calendar what became of each booking', { tag: '@once' }, async ({ page }) => {
  await openDashboard(page);
  await expect(monthName(page)).toHaveText('November 2026');
  await expect(calendarTable(page).getByRole('columnheader').first()).toHaveText('Mon');
  for (const words of [
    '27, upcoming, 18:00 Full Body with Jonas',
    '16, attended',
    '13, late-canceled',
    '11, missed',
  ]) {
    await expect(calendarTable(page).getByText(words)).toBeVisible();
  }
  await expect(calendarTable(page).getByRole('button')).toHaveCount(1);
  await expect(calendarTable(page).getByTitle('18:00 Full Body with Jonas')).toHaveText(/^27/);
  const planned = page.getByRole('list', { name: 'Booked classes of this month' });
  await expect(planned).toBeHidden();
  await page.getByRole('button', { name: 'Booked classes' }).click();
  await expect(planned).toHaveText('Fri 27 Nov: 18:00 Full Body with Jonas');
});

test(
  'shows the workout of a selected day, and clears it when selected again',
  { tag: '@once' },
  async ({ page }) => {
    await openDashboard(page);
    const workout = card(page, 'Your Consistency').getByRole('article');
    const announced = card(page, 'Your Consistency').getByRole('status');
    await trainedDay(page).click();
    await expect(trainedDay(page)).toHaveAttribute('aria-pressed', 'true');
    await expect(workout).toContainText('18.11.2026');
    await expect(workout).toContainText('8 × 102.5 kg');
    await expect(workout).toContainText('heaviest ever');
    await expect(workout).toContainText('Last time 100 · 100 kg, 29.10.2026');
    await expect(workout).toContainText('Est. 1RM 129.8 kg');
    await expect(workout).toContainText('1,640 kg');
    await expect(announced).toHaveText(/^\S.*, 18\.11\.2026, 1,640 kg$/);
    await expect(page.locator('[aria-live] article')).toHaveCount(0);
    await expectAccessible(page);
    await trainedDay(page).press('Enter');
    await expect(workout).toHaveCount(0);
  },
);

test(
  'turns months by buttons, arrow keys and swiping more than 50 px, right for the previous one',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect(monthName(page)).toHaveText('October 2026');
    await page.keyboard.press('ArrowRight');
    await expect(monthName(page)).toHaveText('November 2026');
    await trainedDay(page).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(monthName(page)).toHaveText('October 2026');
    await expect(page.getByRole('button', { name: 'Previous month' })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(monthName(page)).toHaveText('November 2026');

    await calendarTable(page).scrollIntoViewIfNeeded();
    const box = await calendarTable(page).boundingBox();
    if (box === null) throw new Error('The calendar is not on the page.');
    const swipe = async (pixels: number) => {
      const x = box.x + box.width / 2;
      const y = box.y + 20;
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + pixels, y);
      await page.mouse.up();
    };
    await swipe(50);
    await expect(monthName(page)).toHaveText('November 2026');
    await swipe(51);
    await expect(monthName(page)).toHaveText('October 2026');
    await swipe(-51);
    await expect(monthName(page)).toHaveText('November 2026');
  },
);

test(
  'labels the weeks, draws the five default exercises and ignores a sixth',
  { tag: '@once' },
  async ({ page }) => {
    await openDashboard(page);
    const weeks = page.getByRole('list', { name: 'Latest 5 weeks of Deadlift' }).getByRole('listitem');
    await expect(weeks).toHaveText([
      /^-4: 100 kg, the same as before$/,
      /^-3: 97\.5 kg, a lighter week$/,
      /^-2: no sets$/,
      /^-1: no sets$/,
      /^CW: 102\.5 kg, heavier than before$/,
    ]);

    for (const name of ['Chest Press Flat', 'Deadlift', 'Leg Press', 'Lat Pull', 'Shoulder Press']) {
      await expect(exercise(page, name)).toHaveAttribute('aria-pressed', 'true');
    }
    await exercise(page, 'Squat').click();
    await expect(exercise(page, 'Squat')).toHaveAttribute('aria-pressed', 'false');
    await exercise(page, 'Deadlift').click();
    await exercise(page, 'Squat').click();
    await expect(exercise(page, 'Squat')).toHaveAttribute('aria-pressed', 'true');
    await card(page, 'Your Strength').scrollIntoViewIfNeeded();
    await expect(card(page, 'Your Strength').locator('canvas')).toBeVisible();
    for (const name of ['Chest Press Flat', 'Squat', 'Leg Press', 'Lat Pull', 'Shoulder Press']) {
      await exercise(page, name).click();
    }
    await expect(page.getByText('Select exercises below to see your progress')).toBeVisible();
  },
);

test(
  'reads the chart day by day with the keyboard, and as a table',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    await openDashboard(page);
    for (const name of ['Chest Press Flat', 'Leg Press', 'Lat Pull', 'Shoulder Press']) {
      await exercise(page, name).click();
    }
    const day = page.getByRole('slider', { name: 'Day in the chart' });
    await expect(day).toHaveAttribute(
      'aria-valuetext',
      'Wednesday, 18 November 2026: Deadlift (group) 102.5 kg, a record',
    );
    await day.press('ArrowLeft');
    await expect(day).toHaveAttribute('aria-valuetext', 'Thursday, 29 October 2026: Deadlift (group) 100 kg');
    await page.getByRole('button', { name: 'Show as table' }).press('Enter');
    const table = page.getByRole('region', { name: 'Strength progression as a table' });
    await expect(table.getByRole('row')).toHaveText([
      'DateDeadlift (group), kg',
      '18.11.2026102.5 record',
      '29.10.2026100',
    ]);
    // A row that is half below the top bar would count as a small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  },
);

test('asks for the chosen window, twelve weeks at first', { tag: '@once' }, async ({ page }) => {
  const asked: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/exercise_progression')) asked.push(searchParams.get('timeFrame'));
  });
  await openDashboard(page);
  await expect(page.getByRole('radio', { name: '12 weeks' })).toBeChecked();
  for (const name of ['4 weeks', '6 months', '1 year']) await page.getByRole('radio', { name }).check();
  await expect(page.getByRole('radio', { name: '1 year' })).toBeChecked();
  await expect.poll(() => asked).toEqual(['12', '4', '26', '52']);
});

test(
  'keeps the chosen exercises when a chart window does not load',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/did not load|status of 500/);
    await openDashboard(page);
    await page.route('**/exercise_progression?timeFrame=52*', (route) => route.fulfill({ status: 500 }));
    await exercise(page, 'Deadlift').click();
    await exercise(page, 'Squat').click();
    await page.getByRole('radio', { name: '1 year' }).check();
    await expect(page.getByText('Your strength curve is not available right now.')).toBeVisible();
    await page.getByRole('radio', { name: '12 weeks' }).check();
    await expect(exercise(page, 'Squat')).toHaveAttribute('aria-pressed', 'true');
    await expect(exercise(page, 'Deadlift')).toHaveAttribute('aria-pressed', 'false');
  },
);

test('lists ten workouts by month, and ten more on request', { tag: '@once' }, async ({ page }) => {
  await openDashboard(page);
  const all = card(page, 'All Workouts');
  await expect(workoutRows(page)).toHaveCount(10);
  await expect(all.getByRole('heading', { level: 3 })).toHaveText(['November 2026', 'October 2026']);
  await expect(workoutRows(page).first()).toContainText('18.11.2026');
  await workoutRows(page).first().press('Enter');
  await expect(all.getByText('8 × 102.5 kg').first()).toBeVisible();
  await workoutRows(page).first().press('Enter');
  await expect(all.getByText('8 × 102.5 kg')).toHaveCount(0);
  await page.getByRole('button', { name: 'Load more' }).press('Enter');
  await expect(workoutRows(page)).toHaveCount(12);
  await expect(workoutRows(page).nth(10)).toBeFocused();
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('shows places for cards while it is not known which there are', { tag: '@once' }, async ({ page }) => {
  await answerDashboard(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/challenges', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await comeBack(page);
  const heading = page.getByRole('heading', { name: 'Your Strength' });
  await expect(heading).toBeHidden();
  const places = page.locator('main [class*=skeleton]').filter({ visible: true });
  await expect(places).toHaveCount(3);
  answered.resolve();
  await expect(heading).toBeVisible();
});

test('says that it loads, and keeps the places of the cards', { tag: '@phone' }, async ({ page }) => {
  await answerDashboard(page);
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/bookings?*', async (route) => {
    await answered.promise;
    await route.fallback();
  });
  await comeBack(page);
  await expect(page.getByRole('status')).toContainText(['Loading your dashboard...']);
  const heading = page.getByRole('heading', { name: 'Your Strength' });
  const before = await heading.boundingBox();
  answered.resolve();
  await expect(page.getByText('Hi Mia')).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
});

test('is kind to somebody with nothing yet', { tag: '@phone' }, async ({ page }) => {
  await openDashboard(page, EMPTY_ANSWERS);
  await expect(page.getByText('Hi there')).toBeVisible();
  await expect(page.getByText('No workout history with exercise logs found')).toBeVisible();
  await expect(page.getByText('Select exercises below to see your progress')).toBeVisible();
  await expect(card(page, 'Your Strength').getByText('They appear here with the first sets')).toBeVisible();
  await expect(card(page, 'Your Strength').getByText('No exercises yet')).toHaveCount(0);
  await expectAccessible(page);
});

test.describe('in the dark', { tag: '@once' }, () => {
  test.use({ colorScheme: 'dark' });

  test('is accessible too', async ({ page }) => {
    await openDashboard(page);
    await page.getByRole('button', { name: 'How to read this' }).click();
    await trainedDay(page).click();
    // A link half below the top bar would count as too small.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test(
  'puts circles and workouts in order, whatever the order of the answer',
  { tag: '@once' },
  async ({ page }) => {
    const weekly = FULL_ANSWERS.weekly;
    const logs = FULL_ANSWERS.logs;
    if (typeof weekly === 'number' || typeof logs === 'number') throw new Error('These answers are lists.');
    const tooMany = {
      week_index: -5,
      week_start_date: '2026-10-12',
      max_weight: 90,
      change_type: 'same',
    } as const;
    await openDashboard(page, {
      ...FULL_ANSWERS,
      logs: logs.toReversed(),
      weekly: weekly.map((group) => ({
        ...group,
        weekly_progress: [...group.weekly_progress.toReversed(), tooMany],
      })),
    });
    await expect(workoutRows(page).first()).toContainText('18.11.2026');
    const weeks = page.getByRole('list', { name: 'Latest 5 weeks of Deadlift' }).getByRole('listitem');
    await expect(weeks).toHaveText([/^-4/, /^-3/, /^-2/, /^-1/, /^CW/]);
  },
);
