import type { Locator, Page } from '@playwright/test';
import { answerRunningChallenge, ATTENDED } from '../src/answers/challenge-answers.ts';
import { answerDashboard } from '../src/answers/dashboard-answers.ts';
import { signInToDesk } from '../src/desk.ts';
import { comeBack, test as memberTest } from '../src/signed-in-test.ts';
import { expect, hydrated, test } from '../src/site-test.ts';
import { mondayFromNow } from '../src/answers/studio-answers.ts';

/** For who has none on the day of the test, where sets are only to be read. */
const A_CLASS = {
  id: 'w1',
  timer_name: 'Full Body',
  start_datetime: '2026-11-20T18:30:00+01:00',
  end_datetime: '2026-11-20T19:15:00+01:00',
  coach_first_name: 'Jo',
  location_name: 'Main Floor',
};

/** A reader's own few colours take the place of ours: fills are gone unless a page says which of theirs to use. */
const readersColours = (page: Page) => page.emulateMedia({ forcedColors: 'active' });

const fill = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
const picture = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundImage);

memberTest(
  'a challenge shows its stamps and progress in forced colours',
  { tag: '@once' },
  async ({ page, request }) => {
    await readersColours(page);
    await answerDashboard(page);
    const running = await answerRunningChallenge(page, request);
    await comeBack(page);
    const card = page.getByRole('region', { name: running.title, exact: true });
    const stamp = card.getByRole('img').locator('span > span:empty');
    await expect(stamp).toHaveCount(ATTENDED);
    expect(await picture(stamp.first())).toContain('radial-gradient');
    const track = card.getByRole('listitem').first().locator('[aria-hidden=true]');
    await expect(track).toHaveCSS('border-bottom-style', 'solid');
    expect(await fill(track.locator('span'))).not.toBe(await fill(track));
    await expect(card.getByRole('listitem').first()).toContainText('Participation now');
  },
);

memberTest(
  'the calendar shows what became of a day, and which is chosen, in the colours of the reader',
  { tag: '@once' },
  async ({ page }) => {
    await readersColours(page);
    await answerDashboard(page);
    await comeBack(page);
    const calendar = page.getByRole('region', { name: 'Your Consistency' });
    const trained = calendar.getByRole('button', { name: 'Wednesday, 18 November 2026' });
    const missed = calendar.getByText('11, missed');
    const attended = await fill(trained);
    expect(attended).not.toBe(await fill(missed));
    await trained.click();
    await expect.poll(() => fill(trained)).not.toBe(attended);
    expect(await fill(trained)).not.toBe(await fill(missed));
    const spans = page.getByRole('group', { name: 'Progression window' }).locator('label > span');
    expect(new Set(await Promise.all((await spans.all()).map(fill))).size).toBe(2);
  },
);

memberTest(
  'my workout shows which exercise is open, and its sets, in the colours of the reader',
  { tag: '@once' },
  async ({ page }) => {
    await readersColours(page);
    await comeBack(page);
    await page.route('**/api/customers/*/workout', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        '"studio_class":null',
        `"studio_class":${JSON.stringify(A_CLASS)}`,
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/my-workout');
    const exercises = page.getByRole('navigation', { name: 'Exercises' });
    const shown = exercises.locator('[aria-current=true]');
    expect(await fill(shown)).not.toBe(await fill(exercises.locator('[aria-current=false]').first()));
    await expect(shown.locator('[data-done]').first()).toHaveCSS('border-top-style', 'solid');
  },
);

test(
  'the timetable shows the chosen day in the colours of the reader',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await readersColours(page);
    await page.goto(`/workouts?week=${mondayFromNow(1)}`);
    await hydrated(page);
    const days = page.getByRole('navigation', { name: 'Days of the week' });
    const chosen = await fill(days.locator('[aria-current=true]'));
    expect(await fill(days.locator('a:not([aria-current])').first())).not.toBe(chosen);
  },
);

test(
  'the desk shows which section is open in the colours of the reader',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/status of 401/);
    await readersColours(page);
    await signInToDesk(page, '/desk/fees', 'owner@lifted.example');
    const line = (name: string) =>
      page
        .getByRole('navigation', { name: 'Desk', exact: true })
        .getByRole('link', { name, exact: true })
        .evaluate((link) => getComputedStyle(link).borderBlockEndColor);
    const other = await line('People');
    expect(await line('Fees')).not.toBe(other);
    expect(await line('Log')).toBe(other);
  },
);
