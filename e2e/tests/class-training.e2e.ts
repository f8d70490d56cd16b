import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { addClass } from '../src/booking/booking-members.ts';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

test.beforeEach(({ surprises }) => surprises.expectError(/status of 401/));

test(
  'the day after a class the desk enters a set that is missing, by keyboard alone',
  { tag: ['@once', '@act'] },
  async ({ page, database, nextMember }) => {
    const { pool } = database;
    const { id } = await addClass(database, { start: new Date(Date.now() - DAY_MS), capacity: 14 });
    const { email } = await nextMember();
    await pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
       select $1, number, $2, now() - interval '2 days', true from studio.customers where email = $3`,
      [randomUUID(), id, email],
    );
    await signInToDesk(page, `/desk/classes/${id}/training`, 'desk@lifted.example');
    const result = page.getByRole('button', { name: /^Correct / }).first();
    await expect(result).toContainText('–');
    await result.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Set 1, weight')).toBeFocused();
    await page.keyboard.type('60');
    await page.keyboard.press('Enter');
    await expect(dialog.getByLabel('Set 1, reps')).toBeFocused();
    await expect(dialog.getByRole('alert')).toHaveText('Please enter whole reps, such as 8.');
    await expectAccessible(page);
    await page.keyboard.type('5');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(result).toContainText('× 5');
    await expect(result).toBeFocused();
    await expectAccessible(page);
    const { rows } = await pool.query(
      `select s.weight::float8 as weight, s.reps, l.actor is not null as "isWrittenDown"
         from studio.set_logs s
         join studio.workouts w on w.number = s.workout_number
         left join studio.audit_log l on l.action = 'correct-sets' and l.subject = 'class ' || w.id
        where w.id = $1`,
      [id],
    );
    expect(rows).toEqual([{ weight: 60, reps: 5, isWrittenDown: true }]);
  },
);

test(
  'a correction that got no answer is one correction, whatever is typed before it is sent again',
  { tag: '@once' },
  async ({ page, database, nextMember, surprises }) => {
    surprises.expectError(/Failed to load resource/);
    const { pool } = database;
    const { id } = await addClass(database, { start: new Date(Date.now() - DAY_MS), capacity: 14 });
    const { email } = await nextMember();
    await pool.query(
      `insert into studio.bookings (id, customer_number, workout_id, booked_at, has_attended)
       select $1, number, $2, now() - interval '2 days', true from studio.customers where email = $3`,
      [randomUUID(), id, email],
    );
    await signInToDesk(page, `/desk/classes/${id}/training`, 'desk@lifted.example');
    const result = page.getByRole('button', { name: /^Correct / }).first();
    await result.click();
    const dialog = page.getByRole('dialog');
    await page.route(
      '**/set-entries',
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await dialog.getByLabel('Set 1, weight').fill('60');
    await dialog.getByLabel('Set 1, reps').fill('5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await dialog.getByLabel('Set 1, weight').fill('62.5');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    await expect(result).toContainText('62.5');
    await result.click();
    await expect(dialog.getByLabel('Set 1, weight')).toHaveValue('62.5');
    await expect(dialog.getByRole('button', { name: /^Use / })).toHaveCount(0);
  },
);
