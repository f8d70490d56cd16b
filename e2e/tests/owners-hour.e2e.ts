import { randomUUID } from 'node:crypto';
import type { Database } from '@lifted/database/open-database';
import type { Browser, Locator, Page } from '@playwright/test';
import { oweFee, takeBookingMember, type BookingMember } from '../src/booking/booking-members.ts';
import { isFocused, keyboardOf, notePointing, POINTER, type Hands } from '../src/reader/hands.ts';
import { emailField, loginButton, passwordField } from '../src/login-page.ts';
import { DEMO_PASSWORD } from '../src/members.ts';
import { expect, hydrated, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
/** Jana, who gives no class at night. */
const COACH = 'coach@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409)/));

const dialog = (page: Page) => page.locator('dialog[open]');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const section = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Desk', exact: true }).getByRole('link', { name, exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name });

/** Somebody at a page, and how they work it. */
interface Worker {
  readonly page: Page;
  readonly hands: Hands;
}

/** A class of the night between Saturday and Sunday, which no other journey sees. */
interface NightClass {
  readonly name: string;
  readonly start: `0${number}`;
}

// A keyboard is a desktop's; a mouse and a finger each have a run.
for (const way of ['with mouse or finger', 'with the keyboard alone'] as const)
  test(
    `the owner’s hour ${way}: next week planned, a substitute found, a class cancelled, a person imported and merged, and two of it undone`,
    { tag: way === 'with the keyboard alone' ? '@once' : [] },
    async ({ page, browser, database, nextMember }, { project }) => {
      // An hour of work on two desks and a phone.
      test.setTimeout(300_000);
      const isKeyboard = way === 'with the keyboard alone';
      const isPhone = project.name === 'phone';
      const handsOf = (one: Page) => (isKeyboard ? keyboardOf(one) : POINTER);
      const pointing = isKeyboard ? await notePointing(page) : [];
      const owner: Worker = { page, hands: handsOf(page) };
      const member = await takeBookingMember(database, nextMember);
      // Not at two or three: on some Sunday the clocks are changed then.
      const start = isKeyboard ? 1 : 4 + (isPhone ? 1 : 0);
      const planned: NightClass = { name: `Hour of ${member.number}`, start: `0${start}` };
      const person = await fullName(database, member);
      await oweFee(database, member);

      await signIn(owner, '/desk/timetable', OWNER);
      await planNextWeek(owner, planned);
      if (isKeyboard) await moveByKeys(page, planned);
      else if (isPhone) await moveByForm(owner, planned);
      else await moveByMouse(page, planned);
      const classId = await openClass(owner, planned);
      const link = await askForSubstitute(owner);
      const pointingOfCoach = await acceptAsCoach({ browser, link, planned, isKeyboard, handsOf });

      await book(database, classId, member);
      await page.reload();
      await expect(page.getByRole('main')).toContainText('Jana');
      await cancelForTooFew(owner);
      await importTwice(owner, member, person);
      await openPerson(owner, member, person);
      await grantPass(owner);
      await waiveFee(owner);
      await merge(owner, member);
      await undoTwo(owner, person);

      await expect.poll(() => mailsAbout(database, member)).toEqual(['class_canceled']);
      await removeFromRepeatingWeek(owner, planned, isKeyboard);
      expect([...pointing, ...pointingOfCoach], 'mouse and finger').toEqual([]);
    },
  );

async function signIn({ page, hands }: Worker, address: string, email: string): Promise<void> {
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?/);
  await hydrated(page);
  await hands.write(emailField(page), email);
  await hands.write(passwordField(page), DEMO_PASSWORD);
  await hands.press(loginButton(page));
  await expect(page).toHaveURL((url) => url.pathname === address);
}

const classIn = (page: Page, { name, start }: NightClass, minutes = '\\d\\d') =>
  page.getByRole('link', { name: new RegExp(`^${start}:${minutes} .* ${name}`) });

async function planNextWeek({ page, hands }: Worker, planned: NightClass): Promise<void> {
  await hands.press(page.getByRole('link', { name: 'Repeating week and closed days' }));
  // The timetable has a button of the same name, and stays until the next page has loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Repeating week' })).toBeVisible();
  await hands.press(button(page, 'Add a class'));
  await hands.write(dialog(page).getByLabel('Name'), planned.name);
  await hands.pick(dialog(page).getByLabel('Day', { exact: true }), 'Sunday');
  await hands.write(dialog(page).getByLabel('Start'), `${planned.start}00`);
  await hands.pick(dialog(page).getByLabel('Coach'), 'Malik');
  // Classes of other journeys are in the Loft, at all hours of the night.
  await hands.pick(dialog(page).getByLabel('Room'), 'Greifenhagener Straße, Main Floor');
  await hands.press(dialog(page).getByRole('button', { name: 'Save' }));
  await expect(dialog(page)).toBeHidden();
  await hands.press(page.getByRole('link', { name: 'To the timetable' }));
  await hands.press(button(page, 'Week after'));
  await expect(classIn(page, planned, '00')).toBeVisible();
}

/** A week is one stop for Tab; arrow keys go from class to class. */
async function goByArrows(page: Page, wanted: Locator): Promise<void> {
  const first = page.locator('[data-class][tabindex="0"]');
  while (!(await isFocused(first))) await page.keyboard.press('Tab');
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowDown'])
    for (let steps = 0; steps < 20 && !(await isFocused(wanted)); steps += 1) await page.keyboard.press(key);
  await expect(wanted).toBeFocused();
}

/** With Alt the arrow keys move a class. */
async function moveByKeys(page: Page, planned: NightClass): Promise<void> {
  const moved = classIn(page, planned);
  await goByArrows(page, moved);
  await page.keyboard.press('Alt+ArrowDown');
  await expect(moved).toHaveAccessibleName(new RegExp(`^${planned.start}:15.*Changed by hand`));
  await expect(moved).toBeFocused();
}

async function moveByMouse(page: Page, planned: NightClass): Promise<void> {
  const saturday = page.locator('[data-day]').nth(5);
  await classIn(page, planned).hover();
  await page.mouse.down();
  await saturday.getByRole('heading').hover();
  await saturday.getByRole('link').first().hover();
  await page.mouse.up();
  await expect(saturday.getByRole('link', { name: planned.name })).toContainText('Changed by hand');
}

async function moveByForm({ page, hands }: Worker, planned: NightClass): Promise<void> {
  await hands.press(classIn(page, planned));
  await hands.press(button(page, 'Edit'));
  await hands.write(dialog(page).getByLabel('Time'), `${planned.start}15`);
  await hands.press(dialog(page).getByRole('button', { name: 'Save' }));
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(classIn(page, planned, '15')).toBeVisible();
}

async function openClass({ page, hands }: Worker, planned: NightClass): Promise<string> {
  await hands.press(classIn(page, planned));
  await expect(page.getByRole('heading', { level: 1, name: planned.name })).toBeVisible();
  return decodeURIComponent(new URL(page.url()).pathname.split('/').at(-1) ?? '');
}

/** The link to share. */
async function askForSubstitute({ page, hands }: Worker): Promise<string> {
  await hands.press(button(page, 'Find a substitute'));
  const link = await dialog(page).locator('code').innerText();
  await hands.press(dialog(page).getByRole('button', { name: 'Close' }));
  await expect(button(page, 'Stop asking')).toBeVisible();
  return new URL(link).pathname;
}

interface Acceptance {
  readonly browser: Browser;
  readonly link: string;
  readonly planned: NightClass;
  readonly isKeyboard: boolean;
  readonly handsOf: (page: Page) => Hands;
}

/** Opens the link as a coach in a browser of their own, and takes the class. Returns what mouse and finger did there. */
async function acceptAsCoach({ browser, link, planned, isKeyboard, handsOf }: Acceptance) {
  const page = await (await browser.newContext()).newPage();
  const pointing = isKeyboard ? await notePointing(page) : [];
  const hands = handsOf(page);
  await signIn({ page, hands }, link, COACH);
  const wanted = page.getByRole('listitem').filter({ hasText: planned.name });
  await hands.press(wanted.getByRole('button', { name: 'I’ll take it' }));
  await expect(wanted).toHaveCount(0);
  await page.context().close();
  return pointing;
}

async function cancelForTooFew({ page, hands }: Worker): Promise<void> {
  await hands.press(button(page, 'Cancel the class'));
  await hands.tick(dialog(page).getByRole('radio', { name: 'Too few bookings' }));
  await hands.press(dialog(page).getByRole('button', { name: 'Cancel and send 1 email' }));
  await expect(page.getByText('Cancelled · Too few bookings')).toBeVisible();
}

/** A messy file of another system with a column nobody could guess: the same person once more, under another address. */
async function importTwice(owner: Worker, member: BookingMember, person: string): Promise<void> {
  const { page, hands } = owner;
  const [first = '', ...last] = person.split(' ');
  const row = [`second-${member.number}`, first, last.join(' '), secondAddress(member)].join(';');
  const rows = ['Kunden-Nr.;Rufname;Familienname;E-Mail-Adresse', '', row];
  await hands.press(section(page, 'Import'));
  await chooseFile(owner, Buffer.from(rows.join('\r\n'), 'latin1'));
  await hands.pick(page.getByRole('combobox', { name: 'First name' }), 'Rufname');
  await hands.press(button(page, 'Check'));
  const changes = page.getByRole('region', { name: 'What changes' });
  await expect(changes).toContainText('1 new');
  await expect(changes).toContainText(first);
  await hands.press(button(page, 'Import'));
  await expect(page.getByRole('main').getByText('Imported.')).toBeVisible();
}

async function chooseFile({ page, hands }: Worker, buffer: Buffer): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  if (hands === POINTER) await page.getByText('Choose files').click();
  else await hands.press(page.getByLabel('Choose files'));
  await (await choosing).setFiles({ name: 'Export.csv', mimeType: 'text/csv', buffer });
}

const secondAddress = ({ email }: BookingMember) => `second.${email}`;

async function openPerson({ page, hands }: Worker, { email }: BookingMember, person: string): Promise<void> {
  await hands.press(section(page, 'People'));
  await hands.write(page.getByRole('searchbox'), email);
  const found = page
    .getByRole('search')
    .getByRole('link')
    .filter({ hasNotText: `second.${email}` });
  await expect(found).toHaveCount(1);
  await hands.press(found);
  await expect(page.getByRole('heading', { level: 1, name: person })).toBeVisible();
  await expect(page.getByRole('link', { name: email, exact: true })).toBeVisible();
}

async function grantPass({ page, hands }: Worker): Promise<void> {
  await hands.press(button(page, 'Give a pass or membership'));
  const products = dialog(page).getByLabel('Product');
  await hands.pick(products, await products.locator('option', { hasText: /^10 / }).innerText());
  await hands.write(dialog(page).getByLabel('How it was sold'), 'cash');
  await hands.press(dialog(page).getByRole('button', { name: 'Save' }));
  await expect(dialog(page)).toBeHidden();
  await expect(card(page, 'Passes and memberships')).toContainText('10 workouts left');
}

async function waiveFee({ page, hands }: Worker): Promise<void> {
  await hands.press(card(page, 'Fees').getByRole('button', { name: 'Waive' }));
  await hands.write(dialog(page).getByLabel('Reason'), 'The U2 stood still.');
  await hands.press(dialog(page).getByRole('button', { name: 'Waive' }));
  await expect(card(page, 'Fees')).toContainText('Waived');
}

async function merge({ page, hands }: Worker, member: BookingMember): Promise<void> {
  await hands.press(button(page, 'Merge …'));
  await hands.write(dialog(page).getByLabel('The other record'), secondAddress(member));
  await hands.press(dialog(page).getByRole('button', { name: secondAddress(member) }));
  await expect(dialog(page).getByText('can no longer sign in')).toBeVisible();
  await hands.press(dialog(page).getByRole('button', { name: 'Merge', exact: true }));
  await expect(dialog(page)).toBeHidden();
}

/** The merge and the waiver, from the log. */
async function undoTwo({ page, hands }: Worker, person: string): Promise<void> {
  await hands.press(section(page, 'Log'));
  for (const [done, undone] of [
    ['merged another record into', 'separated another record from'],
    ['decided on a fee for', 'took back a decision on a fee for'],
  ]) {
    const entry = (words = '') =>
      page
        .getByRole('listitem')
        .filter({ hasText: `${words} ${person}` })
        .first();
    await hands.press(entry(done).getByRole('button', { name: 'Undo' }));
    await hands.press(dialog(page).getByRole('button', { name: 'Undo' }));
    await expect(entry(undone)).toBeVisible();
    await expect(entry(done)).toContainText('Undone later');
  }
}

async function removeFromRepeatingWeek(
  { page, hands }: Worker,
  planned: NightClass,
  isKeyboard: boolean,
): Promise<void> {
  await hands.press(section(page, 'Timetable'));
  await hands.press(page.getByRole('link', { name: 'Repeating week and closed days' }));
  // The timetable has a button of the same name, and stays until the next page has loaded.
  await expect(page.getByRole('heading', { level: 1, name: 'Repeating week' })).toBeVisible();
  const repeated = page.getByRole('button', { name: new RegExp(planned.name) });
  await expect(repeated).toBeVisible();
  if (isKeyboard) await goByArrows(page, repeated);
  await hands.press(repeated);
  await hands.press(dialog(page).getByRole('button', { name: 'Remove' }));
  await expect(repeated).toBeHidden();
}

async function fullName({ pool }: Database, { number }: BookingMember): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from studio.customers where number = $1`,
    [number],
  );
  return rows[0]?.name ?? '';
}

async function book({ pool }: Database, classId: string, { number }: BookingMember): Promise<void> {
  await pool.query(
    'insert into studio.bookings (id, customer_number, workout_id, booked_at) values ($1, $2, $3, now())',
    [randomUUID(), number, classId],
  );
}

/** Kinds of the mails somebody was sent or is to be sent. */
async function mailsAbout({ pool }: Database, { email }: BookingMember): Promise<string[]> {
  const { rows } = await pool.query<{ kind: string }>(
    'select kind from studio.mail_outbox where recipient = $1 order by id',
    [email],
  );
  return rows.map(({ kind }) => kind);
}
