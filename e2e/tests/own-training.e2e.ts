import type { Page } from '@playwright/test';
import { signInAs } from '../src/booking/booking-members.ts';
import { kindsKnownHere, knownHere } from '../src/known-here.ts';
import { test } from '../src/member-test.ts';
import { untilAppCached } from '../src/offline-app.ts';
import { expect, expectAccessible } from '../src/site-test.ts';

// A phone, held in one hand.
test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

// Back online after a start without a network, a request may be refused, and is sent again with a fresh token.
test.beforeEach(({ surprises }) =>
  surprises.expectError(/net::ERR_|status of 401|could not be (checked|refreshed)|did not load|not loaded/),
);

const weight = (page: Page) => page.getByRole('textbox', { name: 'Weight' });
const reps = (page: Page) => page.getByRole('textbox', { name: 'reps' });

/** Finds an exercise by its name and adds it. */
async function addExercise(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Search exercises' }).fill(name);
  await page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
}

/** What this device has noted of chosen exercises. */
async function notedChoices(page: Page): Promise<string> {
  const known = Object.entries((await knownHere(page)) ?? {});
  return JSON.stringify(known.filter(([name]) => name.startsWith('chosen-exercises ')));
}

async function saveSet(page: Page, set: number, lifted: { readonly kg: string; readonly reps: string }) {
  await weight(page).fill(lifted.kg);
  await reps(page).fill(lifted.reps);
  await page.getByRole('button', { name: `Save set ${set}` }).click();
}

test(
  'a member trains on holiday without a network, and finds it in the history at home',
  { tag: ['@once', '@act'] },
  async ({ page, context, database, member }) => {
    test.setTimeout(180_000);
    const { pool } = database;
    await pool.query(
      `insert into studio.exercises (id, name, exercise_group)
       values ('own-e2e-row', 'Hotel Row', 'Hotel Row'), ('own-e2e-press', 'Hotel Press', 'Hotel Press')
           on conflict do nothing`,
    );
    await signInAs(page, database, member);
    await page.goto('/my-workout?own=new');
    await expect(page.getByRole('button', { name: 'Choose exercises' })).toBeVisible();
    await expectAccessible(page);
    await expect
      .poll(() => kindsKnownHere(page))
      .toEqual(expect.arrayContaining(['own-trainings', 'profile']));
    await page.goto('/dashboard');
    await untilAppCached(page);

    await context.setOffline(true);
    await page.goto('/my-workout?own=new');
    await page.getByRole('textbox', { name: 'Name (optional)' }).fill('Hotel gym');
    await page.getByRole('button', { name: 'Choose exercises' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hotel gym' })).toBeVisible();
    await addExercise(page, 'Hotel Row');
    // Chosen and noted, and nothing entered yet.
    await expect.poll(() => notedChoices(page)).toContain('own-e2e-row');
    await page.reload();
    await expect(page.getByRole('heading', { level: 2, name: 'Hotel Row' })).toBeVisible();
    await saveSet(page, 1, { kg: '40', reps: '10' });
    await saveSet(page, 2, { kg: '42.5', reps: '8' });
    await page.getByRole('button', { name: 'Add an exercise' }).click();
    await addExercise(page, 'Hotel Press');
    await saveSet(page, 1, { kg: '30', reps: '12' });
    await expect(page.getByText('4 not sent', { exact: true })).toBeVisible();
    await expectAccessible(page);

    // The app was closed in between.
    await page.goto('/my-workout');
    await page.reload();
    await expect(page.getByText('4 not sent', { exact: true })).toBeVisible();

    await context.setOffline(false);
    const stored = async () => {
      const { rows } = await pool.query<{ lifted: string }>(
        `select x.name || ' ' || s.weight::float8 || ' × ' || s.reps as lifted
           from studio.set_logs s
           join studio.own_trainings o on o.number = s.own_training
           join studio.customers c on c.number = o.customer_number
           join studio.exercises x on x.number = s.exercise_key
          where c.email = $1 and o.name = 'Hotel gym' order by s.exercise_number, s.set_number`,
        [member.email],
      );
      return rows.map(({ lifted }) => lifted);
    };
    await expect
      .poll(stored, { timeout: 60_000 })
      .toEqual(['Hotel Row 40 × 10', 'Hotel Row 42.5 × 8', 'Hotel Press 30 × 12']);
    await page.goto('/dashboard');
    const inHistory = page.getByRole('button', { name: /Hotel gym/ });
    await expect(inHistory).toContainText('On your own');
    await inHistory.click();
    await expect(
      page.getByText('A session of your own, without a class. Only you can see it.'),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Change this session' }).click();

    // And it goes again, with its sets.
    await page.getByRole('button', { name: 'Change day and name, or remove it' }).click();
    await page.getByRole('button', { name: 'Remove this session' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect.poll(stored, { timeout: 60_000 }).toEqual([]);
  },
);
