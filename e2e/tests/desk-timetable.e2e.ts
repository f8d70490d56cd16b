import type { Page } from '@playwright/test';
import { berlinDate, weekStart } from '@lifted/domain/calendar/studio-calendar';
import { addClass } from '../src/booking/booking-members.ts';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const COACH = 'coach@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409|422)/));

const message = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

/** Adds a class to the repeating week that begins in the seventh week from now, where no other journey plays. */
async function addTemplate(page: Page, name: string, hour: string): Promise<void> {
  // The timetable has a button of this name as well.
  await expect(page.getByRole('heading', { name: 'Repeating week', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Add a class' }).click();
  const dialog = page.locator('dialog');
  // The form is longer than the window; what it is for is in sight all the same.
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Day', { exact: true }).selectOption('Wednesday');
  await dialog.getByLabel('Start').fill(`${hour}:00`);
  await dialog.getByLabel('Coach').selectOption('Malik');
  await dialog.getByLabel('Room').selectOption({ index: 1 });
  await dialog.getByLabel('First day').fill(dayAhead(SIX_WEEKS));
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
}

const SIX_WEEKS = 42;
const DAY_MS = 86_400_000;
const dayAhead = (days: number) =>
  new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length);

test(
  'the owner plans a class for every week, moves one by the keyboard, and takes both back',
  { tag: ['@once', '@act'] },
  async ({ page }, { project }) => {
    const name = `Sunrise ${project.name}`;
    // Both projects share one studio.
    const hour = project.name === 'phone' ? '05' : '04';
    await signInToDesk(page, '/desk/timetable', OWNER);
    await expect(page.getByRole('link', { name: /^\d\d:\d\d/ }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Repeating week and closed days' }).click();
    await addTemplate(page, name, hour);
    const wednesday = page.getByRole('region', { name: 'Wednesday' });
    await expect(
      wednesday.getByRole('button', { name: new RegExp(`^${hour}:00 12 places ${name} Malik, .*from `) }),
    ).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/desk/timetable?week=${dayAhead(SIX_WEEKS + 7)}`);
    const planned = page.getByRole('link', { name: new RegExp(`^${hour}:\\d\\d 0 of 12 ${name}`) });
    await planned.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(planned).toHaveAccessibleName(new RegExp(`^${hour}:15.*Changed by hand`));
    await expect(planned).toBeFocused();
    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(planned).toHaveAccessibleName(new RegExp(`^${hour}:00`));

    await page.goto('/desk/timetable/repeating');
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.locator('dialog')).toBeHidden();
    await expect(page.getByRole('button', { name: new RegExp(name) })).toBeHidden();
  },
);

test(
  'a class is changed with those that follow it, another is added on one day, and both are taken back',
  { tag: ['@once', '@act'] },
  async ({ page }) => {
    const name = 'Night shift';
    await signInToDesk(page, '/desk/timetable/repeating', OWNER);
    await addTemplate(page, name, '03');
    await page.goto(`/desk/timetable?week=${dayAhead(SIX_WEEKS + 7)}`);
    await page.getByRole('link', { name: new RegExp(`^03:00 0 of 12 ${name}`) }).click();
    await page.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit' });
    await dialog.getByLabel('This class and all that follow').check();
    await expect(dialog.getByRole('status')).toContainText(
      /\d class(es)? changes?, and so do those planned later/,
    );
    await expectAccessible(page);
    await dialog.getByLabel('Places').fill('9');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(message(page)).toContainText('This class and all that follow are changed.');
    await expect(page.getByText('0 of 9 places taken')).toBeVisible();
    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByText('0 of 12 places taken')).toBeVisible();
    await page.goto('/desk/timetable/repeating');
    await page.getByRole('button', { name: new RegExp(name) }).click();
    await page.locator('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.locator('dialog')).toBeHidden();

    await page.goto(`/desk/timetable?week=${dayAhead(SIX_WEEKS + 7)}`);
    await page.getByRole('button', { name: 'Add a class' }).click();
    const form = page.getByRole('dialog', { name: 'Add a class' });
    await form.getByLabel('Name').fill('Open gym');
    await form.getByLabel('Coach').selectOption('Malik');
    await form.getByLabel('Room').selectOption({ index: 1 });
    await form.getByLabel('Time').fill('02:00');
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Save' }).click();
    const added = page.getByRole('link', { name: /^02:00 0 of 12 Open gym/ });
    await expect(added).toBeVisible();
    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(added).toBeHidden();
  },
);

test(
  'moving a class with people in it says first that they hear of it',
  { tag: '@once' },
  async ({ page }) => {
    await signInToDesk(page, '/desk/timetable', OWNER);
    await page.getByRole('button', { name: 'Week after' }).click();
    const booked = page.getByRole('link', { name: /^\d\d:\d\d [1-9]\d? of/ }).first();
    await booked.focus();
    await page.keyboard.press('Alt+ArrowUp');
    const dialog = page.locator('dialog');
    await expect(dialog.getByText(/\d emails? to members/).first()).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Move and send \d+ emails?$/ })).toBeEnabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect(dialog).toBeHidden();
    await expect(booked).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(booked).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(booked).toBeFocused();
  },
);

test(
  'the week opens on today on a phone, in three columns on a tablet, and Today leads back to it',
  { tag: '@once' },
  async ({ page }) => {
    const today = page.getByRole('heading', { level: 2 }).and(page.locator('[data-today="true"]'));
    await page.setViewportSize({ width: 390, height: 844 });
    await signInToDesk(page, '/desk/timetable', OWNER);
    await expect(today).toBeInViewport();
    await page.getByRole('button', { name: 'Week after' }).click();
    await expect(today).toHaveCount(0);
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(today).toBeInViewport();

    await page.setViewportSize({ width: 820, height: 1180 });
    const tops = await page
      .locator('[data-day]')
      .evaluateAll((days) => days.map((day) => day.getBoundingClientRect().top));
    expect(tops.filter((top) => top === tops[0])).toHaveLength(3);
  },
);

test('a coach reads the timetable and plans nothing', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/de/desk/timetable', COACH);
  await expect(page.getByRole('link', { name: /^\d\d:\d\d/ }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wochenvorlage und Schließtage' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Kurs anlegen' })).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: 'Empfang' }).getByRole('link')).toHaveText([
    'Heute',
    'Kursplan',
    'Programm',
  ]);
  await page.goto('/de/desk/fees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nicht für deine Rolle');
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Zum Empfang' })).toBeVisible();
});

test(
  'a class in a room without enough equipment for its workout says so, in the week and in its form',
  { tag: '@once' },
  async ({ page, database }) => {
    const { id, start } = await addClass(database, {
      start: new Date(Date.now() + 2 * DAY_MS),
      capacity: 12,
    });
    const { rows } = await database.pool.query<{ name: string }>(
      `with limited as (
         insert into studio.room_equipment (location_id, implement_id, people)
         select w.location_id, e.implement_id, 5
           from studio.workouts w
           join studio.wod_exercises x on x.date = studio.berlin_date(w.start_datetime)
                                      and x.programme = studio.programme_of(w.timer_name)
           join studio.exercises e on e.id = x.exercise_id and e.implement_id is not null
           join studio.implements i on i.id = e.implement_id and i.kind <> 'bodyweight'
          where w.id = $1 order by e.implement_id limit 1
             on conflict (location_id, implement_id) do update set people = 5
         returning *)
       select i.name_en as name from limited join studio.implements i on i.id = limited.implement_id`,
      [id],
    );
    const [{ name } = { name: '' }] = rows;
    await signInToDesk(page, `/desk/timetable?week=${weekStart(berlinDate(start))}`, OWNER);
    await expect(page.getByText(/too little equipment/)).toBeVisible();
    const short = page.locator(`[data-class="${id}"]`);
    await expect(short).toContainText(`${name} for only 5`);
    await expectAccessible(page);

    await short.click();
    const warning = page.getByText(`The workout needs ${name} for 12, the room has it for 5.`);
    await expect(warning).toBeVisible();
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog.getByText(`for 12, the room has it for 5.`)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Places').fill('5');
    await expect(dialog.getByText('the room has it for 5.')).toBeHidden();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(warning).toBeHidden();
  },
);

test(
  'closed days say before they are saved which classes fall away, and what everybody is told',
  { tag: '@once' },
  async ({ page, database }) => {
    const { start } = await addClass(database, { start: new Date(Date.now() + 3 * DAY_MS), capacity: 4 });
    await signInToDesk(page, '/desk/timetable/repeating', OWNER);
    await page.getByRole('button', { name: 'Add closed days' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('First day').fill(berlinDate(start));
    await dialog.getByLabel('Last day').fill(berlinDate(start));
    await dialog.getByLabel('Reason').fill('Painting');
    await dialog.getByRole('button', { name: 'Save' }).click();
    const question = page.getByRole('dialog', { name: 'Close on these days?' });
    await expect(question.getByText(/\d+ class(es)? cancelled/)).toBeVisible();
    await question.getByText('Which classes').click();
    await expect(question.getByRole('listitem').first()).toContainText('Cancelled');
    await question
      .getByText(/\d emails? to members/)
      .first()
      .click();
    await expect(question.getByText(/\[(first name|Vorname)\]/).first()).toBeVisible();
    await expect(question.getByRole('button', { name: /^Close and send \d+ emails?$/ })).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Back' }).click();
    await expect(question).toBeHidden();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('No closed days are planned.')).toBeVisible();
  },
);
