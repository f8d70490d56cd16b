import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { mailCountFor, newestMailTo } from '../src/demo-mailbox.ts';
import { freePort } from '../src/studio/free-port.ts';
import { expect, expectAccessible, hydrated, test } from '../src/site-test.ts';
import { startFakeQuestionnaire } from '../src/outside/fake-questionnaire.ts';
import { STUDIO_LIMIT_MS, startStudioProcess } from '../src/studio/studio-process.ts';

const CALL = '**/api/trainer_applications';

const PAGES = [
  {
    address: '/become-a-trainer',
    language: 'en',
    heading: 'Become a Trainer',
    apply: 'Apply in one minute',
    send: 'Send',
    steps: ["Let's connect", 'Show us your potential', 'Become a trainer'],
    chosen: 'English & German',
    thanks: 'Thanks, Ada. We’ve got it.',
    subject: 'You would like to coach at LIFTED',
    missing: ['Please tell us your first name.', 'Please tell us your last name.'],
    unreachable: 'Please leave a WhatsApp or phone number, so that we can get back to you.',
    refused: 'Not sent yet. Please have another look at the marked fields.',
    badNumber: 'Please enter a phone number such as +49 151 23456789.',
  },
  {
    address: '/de/become-a-trainer',
    language: 'de',
    heading: 'Werde Coach bei uns',
    apply: 'In einer Minute bewerben',
    send: 'Abschicken',
    steps: ['Lass uns reden', 'Zeig uns, was du kannst', 'Werde Coach'],
    chosen: 'Englisch & Deutsch',
    thanks: 'Danke, Ada. Ist angekommen.',
    subject: 'Du möchtest bei LIFTED coachen',
    missing: ['Sag uns bitte deinen Vornamen.', 'Sag uns bitte deinen Nachnamen.'],
    unreachable: 'Gib bitte eine WhatsApp- oder Telefonnummer an, damit wir dich erreichen.',
    refused: 'Noch nicht abgeschickt. Schau dir bitte die markierten Felder noch einmal an.',
    badNumber: 'Gib bitte eine Telefonnummer an, zum Beispiel +49 151 23456789.',
  },
] as const;

type Words = (typeof PAGES)[number];

const field = (page: Page, name: string) => page.locator(`main [name="${name}"]`);
const sendButton = (page: Page, { send }: Words) => page.getByRole('button', { name: send });

/** The language does not change the layout, so one of them is enough on the phone. */
const tagOf = ({ language }: Words) => (language === 'de' ? '@once' : []);

async function open(page: Page, { address }: Words): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

async function fillIn(page: Page, address = ''): Promise<void> {
  await field(page, 'first_name').fill('Ada');
  await field(page, 'last_name').fill('Vogel');
  await field(page, 'phone').fill('030 555 012 40');
  await field(page, 'email').fill(address);
}

for (const words of PAGES) {
  test.describe(words.address, () => {
    test(
      'leads a coach from the first sight through three steps to an application, by keyboard',
      { tag: words.language === 'de' ? ['@once', '@act'] : [] },
      async ({ page, request }, { project }) => {
        const address = `ada.${words.language}.${project.name}.${Date.now()}@example.com`;
        await open(page, words);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.heading);
        for (const step of words.steps)
          await expect(page.getByRole('heading', { name: step, exact: true })).toBeVisible();
        await expect(field(page, 'language').locator('option:checked')).toHaveText(words.chosen);
        await expectAccessible(page);

        await page.getByRole('link', { name: words.apply }).press('Enter');
        await expect(page).toHaveURL(/#apply$/);
        await field(page, 'first_name').focus();
        for (const typed of ['Ada', 'Vogel', '+49 151 555 012 40', '', address]) {
          await page.keyboard.type(typed);
          await page.keyboard.press('Tab');
        }
        await expect(field(page, 'language')).toBeFocused();
        await page.keyboard.press('Tab');
        await page.keyboard.type('Hyrox, Hanteln, halb sieben.');
        await page.keyboard.press('Tab');
        await expect(sendButton(page, words)).toBeFocused();
        await page.keyboard.press('Enter');

        await expect(page.getByRole('status')).toHaveText(words.thanks);
        await expectAccessible(page);
        const mail = await newestMailTo(request, address);
        expect(mail).toContain(words.subject);
        expect(mail).toContain('+49 151 555 012 40');
        expect(await mailCountFor(request, address)).toBe(1);
      },
    );

    test(
      'says beside each field what to change, asks nobody for it, and keeps what was typed',
      { tag: tagOf(words) },
      async ({ page }) => {
        const calls: string[] = [];
        page.on('request', (request) => {
          if (request.url().includes('/api/trainer_applications')) calls.push(request.url());
        });
        await open(page, words);
        await field(page, 'message').fill('Hanteln');
        await sendButton(page, words).click();
        await expect(page.getByRole('alert')).toHaveText([...words.missing, words.unreachable]);
        await expect(field(page, 'first_name')).toBeFocused();
        await expect(field(page, 'first_name')).toHaveAccessibleDescription(words.missing[0]);
        await expectAccessible(page);

        await fillIn(page);
        await field(page, 'phone').fill('ruf mich an');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toHaveText([words.badNumber]);
        await expect(field(page, 'phone')).toBeFocused();
        await expect(field(page, 'phone')).toHaveValue('ruf mich an');
        await expect(field(page, 'message')).toHaveValue('Hanteln');
        expect(calls).toEqual([]);
      },
    );

    test(
      'shows why the server refuses, in the language it asked for',
      { tag: '@once' },
      async ({ page, surprises }) => {
        surprises.expectError(/status of 429/);
        await page.route(CALL, (route) =>
          route.fulfill({
            status: 429,
            contentType: 'application/problem+json',
            json: {
              code: 'too_many_requests',
              detail: `Said in ${route.request().headers()['accept-language']}.`,
              status: 429,
            },
          }),
        );
        await open(page, words);
        await fillIn(page);
        await sendButton(page, words).click();
        await expect(page.getByRole('alert')).toContainText(`Said in ${words.language}.`);
        await expect(sendButton(page, words)).toBeFocused();
        await expect(field(page, 'last_name')).toHaveValue('Vogel');
      },
    );

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test(
        'the form is sent by the browser itself and answered with a page',
        { tag: '@once' },
        async ({ page, request, surprises }, info) => {
          surprises.expectError(/status of 422/);
          const address = `bo.${words.language}.${info.project.name}.${Date.now()}@example.com`;
          await page.goto(words.address);
          await fillIn(page, address);
          await field(page, 'phone').fill('ruf mich an');
          await field(page, 'message').fill('Zeile eins\nZeile zwei');
          await sendButton(page, words).click();

          await expect(page).toHaveURL(new RegExp(`${words.address}$`));
          await expect(page.getByText(words.badNumber)).toBeVisible();
          await expect(field(page, 'phone')).toHaveAccessibleDescription(
            `${words.refused} ${words.badNumber}`,
          );
          await expect(field(page, 'phone')).toBeFocused();
          await expect(field(page, 'message')).toHaveValue('Zeile eins\nZeile zwei');
          await field(page, 'phone').fill('030 555 012 40');
          await sendButton(page, words).click();
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.thanks);
          expect(await newestMailTo(request, address)).toContain(words.subject);
        },
      );
    });
  });
}

const [english] = PAGES;

test('sends once, however often it is asked to', { tag: '@once' }, async ({ page }) => {
  const answer = Promise.withResolvers<void>();
  const sent: unknown[] = [];
  await page.route(CALL, async (route) => {
    sent.push(route.request().postDataJSON());
    await answer.promise;
    await route.fulfill({ status: 201, json: { received_at: '2026-11-20T12:00:00+01:00' } });
  });
  await open(page, english);
  await fillIn(page);
  await sendButton(page, english).dblclick();
  await field(page, 'phone').press('Enter');
  answer.resolve();
  await expect(page.getByText(english.thanks)).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ first_name: 'Ada', language: 'English & German', page_language: 'en' });
});

// It sets the window size itself, and the rate limit allows ten submissions per address.
test('the answers without JavaScript are accessible', { tag: '@once' }, async ({ page, surprises }) => {
  // With the scripts held back the browser submits the form itself, and axe can still check the answer.
  surprises.expectError(/net::ERR_FAILED|dynamically imported module|status of 422/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto(english.address);
  await fillIn(page);
  await field(page, 'phone').fill('call me');
  await sendButton(page, english).click();
  await expect(page.getByText(english.badNumber)).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectAccessible(page);
  await field(page, 'website').fill('a robot, so that nobody is bothered', { force: true });
  await field(page, 'phone').fill('030 555 012 40');
  await sendButton(page, english).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.thanks);
  await expectAccessible(page);
});

test('the answer without JavaScript is valid HTML', { tag: '@once' }, async ({ request }) => {
  const answer = await request.post('/become-a-trainer', { form: { first_name: 'Ada "<b>"', message: 'x' } });
  expect(answer.status()).toBe(422);
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: { 'no-trailing-whitespace': 'off', 'long-title': 'off' },
  });
  const { results } = await validator.validateString(await answer.text());
  expect(
    results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
  ).toEqual([]);
});

test.describe('in the dark', { tag: '@once' }, () => {
  test.use({ colorScheme: 'dark' });

  test('is accessible too', async ({ page }) => {
    await open(page, english);
    await sendButton(page, english).click();
    await expect(page.getByRole('alert')).toHaveCount(3);
    await expectAccessible(page);
  });
});

test('has no questionnaire unless the studio has one', { tag: '@once' }, async ({ page }) => {
  await open(page, english);
  await expect(page.getByRole('heading', { name: 'Prefer ticking boxes?' })).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test.describe('a studio with a questionnaire', { tag: '@once' }, () => {
  test('loads it after two clicks, beside the form, and lets go of it', async ({ page, surprises }) => {
    // Starts a studio of its own.
    test.setTimeout(STUDIO_LIMIT_MS);
    const questionnaire = await startFakeQuestionnaire();
    const studio = await startStudioProcess({
      port: await freePort(),
      logName: 'e2e-questionnaire',
      env: { TRAINER_QUESTIONNAIRE_URL: questionnaire.url },
    });
    const pattern = [studio.baseUrl, questionnaire.origin].join('|').replaceAll('.', '\\.');
    surprises.expectError(new RegExp(`request to a foreign origin: (?:${pattern})`));
    try {
      await page.goto(`${studio.baseUrl}/become-a-trainer`);
      await hydrated(page);
      await expect(page.getByRole('heading', { name: 'Prefer ticking boxes?' })).toBeVisible();
      await expect(page.getByText(new URL(questionnaire.origin).host)).toBeVisible();
      await expectAccessible(page);
      expect(questionnaire.visits()).toBe(0);

      await page.getByRole('button', { name: 'Load questionnaire' }).click();
      const frame = page.frameLocator('iframe[title="Prefer ticking boxes?"]');
      await expect(frame.getByRole('heading', { name: 'Questionnaire' })).toBeVisible();
      await expect(field(page, 'first_name')).toBeVisible();
      expect(questionnaire.visits()).toBe(1);

      await page.getByRole('button', { name: 'Turn it off' }).click();
      await expect(page.locator('iframe')).toHaveCount(0);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('iframe')).toHaveCount(0);
      expect(questionnaire.visits()).toBe(1);
    } finally {
      // Requests still in flight would fail once the server has stopped.
      await page.close();
      await studio.stop();
      await questionnaire.close();
    }
  });
});
