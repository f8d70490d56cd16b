import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';
const COACH = 'coach@lifted.example';

test(
  'the owner adds a tablet with a code that works once, and revokes it',
  { tag: ['@once', '@act'] },
  async ({ page, surprises }, { project }) => {
    surprises.expectError(/status of (401|422)/);
    const name = `Rack side ${project.name}`;
    await signInToDesk(page, '/desk/floor', OWNER);
    await page.getByRole('button', { name: 'Add a tablet' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Name').focus();
    await page.keyboard.type(name);
    await expect(page.getByRole('button', { name: 'Get the code' })).toBeEnabled();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: `The code of ${name}` });
    const code = await dialog.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/).innerText();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    const row = page.getByRole('button', { name: new RegExp(`^${name}`) });
    await expect(row).toContainText('waits for its code');

    const enrol = () => page.request.post('/api/floor/enrolment', { data: { code } });
    const [, token = ''] = /"token":"([^"]+)"/.exec(await (await enrol()).text()) ?? [];
    expect((await enrol()).status()).toBe(422);
    const day = () => page.request.get('/api/floor/day', { headers: { authorization: `Bearer ${token}` } });
    expect((await day()).status()).toBe(200);

    await page.reload();
    await expect(row).toContainText('in use');
    await row.click();
    await page
      .getByRole('dialog', { name: `Revoke ${name}?` })
      .getByRole('button', { name: 'Revoke' })
      .click();
    await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('revoked');
    expect((await day()).status()).toBe(401);
    await expectAccessible(page);
  },
);

test(
  'a coach sets their own PIN of the floor: four digits and nothing else',
  { tag: '@once' },
  async ({ page, surprises }) => {
    surprises.expectError(/status of 422/);
    await signInToDesk(page, '/desk/floor', COACH);
    await page.getByRole('button', { name: 'Set a PIN' }).click();
    const dialog = page.getByRole('dialog', { name: 'My PIN for the floor' });
    await dialog.getByLabel('New PIN').fill('12345');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert').first()).toBeVisible();
    await dialog.getByLabel('New PIN').fill('2468');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('The new PIN is saved.')).toBeVisible();
  },
);

test('a class says how it went, and has a sheet to print', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/desk/timetable', OWNER);
  const timetable = await (await page.request.get('/api/timetable')).text();
  const [, next = ''] = /"id":"([^"]+)"/.exec(timetable) ?? [];
  await page.goto(`/desk/classes/${next}/sheet`);
  await expect(page.getByRole('heading', { name: 'Floor sheet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'How it went' }).click();
  await expect(page.getByRole('heading', { name: 'Lifted more than last time' })).toBeVisible();
  await expectAccessible(page);
});
