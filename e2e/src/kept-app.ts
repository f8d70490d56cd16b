import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Looks away from the dashboard, which is when the app begins to be kept on the device. */
export async function lookAway(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Looks away until the worker has fetched everything and runs. */
export async function untilKept(page: Page): Promise<void> {
  const state = async () => {
    await lookAway(page);
    return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  };
  await expect.poll(state, { timeout: 30_000 }).toBe('activated');
}
