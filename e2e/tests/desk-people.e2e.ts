import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { signIn } from '../src/login-page.ts';
import { MEMBER } from '../src/members.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|403|404|409|422)/));

const message = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
const card = (page: Page, name: string) => page.getByRole('region', { name });

test(
  'somebody is added and found again, given a pass, and has it taken back, by the keyboard alone',
  { tag: ['@once', '@act'] },
  async ({ page }, { project }) => {
    // Five pages are looked through for faults on the way.
    test.setTimeout(180_000);
    const last = `Grünwald-${project.name}`;
    await signInToDesk(page, '/desk/people', 'desk@lifted.example');
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Add a person' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('First name')).toBeFocused();
    await page.keyboard.type('Zoë');
    await page.keyboard.press('Tab');
    await page.keyboard.type(last);
    await page.keyboard.press('Tab');
    await page.keyboard.type('member@lifted.example');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Somebody else has this address.')).toBeVisible();
    await page.getByRole('dialog').getByLabel('Email').fill(`zoe.${project.name}@web.example`);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Zoë ${last}` })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('link', { name: 'People', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'People' })).toBeFocused();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type('gruenw zoe');
    const row = page.getByRole('link', { name: `Zoë ${last}` });
    await expect(row).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('search').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('searchbox')).toBeFocused();
    // Nothing of the person is kept yet, so that the page begins without their name.
    await page.reload();
    await page.getByRole('searchbox').fill(`zoe grunwald ${project.name}`);
    await expect(page.getByRole('search').getByRole('link')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: `Zoë ${last}` })).toBeFocused();

    const passes = card(page, 'Passes and memberships');
    await page.getByRole('button', { name: 'Give a pass or membership' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Give a pass or membership' });
    await dialog.getByLabel('Product').selectOption({ index: 3 });
    await expectAccessible(page);
    await dialog.getByLabel('How it was sold').fill('cash');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(passes.getByText('10 workouts left')).toBeVisible();
    await passes.getByRole('button', { name: 'Correct' }).focus();
    await page.keyboard.press('Enter');
    const correction = page.getByRole('dialog', { name: 'Correct 10 Workouts' });
    await correction.getByLabel('Reason').fill('A gift for her birthday');
    await page.keyboard.press('Enter');
    await expect(correction).toBeHidden();
    await expect(passes.getByText('11 workouts left')).toBeVisible();
    await page.keyboard.press('F6');
    await page.keyboard.press('Tab');
    await message(page).getByRole('button', { name: 'Undo' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(passes.getByText('10 workouts left')).toBeVisible();
    await passes.getByText('3 entries').click();
    await expect(
      passes.getByText('Corrected by the studio: A gift for her birthday', { exact: false }),
    ).toHaveCount(2);
    await expectAccessible(page);
  },
);

test('a note is written, and its deletion taken back', { tag: '@once' }, async ({ page }, { project }) => {
  const words = `Prefers the early class (${project.name})`;
  await signInToDesk(page, '/desk/people?query=nopassword', OWNER);
  await page.getByRole('search').getByRole('link').first().click();
  const notes = card(page, 'Notes');
  await notes.getByRole('button', { name: 'Add note' }).click();
  await page.getByRole('dialog').getByLabel('Note').fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  const note = notes.getByRole('listitem').filter({ hasText: words });
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await note.getByRole('button', { name: 'Delete' }).click();
  await expect(note).toBeHidden();
  await message(page).getByRole('button', { name: 'Undo' }).first().click();
  await expect(note).toBeVisible();
  await expect(card(page, 'Log').getByText('wrote a note about').first()).toBeVisible();
});

test(
  'two records of one person become one, and two again',
  { tag: ['@once', '@act'] },
  async ({ page }, { project }) => {
    const last = `Doppel-${project.name}`;
    await signInToDesk(page, '/desk/people', OWNER);
    for (const mail of ['work', 'home']) {
      await page.goto('/desk/people');
      await page.getByRole('button', { name: 'Add a person' }).click();
      await page.getByLabel('First name').fill('Ida');
      await page.getByLabel('Last name').fill(last);
      await page.getByRole('dialog').getByLabel('Email').fill(`ida.${project.name}@${mail}.example`);
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByRole('heading', { level: 1, name: `Ida ${last}` })).toBeVisible();
    }
    await page.getByRole('button', { name: 'Merge …' }).click();
    const dialog = page.getByRole('dialog', { name: `Merge with Ida ${last}` });
    await dialog.getByRole('button', { name: new RegExp(`ida.${project.name}@work.example`) }).click();
    await expect(dialog.getByText('can no longer sign in')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Choose another one' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
    await expect(dialog).toBeHidden();
    const log = card(page, 'Log');
    await expect(log.getByText('merged another record into')).toBeVisible();
    await log.getByRole('button', { name: 'Undo' }).first().click();
    await page.getByRole('dialog', { name: 'Undo this?' }).getByRole('button', { name: 'Undo' }).click();
    await expect(log.getByText('separated another record from')).toBeVisible();
  },
);

test(
  'a member objects to a fee; the desk waives it, takes that back, and saves the list',
  { tag: ['@once', '@act'] },
  async ({ page, browser }) => {
    await signIn(page, MEMBER.email);
    await page.goto('/passes');
    await page.getByRole('button', { name: 'Object to this fee' }).first().click();
    await page.getByLabel('What happened?').fill('The U2 was not running.');
    await page.getByRole('button', { name: 'Send objection' }).click();
    const objected = page.getByText('You wrote: “The U2 was not running.”');
    await expect(objected).toBeFocused();

    const desk = await (await browser.newContext()).newPage();
    await signInToDesk(desk, '/desk/fees', OWNER);
    const fee = desk.getByRole('listitem').filter({ hasText: 'The U2 was not running.' });
    await expect(fee).toContainText('€5.00');
    await expectAccessible(desk);
    const saved = desk.waitForEvent('download');
    await desk.getByRole('button', { name: 'Save as CSV' }).click();
    expect((await saved).suggestedFilename()).toBe('fees-objections.csv');

    await fee.getByRole('button', { name: 'Waive' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Waive €5.00' });
    await dialog.getByRole('button', { name: 'Waive' }).click();
    await expect(dialog.getByText('Please fill this in.')).toBeVisible();
    await expectAccessible(desk);
    await dialog.getByLabel('Reason').fill('The U2 did stand still.');
    await dialog.getByRole('button', { name: 'Waive' }).click();
    await expect(fee).toBeHidden();
    // The button that was pressed is gone; the keyboard goes on in what is left of the list.
    await expect(desk.locator(':focus')).toHaveText(/Waive|No fees here\./);
    await page.reload();
    await expect(page.getByText('The U2 did stand still.')).toBeVisible();

    await message(desk).getByRole('button', { name: 'Undo' }).first().click();
    await expect(fee).toBeVisible();
    await page.reload();
    await expect(objected).toBeVisible();
    await desk.context().close();
  },
);

test('a coach finds no people and is told whose page it is', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/desk/people', 'coach@lifted.example');
  await expect(page.getByRole('link', { name: 'People', exact: true })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for your role');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'To the desk' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Today');
});
