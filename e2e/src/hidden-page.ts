import type { Page } from '@playwright/test';

/** Hides the page as switching to another tab does: browsers without a window never do it themselves. */
export async function hide(page: Page): Promise<void> {
  await setVisibility(page, 'hidden');
}

/** Brings it back to the front. */
export async function show(page: Page): Promise<void> {
  await setVisibility(page, 'visible');
}

async function setVisibility(page: Page, state: DocumentVisibilityState): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);
}
