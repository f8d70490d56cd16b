import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Reports the dashboard as hidden, which starts caching the app on the device. */
export async function hideDashboard(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Waits until the service worker has cached the app and is active. */
export async function untilAppCached(page: Page): Promise<void> {
  const state = async () => {
    await hideDashboard(page);
    return page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  };
  await expect.poll(state).toBe('activated');
}
