import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const COACH = 'coach@lifted.example';

/** The only class of somebody else on a day far enough ahead, while Jana, the demo's coach, gives none. */
const FREE_CLASS = `
  select w.id, to_char(w.start_datetime at time zone 'Europe/Berlin', 'HH24:MI') as time,
         to_char(w.start_datetime at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day, c.first_name as coach
    from studio.workouts w join studio.coaches c on c.id = w.coach_id
   where w.start_datetime > now() + interval '9 days' and w.canceled_at is null and w.coach_id <> 'jana'
     and not exists (select from studio.workouts o where o.coach_id = 'jana'
                      and abs(extract(epoch from o.start_datetime - w.start_datetime)) < 7200)
     and not exists (select from studio.workouts o where o.coach_id = w.coach_id and o.id <> w.id
                      and studio.berlin_date(o.start_datetime) = studio.berlin_date(w.start_datetime))
   order by w.start_datetime, w.id limit 1`;

test(
  'the owner looks for substitutes of a coach who is away, the first coach to accept has the class, and the owner takes it back',
  { tag: ['@once', '@act'] },
  async ({ page, browser, surprises, database }) => {
    surprises.expectError(/status of 401/);
    const { rows } = await database.pool.query<{ id: string; time: string; day: string; coach: string }>(
      FREE_CLASS,
    );
    const [{ id, day, coach } = { id: '', day: '', coach: '' }] = rows;
    const address = `/desk/classes/${id}`;
    await signInToDesk(page, '/desk/timetable', OWNER);
    await page.getByRole('button', { name: 'A coach is away' }).click();
    const dialog = page.locator('dialog');
    await dialog.getByLabel('Who cannot come?').selectOption(coach);
    await dialog.getByLabel('Last day').fill(day);
    await dialog.getByLabel('First day').fill(day);
    await expect(dialog.getByRole('listitem')).toHaveCount(1);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Find substitutes …' }).click();
    await expect(dialog.getByRole('checkbox')).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Ask for 1 class' }).click();
    await expect(dialog.getByText(/\/desk\/substitutes$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Stop asking' })).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await signInToDesk(other, '/desk/substitutes', COACH);
    await expectAccessible(other);
    // The owner's hour looks for substitutes too, at night.
    const wanted = other.getByRole('listitem').filter({ hasText: rows[0]?.time ?? '' });
    await wanted.getByRole('button', { name: 'I’ll take it' }).focus();
    await other.keyboard.press('Enter');
    await expect(wanted).toHaveCount(0);
    await other.context().close();

    await page.reload();
    await expect(page.getByRole('main')).toContainText('Jana');
    await page.getByRole('link', { name: 'Log' }).click();
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: 'took over a class as the substitute' })
      .first();
    await expect(entry).toContainText('Jana');
    await entry.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Stop asking' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop asking' }).click();
    await expect(page.getByRole('button', { name: 'Find a substitute' })).toBeVisible();
  },
);
