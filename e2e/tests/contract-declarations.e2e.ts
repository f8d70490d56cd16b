import { readFile } from 'node:fs/promises';
import type { Browser, Locator, Page, TestInfo } from '@playwright/test';
import { mailCountFor, newestMailTo } from '../src/demo-mailbox.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';

const TERMINATION_CALL = '**/api/contract_declarations/terminations';
/** More stops than any of these pages has. */
const MOST_STOPS = 60;

const addressOf = ({ project, title }: TestInfo) =>
  `mia.${project.name}.${title.length}.${Date.now()}@example.com`;
const main = (page: Page) => page.getByRole('main');
const valueOf = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::dd[1]');

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Goes to an element as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('The keyboard does not reach it.');
}

test(
  'somebody cancels with the keyboard alone, keeps the receipt and has it by mail',
  { tag: '@act' },
  async ({ page, request }, testInfo) => {
    const address = addressOf(testInfo);
    await open(page, '/de/kuendigen');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Verträge hier kündigen');
    await expectAccessible(page);

    await tabTo(page, page.getByRole('radio', { name: 'Ordentlich, mit Frist' }));
    await expect(page.getByLabel('Dein Grund')).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByLabel('Dein Grund'));
    await page.keyboard.type('Ich ziehe um.');
    await tabTo(page, page.getByLabel('Welchen Vertrag?'));
    await page.keyboard.type('Unlimited');
    await tabTo(page, page.getByRole('radio', { name: 'Zum nächstmöglichen Zeitpunkt' }));
    await page.keyboard.press('ArrowDown');
    await tabTo(page, page.getByLabel('Tag', { exact: true }));
    // A day that is the same whichever of its parts a browser asks for first.
    await page.keyboard.type('11112099');
    await tabTo(page, page.getByLabel('Vor- und Nachname'));
    await page.keyboard.type('Mia Berger');
    await tabTo(page, page.getByLabel('E-Mail'));
    await page.keyboard.type(address);
    await tabTo(page, page.getByRole('button', { name: 'jetzt kündigen' }));
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Kündigung ist eingegangen');
    await expect(valueOf(page, 'Erklärung')).toHaveText('Außerordentliche Kündigung aus wichtigem Grund');
    await expect(valueOf(page, 'Grund')).toHaveText('Ich ziehe um.');
    await expect(valueOf(page, 'Ende des Vertrags')).toHaveText('zum 11.11.2099');
    await expect(valueOf(page, 'Eingegangen am')).toHaveText(
      /^\d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}:\d{2} Uhr ME(?:S)?Z$/,
    );
    await expectAccessible(page);

    const receivedAt = await valueOf(page, 'Eingegangen am').innerText();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Als Datei speichern' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^kuendigung-LF-\w{4}-\w{4}\.txt$/);
    const file = await readFile(await download.path(), 'utf8');
    const mail = await newestMailTo(request, address);
    for (const fact of ['Name: Mia Berger', 'Vertrag: Unlimited', `Eingegangen am: ${receivedAt}`]) {
      expect(file).toContain(fact);
      expect(mail).toContain(fact);
    }
  },
);

test('somebody withdraws in English and reads the receipt in both languages', async ({
  page,
  request,
}, testInfo) => {
  const address = addressOf(testInfo);
  await open(page, '/widerrufen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw from your contract');
  const button = page.getByRole('button', { name: 'Widerruf bestätigen' });
  await expect(button).toHaveAttribute('lang', 'de');
  await expect(button).toHaveAccessibleDescription('confirms the withdrawal');
  await expectAccessible(page);

  await page.getByLabel('First and last name').fill('Mia Berger');
  await page.getByLabel('Email').fill(address);
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your withdrawal');
  await expect(valueOf(page, 'Submitted with the button')).toHaveText('“Widerruf bestätigen”');
  const mail = await newestMailTo(request, address);
  expect(mail).toContain('Dein Widerruf ist eingegangen');
  expect(mail).toContain('We have received your withdrawal');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(valueOf(page, 'Name')).toBeVisible();
});

test('what has to change is said beside its field, the first one gets the focus, nothing typed is lost', async ({
  page,
}) => {
  await open(page, '/de/kuendigen');
  await page.getByLabel('Welchen Vertrag?').fill('Unlimited');
  await page.getByRole('radio', { name: 'An einem bestimmten Tag' }).check();
  await page.getByLabel('Tag', { exact: true }).fill('2020-01-01');
  await page.getByLabel('E-Mail').fill('mia');
  await page.keyboard.press('Enter');

  const day = page.getByLabel('Tag', { exact: true });
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription(/Dieser Tag liegt in der Vergangenheit\./);
  await expect(page.getByLabel('Vor- und Nachname')).toHaveAccessibleDescription(
    /Bitte sag uns deinen Namen/,
  );
  await expect(page.getByLabel('E-Mail')).toHaveAccessibleDescription(/anna@example\.com/);
  await expect(page.getByLabel('Welchen Vertrag?')).toHaveValue('Unlimited');
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);

  await page.getByLabel('Vor- und Nachname').fill('Mia');
  await expect(page.getByLabel('Vor- und Nachname')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Vor- und Nachname')).toBeFocused();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
});

test('a field that only a browser filled in is emptied, and the next press declares', async ({
  page,
  request,
}, testInfo) => {
  const address = addressOf(testInfo);
  await open(page, '/de/widerrufen');
  await page.locator('[name=website]').evaluate((trap: HTMLInputElement) => {
    trap.value = 'https://mine.example';
  });
  await page.getByLabel('Vor- und Nachname').fill('Mia Berger');
  await page.getByLabel('E-Mail').fill(address);
  const button = page.getByRole('button', { name: 'Widerruf bestätigen' });
  await button.click();
  await expect(main(page).getByRole('alert')).toContainText('drück den Knopf noch einmal');
  await button.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dein Widerruf ist eingegangen');
  expect(await mailCountFor(request, address)).toBe(1);
});

test('sends once, however often it is asked to', async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(TERMINATION_CALL, async (route) => {
    sent++;
    await answer.promise;
    await route.continue();
  });
  await open(page, '/kuendigen');
  await page.getByLabel('First and last name').fill('Mia Berger');
  await page.getByLabel('Email').fill('mia@example.com');
  await page.getByRole('button', { name: 'jetzt kündigen' }).click();
  await expect(page.getByRole('button', { name: 'jetzt kündigen' })).toBeDisabled();
  await page.getByLabel('Email').press('Enter');
  answer.resolve();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your cancellation');
  expect(sent).toBe(1);
});

test('when nothing reaches the studio, that is said with the way that is always open', async ({
  page,
  surprises,
}) => {
  surprises.expectError(/net::ERR_FAILED/);
  await page.route(TERMINATION_CALL, (route) => route.abort());
  await open(page, '/de/kuendigen');
  await page.getByLabel('Vor- und Nachname').fill('Mia Berger');
  await page.getByLabel('E-Mail').fill('mia@example.com');
  await page.getByRole('button', { name: 'jetzt kündigen' }).click();
  await expect(main(page).getByRole('alert')).toContainText('hello@lifted.example');
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Mia Berger');
  await expect(page.getByRole('button', { name: 'jetzt kündigen' })).toBeFocused();
});

test('both links are within reach on every kind of page', async ({ page }) => {
  for (const address of ['/', '/de/workouts', '/login']) {
    await page.goto(address);
    for (const name of ['Verträge hier kündigen', 'Vertrag widerrufen']) {
      await expect(page.getByRole('link', { name, includeHidden: true }).first()).toBeAttached();
    }
  }
});

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' });

  test('the form with its faults is accessible too', async ({ page }) => {
    await open(page, '/kuendigen');
    await page.getByRole('button', { name: 'jetzt kündigen' }).click();
    await expect(page.getByLabel('First and last name')).toBeFocused();
    // What lies below the bar at the top counts as too small to touch.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectAccessible(page);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('somebody corrects an address and has the receipt on a page of its own', async ({
    page,
    request,
    browser,
    surprises,
  }, testInfo) => {
    surprises.expectError(/status of 422/);
    const address = addressOf(testInfo);
    await page.goto('/de/kuendigen');
    await page.getByRole('radio', { name: 'Außerordentlich, aus wichtigem Grund' }).check();
    await page.getByLabel('Dein Grund').fill('Ich ziehe um.');
    await page.getByLabel('Vor- und Nachname').fill('Mia Berger');
    await page.getByLabel('E-Mail').fill('mia@here');
    await page.getByRole('button', { name: 'jetzt kündigen' }).click();

    await expect(page.getByRole('alert')).toContainText('anna@example.com');
    await expect(page.getByLabel('Dein Grund')).toHaveValue('Ich ziehe um.');
    await expect(page.getByLabel('Wie kündigst du?')).toHaveValue('extraordinary');
    await expectAccessible(await livingCopy(page, browser));
    await page.getByLabel('E-Mail').fill(address);
    await page.getByRole('button', { name: 'jetzt kündigen' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deine Kündigung ist eingegangen');
    await expect(page).toHaveURL(/\/de\/kuendigen$/);
    await expect(valueOf(page, 'Name')).toHaveText('Mia Berger');
    await expectAccessible(await livingCopy(page, browser));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Als Datei speichern' }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toContain('Grund: Ich ziehe um.');
    expect(await newestMailTo(request, address)).toContain('Grund: Ich ziehe um.');
  });

  test('somebody withdraws in English', async ({ page, request }, testInfo) => {
    const address = addressOf(testInfo);
    await page.goto('/widerrufen');
    await page.getByLabel('First and last name').fill('Mia Berger');
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We have received your withdrawal');
    expect(await mailCountFor(request, address)).toBe(1);
  });
});

/** The same page where scripts run, because axe is one. */
async function livingCopy(page: Page, browser: Browser): Promise<Page> {
  const copy = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
  await copy.setContent(await page.content());
  return copy;
}
