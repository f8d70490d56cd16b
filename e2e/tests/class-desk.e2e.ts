import { randomUUID } from 'node:crypto';
import type { Database } from '@lifted/database/open-database';
import { DAY_MS, MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Page } from '@playwright/test';
import { addClass, takeBookingMember } from '../src/booking/booking-members.ts';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const FRONT_DESK = 'desk@lifted.example';
const OWNER = 'owner@lifted.example';
/** Jana, in the demo studio. */
const COACH = 'coach@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409)/));

const dialog = (page: Page) => page.locator('dialog[open]');
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const undo = (page: Page) =>
  page.getByRole('region', { name: 'Messages', exact: true }).getByRole('button', { name: 'Undo' }).first();

async function book({ pool }: Database, classId: string, person: number): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `with booked as (
       insert into studio.bookings (id, customer_number, workout_id, booked_at) values ($1, $2, $3, now())
       returning customer_number)
     select c.first_name || ' ' || c.last_name as name from booked join studio.customers c on c.number = customer_number`,
    [randomUUID(), person, classId],
  );
  return rows[0]?.name ?? '';
}

async function addGuest(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a partner guest' }).click();
  await dialog(page).getByLabel('First name and initial').fill(name);
  await dialog(page).getByRole('button', { name: 'Add' }).click();
}

test(
  'the desk fills a class, goes beyond its places, and takes people out by the keyboard',
  { tag: ['@once', '@act'] },
  async ({ page, database, nextMember }) => {
    const { id } = await addClass(database, { start: new Date(Date.now() + 3 * DAY_MS), capacity: 2 });
    const member = await takeBookingMember(database, nextMember);
    await signInToDesk(page, `/desk/classes/${id}`, FRONT_DESK);
    await expect(page.getByText('Nobody has a place yet.')).toBeVisible();

    await page.getByRole('button', { name: 'Add a member' }).click();
    await dialog(page).getByRole('searchbox').fill(member.email);
    await expect(dialog(page).getByRole('button', { name: new RegExp(member.email) })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('button', { name: 'Book', exact: true })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(row(page, member.firstName)).toBeVisible();

    await addGuest(page, 'Lea K.');
    await expect(page.getByText('2 of 2 places taken')).toBeVisible();
    await addGuest(page, 'Tom B.');
    await expect(dialog(page).getByRole('alert')).toContainText('The class is full.');
    await dialog(page).getByLabel('The class is full: go beyond its capacity').check();
    await dialog(page).getByRole('button', { name: 'Add' }).click();
    await expect(row(page, 'Tom B.')).toContainText('Extra place');
    await expect(page.getByText('3 of 2 places taken')).toBeVisible();
    await expectAccessible(page);

    await row(page, member.firstName).getByRole('checkbox').focus();
    for (const key of ['End', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await expect(row(page, 'Tom B.')).toBeHidden();
    await expect(row(page, 'Lea K.').getByRole('button', { name: 'Remove Lea K.' })).toBeFocused();
    await undo(page).click();
    await expect(row(page, 'Tom B.')).toContainText('Extra place');

    await page.getByRole('button', { name: new RegExp(`^Remove ${member.firstName}`) }).click();
    await expect(dialog(page)).toContainText('It costs them nothing, and they are told.');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Remove' }).click();
    await expect(row(page, member.firstName)).toBeHidden();
    await expect(row(page, 'Lea K.').getByRole('button', { name: 'Remove Lea K.' })).toBeFocused();
  },
);

test(
  'the owner edits a class somebody else changed, and sees the mails before cancelling it',
  { tag: ['@once', '@act'] },
  async ({ page, database, nextMember }) => {
    const { id } = await addClass(database, { start: new Date(Date.now() + 3 * DAY_MS), capacity: 8 });
    const member = await takeBookingMember(database, nextMember);
    const name = await book(database, id, member.number);
    await signInToDesk(page, `/desk/classes/${id}`, OWNER);

    await page.getByRole('button', { name: 'Edit' }).click();
    await dialog(page).getByLabel('Places').fill('9');
    // Places before the class, as every command locks them: the form may just ask what an edit would do.
    await database.pool.query(
      `with held as (
         select from studio.class_places p join studio.workouts w on w.number = p.workout_number
          where w.id = $1 for no key update of p)
       update studio.workouts set capacity = 6 where id = $1 and exists (select from held)`,
      [id],
    );
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByRole('alert')).toContainText('Somebody else changed the same');
    await dialog(page).getByRole('button', { name: 'Theirs: 6' }).click();
    await dialog(page).getByLabel('Name', { exact: true }).fill('Own and renamed');
    // Of a name nobody is mailed, of another time everybody.
    await dialog(page).getByLabel('Time').fill('05:15');
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).last()).toContainText('Booked: 1.');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save and send 1 email' }).click();
    // Exactly: the page has the new name before the dialog that edits it closes.
    await expect(page.getByRole('heading', { level: 1, name: 'Own and renamed', exact: true })).toBeVisible();
    await expect(page.getByText('1 of 6 places taken')).toBeVisible();

    await page.getByRole('button', { name: 'Cancel the class' }).click();
    await dialog(page).getByText('The studio is closed').click();
    await dialog(page).getByText('1 email to members, in English and German').click();
    await expect(dialog(page).getByText('Hi [Vorname], es tut uns leid')).toBeVisible();
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Cancel and send 1 email' }).click();
    await expect(page.getByText('Cancelled · The studio is closed')).toBeVisible();
    await expect(row(page, name)).toBeVisible();
    await page.getByRole('button', { name: 'Restore the class' }).click();
    await dialog(page).getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByText('1 of 6 places taken')).toBeVisible();
  },
);

test(
  'at the door one tap or Space marks who is present, and closing names who is not',
  { tag: ['@once', '@act'] },
  async ({ page, database, nextMember }) => {
    const { id } = await addClass(database, { start: new Date(Date.now() - 5 * MINUTE_MS), capacity: 8 });
    const here = await book(database, id, (await takeBookingMember(database, nextMember)).number);
    const missing = await book(database, id, (await takeBookingMember(database, nextMember)).number);
    await signInToDesk(page, `/de/desk/classes/${id}`, FRONT_DESK);
    await expect(page.getByText('Läuft gerade')).toBeVisible();
    const of = (name: string) => row(page, name).getByRole('checkbox');
    await of(here).click();
    await expect(of(here)).toBeChecked();
    await expect(page.getByText('1 anwesend')).toBeVisible();
    await of(missing).focus();
    await page.keyboard.press('Space');
    await expect(of(missing)).toBeChecked();
    const takenBack = page.waitForResponse(
      (answer) => answer.request().postData() === '{"is_present":false}' && answer.ok(),
    );
    await page.keyboard.press('Space');
    await expect(of(missing)).not.toBeChecked();
    await takenBack;
    await page.reload();
    await expect(of(here)).toBeChecked();
    await expect(of(missing)).not.toBeChecked();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Liste abschließen' }).click();
    await expect(dialog(page).getByRole('listitem')).toHaveText([missing]);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Liste abschließen' }).click();
    await expect(page.getByText(/^Liste abgeschlossen/)).toBeVisible();
    await page.getByRole('button', { name: 'Liste wieder öffnen' }).click();
    await expect(page.getByText('Läuft gerade')).toBeVisible();
  },
);

test('the desk leads from today’s classes to each of them', { tag: '@once' }, async ({ page, database }) => {
  const { id, name } = await addClass(database, { start: new Date(), capacity: 8 });
  await signInToDesk(page, '/desk', FRONT_DESK);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(new RegExp(`/desk/classes/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
});

test(
  'a coach marks their own class, and is told that another one is not theirs',
  { tag: '@once' },
  async ({ page, database, nextMember, surprises }) => {
    surprises.expectError(/status of 403/);
    const { id } = await addClass(database, { start: new Date(), capacity: 8 });
    const name = await book(database, id, (await takeBookingMember(database, nextMember)).number);
    const giveTo = (address: string) =>
      database.pool.query(
        `update studio.workouts set coach_id = (select id from studio.coaches where email is not distinct from $2 limit 1)
        where id = $1`,
        [id, address === '' ? null : address],
      );
    await giveTo(COACH);
    await signInToDesk(page, `/desk/classes/${id}`, COACH);
    await row(page, name).getByRole('checkbox').click();
    await expect(page.getByText('1 present')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Add a partner guest' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Close the roster' })).toBeVisible();
    await giveTo('');
    await page.reload();
    await expect(page.getByRole('alert')).toHaveText('Your role at the studio does not include this.');
    await expectAccessible(page);
  },
);
