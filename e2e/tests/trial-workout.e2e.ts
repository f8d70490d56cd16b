import type { Problem } from '@lifted/contract/problem';
import type { StudioClass } from '@lifted/contract/timetable';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { cancelToken, mailCountFor, newestMailTo } from '../src/demo-mailbox.ts';
import { openAsBuilt } from '../src/page-as-built.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import { classesOf, classOf, dayFromToday, jsonOf, mondayFromNow } from '../src/studio-answers.ts';

const JOIN_CALL = '**/api/bsport/join_test_workout/*';
const WORKOUT_CALL = '**/api/workouts/*';

const firstName = (page: Page) => page.getByLabel('First name');
const email = (page: Page) => page.getByLabel('Email');
const bookButton = (page: Page) => page.getByRole('button', { name: /^Book/ });

/** A class of next week with free places; each column of the test run has one of its own. */
async function openClass(request: APIRequestContext, { project }: TestInfo) {
  const classes = await classesOf(request, mondayFromNow(1), mondayFromNow(1));
  const free = classes.filter(({ free_places }) => free_places > 1);
  const chosen = project.name === 'phone' ? free.at(0) : free.at(-1);
  if (chosen === undefined) throw new Error('The demo studio has no free class next Monday.');
  return chosen;
}

async function openForm(page: Page, workoutId: string): Promise<void> {
  await page.goto(`/workout/${workoutId}/test`);
  await hydrated(page);
  await expect(firstName(page)).toBeEnabled();
}

async function fillIn(page: Page, address: string): Promise<void> {
  await firstName(page).fill('Ada');
  await email(page).fill(address);
}

test('a visitor books a class, is told by mail and gives the place back', async ({
  page,
  request,
}, testInfo) => {
  const address = `ada.${testInfo.project.name}.${Date.now()}@example.com`;
  const workout = await openClass(request, testInfo);

  await page.goto(`/workouts?week=${mondayFromNow(1)}`);
  await page.locator(`a[href="/workout/${workout.id}/test"]`).click();
  await expect(page.getByRole('heading', { name: workout.timer_name })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`with ${workout.coach_first_name}`);
  await expect(page.getByRole('main')).toContainText(/Monday, \d{1,2} \w+ \d{4} at \d{2}:\d{2}/);
  await expect(page.getByRole('main')).toContainText(workout.location_name);

  await firstName(page).fill('Ada');
  await page.keyboard.press('Tab');
  await expect(email(page)).toBeFocused();
  await page.keyboard.type(address);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Booking successful!');
  await expectAccessible(page);
  expect((await classOf(request, workout.id)).free_places).toBe(workout.free_places - 1);

  const refusal = page.waitForResponse(JOIN_CALL);
  await openForm(page, workout.id);
  await fillIn(page, address);
  await bookButton(page).click();
  const { detail, code } = await jsonOf<Problem>(await refusal);
  expect(code).toBe('already_booked');
  await expect(page.getByRole('alert')).toHaveText(detail);
  await expect(email(page)).toHaveValue(address);

  const mail = await newestMailTo(request, address);
  expect(mail).toContain(workout.timer_name);
  expect(await mailCountFor(request, address)).toBe(1);
  await page.goto(`/cancel-trial-workout#${cancelToken(mail)}`);
  await expect(page.getByText('Hello Ada')).toBeVisible();
  await expect(page).toHaveURL(/\/cancel-trial-workout$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yes, cancel my place' }).click();
  await expect(page.getByRole('status')).toContainText('Your place is free again.');
  expect((await classOf(request, workout.id)).free_places).toBe(workout.free_places);

  await page.goto(`/cancel-trial-workout?again#${cancelToken(mail)}`);
  await expect(page.getByRole('status')).toContainText('Your place is free again.');
});

// The second attempt of the journey above is refused on purpose, which browsers report as an error.
test.beforeEach(({ surprises }) => surprises.expectError(/status of 409/));

test('the form waits for the class and stays shut when it cannot be loaded, which is only logged', async ({
  page,
  surprises,
}) => {
  surprises.expectError(/status of 404|The test workout did not load/);
  const logged = page.waitForEvent('console', (message) => message.text().includes('did not load'));
  await page.goto('/workout/no-such-class/test');
  expect((await logged).type()).toBe('error');
  await expect(firstName(page)).toBeDisabled();
  await expect(email(page)).toBeDisabled();
  await expect(bookButton(page)).toBeDisabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to the timetable' })).toBeVisible();
  await expectAccessible(page);
});

test('asks for a first name in plain text and an address of the email type', async ({
  page,
  request,
}, testInfo) => {
  await openForm(page, (await openClass(request, testInfo)).id);
  await expect(firstName(page)).toHaveAttribute('type', 'text');
  await expect(firstName(page)).toHaveAttribute('autocomplete', 'given-name');
  await expect(email(page)).toHaveAttribute('type', 'email');
  await expect(email(page)).toHaveAttribute('autocomplete', 'email');
  await expect(page.getByRole('textbox')).toHaveCount(2);
  await expect(page.getByRole('main').getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
    'href',
    '/privacy-policy',
  );
  await expectAccessible(page);
});

test(
  "shows the error's own message and keeps what was typed",
  { tag: '@once' },
  async ({ page, request, surprises }, testInfo) => {
    surprises.expectError(/net::ERR_FAILED/);
    await page.route(JOIN_CALL, (route) => route.abort());
    await openForm(page, (await openClass(request, testInfo)).id);
    await fillIn(page, 'ada@example.com');
    await bookButton(page).click();
    await expect(page.getByRole('alert')).toContainText('We cannot reach the studio right now.');
    await expect(firstName(page)).toHaveValue('Ada');
    await expect(email(page)).toHaveValue('ada@example.com');
    await expect(bookButton(page)).toBeFocused();
  },
);

test('sends once, however often it is asked to', { tag: '@once' }, async ({ page, request }, testInfo) => {
  const answer = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(JOIN_CALL, async (route) => {
    sent.push(route.request().postDataJSON());
    await answer.promise;
    await route.fulfill({ status: 201, json: { workout_id: 'any' } });
  });
  await openForm(page, (await openClass(request, testInfo)).id);
  await fillIn(page, 'ada@example.com');
  await bookButton(page).click();
  await expect(bookButton(page)).toBeDisabled();
  await email(page).press('Enter');
  await email(page).press('Enter');
  answer.resolve();
  await expect(page.getByText('Booking successful!')).toBeVisible();
  expect(sent).toEqual([{ name: 'Ada', email: 'ada@example.com' }]);
});

test('a full class says so and offers the others', async ({ page, request }, testInfo) => {
  await page.route(WORKOUT_CALL, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await jsonOf<StudioClass>(answer)), free_places: 0 },
    });
  });
  await openAsBuilt(page, `/workout/${(await openClass(request, testInfo)).id}/test`);
  await expect(page.getByText('This class is full.')).toBeVisible();
  await expect(bookButton(page)).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Find another class' }).click();
  await expect(page).toHaveURL(/\/workouts$/);
});

test('a class that has started says so', { tag: '@once' }, async ({ page, request }) => {
  const past = await classesOf(request, dayFromToday(-7), dayFromToday(-1));
  const [started] = past;
  if (started === undefined) throw new Error('The demo studio had no class last week.');
  await page.goto(`/workout/${started.id}/test`);
  await expect(page.getByText('This class has already started.')).toBeVisible();
  await expect(bookButton(page)).toBeDisabled();
});

test.describe('the cancel page', () => {
  test('does not know an unknown link', async ({ page, surprises }) => {
    surprises.expectError(/status of 404/);
    await page.goto(`/cancel-trial-workout#${'x'.repeat(43)}`);
    await expect(page.getByText('We do not know this link.')).toBeVisible();
    await expect(page).toHaveURL(/\/cancel-trial-workout$/);
    await expectAccessible(page);
  });

  test('asks for the link when there is none', { tag: '@once' }, async ({ page }) => {
    await page.goto('/cancel-trial-workout');
    await expect(page.getByText('We do not know this link.')).toBeVisible();
  });

  test('can try again when the studio cannot be reached', { tag: '@once' }, async ({ page, surprises }) => {
    surprises.expectError(/net::ERR_FAILED|status of 404/);
    await page.route('**/api/trial_bookings/show', (route) => route.abort());
    await page.goto(`/cancel-trial-workout#${'x'.repeat(43)}`);
    await expect(page.getByRole('alert')).toContainText('We cannot reach the studio right now.');
    await page.unroute('**/api/trial_bookings/show');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('We do not know this link.')).toBeVisible();
  });
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('is accessible too', async ({ page, request }, testInfo) => {
    await openForm(page, (await openClass(request, testInfo)).id);
    await expectAccessible(page);
  });
});
