import type { StudioClass } from '@lifted/contract/timetable';
import { addDays } from '@lifted/domain/calendar/studio-calendar';
import type { APIRequestContext, Page, TestInfo } from '@playwright/test';
import { mailedToken, newestMailTo } from '../src/demo-mailbox.ts';
import { openAsBuilt } from '../src/page-as-built.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import {
  classesOf,
  classOf,
  dayFromToday,
  expectLinesOfKinds,
  jsonOf,
  mondayFromNow,
} from '../src/answers/studio-answers.ts';

const JOIN_CALL = '**/api/bsport/join_test_workout/*';
const WORKOUT_CALL = '**/api/workouts/*';

const firstName = (page: Page) => page.getByLabel('First name');
const email = (page: Page) => page.getByLabel('Email');
const bookButton = (page: Page) => page.getByRole('button', { name: /^Book/ });

/** A class of next Monday, or another day, with free places; each column of the test run has one of its own. */
async function openClass(request: APIRequestContext, { project }: TestInfo, day = mondayFromNow(1)) {
  const classes = await classesOf(request, day, day);
  const free = classes.filter(({ free_places }) => free_places > 1);
  const chosen = project.name === 'phone' ? free.at(0) : free.at(-1);
  if (chosen === undefined) throw new Error('The demo studio has no free class on that day.');
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

test(
  'a visitor books a class, is told by mail and gives the place back',
  { tag: ['@phone', '@act'] },
  async ({ page, request }, testInfo) => {
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
    await expect(page.getByText(workout.timer_name, { exact: true })).toHaveCount(2);
    await expectAccessible(page);
    expect((await classOf(request, workout.id)).free_places).toBe(workout.free_places - 1);

    const mail = await newestMailTo(request, address);
    expect(mail).toContain(workout.timer_name);
    expect(mail).toContain('Hi Ada, your test workout is booked.');
    await page.goto(`/cancel-trial-workout#${mailedToken(mail)}`);
    await expect(page.getByText('Hi Ada')).toBeVisible();
    await expect(page).toHaveURL(/\/cancel-trial-workout$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Yes, cancel my place' }).click();
    await expect(page.getByRole('status')).toContainText('Your place is free again.');
    expect((await classOf(request, workout.id)).free_places).toBe(workout.free_places);

    await page.goto(`/cancel-trial-workout?again#${mailedToken(mail)}`);
    await expect(page.getByRole('status')).toContainText('Your place is free again.');
  },
);

test(
  'who had a free class is told so by mail alone, and the page says what it says to everybody',
  { tag: '@once' },
  async ({ page, request }, testInfo) => {
    const address = `mia.${testInfo.project.name}.${Date.now()}@example.com`;
    // A day of its own: the first journey counts the places of its class.
    const workout = await openClass(request, testInfo, addDays(mondayFromNow(1), 1));
    for (const spelling of [address, address.replace('@', '+again@')]) {
      await openForm(page, workout.id);
      await expect(email(page)).toHaveAccessibleDescription(/one free class per email address/);
      await fillIn(page, spelling);
      await bookButton(page).click();
      await expect(page.getByText(/Booking successful!|One more step/)).toBeVisible();
      await expect(
        page.getByText(/the email says so instead|if yours has had it, nothing is booked/),
      ).toBeVisible();
    }
    expect(await newestMailTo(request, address.replace('@', '+again@'))).toContain(
      'We didn’t book anything.',
    );
  },
);

test(
  'a member who asks for a free class is mailed the way to our login',
  { tag: '@once' },
  async ({ page, request, nextMember }, testInfo) => {
    const { email: address } = await nextMember();
    const workout = await openClass(request, testInfo, addDays(mondayFromNow(1), 4));
    await openForm(page, workout.id);
    await fillIn(page, address);
    await bookButton(page).click();
    await expect(page.getByText(/Booking successful!|One more step/)).toBeVisible();
    expect(await newestMailTo(request, address)).toMatch(/https?:\/\/[^\s/]+\/login\b/);
  },
);

test(
  'a held place is confirmed by the link in the mail, in German throughout',
  { tag: ['@once', '@act'] },
  async ({ page, request }, testInfo) => {
    const start = addDays(mondayFromNow(1), 2);
    const classes = (await classesOf(request, start, start)).filter(({ free_places }) => free_places > 6);
    const workout = testInfo.project.name === 'phone' ? classes.at(0) : classes.at(-1);
    if (workout === undefined) throw new Error('The demo studio has no free class next Wednesday.');
    const stamp = `${testInfo.project.name}.${Date.now()}`;
    for (let index = 0; index * 3 <= workout.capacity; index++) {
      const data = { email: `early.${index}.${stamp}@example.com`, name: 'Lou' };
      await request.post(`/api/bsport/join_test_workout/${workout.id}`, { data });
    }
    const address = `ada.${stamp}@example.com`;
    await page.goto(`/de/workout/${workout.id}/test`);
    await hydrated(page);
    await page.getByLabel('Vorname').fill('Ada');
    await page.getByLabel('E-Mail').fill(address);
    await page.getByRole('button', { name: 'Buchen' }).click();
    await expect(page.getByRole('status')).toHaveText('Ein Schritt fehlt noch: Bestätige deinen Platz.');
    await expect(page.getByText(/Wir halten ihn dir bis \d{2}:\d{2} Uhr frei/)).toBeVisible();
    await expectAccessible(page);

    const held = await newestMailTo(request, address);
    expect(held).toContain('/de/confirm-trial-workout#');
    await page.goto(`/de/confirm-trial-workout#${mailedToken(held)}`);
    await expect(
      page.getByText(/Hi Ada, diesen Platz halten wir dir bis \d{2}:\d{2} Uhr frei/),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/de\/confirm-trial-workout$/);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Platz bestätigen' }).click();
    await expect(page.getByRole('status')).toHaveText('Gebucht!');
    await expectAccessible(page);

    const confirmed = await newestMailTo(request, address);
    expect(confirmed).toContain('Hi Ada, dein Probetraining ist gebucht.');
    await page.goto(`/de/cancel-trial-workout#${mailedToken(confirmed)}`);
    await page.getByRole('button', { name: 'Ja, Platz absagen' }).click();
    await expect(page.getByRole('status')).toContainText('Dein Platz ist wieder frei.');
  },
);

test(
  'the form waits for the class and stays shut when it cannot be loaded, which is only logged',
  { tag: '@once' },
  async ({ page, surprises }) => {
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
  },
);

test(
  'the form asks for a name and an address, names the field that is refused, and keeps what was typed',
  { tag: '@once' },
  async ({ page, request, surprises }, testInfo) => {
    surprises.expectError(/net::ERR_FAILED|status of 422/);
    const { id } = await openClass(request, testInfo);
    await openForm(page, id);
    await expect(page.getByRole('link', { name: 'Sign in to book.' })).toHaveAttribute(
      'href',
      `/login?from=${encodeURIComponent(`/workout/${id}`)}`,
    );
    await expect(firstName(page)).toHaveAttribute('type', 'text');
    await expect(firstName(page)).toHaveAttribute('autocomplete', 'given-name');
    await expect(email(page)).toHaveAttribute('type', 'email');
    await expect(email(page)).toHaveAttribute('autocomplete', 'email');
    await expect(page.getByRole('textbox')).toHaveCount(2);
    await expect(page.getByRole('main').getByRole('link', { name: 'privacy policy' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );

    await page.route(JOIN_CALL, (route) => route.abort());
    await fillIn(page, 'ada@example.com');
    await bookButton(page).click();
    await expect(page.getByRole('alert')).toContainText('We cannot reach the studio right now.');
    await expect(firstName(page)).toHaveValue('Ada');
    await expect(email(page)).toHaveValue('ada@example.com');
    await expect(bookButton(page)).toBeFocused();
    await page.unroute(JOIN_CALL);

    await firstName(page).fill('.');
    await page.route(JOIN_CALL, (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Invalid input',
          status: 422,
          detail: 'Please tell us your first name.',
          code: 'invalid_input',
          errors: [{ field: 'name', message: 'Please tell us your first name.' }],
        },
      }),
    );
    await bookButton(page).click();
    await expect(page.getByRole('alert')).toHaveText('Please tell us your first name.');
    await expect(firstName(page)).toBeFocused();
    await expect(firstName(page)).toHaveAccessibleDescription('Please tell us your first name.');
    await expectAccessible(page);
  },
);

test(
  'names the field in German where the page is',
  { tag: '@once' },
  async ({ page, request, surprises }, testInfo) => {
    surprises.expectError(/status of 422/);
    await page.goto(`/de/workout/${(await openClass(request, testInfo)).id}/test`);
    await hydrated(page);
    await page.getByLabel('Vorname').fill('www.evil.example');
    await page.getByLabel('E-Mail').fill('ada@example.com');
    await page.getByRole('button', { name: 'Buchen' }).click();
    await expect(page.getByRole('alert')).toContainText('Sag uns bitte nur deinen Vornamen');
    await expect(page.getByLabel('Vorname')).toBeFocused();
  },
);

test('sends once, however often it is asked to', { tag: '@once' }, async ({ page, request }, testInfo) => {
  const answer = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(JOIN_CALL, async (route) => {
    sent.push(route.request().postDataJSON());
    await answer.promise;
    await route.fulfill({ status: 201, json: { workout_id: 'any', place: 'booked', held_until: null } });
  });
  await openForm(page, (await openClass(request, testInfo)).id);
  await fillIn(page, 'ada@example.com');
  await bookButton(page).click();
  await expect(bookButton(page)).toBeDisabled();
  await email(page).press('Enter');
  await email(page).press('Enter');
  answer.resolve();
  await expect(page.getByText('Booking successful!')).toBeVisible();
  expect(sent).toEqual([{ name: 'Ada', email: 'ada@example.com', language: 'en' }]);
});

test('a full class says so and offers the others', { tag: '@once' }, async ({ page, request }, testInfo) => {
  await page.route(WORKOUT_CALL, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      json: { ...(await jsonOf<StudioClass>(answer)), free_places: 0 },
    });
  });
  await openAsBuilt(page, `/workout/${(await openClass(request, testInfo)).id}/test`);
  await expect(page.getByText('All places are taken.')).toBeVisible();
  const others = page.getByRole('region', { name: 'Next classes with a free place' }).getByRole('link');
  await expect(others).toHaveCount(3);
  await expect(others.first()).toHaveAttribute('href', /^\/workout\/.+\/test$/);
  await expectLinesOfKinds(request, others);
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
  await expect(page.getByText('It’s too late to book: the class has started.')).toBeVisible();
  await expect(bookButton(page)).toBeDisabled();
});

test.describe('the cancel page', () => {
  test('knows no unknown link, nor none at all', { tag: '@once' }, async ({ page, surprises }) => {
    surprises.expectError(/status of 404/);
    await page.goto(`/cancel-trial-workout#${'x'.repeat(43)}`);
    await expect(page.getByText('This link doesn’t work.')).toBeVisible();
    await expect(page).toHaveURL(/\/cancel-trial-workout$/);
    await expectAccessible(page);
    await page.goto('/cancel-trial-workout?without');
    await expect(page.getByText('The link to your place is missing here.')).toBeVisible();
  });

  test('can try again when the studio cannot be reached', { tag: '@once' }, async ({ page, surprises }) => {
    surprises.expectError(/net::ERR_FAILED|status of 404/);
    await page.route('**/api/trial_bookings/show', (route) => route.abort());
    await page.goto(`/cancel-trial-workout#${'x'.repeat(43)}`);
    await expect(page.getByRole('alert')).toContainText('We cannot reach the studio right now.');
    await page.unroute('**/api/trial_bookings/show');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('This link doesn’t work.')).toBeVisible();
  });
});

test.describe('in the dark', { tag: '@once' }, () => {
  test.use({ colorScheme: 'dark' });

  test('is accessible too', async ({ page, request }, testInfo) => {
    await openForm(page, (await openClass(request, testInfo)).id);
    await expectAccessible(page);
  });
});
