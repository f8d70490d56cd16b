import type { Page } from '@playwright/test';

/**
 * Resolves when React has taken the page over, so that buttons answer and links stay inside the app. React marks each
 * element it owns; the pages hydrate late, some only at a sign of life, so a test that clicks at once would test the
 * browser instead.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('wheel')));
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'));
  });
}
