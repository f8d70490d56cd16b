import type { Page } from '@playwright/test';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinTime,
  DAYS_PER_WEEK,
  weekStart,
} from '@lifted/domain/calendar/studio-calendar';
import {
  addBooking,
  addClass,
  oweFee,
  takeBookingMember,
  type BookingMember,
  type OwnClass,
} from '../src/booking/booking-members.ts';
import { signInToDesk } from '../src/desk.ts';
import { isFocused, notePointing } from '../src/reader/hands.ts';
import { CountedKeys } from '../src/reader/counted-keys.ts';
import { expect, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const MINUTE_MS = 60_000;

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409)/));

const dialog = (page: Page) => page.locator('dialog[open]');
const message = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
/** The most keys each job may take, beside the letters that name what it is done with. */
const MOST_KEYS = {
  'find a person': 2,
  'book a member into a class': 6,
  'take them out, and undo it': 6,
  'check somebody in, and close the roster': 6,
  'plan a class for every week': 10,
  'add a class to the week': 9,
  'move a class by an hour': 5,
  'move it to another day': 3,
  'find a substitute': 3,
  'cancel a class for too few': 5,
  'give a pass': 4,
  'waive a fee, and undo it': 5,
  'mail a sign-in link': 2,
  'book a class for a person': 4,
  'import a file with a column of another name': 6,
  'merge two people': 6,
  'undo two from the log': 7,
} as const;
type Job = keyof typeof MOST_KEYS;

test('an hour at the desk by the keyboard alone: every job to its end, in few keys', async ({
  page,
  database,
  nextMember,
}, info) => {
  test.setTimeout(180_000);
  const keys = new CountedKeys(page);
  const member = await takeBookingMember(database, nextMember);
  await oweFee(database, member);
  const ahead = await addClass(database, { start: nightOf(3, info.project.name), capacity: 5 });
  const later = await addClass(database, { start: nightOf(5, info.project.name), capacity: 5 });
  const begun = await addClass(database, { start: new Date(Date.now() - 10 * MINUTE_MS), capacity: 5 });
  await addBooking(database, begun, member);
  const over = async (job: Job) => {
    const { keys: count, letters, seconds } = keys.taken();
    info.annotations.push({ type: job, description: `${count} + ${letters}, ${seconds.toFixed(1)} s` });
    expect.soft(count, job).toBeLessThanOrEqual(MOST_KEYS[job]);
  };
  const desk: Desk = { page, keys, over };
  await signInToDesk(page, '/desk', OWNER);
  const pointing = await notePointing(page);
  await page.goto('/desk');
  await expect(page.getByRole('button', { name: 'Search and commands' })).toBeVisible();
  keys.taken();
  await findPerson(desk, member);
  await bookMember(desk, ahead, member);
  await takeOut(desk, member);
  await checkIn(desk, begun, member);
  await moveClass(desk, ahead);
  await findSubstitute(desk, ahead);
  await cancelForTooFew(desk);
  await givePass(desk, member);
  await waiveFee(desk);
  await mailLink(desk, member);
  await bookFromPerson(desk, later);
  const twin = await importTwin(desk, member);
  await merge(desk, member, twin);
  await undoFromLog(desk);
  await planForEveryWeek(desk, `Keys of ${member.number}`);
  await addToWeek(desk);
  expect(pointing, 'mouse and finger').toEqual([]);
});

interface Desk {
  readonly page: Page;
  readonly keys: CountedKeys;
  readonly over: (job: Job) => Promise<void>;
}

/** Types into the palette until a line says what is wanted, and opens it. */
async function choose({ page, keys }: Desk, typed: string, line: string | RegExp = typed): Promise<void> {
  await expect(dialog(page).getByRole('combobox')).toBeFocused();
  await keys.type(typed);
  await expect(page.getByRole('option', { name: line }).first()).toHaveAttribute('data-highlighted');
  await keys.press('Enter');
}

/** Keys are the page's again once the palette is closed. */
async function goTo(desk: Desk, typed: string, line: string | RegExp): Promise<void> {
  await desk.keys.press('Control+k');
  await choose(desk, typed, line);
  await expect(dialog(desk.page)).toHaveCount(0);
}

async function act(desk: Desk, action: string, line: string, on: string): Promise<void> {
  await desk.keys.press('Control+k');
  await choose(desk, action, line);
  await expect(desk.page.getByPlaceholder(/^(Which class|Who is it)/)).toBeFocused();
  await choose(desk, on, new RegExp(on));
}

async function findPerson(desk: Desk, { email }: BookingMember): Promise<void> {
  await desk.keys.press('/');
  await choose(desk, email);
  await expect(desk.page).toHaveURL(/\/desk\/people\//);
  await expect(desk.page.getByRole('link', { name: email, exact: true })).toBeVisible();
  await desk.over('find a person');
}

async function bookMember(
  desk: Desk,
  { name }: OwnClass,
  { email, firstName }: BookingMember,
): Promise<void> {
  const { page, keys } = desk;
  await act(desk, 'add a m', 'Add a member to a class', name);
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await keys.type(email);
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await keys.press('ArrowDown', 'Enter');
  await expect(dialog(page).getByRole('button', { name: 'Book', exact: true })).toBeFocused();
  await keys.press('Enter');
  await expect(page.getByRole('checkbox', { name: firstName })).toBeVisible();
  // The list behind the dialog may be drawn again first, and keys are the page's once the dialog is closed.
  await expect(dialog(page)).toHaveCount(0);
  await desk.over('book a member into a class');
}

async function takeOut({ page, keys, over }: Desk, { firstName }: BookingMember): Promise<void> {
  const booked = page.getByRole('checkbox', { name: firstName });
  await keys.press('l');
  await expect(booked).toBeFocused();
  await keys.press('ArrowRight', 'ArrowRight', 'Enter');
  await expect(dialog(page)).toBeVisible();
  await keys.press('Control+Enter');
  await expect(booked).toBeHidden();
  await expect(dialog(page)).toBeHidden();
  await keys.press('u');
  await expect(booked).toBeVisible();
  await over('take them out, and undo it');
}

async function checkIn(desk: Desk, { name }: OwnClass, { firstName }: BookingMember): Promise<void> {
  const { page, keys } = desk;
  await goTo(desk, name, new RegExp(name));
  await expect(heading(page)).toHaveText(name);
  await expect(page.getByRole('button', { name: 'Close the roster' })).toBeVisible();
  await keys.press('l', 'Space');
  await expect(page.getByRole('checkbox', { name: firstName })).toBeChecked();
  await keys.press('c');
  await expect(dialog(page)).toBeVisible();
  await keys.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Close the roster' })).toBeHidden();
  await desk.over('check somebody in, and close the roster');
}

/** By an hour from the palette, and from its place in the week to the next day; who is booked is told of both. */
async function moveClass(desk: Desk, { name, start }: OwnClass): Promise<void> {
  const { page, keys } = desk;
  const hour = Number(berlinTime(start).slice(0, 2)) + 1;
  await act(desk, 'move a', 'Move a class', name);
  await expect(dialog(page).getByLabel('Time')).toBeFocused();
  await keys.type(`0${hour}00AM`);
  await keys.press('Enter');
  await expect(
    dialog(page)
      .last()
      .getByRole('button', { name: /send 1 email/ }),
  ).toBeEnabled();
  await keys.press('Control+Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(`0${hour}:00`);
  await desk.over('move a class by an hour');

  await keys.press('w');
  const inWeek = page.locator('[data-class]').filter({ hasText: name });
  await expect(inWeek).toBeFocused();
  await keys.press('Alt+ArrowRight');
  await expect(dialog(page).getByRole('button', { name: /send 1 email/ })).toBeEnabled();
  await keys.press('Control+Enter');
  await expect(page.locator(`[data-day="${addDays(berlinDate(start), 1)}"]`)).toContainText(name);
  await expect(page.locator('[data-waiting="true"]')).toHaveCount(0);
  await expect(inWeek).toBeFocused();
  await desk.over('move it to another day');
}

async function findSubstitute(desk: Desk, { name }: OwnClass): Promise<void> {
  const { page, keys } = desk;
  await keys.press('Enter');
  await expect(page.getByRole('button', { name: 'Find a substitute' })).toBeEnabled();
  await keys.press('s');
  await expect(dialog(page).locator('code')).toBeVisible();
  await keys.press('Escape');
  await expect(page.getByRole('button', { name: 'Stop asking' })).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  await desk.over('find a substitute');
}

async function cancelForTooFew({ page, keys, over }: Desk): Promise<void> {
  await keys.press('x');
  const tooFew = dialog(page).getByRole('radio', { name: 'Too few bookings' });
  await expect(dialog(page).getByRole('radio', { checked: true })).toBeFocused();
  while (!(await tooFew.isChecked())) await keys.press('ArrowDown');
  await expect(dialog(page).getByRole('button', { name: 'Cancel and send 1 email' })).toBeEnabled();
  await keys.press('Control+Enter');
  await expect(page.getByText('Cancelled · Too few bookings')).toBeVisible();
  await over('cancel a class for too few');
}

async function givePass(desk: Desk, { email }: BookingMember): Promise<void> {
  const { page, keys } = desk;
  await act(desk, 'give', 'Give a pass or membership', email);
  await expect(dialog(page).getByLabel('Product')).toBeFocused();
  await keys.type('10');
  await keys.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'Passes and memberships' })).toContainText(
    '10 workouts left',
  );
  await expect(dialog(page)).toBeHidden();
  await desk.over('give a pass');
}

async function waiveFee({ page, keys, over }: Desk): Promise<void> {
  const fees = page.getByRole('region', { name: 'Fees' });
  const waive = fees.getByRole('button', { name: 'Waive' });
  await keys.press('f');
  while (!(await isFocused(waive))) await keys.press('Tab');
  await keys.press('Enter');
  await expect(dialog(page).getByLabel('Reason')).toBeFocused();
  await keys.type('The U2 stood still.');
  await keys.press('Control+Enter');
  await expect(fees).toContainText('Waived');
  await expect(dialog(page)).toBeHidden();
  await keys.press('u');
  await expect(waive).toBeVisible();
  await over('waive a fee, and undo it');
}

/** From the person's own page, as the next job. */
async function mailLink(desk: Desk, { email }: BookingMember): Promise<void> {
  const { page, keys } = desk;
  await keys.press('i');
  await expect(dialog(page)).toContainText(email);
  await keys.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(message(page)).toContainText('The email is on its way.');
  await desk.over('mail a sign-in link');
}

async function bookFromPerson(desk: Desk, { name }: OwnClass): Promise<void> {
  const { page, keys } = desk;
  await keys.press('b');
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await keys.type(name);
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await keys.press('ArrowDown', 'Enter');
  await expect(dialog(page).getByRole('button', { name: 'Book', exact: true })).toBeFocused();
  await keys.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('region', { name: 'Bookings' })).toContainText(name);
  await desk.over('book a class for a person');
}

/** The same person once more under another address, in a file whose first names are called something nobody could guess. */
async function importTwin(desk: Desk, { email, number, firstName }: BookingMember): Promise<string> {
  const { page, keys } = desk;
  const twin = `twin.${email}`;
  const rows = [
    'Kunden-Nr.;Rufname;Familienname;E-Mail-Adresse',
    `twin-${number};${firstName};Zwilling;${twin}`,
  ];
  // Before the key: the browser is to be told in time that the file comes from here.
  const choosing = page.waitForEvent('filechooser', { timeout: MINUTE_MS });
  await goTo(desk, 'import', 'Import');
  await expect(page.getByText('Choose files')).toBeVisible();
  await keys.press('f');
  const buffer = Buffer.from(rows.join('\r\n'), 'latin1');
  await (await choosing).setFiles({ name: 'Export.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('combobox', { name: 'First name' })).toBeVisible();
  await keys.press('l');
  await expect(page.getByRole('combobox', { name: 'First name' })).toBeFocused();
  await keys.type('Ruf');
  await keys.press('Control+Enter');
  await expect(page.getByRole('region', { name: 'What changes' })).toContainText('1 new');
  await keys.press('Control+Enter');
  await expect(page.getByRole('main').getByText('Imported.')).toBeVisible();
  await desk.over('import a file with a column of another name');
  return twin;
}

async function merge(desk: Desk, { email }: BookingMember, twin: string): Promise<void> {
  const { page, keys } = desk;
  await keys.press('Control+k');
  await choose(desk, 'merge', 'Merge two records of a person');
  // The twin is found with the address, too; the person comes first.
  await choose(desk, email, new RegExp(` ${email}`));
  await expect(dialog(page).getByLabel('The other record')).toBeFocused();
  await keys.press('Control+a');
  await keys.type(twin);
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await expect(dialog(page).getByRole('button', { name: twin })).toBeVisible();
  await keys.press('Enter');
  await expect(dialog(page).getByText('can no longer sign in')).toBeVisible();
  await keys.press('Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await desk.over('merge two people');
}

/** The merge, and the import after it. */
async function undoFromLog(desk: Desk): Promise<void> {
  const { page, keys } = desk;
  await goTo(desk, 'log', 'Log');
  await expect(heading(page)).toHaveText('Log');
  const entry = (words: string) =>
    page.getByRole('main').getByRole('listitem').filter({ hasText: words }).first();
  await expect(entry('merged another record into').getByRole('button', { name: 'Undo' })).toBeVisible();
  await keys.press('l', 'Enter');
  await expect(dialog(page).getByText('This concerns')).toBeVisible();
  await keys.press('Control+Enter');
  await expect(entry('merged another record into')).toContainText('Undone later');
  await expect(entry('imported').getByRole('button', { name: 'Undo' })).toBeFocused();
  await keys.press('Enter');
  await expect(dialog(page)).toContainText('people included');
  await keys.press('Control+Enter');
  await expect(entry('imported')).toContainText('Undone later');
  await desk.over('undo two from the log');
}

async function planForEveryWeek(desk: Desk, name: string): Promise<void> {
  const { page, keys } = desk;
  await goTo(desk, 'repeating', 'Repeating week and closed days');
  await expect(page.getByRole('button', { name: /^New class on/ }).first()).toBeVisible();
  await keys.press('n');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await keys.type(name);
  await keys.press('Tab');
  await keys.type('Sun');
  await keys.press('Tab');
  await keys.type('0545AM');
  const coach = dialog(page).getByLabel('Coach');
  while (!(await isFocused(coach))) await keys.press('Tab');
  await keys.type('Malik');
  await keys.press('Tab', 'ArrowDown', 'Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: new RegExp(name) })).toBeVisible();
  await desk.over('plan a class for every week');
  await keys.press('u');
  await expect(page.getByRole('button', { name: new RegExp(name) })).toHaveCount(0);
  keys.taken();
}

/** On the next Monday, after its first class. */
async function addToWeek(desk: Desk): Promise<void> {
  const { page, keys } = desk;
  const monday = addDays(weekStart(berlinDate(new Date())), DAYS_PER_WEEK);
  const classes = page.locator(`[data-day="${monday}"] [data-class]`);
  await goTo(desk, 'timet', 'Timetable');
  await expect(page.locator('[data-class]').first()).toBeVisible();
  await keys.press('j');
  await expect(classes.first()).toBeVisible();
  await keys.press('l', 'n');
  await expect(dialog(page).getByLabel('Name')).toBeFocused();
  await keys.type('Open gym');
  await keys.press('Tab');
  await keys.type('Malik');
  await keys.press('Tab', 'ArrowDown', 'Control+Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('[data-class]:focus')).toContainText('Open gym');
  await desk.over('add a class to the week');
  await keys.press('u');
  await expect(classes.filter({ hasText: 'Open gym' })).toHaveCount(0);
}

/** Where no other class is: at four in the morning on a desk, at six on a phone, so that an hour later none is either. */
function nightOf(days: number, project: string): Date {
  return berlinInstant(addDays(berlinDate(new Date()), days), project === 'phone' ? '06:00' : '04:00');
}
