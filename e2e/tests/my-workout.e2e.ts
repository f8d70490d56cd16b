import { randomUUID } from 'node:crypto';
import type { Database } from '@lifted/database/open-database';
import type { Page } from '@playwright/test';
import { addClass, signInAs } from '../src/booking/booking-members.ts';
import { liftOfDay } from '../src/floor/lift-of-day.ts';
import { kindsKnownHere } from '../src/known-here.ts';
import { loginButton } from '../src/login-page.ts';
import { test } from '../src/member-test.ts';
import type { OwnMember } from '../src/members.ts';
import { untilAppCached } from '../src/offline-app.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

// A phone, held in one hand.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

// Back online after a start without a network, a request may be refused, and is sent again with a fresh token.
test.beforeEach(({ surprises }) =>
  surprises.expectError(/net::ERR_|status of 401|could not be (checked|refreshed)|did not load|not loaded/),
);

const MINUTE_MS = 60_000;
/** Between buttons of different purpose that lie above each other. */
const APART_PX = 16;

/** A class of this member that began ten minutes ago, and the one a week before, both with its name. */
async function inClass(database: Database, member: OwnMember) {
  const { pool } = database;
  const start = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - 10 * MINUTE_MS);
  const now = await addClass(database, { start, capacity: 14 });
  const before = await addClass(database, {
    start: new Date(start.getTime() - 7 * 24 * 60 * MINUTE_MS),
    capacity: 14,
  });
  await pool.query(
    `update studio.bookings b set canceled_at = now() - interval '20 days'
       from studio.workouts w, studio.customers c
      where w.id = b.workout_id and c.number = b.customer_number and c.email = $1 and b.canceled_at is null
        and w.start_datetime between $2::timestamptz - interval '8 days' and $2::timestamptz + interval '2 days'
        and not exists (select from studio.class_places p where p.workout_number = w.number and p.waiting > 0)`,
    [member.email, start],
  );
  for (const each of [before, now]) {
    await pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, during, has_attended)
       select $1, c.number, $3, $4::timestamptz - interval '2 days', 'import',
              tstzrange($4, $4::timestamptz + interval '45 minutes'), true
         from studio.customers c where c.email = $2`,
      [randomUUID(), member.email, each.id, each.start],
    );
  }
  return { classId: now.id, className: now.name, lift: await liftOfDay(database, start) };
}

/** What the server has of somebody's sets in a class. */
async function setsAtServer({ pool }: Database, classId: string) {
  const { rows } = await pool.query<{ set: number; weight: number; reps: number }>(
    `select s.set_number as set, s.weight::float8 as weight, s.reps
       from studio.set_logs s join studio.workouts w on w.number = s.workout_number
      where w.id = $1 order by s.set_number`,
    [classId],
  );
  return rows;
}

const tab = (page: Page, exercise: number) =>
  page
    .getByRole('navigation', { name: 'Exercises' })
    .getByRole('button', { name: new RegExp(`^${exercise}: `) });
const weight = (page: Page) => page.getByRole('textbox', { name: 'Weight' });
const row = (page: Page, set: number) => page.getByRole('button', { name: new RegExp(`^Set ${set} `) });
const save = (page: Page, set: number) => page.getByRole('button', { name: `Save set ${set}` });
const restSound = (page: Page) => page.getByRole('checkbox', { name: 'Sound when a rest is over' });
const unsent = (page: Page, count: number) => page.getByText(`${count} not sent`, { exact: true });

test(
  'a member logs sets without a network, comes back, and everything follows',
  { tag: ['@once', '@act'] },
  async ({ page, context, database, member }) => {
    // Waits for the whole app on the device, and for what was not sent.
    test.setTimeout(180_000);
    const { classId, className, lift } = await inClass(database, member);
    await signInAs(page, database, member);
    await page.goto('/my-workout');
    await expect(save(page, 1)).toBeVisible();
    await expect.poll(() => kindsKnownHere(page)).toEqual(expect.arrayContaining(['workout', 'profile']));
    await page.goto('/dashboard');
    await untilAppCached(page);

    // A cold start in the basement.
    await context.setOffline(true);
    await page.goto('/my-workout');
    await restSound(page).check();
    await tab(page, lift.number).click();
    // A thumb that misses one more repetition does not lengthen the rest.
    const longerRest = await page.getByRole('button', { name: '+15 seconds' }).boundingBox();
    const oneMore = await page.getByRole('button', { name: 'One rep more' }).boundingBox();
    if (longerRest === null || oneMore === null) throw new Error('The dock is not shown.');
    expect(oneMore.y - (longerRest.y + longerRest.height)).toBeGreaterThanOrEqual(APART_PX);
    expect(oneMore.x).toBeGreaterThanOrEqual(longerRest.x + longerRest.width);
    await weight(page).fill(String(lift.light));
    await save(page, 1).click();
    await expect(row(page, 1)).toContainText(`${lift.light} kg × `);
    await expect(row(page, 1)).toContainText('not sent');
    await expect(unsent(page, 1)).toBeVisible();
    await page.getByRole('button', { name: `Heavier: ${lift.heavier} kg` }).click();
    await save(page, 2).click();
    await expect(unsent(page, 2)).toBeVisible();
    // At its end the page has nothing half below the dock, which axe would call too small to hit.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    await expectAccessible(page);

    // The browser is closed and opened again: nothing entered is lost.
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Logout' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'You can sign out once they are.' });
    await expect(refusal).toContainText('2 entries of yours aren’t sent yet.');
    await page.goto('/my-workout');
    await tab(page, lift.number).click();
    await expect(row(page, 2)).toContainText(`${lift.heavier} kg × `);
    await expect(restSound(page)).toBeChecked();
    expect(await setsAtServer(database, classId)).toEqual([]);

    await context.setOffline(false);
    await expect(page.getByText('not sent')).toHaveCount(0, { timeout: 20_000 });
    expect(await setsAtServer(database, classId)).toEqual([
      { set: 1, weight: lift.light, reps: expect.any(Number) },
      { set: 2, weight: lift.heavier, reps: expect.any(Number) },
    ]);

    await page.goto('/dashboard');
    const history = page.getByRole('region', { name: 'All Workouts' });
    await history.getByRole('button', { name: className }).click();
    await expect(history).toContainText(`${lift.heavier}`);
    await history.getByRole('link', { name: 'Correct my sets' }).first().click();

    // Another day, another value: the same set again.
    await expect(page).toHaveURL(new RegExp(`/my-workout\\?class=${classId}$`));
    await tab(page, lift.number).click();
    await row(page, 2).click();
    await weight(page).fill(String(lift.heaviest));
    await page.getByRole('button', { name: 'Change set 2' }).click();
    await expect.poll(async () => (await setsAtServer(database, classId))[1]?.weight).toBe(lift.heaviest);
    await row(page, 1).click();
    await page.getByRole('button', { name: 'Clear set 1' }).click();
    await expect.poll(async () => (await setsAtServer(database, classId)).length).toBe(1);

    await expect(page.getByText('not sent')).toHaveCount(0);
    await page.goto('/dashboard');
    // The list above the button has loaded, so that it no longer moves.
    await expect(history.getByRole('button', { name: className })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(loginButton(page)).toBeVisible();
  },
);
