import { readFile } from 'node:fs/promises';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { Authenticator } from '../src/identity/authenticator.ts';
import { freePort } from '../src/studio/free-port.ts';
import { openStudioDatabase } from '../src/members.ts';
import { codeField, setUpButton, turnOnButton } from '../src/identity/second-step.ts';
import { expect, expectAccessible, hydrated, test as base } from '../src/site-test.ts';
import { STUDIO_LIMIT_MS, startStudioProcess, type StudioProcess } from '../src/studio/studio-process.ts';

const ORIGIN = 'https://kraftraum.example';
const NAME = 'Kraftraum Leipzig';

/** Answers besides those that stand in the form already. */
const ANSWERS = {
  'What is the studio called?': NAME,
  'Street and number?': 'Karl-Heine-Straße 1',
  'Postcode?': '04229',
  'City?': 'Leipzig',
  'District?': 'Plagwitz',
  'The studio’s email address?': 'hallo@kraftraum.example',
  'The studio’s phone number?': '+49 341 555 01',
  'Which colour do buttons and links have?': '#1f7a4d',
  'Open from Monday to Friday?': '06:30-21:30',
  'Open on Saturday?': '-',
  'First name of the coach?': 'Ada',
  'The classes of a week?': 'Mo-So 07:00 18:00',
  'The owner’s own email address': 'ada@kraftraum.example',
};

/** What the law asks for, by the sections of the desk's page. */
const LEGAL = {
  Company: {
    Company: 'Kraftraum Leipzig GmbH',
    'Managing directors, or the sole owner': 'Ada Arnold',
    'Liability insurer': 'Sächsische Versicherung AG',
    'Address of the insurer': 'Markt 1, 04109 Leipzig',
    'Where the insurance applies, in German': 'Deutschland',
  },
  'Data protection': {
    'Hosting company': 'Rechenzentrum Leipzig GmbH',
    'Mail company': 'Post Leipzig GmbH',
    'Data protection authority': 'Sächsische Datenschutz- und Transparenzbeauftragte',
    'Its address': 'Maternistraße 17, 01067 Dresden',
  },
};

/** Pages of all kinds, mails apart. */
const PAGES = [
  '/',
  '/about',
  '/workouts',
  '/memberships',
  '/become-a-trainer',
  '/wod',
  '/login',
  '/imprint',
  '/terms',
  '/privacy-policy',
  '/accessibility',
  '/suggested-load',
  '/desk',
  '/floor',
].flatMap((page) => [page, page === '/' ? '/de' : `/de${page}`]);
const OTHER_TEXTS = [
  '/manifest.webmanifest',
  '/de/manifest.webmanifest',
  '/studio-profile.json',
  '/sitemap.xml',
  '/.well-known/security.txt',
  '/robots.txt',
  '/api/openapi.json',
  '/api/timetable',
  '/api/price-list',
];

const test = base.extend<{ readonly newStudio: StudioProcess; readonly baseURL: string }>({
  newStudio: [
    async ({}, use) => {
      const studio = await startStudioProcess({
        port: await freePort(),
        logName: 'e2e-second-studio',
        startsEmpty: true,
        env: {
          STUDIO_MODE: 'production',
          PUBLIC_URL: ORIGIN,
          // Nothing listens there: mails stay in the outbox, where they can be read.
          SMTP_URL: 'smtp://127.0.0.1:9',
          IDENTITY_SECRET: 'a secret of the second studio that guards nothing',
        },
      });
      await use(studio);
      await studio.stop();
    },
    { timeout: STUDIO_LIMIT_MS },
  ],
  baseURL: ORIGIN,
});

/** Counts what a person does. */
function counted() {
  const count = { presses: 0, fields: 0 };
  return {
    count,
    press: async (button: Locator) => {
      count.presses += 1;
      await button.click();
    },
    fill: async (field: Locator, text: string) => {
      count.fields += 1;
      await field.fill(text);
    },
  };
}

test(
  'another studio, from an empty database to a published timetable and a first booking',
  { tag: '@once' },
  async ({ page, context, browser, newStudio, surprises }, testInfo) => {
    // A studio from nothing, with codes of which there is a new one every half minute.
    test.setTimeout(300_000);
    surprises.expectError(/status of (401|403|404|409|422|503)|did not load|ERR_FAILED/);
    await reachAt(context, ORIGIN, newStudio.baseUrl);
    const { count, press, fill } = counted();
    const begun = Date.now();

    await page.goto(ORIGIN);
    await expectAccessible(page);
    const code = /Set-up code\s+(\S+)/.exec(await readFile(newStudio.log, 'utf8'))?.[1] ?? '';
    await fill(page.getByLabel('Set-up code'), code);
    await press(page.getByRole('button', { name: 'Continue' }));
    await expectAccessible(page);
    for (const [question, answer] of Object.entries(ANSWERS)) await fill(page.getByLabel(question), answer);
    await press(page.getByRole('button', { name: 'Create the studio' }));
    await expect(page.getByRole('heading', { name: `${NAME} is set up` })).toBeVisible();
    const link = page.getByRole('link', { name: 'Sign in as the owner' });
    const textOf = async (address: string) => (await fetch(newStudio.baseUrl + address)).text();
    // The server starts once more, as the studio it is now.
    await expect.poll(() => textOf('/').catch(() => ''), { timeout: 60_000 }).toContain('Opens soon');
    await press(link);

    // Its scripts come one by one through the journey's own proxy.
    await expect(page).toHaveURL(/\/security$/, { timeout: 60_000 });
    await press(setUpButton(page));
    const app = new Authenticator(await page.getByText(/^([A-Z2-7]{4} ?)+$/).innerText());
    await fill(codeField(page), await app.nextCode());
    await press(turnOnButton(page));
    await press(page.getByRole('button', { name: 'I’ve saved them' }));
    await expect(page.getByText('On', { exact: true })).toBeVisible();

    await page.goto(`${ORIGIN}/desk/studio`);
    await expect(page.getByText('visitors see a page that says the studio opens soon')).toBeVisible();
    expect(await statusOf('/workouts')).toBe(503);
    for (const [section, facts] of Object.entries(LEGAL)) await fillSection(page, section, facts);
    // All pages are drawn again; a change may take a minute, which on a machine with other work it does.
    await expect.poll(() => statusOf('/workouts'), { timeout: 60_000 }).toBe(200);

    const visitor = await browser.newPage({ locale: 'en-GB', timezoneId: 'Europe/Berlin' });
    await reachAt(visitor.context(), ORIGIN, newStudio.baseUrl);
    await visitor.goto(`${ORIGIN}/workouts`);
    await press(visitor.locator('a[href$="/test"]').last());
    await hydrated(visitor);
    await fill(visitor.getByLabel('First name'), 'Ben');
    await fill(visitor.getByLabel('Email'), 'ben@example.com');
    await press(visitor.getByRole('button', { name: /^Book/ }));
    await expect(visitor.getByRole('status')).toHaveText('Booking successful!');
    const seconds = Math.round((Date.now() - begun) / 1000);
    testInfo.annotations.push({ type: 'measured', description: JSON.stringify({ seconds, ...count }) });
    expect(count, 'nothing has become longer').toEqual({ presses: 12, fields: 26 });
    await visitor.close();

    for (const address of [...PAGES, ...OTHER_TEXTS]) {
      expect(othersIn(await textOf(address)), address).toEqual([]);
    }
    const shared = await bytesOf('/share/en/about.jpg');
    const built = await readFile(new URL('../../apps/web/build/client/share/en/about.jpg', import.meta.url));
    expect(shared.subarray(0, 2), 'a picture').toEqual(Buffer.from([0xff, 0xd8]));
    expect(shared.equals(built), 'with other words than the build’s').toBe(false);

    const database = await openStudioDatabase(newStudio.dataDirectory);
    const { rows: mails } = await database.pool.query<{ mail: string }>(
      'select row_to_json(m)::text as mail from studio.mail_outbox m',
    );
    await database.close();
    expect(mails.length).toBeGreaterThan(0);
    for (const { mail } of mails) expect(othersIn(mail)).toEqual([]);

    async function bytesOf(address: string): Promise<Buffer> {
      return Buffer.from(await (await fetch(newStudio.baseUrl + address)).arrayBuffer());
    }
    function statusOf(address: string): Promise<number> {
      return fetch(newStudio.baseUrl + address).then(({ status }) => status);
    }
    async function fillSection(desk: Page, section: string, facts: Readonly<Record<string, string>>) {
      await press(desk.getByRole('button', { name: `Change: ${section}` }));
      const form = desk.getByRole('dialog', { name: section });
      for (const [label, fact] of Object.entries(facts))
        await fill(form.getByLabel(label, { exact: true }).first(), fact);
      await press(form.getByRole('button', { name: 'Save' }));
      await expect(form).toHaveCount(0);
    }
  },
);

/** What is left of the release's studio: its name, town, people; not names of packages, keys and files. */
function othersIn(text: string): string[] {
  return (
    text.match(
      /[^\n]{0,60}(?:LIFTED|Lifted Formula|lifted\.example|Greifenhagener|Prenzlauer|Jana Brandt)[^\n]{0,40}/g,
    ) ?? []
  );
}

/**
 * Lets a browser reach a server of this machine under the https address it is known by, as if a proxy were in front: a production
 * server has no other, and its cookies are secure. Redirects are followed unseen.
 */
async function reachAt(context: BrowserContext, origin: string, server: string): Promise<void> {
  await context.route(`${origin}/**`, async (route) => {
    const asked = route.request();
    // A stream never ends, so it cannot be handed on; pages ask again by themselves.
    if (asked.headers()['accept'] === 'text/event-stream') return route.abort();
    const url = server + asked.url().slice(origin.length);
    const response = await route.fetch({ url });
    return route.fulfill({ response });
  });
}
