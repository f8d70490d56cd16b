import type { Page } from '@playwright/test';
import { signInToDesk } from '../src/desk.ts';
import { expect, expectAccessible, test } from '../src/site-test.ts';

const OWNER = 'owner@lifted.example';

test.beforeEach(({ surprises }) => surprises.expectError(/status of (401|403|409)/));

/** A file as a German spreadsheet saves it: Windows-1252, semicolons. */
function spreadsheet(name: string, rows: readonly string[]) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n'), 'latin1') };
}

/** Drops files on the page, as a person with a mouse does. */
async function drop(page: Page, file: ReturnType<typeof spreadsheet>): Promise<void> {
  const data = await page.evaluateHandle(
    ({ name, bytes }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], name));
      return transfer;
    },
    { name: file.name, bytes: [...file.buffer] },
  );
  await page.getByText('or drop them here').dispatchEvent('drop', { dataTransfer: data });
}

test(
  'a messy file is mapped, its fault found by line, corrected, imported and taken back, by the keyboard alone',
  { tag: ['@once', '@act'] },
  async ({ page }, { project }) => {
    const number = `${project.name}-7`;
    const rows = (mail: string) => [
      'Kunden-Nr.;Vorname;Familienname;E-Mail-Adresse;Telefon',
      `${number};Chloë;Löwe;chloe.${project.name}@import.example;0170 1`,
      '',
      `${number}1;Jürgen;Weiß;${mail};0170 2`,
    ];
    const fileName = 'Export.csv';
    await signInToDesk(page, '/desk/import', OWNER);
    await expectAccessible(page);

    await drop(page, spreadsheet(fileName, rows('no address')));
    const file = page.getByRole('region', { name: fileName });
    await expect(file).toContainText('2 rows, Windows-1252, semicolons');
    await expect(file.getByLabel('What is in it')).toHaveValue('customers');
    await expect(file.getByRole('combobox', { name: 'Last name' })).toHaveValue('2');
    await expect(file).toContainText('Not sent: Telefon');
    await expectAccessible(page);

    const sent = page.waitForRequest('**/api/desk/import');
    await page.getByRole('button', { name: 'Check' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: '1 fault' })).toBeVisible();
    expect((await sent).headers()['content-encoding']).toBe('gzip');
    const fault = page.getByRole('listitem').filter({ hasText: 'is not an email address' });
    await expect(fault).toContainText('Export.csv, line 4');
    // Focus has scrolled a field half under the bar at the top, where axe measures what is left of it.
    await page.evaluate(() => window.scrollTo({ top: 0 }));
    await expectAccessible(page);

    await page
      .getByLabel('Choose files')
      .setInputFiles(spreadsheet(fileName, rows(`jw.${project.name}@import.example`)));
    await page.getByRole('button', { name: 'Check' }).focus();
    await page.keyboard.press('Enter');
    const changes = page.getByRole('region', { name: 'What changes' });
    await expect(changes).toContainText('2 new');
    await expect(changes.getByRole('listitem').first()).toContainText('Löwe');
    await expect(changes).toContainText('Can be taken back for 30 days');
    await expectAccessible(page);

    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'Import', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByText('Imported.')).toBeVisible();
    await expectAccessible(page);
    await page.goto(`/desk/people?query=chloe.${project.name}`);
    await expect(page.getByRole('search').getByRole('link')).toHaveCount(1);

    await page.getByRole('link', { name: 'Log' }).click();
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: `imported ${fileName}` })
      .first();
    await entry.getByRole('button', { name: 'Undo' }).click();
    const question = page.getByRole('dialog', { name: 'Undo this?' });
    await expect(question).toContainText('people included');
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText(`took back the import of ${fileName}`).first()).toBeVisible();
    await page.goto(`/desk/people?query=chloe.${project.name}`);
    await expect(page.getByRole('search').getByRole('link')).toHaveCount(0);
  },
);

test('an import is the owner’s alone', { tag: '@once' }, async ({ page }) => {
  await signInToDesk(page, '/desk/import', 'desk@lifted.example');
  await expect(page.getByRole('link', { name: 'Import' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for your role');
});
