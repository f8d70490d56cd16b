import type { BrowserContext, Page } from '@playwright/test';
import { startFakeBookingService, type FakeBookingService } from '../outside/fake-booking-service.ts';
import { freePort } from '../studio/free-port.ts';
import { hydrated, test as siteTest } from '../site-test.ts';
import { STUDIO_LIMIT_MS, startStudioProcess, type StudioProcess } from '../studio/studio-process.ts';

/** The studio's company id at the fake booking service. */
export const COMPANY_ID = 4711;

interface BookingFixtures {
  /** Allows this test to load files of the fake services. */
  readonly loadsFakes: () => void;
}

interface BookingWorkerFixtures {
  readonly fake: FakeBookingService;
  /** A studio of its own with booking service, questionnaire and a statistics tool set up. */
  readonly bookingStudio: StudioProcess;
}

/** For journeys in a studio with every third-party service set up. */
export const test = siteTest.extend<BookingFixtures, BookingWorkerFixtures>({
  fake: [
    async ({}, use) => {
      const fake = await startFakeBookingService();
      await use(fake);
      await fake.stop();
    },
    { scope: 'worker' },
  ],
  bookingStudio: [
    async ({ fake }, use, { workerIndex }) => {
      const studio = await startStudioProcess({
        port: await freePort(),
        logName: `e2e-booking-${workerIndex}`,
        env: {
          BSPORT_COMPANY_ID: String(COMPANY_ID),
          BSPORT_WIDGET_URL: fake.widgetUrl,
          TRAINER_QUESTIONNAIRE_URL: fake.questionnaireUrl,
          ANALYTICS_CONFIG_URL: fake.analyticsConfigUrl,
          ANALYTICS_SCRIPT_URL: fake.analyticsScriptUrl,
        },
      });
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: STUDIO_LIMIT_MS },
  ],
  baseURL: async ({ bookingStudio }, use) => use(bookingStudio.baseUrl),
  loadsFakes: async ({ surprises, fake }, use) => {
    await use(() => surprises.expectError(new RegExp(`foreign origin: ${fake.origin}/`)));
  },
});

declare global {
  interface Window {
    /** Configurations the fake booking service mounted. */
    mounted?: unknown[];
    /** Data the fake statistics tool received. */
    counted?: unknown;
  }
}

/** Parts of a page with a consent gate. */
export const loadButton = (page: Page) => page.getByRole('button', { name: /^(Load bsport|bsport laden)$/ });
export const notNowButton = (page: Page) => page.getByRole('button', { name: /^(Not now|Jetzt nicht)$/ });
export const widgets = (page: Page) => page.locator('.fake');

/** Opens a page of the booking studio and waits for its consent gate. */
export async function openGate(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  await loadButton(page).waitFor();
}

/** Configurations mounted in this page, in order. */
export function mounted(page: Page): Promise<unknown[]> {
  return page.evaluate(() => window.mounted ?? []);
}

/** Collects the requests to the fake services from now on, in order. */
export function requestsTo(context: BrowserContext, { origin }: FakeBookingService): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (request.url().startsWith(origin)) asked.push(request.url());
  });
  return asked;
}

/** What the site stored in the browser: keys of both storages, names of the cookies. */
export async function storedBy(
  page: Page,
): Promise<{ local: string[]; session: string[]; cookies: string[] }> {
  const stored = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = await page.context().cookies();
  return { ...stored, cookies: cookies.map(({ name }) => name) };
}
