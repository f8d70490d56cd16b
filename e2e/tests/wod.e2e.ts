import type { Locator, Page } from '@playwright/test';
import { holdScripts } from '../src/held-scripts.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import { clipCount, dayFromToday, dayWithMostClips, workoutOf } from '../src/answers/studio-answers.ts';

const WOD_CALL = '**/api/wods/today*';
/** Before the studio had any plan. */
const DAY_WITHOUT_WORKOUT = '2001-01-01';
const FAILURE = 'Failed to load workout. Please try again later.';

const dateField = (page: Page) => page.getByLabel('Date', { exact: true });
const section = (page: Page, name: string) => page.getByRole('region', { name });

function longDate(date: string): string {
  const options = {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  } as const;
  return new Intl.DateTimeFormat('en-DE', options).format(new Date(`${date}T00:00:00Z`));
}

async function openWod(page: Page, query = ''): Promise<void> {
  await page.goto(`/wod${query}`);
  await hydrated(page);
}

test("shows today's workout with every exercise", { tag: '@act' }, async ({ page, request }) => {
  const today = dayFromToday(0);
  const workout = await workoutOf(request, today);
  await openWod(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Workout of the Day' })).toBeVisible();
  await expect(page.getByText(longDate(today))).toBeVisible();
  await expect(dateField(page)).toHaveValue(today);

  const cards = section(page, 'Workout Exercises').getByRole('article');
  await expect(cards).toHaveCount(workout.main_exercises.length);
  for (const [place, exercise] of workout.main_exercises.entries()) {
    const card = cards.nth(place);
    await expect(card.getByRole('heading')).toHaveText(exercise.short_name ?? exercise.name);
    await expect(card).toContainText(String(exercise.exercise_number));
    if (exercise.reps !== null) await expect(card).toContainText(`${exercise.reps} rep`);
    await expect(card.getByText('(per side)')).toHaveCount(exercise.per_side ? 1 : 0);
  }
  await expect(section(page, 'Challenge Exercises')).toHaveCount(
    workout.challenge_exercises.length > 0 ? 1 : 0,
  );
  await expectAccessible(page);
});

test('shows stretches with side, duration or repetitions', { tag: '@once' }, async ({ page, request }) => {
  const date = dayFromToday(0);
  const { warmup_exercises: stretches } = await workoutOf(request, date);
  await openWod(page, `?date=${date}`);
  const cards = section(page, 'Pre-Workout Stretches').getByRole('article');
  await expect(cards).toHaveCount(stretches.length);
  for (const [place, stretch] of stretches.entries()) {
    const card = cards.nth(place);
    if (stretch.side !== null) await expect(card.getByRole('heading')).toHaveText(/ (Left|Right)$/);
    if (stretch.duration !== null) await expect(card).toContainText(`${stretch.duration} sec`);
    else if (stretch.reps !== null) await expect(card).toContainText(`${stretch.reps} rep`);
  }
});

test(
  'another day is one step away and has an address to share',
  { tag: ['@once', '@act'] },
  async ({ page, context }) => {
    const tomorrow = dayFromToday(1);
    await page.goto('/about');
    await openWod(page);
    await page.getByRole('button', { name: 'Next day' }).click();
    await expect(page).toHaveURL(new RegExp(`/wod\\?date=${tomorrow}$`));
    await expect(page.getByText(longDate(tomorrow))).toBeVisible();

    const friend = await context.newPage();
    await friend.goto(page.url());
    await expect(friend.getByText(longDate(tomorrow))).toBeVisible();
    await friend.close();

    const askedAgain = page.waitForRequest(`**/api/wods/today?date=${dayFromToday(0)}`);
    await page.getByRole('button', { name: 'Today' }).click();
    await askedAgain;
    await expect(dateField(page)).toHaveValue(dayFromToday(0));
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(dateField(page)).toHaveValue(dayFromToday(-1));
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  },
);

test(
  'a date that is picked is fetched; one that does not exist means today',
  { tag: '@once' },
  async ({ page }) => {
    await openWod(page, '?date=2026-02-30');
    await expect(dateField(page)).toHaveValue(dayFromToday(0));
    await dateField(page).fill(dayFromToday(2));
    await expect(page).toHaveURL(new RegExp(`date=${dayFromToday(2)}`));
    await expect(page.getByText(longDate(dayFromToday(2)))).toBeVisible();
  },
);

test(
  'shows before the scripts load, and does not change when they do',
  { tag: '@once' },
  async ({ page, request }) => {
    const { main_exercises: exercises } = await workoutOf(request, dayFromToday(0));
    const scripts = await holdScripts(page);
    await page.goto('/de/wod');
    const headings = page
      .getByRole('region', { name: 'Übungen des Workouts' })
      .getByRole('heading', { level: 3 });
    await expect(headings).toHaveCount(exercises.length);
    const written = await headings.elementHandles();
    scripts.release();
    await hydrated(page);
    await expect(page.getByLabel('Datum')).toHaveValue(dayFromToday(0));
    expect(await Promise.all(written.map((each) => each.evaluate((node) => node.isConnected)))).not.toContain(
      false,
    );
    expect(scripts.asked()).toEqual([]);
    await expectAccessible(page);
  },
);

test('says when it failed, logs it and can try again', { tag: '@once' }, async ({ page, surprises }) => {
  surprises.expectError(/The workout of the day did not load|net::ERR_FAILED/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('did not load'));
  await page.route(WOD_CALL, (route) => route.abort());
  await openWod(page, `?date=${dayFromToday(1)}`);
  await expect(page.getByRole('alert')).toHaveText(FAILURE);
  expect((await logged).type()).toBe('error');
  await expectAccessible(page);
  await page.unroute(WOD_CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(section(page, 'Workout Exercises')).toBeVisible();
});

test(
  'says when no workout is scheduled, and takes an answer of nothing for that',
  { tag: '@once' },
  async ({ page }) => {
    await openWod(page, `?date=${DAY_WITHOUT_WORKOUT}`);
    await expect(page.getByText(`No workout scheduled for ${DAY_WITHOUT_WORKOUT}.`)).toBeVisible();
    await expectAccessible(page);
    const date = dayFromToday(1);
    for (const body of ['null', '']) {
      await page.route(WOD_CALL, (route) => route.fulfill({ contentType: 'application/json', body }));
      await openWod(page, `?date=${date}`);
      await expect(page.getByText(`No workout scheduled for ${date}.`)).toBeVisible();
      await page.unroute(WOD_CALL);
    }
  },
);

test.describe('a clip', { tag: '@once' }, () => {
  test.use({ viewport: { width: 390, height: 600 }, contextOptions: { reducedMotion: 'no-preference' } });

  const isPaused = (clip: Locator) =>
    clip.evaluate((video) => video instanceof HTMLVideoElement && video.paused);

  test('is loaded when its card nears the screen, not before', async ({ page, request }) => {
    const { date, clips } = await dayWithMostClips(request);
    expect(clips).toBeGreaterThan(2);
    const asked = new Set<string>();
    page.on('request', (sent) => asked.add(new URL(sent.url()).pathname));
    await openWod(page, `?date=${date}`);
    await expect(page.locator('video').first()).toBeAttached();
    const near = await page.locator('video').count();
    expect(near).toBeLessThan(clips);
    expect([...asked].filter((path) => path.endsWith('.mp4')).length).toBeLessThanOrEqual(near);
    for (const card of await page.getByRole('article').all()) await card.scrollIntoViewIfNeeded();
    await expect(page.locator('video')).toHaveCount(clips);
  });

  test('loops silently, pauses off screen, stops at a button and stays stopped', async ({
    page,
    request,
  }) => {
    const { date } = await dayWithMostClips(request);
    await openWod(page, `?date=${date}`);
    const clip = page.locator('video').first();
    const last = page.getByRole('article').last();
    await clip.scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(clip)).toBe(false);
    expect(await clip.evaluate((video: HTMLVideoElement) => [video.loop, video.muted])).toEqual([true, true]);
    await last.scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(clip)).toBe(true);
    await clip.scrollIntoViewIfNeeded();
    await expect.poll(() => isPaused(clip)).toBe(false);
    await page
      .getByRole('button', { name: /^Pause .+ clip$/ })
      .first()
      .click();
    await expect.poll(() => isPaused(clip)).toBe(true);
    await last.scrollIntoViewIfNeeded();
    await clip.scrollIntoViewIfNeeded();
    await expect(page.getByRole('button', { name: /^Play .+ clip$/ }).first()).toBeVisible();
    expect(await isPaused(clip)).toBe(true);
  });

  test('is paused under reduced motion until somebody presses play', async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { date } = await dayWithMostClips(request);
    await openWod(page, `?date=${date}`);
    const clip = page.locator('video').first();
    await clip.scrollIntoViewIfNeeded();
    const play = page.getByRole('button', { name: /^Play .+ clip$/ }).first();
    await expect(play).toBeVisible();
    expect(await isPaused(clip)).toBe(true);
    await play.click();
    await expect.poll(() => isPaused(clip)).toBe(false);
  });

  test('that fails leaves the card readable', async ({ page, request, surprises }) => {
    surprises.expectError(/net::ERR_FAILED/);
    await page.route('**/media/exercises/*.mp4', (route) => route.abort());
    const { date } = await dayWithMostClips(request);
    await openWod(page, `?date=${date}`);
    const card = page
      .getByRole('article')
      .filter({ has: page.locator('img') })
      .first();
    await card.scrollIntoViewIfNeeded();
    await expect(card.getByRole('button')).toHaveCount(0);
    await expect(card.getByRole('heading')).toBeVisible();
  });

  test(
    'whose picture failed before the scripts loaded is described in words',
    { tag: '@once' },
    async ({ page, surprises }) => {
      surprises.expectError(/net::ERR_FAILED/);
      await page.route('**/media/exercises/*', (route) => route.abort());
      const { release } = await holdScripts(page);
      await page.goto('/wod');
      const pictures = page.getByRole('main').locator('img');
      await expect
        .poll(() =>
          pictures.evaluateAll((images) =>
            images.every((image) => 'complete' in image && image.complete === true),
          ),
        )
        .toBe(true);
      release();
      await hydrated(page);
      await expect(page.getByText('Clip not available').first()).toBeVisible();
      await expect(pictures).toHaveCount(0);
    },
  );
});

test.describe('for a reader on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('today is still the day of the studio', { tag: '@once' }, async ({ page }) => {
    await openWod(page);
    await expect(dateField(page)).toHaveValue(dayFromToday(0));
  });
});

test.describe('in the dark', { tag: '@once' }, () => {
  test.use({ colorScheme: 'dark' });

  test('is accessible too', async ({ page }) => {
    await openWod(page);
    await expect(section(page, 'Workout Exercises')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("shows today's exercises, each with its picture", { tag: '@once' }, async ({ page, request }) => {
    const workout = await workoutOf(request, dayFromToday(0));
    await page.goto('/wod');
    const cards = section(page, 'Workout Exercises').getByRole('article');
    await expect(cards).toHaveCount(workout.main_exercises.length);
    const pictures = page.getByRole('article').locator('img');
    await expect(pictures).toHaveCount(clipCount(workout));
    for (const picture of await pictures.all()) await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByText(/JavaScript/)).toHaveCount(0);
  });

  test(
    'says what the page is and why the workout of another day is missing',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(`/wod?date=${dayFromToday(1)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Workout of the Day' })).toBeVisible();
      await expect(page.getByText('Loading workout...')).toBeHidden();
      await expect(page.getByText(/JavaScript, which is switched off/)).toBeVisible();
    },
  );
});
