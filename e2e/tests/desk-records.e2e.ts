import type { Page } from '@playwright/test';
import { mondayFromNow } from '../src/answers/studio-answers.ts';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const FRONT_DESK = 'desk@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|409|422)/));

const room = (page: Page, name: string) => page.getByRole('button', { name: `${name} Edit` });
const message = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });

test(
  'a room is added by the keyboard alone, renamed by two people at once, and taken back',
  { tag: ['@once', '@act'] },
  async ({ page, browser }, { project }) => {
    const yard = `Yard ${project.name}`;
    const back = `Back ${project.name}`;
    const front = `Front ${project.name}`;
    await signInToDesk(page, '/desk/records', FRONT_DESK);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Add a room' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Add a room' });
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.type(yard);
    await page.keyboard.press('Enter');
    await expect(room(page, yard)).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await signInToDesk(other, '/desk/records', OWNER);
    await room(other, yard).click();
    await room(page, yard).click();
    await other.getByRole('dialog').getByLabel('Name').fill(back);
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(room(other, back)).toBeVisible();

    const edit = page.getByRole('dialog', { name: `Edit ${yard}` });
    await edit.getByLabel('Name').fill(front);
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(edit.getByRole('alert')).toContainText('Somebody else changed the same');
    await expectAccessible(page);
    await edit.getByRole('button', { name: `Theirs: ${back}` }).click();
    await expect(edit.getByLabel('Name')).toHaveValue(back);
    await edit.getByRole('button', { name: `Yours: ${front}` }).click();
    await edit.getByRole('button', { name: 'Save' }).click();
    await expect(room(page, front)).toBeVisible();

    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(room(page, back)).toBeVisible();
    await page.getByRole('link', { name: 'Log' }).click();
    const first = page
      .getByRole('listitem')
      .filter({ hasText: 'changed the room' })
      .filter({ hasText: back })
      .first();
    await expect(first).toContainText('Takes back an earlier change');
    await expectAccessible(page);
    await other.context().close();
  },
);

test(
  'products are the owner’s to change, and a form says what does not fit',
  { tag: '@once' },
  async ({ page }) => {
    await signInToDesk(page, '/de/desk/records', OWNER);
    await page.getByRole('button', { name: /^5 Workouts/ }).click();
    const dialog = page.locator('dialog');
    await dialog.getByLabel('Preis in Euro').fill('neunzig');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(
      dialog.getByText('Gib bitte einen Betrag ein, zum Beispiel 94 oder 1.234,50.'),
    ).toBeVisible();
    await dialog.getByLabel('Preis in Euro').fill('90');
    await dialog.getByLabel('Mindestlaufzeit in Monaten').fill('3');
    await dialog.getByRole('button', { name: 'Speichern' }).click();
    await expect(dialog.getByText('Nur eine Mitgliedschaft hat eine Mindestlaufzeit.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: /^5 Workouts/ })).toBeFocused();
  },
);

/** A red square of 2 × 2 pixels as PNG. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWM4oKBwQEGBAUIBAB6OBAE2B7nUAAAAAElFTkSuQmCC',
  'base64',
);

test(
  'a coach gets a picture, which the site shows at once, and loses it again',
  { tag: '@once' },
  async ({ page }, { project }) => {
    const coach = project.name === 'desktop' ? 'Lea' : 'Malik';
    await signInToDesk(page, '/desk/records', FRONT_DESK);
    await page.getByRole('button', { name: new RegExp(`^${coach}`) }).click();
    const dialog = page.getByRole('dialog', { name: `Edit ${coach}` });
    const picture = dialog.getByLabel('Picture');
    await picture.setInputFiles({
      name: 'photo.heic',
      mimeType: 'image/heic',
      buffer: Buffer.from('\0\0\0\u0018ftypheic'),
    });
    await expect(dialog.getByRole('alert')).toContainText('save it as JPEG');
    await expectAccessible(page);
    await picture.setInputFiles({ name: 'photo.png', mimeType: 'image/png', buffer: PICTURE });
    const preview = dialog.getByRole('img', { name: 'As the site shows it' });
    await expect(preview).toHaveAttribute('src', /^\/api\/pictures\/[0-9a-f]{32}\.webp$/);
    await expect(dialog.getByRole('alert')).toBeHidden();
    const address = (await preview.getAttribute('src')) ?? '';
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toBeHidden();
    expect(await picturesOnTheSite(page)).toContain(address);
    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(message(page).getByText('Undone.')).toBeVisible();
    expect(await picturesOnTheSite(page)).not.toContain(address);
  },
);

/** Addresses of the pictures of coaches in the public timetable of the next days. */
async function picturesOnTheSite(page: Page): Promise<string> {
  const answer = await page.request.get('/api/timetable');
  return answer.text();
}

test(
  'a partner is added, and its visits of a month lead to their classes',
  { tag: '@once' },
  async ({ page }, { project }) => {
    const partner = `Partner ${project.name}`;
    await signInToDesk(page, '/desk/records', OWNER);
    await page.getByRole('button', { name: 'Add a partner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a partner' });
    await dialog.getByLabel('Name').fill(partner);
    await dialog.getByLabel('Places in a class').fill('2');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: `${partner} At most 2 guests in a class` })).toBeVisible();
    await page.getByRole('link', { name: 'Visits by month' }).click();
    await expect(page.getByRole('heading', { name: `${partner}: 0 visits` })).toBeVisible();
    await expectAccessible(page);

    const card = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: `${partner}: 0 visits` }) });
    await card.getByLabel('Compare with the payout').setInputFiles({
      name: 'payout.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Datum;Mitglied;Betrag\n02.11.2026;Anna Arnold;8,50\n'),
    });
    await expect(card.getByRole('status')).toContainText('Paid: 0 of 0 visits');
    await expect(card.getByRole('status')).toContainText('€8.50');
    await expect(card.getByText('In the list, but nobody was marked present: 1')).toBeVisible();
    await card.getByLabel('Name').selectOption('Nowhere');
    await expect(card.getByText('Choose the column of the reference or of the name.')).toBeVisible();
    await expectAccessible(page);
  },
);

test(
  'a room that has too little for a class is named where workouts are planned, until it has enough',
  { tag: '@once' },
  async ({ page }) => {
    await signInToDesk(page, '/desk/records', FRONT_DESK);
    const hall = page.getByRole('button', { name: /Main Floor Edit$|Main Floor .* Edit$/ });
    await hall.click();
    await page.getByRole('button', { name: 'Equipment of this room' }).click();
    const dialog = page.getByRole('dialog', { name: /^Equipment: .*Main Floor$/ });
    await dialog.getByLabel('Barbell').fill('a few');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByText('Please enter a number.')).toBeVisible();
    for (const field of await dialog.getByRole('textbox').all()) await field.fill('1');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(hall).toContainText('Barbell for 1');

    await page.getByRole('link', { name: 'Programme' }).click();
    await page.getByLabel('Workouts for').selectOption('Full Body Strength');
    // This week may have no class in that room any more.
    const short = page.locator(`[data-link="${mondayFromNow(1)}"]`);
    await expect(short).toContainText('Too little equipment');
    await short.click();
    await expect(page.getByText(/ for 1 person in .*Main Floor, but \d+ places at /).first()).toBeVisible();
    await expectAccessible(page);

    await message(page).getByRole('button', { name: 'Undo' }).first().click();
    await expect(page.getByText(/ for 1 person in /)).toHaveCount(0);
  },
);
