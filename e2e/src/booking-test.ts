import type { BrowserContext, Page } from '@playwright/test';
import { startBookingStandIn, type BookingStandIn } from './booking-stand-in.ts';
import { freePort } from './free-port.ts';
import { hydrated, test as siteTest } from './site-test.ts';
import { startStudioProcess, type StudioProcess } from './studio-process.ts';

/** The number our stand-in knows the studio by. */
export const COMPANY_ID = 4711;

interface BookingFixtures {
  /** Tells that this test loads the stand-in's files, which is a surprise anywhere else. */
  readonly loadsStandIn: () => void;
}

interface BookingWorkerFixtures {
  readonly standIn: BookingStandIn;
  /** A studio of its own with booking service, questionnaire and a statistics tool set up. */
  readonly bookingStudio: StudioProcess;
}

/** For journeys in a studio that has set up everything there is of others. */
export const test = siteTest.extend<BookingFixtures, BookingWorkerFixtures>({
  standIn: [
    async ({}, use) => {
      const standIn = await startBookingStandIn();
      await use(standIn);
      await standIn.stop();
    },
    { scope: 'worker' },
  ],
  bookingStudio: [
    async ({ standIn }, use, { workerIndex }) => {
      const studio = await startStudioProcess({
        port: await freePort(),
        logName: `e2e-booking-${workerIndex}`,
        env: {
          BSPORT_COMPANY_ID: String(COMPANY_ID),
          BSPORT_WIDGET_URL: standIn.widgetUrl,
          TRAINER_QUESTIONNAIRE_URL: standIn.questionnaireUrl,
          ANALYTICS_CONFIG_URL: standIn.analyticsConfigUrl,
          ANALYTICS_SCRIPT_URL: standIn.analyticsScriptUrl,
        },
      });
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ bookingStudio }, use) => use(bookingStudio.baseUrl),
  loadsStandIn: async ({ surprises, standIn }, use) => {
    await use(() => surprises.expectError(new RegExp(`foreign origin: ${standIn.origin}/`)));
  },
});

declare global {
  interface Window {
    /** What the stand-in was told to mount. */
    mounted?: unknown[];
    /** What the stand-in's statistics tool was told. */
    counted?: unknown;
  }
}

/** Parts of a page with a gate. */
export const loadButton = (page: Page) => page.getByRole('button', { name: /^(Load bsport|bsport laden)$/ });
export const notNowButton = (page: Page) => page.getByRole('button', { name: /^(Not now|Jetzt nicht)$/ });
export const widgets = (page: Page) => page.locator('.stand-in');

/** Opens a page of the booking studio and waits until its gate stands there. */
export async function openGate(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await loadButton(page).waitFor();
}

/** What the stand-in was told to mount in this page, in order. */
export function mounted(page: Page): Promise<unknown[]> {
  return page.evaluate(() => window.mounted ?? []);
}

/** Addresses of everything the stand-in was asked for, in order, from now on. */
export function requestsTo(context: BrowserContext, { origin }: BookingStandIn): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url());
  });
  return asked;
}

/** What the browser keeps of the site: keys of both storages, names of the cookies. */
export async function keptBy(page: Page): Promise<{ local: string[]; session: string[]; cookies: string[] }> {
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = await page.context().cookies();
  return { ...stored, cookies: cookies.map(({ name }) => name) };
}
