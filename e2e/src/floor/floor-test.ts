import type { Locator, Page } from '@playwright/test';
import { freePort } from '../studio/free-port.ts';
import { openStudioDatabase } from '../members.ts';
import { test as siteTest, expect } from '../site-test.ts';
import { STUDIO_LIMIT_MS, startStudioProcess, type StudioProcess } from '../studio/studio-process.ts';

/**
 * For journeys at a tablet of the floor, in a demo studio of their own, which makes any browser a tablet. Files with the same
 * `floorStudioName` share a studio.
 */
export const test = siteTest.extend<
  object,
  { readonly floorStudio: StudioProcess; readonly floorStudioName: string }
>({
  floorStudioName: ['floor', { scope: 'worker', option: true }],
  floorStudio: [
    async ({ floorStudioName }, use, { workerIndex }) => {
      const studio = await startStudioProcess({
        port: await freePort(),
        logName: `e2e-${floorStudioName}-${workerIndex}`,
      });
      await use(studio);
      await studio.stop();
    },
    { scope: 'worker', timeout: STUDIO_LIMIT_MS },
  ],
  database: [
    async ({ floorStudio }, use) => {
      const database = await openStudioDatabase(floorStudio.dataDirectory);
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ floorStudio }, use) => use(floorStudio.baseUrl),
});

/** What the banner of a demo says. */
export const DEMO_PIN = '2468';

/** Presses a button or a set, as a finger does. */
export type Tap = (target: Locator) => Promise<void>;

/** Unlocks the tablet as the first coach of the list, with five presses. */
export async function unlockTablet(page: Page, tap: Tap, pin = DEMO_PIN): Promise<void> {
  await tap(page.getByRole('listitem').getByRole('button').first());
  for (const digit of pin) await tap(page.getByRole('button', { name: digit, exact: true }));
}

/** Waits until the tablet starts without a network: worker active, the class stored. */
export async function untilKeptOnTablet(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/floor'))?.active?.state);
  await expect.poll(state).toBe('activated');
}

export const notSent = (page: Page) => page.getByRole('status').filter({ hasText: /not sent/ });
export const allSent = (page: Page) => page.getByRole('status').filter({ hasText: /^All sent$/ });
