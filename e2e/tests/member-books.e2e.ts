import { opensAt } from '@lifted/domain/bookings/booking-times';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinTime,
  HOUR_MS,
  MINUTE_MS,
} from '@lifted/domain/calendar/studio-calendar';
import type { Locator, Page } from '@playwright/test';
import { dayFromToday, mondayFromNow } from '../src/answers/studio-answers.ts';
import {
  addClass,
  bookedAnHourAgo,
  cancelClass,
  signInAs,
  takeBookingMember,
} from '../src/booking/booking-members.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

/** A Thursday that can be booked, at an hour nobody else has a class. */
const NEXT_THURSDAY = addDays(mondayFromNow(1), 3);
const atDawn = (minutes: string) => berlinInstant(NEXT_THURSDAY, `05:${minutes}`);

const actions = (page: Page, name: string) => page.getByRole('group', { name: new RegExp(`^${name},`) });
const nextClass = (page: Page) => page.getByRole('region', { name: 'Next class' });

async function openDay(page: Page, day: string, path = '/workouts'): Promise<void> {
  await page.goto(`${path}?day=${day}`);
  await hydrated(page);
}

/** The first class on offer that does not begin while the journey runs: a place in a class that has begun is not cancelled. */
async function offerAhead(page: Page): Promise<Locator> {
  const offers = nextClass(page).getByRole('listitem');
  await expect(offers.first()).toBeVisible();
  const starts = await offers
    .locator('time')
    .evaluateAll((times: HTMLTimeElement[]) => times.map((time) => time.dateTime));
  const ahead = starts.find((start) => Date.parse(start) > Date.now() + 10 * MINUTE_MS);
  return offers.filter({ has: page.locator(`time[datetime="${ahead}"]`) }).first();
}

/** A page in front asks every 15 seconds what became of a place. */
const ASKED_AGAIN = { timeout: 40_000 };

test(
  'two presses from opening the app to a booked class, and one to undo it',
  { tag: ['@phone', '@act'] },
  async ({ page, database, nextMember }) => {
    const member = await takeBookingMember(database, nextMember);
    await signInAs(page, database, member);
    // The app opens with the dashboard; the press is the second.
    const offer = await offerAhead(page);
    const name = await offer.locator('strong').nth(1).innerText();
    await expect(offer).toContainText('Unlimited');
    await expectAccessible(page);
    await offer.getByRole('button', { name: 'Book' }).click();
    await expect(nextClass(page).getByText('Booked', { exact: true })).toBeVisible();
    await expect(nextClass(page).getByRole('link', { name: new RegExp(name) })).toBeVisible();
    await expect(nextClass(page)).toContainText(/free until/);
    await expectAccessible(page);

    const download = page.waitForEvent('download');
    await nextClass(page).getByRole('button', { name: 'Add to calendar' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.ics$/);

    await page.getByRole('button', { name: 'Booked classes' }).click();
    const planned = page.getByRole('list', { name: 'Booked classes of this month' });
    await expect(planned.or(page.getByText('You have no upcoming classes this month.'))).toBeVisible();

    await nextClass(page).getByRole('button', { name: 'Undo' }).press('Enter');
    await expect(nextClass(page).getByRole('button', { name: 'Book' }).first()).toBeVisible();
    await expect(nextClass(page)).toContainText(`Cancelled: ${name}`);
    await page.reload();
    await expect(nextClass(page).getByRole('button', { name: 'Book' }).first()).toBeVisible();
  },
);

test(
  'a member books, sees it on every page, and gives the place back',
  { tag: ['@once', '@act'] },
  async ({ page, database, nextMember }) => {
    const member = await takeBookingMember(database, nextMember);
    const own = await addClass(database, { start: atDawn('00'), capacity: 4 });
    await signInAs(page, database, member);
    await openDay(page, NEXT_THURSDAY);
    const row = actions(page, own.name);
    await expect(row).toContainText('Unlimited');
    await row.getByRole('button', { name: 'Book' }).press('Enter');
    await expect(row.getByText('Booked', { exact: true })).toBeVisible();
    await expect(row, 'the keyboard goes on from the class').toBeFocused();
    // The top bar would cover half of the filters.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);

    await page.getByRole('link', { name: new RegExp(own.name) }).click();
    await expect(page.getByRole('heading', { level: 1, name: own.name })).toBeVisible();
    await expect(page.getByText('Booked', { exact: true })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('3 places left');
    await expect(page.getByText('Your first class is free.')).toBeHidden();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Cancelled free of charge.').last()).toBeVisible();
    await expect(page.getByRole('button', { name: /^Book\b/ })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('4 places left');
  },
);

test(
  'who waits is given the place that becomes free, and sees it without reloading',
  { tag: ['@once', '@act'] },
  async ({ page, browser, baseURL, database, nextMember }) => {
    const [holder, waiting] = [
      await takeBookingMember(database, nextMember),
      await takeBookingMember(database, nextMember),
    ];
    const own = await addClass(database, { start: atDawn('10'), capacity: 1 });
    await signInAs(page, database, holder);
    await openDay(page, NEXT_THURSDAY);
    await actions(page, own.name).getByRole('button', { name: 'Book' }).click();
    await expect(actions(page, own.name).getByText('Booked', { exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const other = await context.newPage();
    await signInAs(other, database, waiting);
    await openDay(other, NEXT_THURSDAY, '/de/workouts');
    const there = actions(other, own.name);
    await there.getByRole('button', { name: 'Auf die Warteliste' }).click();
    await expect(there).toContainText('Warteliste: Platz 1');
    await expectAccessible(other);

    await actions(page, own.name).getByRole('button', { name: 'Undo' }).click();
    await expect(actions(page, own.name)).toContainText('Join the waitlist');
    await expect(there.getByText('Gebucht', { exact: true })).toBeVisible(ASKED_AGAIN);
    await context.close();
  },
);

test(
  'a late cancellation says what it costs, and asks once more',
  { tag: ['@once', '@act'] },
  async ({ page, database, nextMember }) => {
    const member = await takeBookingMember(database, nextMember);
    const own = await addClass(database, { start: new Date(Date.now() + 2 * HOUR_MS), capacity: 4 });
    await signInAs(page, database, member);
    await openDay(page, berlinDate(own.start));
    await actions(page, own.name).getByRole('button', { name: 'Book' }).click();
    await expect(actions(page, own.name).getByText('Booked', { exact: true })).toBeVisible();
    await bookedAnHourAgo(database, own);

    await page.goto(`/workout/${own.id}`);
    const actionsHere = actions(page, own.name);
    await expect(actionsHere).toContainText('costs €5.00');
    await actionsHere.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(
      page.getByText('Cancelling now costs €5.00, unless your place is taken when the class starts.'),
    ).toBeVisible();
    await expectAccessible(page);
    await actionsHere.getByRole('button', { name: 'Keep my place' }).press('Enter');
    await expect(actionsHere.getByRole('button', { name: 'Cancel', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await actionsHere.getByRole('button', { name: 'Cancel for €5.00' }).click();
    await expect(actionsHere.getByText('Cancelled.').last()).toBeVisible();
  },
);

test(
  'a place that is free again late is offered, and accepting it ends free cancelling',
  { tag: '@once' },
  async ({ page, browser, baseURL, database, nextMember }) => {
    const [holder, waiting] = [
      await takeBookingMember(database, nextMember),
      await takeBookingMember(database, nextMember),
    ];
    const own = await addClass(database, { start: new Date(Date.now() + 2 * HOUR_MS), capacity: 1 });
    const address = `/workout/${own.id}`;
    await signInAs(page, database, holder);
    await page.goto(address);
    await page.getByRole('button', { name: /^Book\b/ }).click();
    await expect(page.getByText('Booked', { exact: true })).toBeVisible();

    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const other = await context.newPage();
    await signInAs(other, database, waiting);
    await other.goto(address);
    await other.getByRole('button', { name: 'Join the waitlist' }).click();
    await expect(other.getByText('Waitlist: number 1')).toBeVisible();

    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(other.getByText(/A place is held for you until/)).toBeVisible(ASKED_AGAIN);
    await expect(other.getByText(/you can no longer cancel free of charge/)).toBeVisible();
    await expectAccessible(other);
    await other.goto('/dashboard');
    await nextClass(other).getByRole('button', { name: 'Accept' }).click();
    await expect(nextClass(other).getByText('Booked', { exact: true })).toBeVisible();
    await expect(nextClass(other)).toContainText('costs €5.00');
    await context.close();
  },
);

test(
  'one class is swapped for another at the same time',
  { tag: '@once' },
  async ({ page, database, nextMember }) => {
    const member = await takeBookingMember(database, nextMember);
    const [here, there] = [
      await addClass(database, { start: atDawn('20'), capacity: 4 }),
      await addClass(database, { start: atDawn('40'), capacity: 4 }),
    ];
    await signInAs(page, database, member);
    await page.goto(`/de/workout/${here.id}`);
    await page.getByRole('button', { name: /^Buchen\b/ }).click();
    await expect(page.getByText('Gebucht', { exact: true })).toBeVisible();
    await page.goto(`/de/workout/${there.id}`);
    await expect(page.getByText('Zur selben Zeit wie ein anderer deiner Kurse')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Tauschen' }).click();
    await expect(page.getByText('Gebucht', { exact: true })).toBeVisible();
    await page.goto(`/de/workout/${here.id}`);
    await expect(page.getByText('Zur selben Zeit wie ein anderer deiner Kurse')).toBeVisible();
  },
);

for (const [path, book, sentence] of [
  ['/workouts', 'Book', 'This class was cancelled. Please pick another one.'],
  ['/de/workouts', 'Buchen', 'Dieser Kurs fällt aus. Such dir bitte einen anderen aus.'],
] as const) {
  test(
    `a refusal is shown in the server's words at ${path}`,
    { tag: '@once' },
    async ({ page, database, nextMember, surprises }) => {
      surprises.expectError(/status of 409/);
      const member = await takeBookingMember(database, nextMember);
      const own = await addClass(database, { start: atDawn('55'), capacity: 4 });
      await signInAs(page, database, member);
      await openDay(page, NEXT_THURSDAY, path);
      await expect(actions(page, own.name).getByRole('button', { name: book })).toBeVisible();
      await page.route('**/api/timetable?*', (route) => route.abort());
      surprises.expectError(/ERR_FAILED|did not load/);
      await cancelClass(database, own);
      await actions(page, own.name).getByRole('button', { name: book }).click();
      await expect(actions(page, own.name).getByRole('alert')).toHaveText(sentence);
      // A button half below the bar at the top would count as too small.
      await page.evaluate(() => window.scrollTo(0, 0));
      await expectAccessible(page);
    },
  );
}

test(
  'a class far ahead says when it opens, and leads a visitor to log in',
  { tag: '@once' },
  async ({ page, database, nextMember, browser, baseURL }) => {
    const member = await takeBookingMember(database, nextMember);
    const day = dayFromToday(18);
    const own = await addClass(database, { start: berlinInstant(day, '05:30'), capacity: 4 });
    await signInAs(page, database, member);
    await openDay(page, day);
    await expect(actions(page, own.name)).toContainText(
      new RegExp(`Booking opens \\w{3}\\s${berlinTime(opensAt(own.start))}`),
    );

    const visitor = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const stranger = await visitor.newPage();
    await stranger.goto(`/workout/${own.id}`);
    await expect(stranger.getByRole('heading', { level: 1, name: own.name })).toBeVisible();
    await expect(stranger.getByRole('link', { name: 'Join a test workout' })).toBeVisible();
    await hydrated(stranger);
    await stranger.getByRole('link', { name: 'Sign in to book' }).click();
    await expect(stranger).toHaveURL(/\/login\?from=%2Fworkout%2F/);
    await visitor.close();
  },
);
