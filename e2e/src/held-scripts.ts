import type { Page } from '@playwright/test';

interface HeldScripts {
  /** Lets the scripts of the page come. */
  readonly release: () => void;
  /** Paths of the API asked for so far. */
  readonly asked: () => readonly string[];
}

/** Keeps the scripts of the next page back, so that it can be looked at as the server sent it. */
export async function holdScripts(page: Page): Promise<HeldScripts> {
  const paths: string[] = [];
  page.on('request', (sent) => paths.push(new URL(sent.url()).pathname));
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/assets/start-*.js', async (route) => {
    await released;
    await route.continue();
  });
  return { release, asked: () => paths.filter((path) => path.startsWith('/api/')) };
}
