import type { Page } from '@playwright/test';
import { expect } from './site-test.ts';

/** Reports the dashboard as hidden, which completes the app on the device. */
export async function hideDashboard(page: Page): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** Waits until the service worker is active: what opens the app without a network is cached. */
export async function untilAppOpens(page: Page): Promise<void> {
  const state = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);
  await expect.poll(state).toBe('activated');
}

/** Waits until every file of the app is cached. */
export async function untilAppCached(page: Page): Promise<void> {
  await untilAppOpens(page);
  const missing = async () => {
    await hideDashboard(page);
    return page.evaluate(async () => {
      const worker = await (await fetch('/service-worker.js')).text();
      const pages = [...worker.matchAll(/address:`([^`]+)`,hash:`([^`]+)`/g)].map(
        ([, at, hash]) => `${at}?${hash}`,
      );
      const files = [...(worker.match(/\/static\/[\w./-]+/g) ?? []), ...pages];
      const found = await Promise.all(files.map((file) => caches.match(file)));
      return files.filter((_, place) => found[place] === undefined);
    });
  };
  await expect.poll(missing).toEqual([]);
}

/**
 * The files in the browser's caches, by address. Their names say nothing: Chromium makes a deleted cache again, empty, when it
 * stores compiled code of a script that came out of it.
 */
export function cachedFiles(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return kept.flat().map(({ url }) => url);
  });
}

/** Lets a page run as the installed app, from its next document on. */
export async function runInstalled(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(display-mode: standalone)' ? 'all' : query);
  });
}
