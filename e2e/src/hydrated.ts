import type { Page } from '@playwright/test';

/**
 * Resolves when React has hydrated the page, so that buttons work and links stay inside the app. React marks each element
 * it owns. Pages hydrate late, some only on interaction, so a test that clicks at once would test the static page.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
