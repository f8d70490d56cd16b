import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const COACH = 'coach@lifted.example';

/** A class of somebody else, far enough ahead, while Jana, the demo's coach, gives none. */
const FREE_CLASS = `
  select w.id from studio.workouts w
   where w.start_datetime > now() + interval '9 days' and w.canceled_at is null and w.coach_id <> 'jana'
     and not exists (select from studio.workouts o where o.coach_id = 'jana'
                      and abs(extract(epoch from o.start_datetime - w.start_datetime)) < 7200)
   order by w.start_datetime, w.id limit 1`;

test(
  'the owner looks for a substitute, the first coach to accept has the class, and the owner takes it back',
  { tag: '@once' },
  async ({ page, browser, surprises, database }) => {
    surprises.expectError(/status of 401/);
    const { rows } = await database.pool.query<{ id: string }>(FREE_CLASS);
    const address = `/desk/classes/${rows[0]?.id ?? ''}`;
    await signInToDesk(page, address, OWNER);
    await page.getByRole('button', { name: 'Find a substitute' }).click();
    const dialog = page.locator('dialog');
    await expect(dialog.getByText(/\/desk\/substitutes$/)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: 'Stop asking' })).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await signInToDesk(other, '/desk/substitutes', COACH);
    await expectAccessible(other);
    await other.getByRole('button', { name: 'I take it' }).focus();
    await other.keyboard.press('Enter');
    await expect(other.getByText('Every class has its coach.')).toBeVisible();
    await other.context().close();

    await page.reload();
    await expect(page.getByRole('main')).toContainText('Jana');
    await page.getByRole('link', { name: 'Log' }).click();
    const entry = page.getByRole('listitem').filter({ hasText: 'took a class as a substitute' });
    await expect(entry).toContainText('Jana');
    await entry.getByRole('button', { name: 'Undo' }).click();
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Stop asking' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop asking' }).click();
    await expect(page.getByRole('button', { name: 'Find a substitute' })).toBeVisible();
  },
);
