import type { Page } from '@playwright/test';

interface HeldScripts {
  /** Lets the scripts of the page load. */
  readonly release: () => void;
  /** API paths requested so far. */
  readonly asked: () => readonly string[];
}

/** Holds back the scripts of the next page, to check it as the server sent it. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const paths: string[] = [];
  page.on('request', (sent) => paths.push(new URL(sent.url()).pathname));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/js/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { release, asked: () => paths.filter((path) => path.startsWith('/api/')) };
}
