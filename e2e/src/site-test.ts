import process from 'node:process';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type ConsoleMessage, type Page, type Request } from '@playwright/test';

/** What a page did although nobody expects it: an error in the console, a thrown error, a request to another origin. */
export interface Surprises {
  /** Tells that errors matching this pattern are part of the test. */
  readonly expectError: (pattern: RegExp) => void;
}

interface SiteFixtures {
  readonly surprises: Surprises;
}

/** Every browser test starts from here: it knows the server's address and fails on any surprise. */
export const test = base.extend<SiteFixtures>({
  baseURL: async ({}, use) => {
    const address = process.env['E2E_BASE_URL'];
    if (address === undefined)
      throw new Error('No server: run the journeys through Playwright and its global setup.');
    await use(address);
  },
  surprises: [
    async ({ context, baseURL }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => found.push(...consoleError(message)));
      context.on('weberror', (error) => found.push(`page error: ${error.error().message}`));
      context.on('request', (request) => found.push(...foreignRequest(request, baseURL)));
      await use({ expectError: (pattern) => void expected.push(pattern) });
      expect(
        found.filter((surprise) => !expected.some((pattern) => pattern.test(surprise))),
        'a page does nothing unexpected',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function consoleError(message: ConsoleMessage): string[] {
  if (message.type() !== 'error') return [];
  return [`console error: ${message.text()} (${message.location().url})`];
}

function foreignRequest(request: Request, baseURL: string | undefined): string[] {
  const { origin, protocol } = new URL(request.url());
  const local = protocol === 'data:' || protocol === 'blob:' || origin === baseURL;
  return local ? [] : [`request to a foreign origin: ${request.url()}`];
}

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Fails with axe's findings (WCAG 2.2 A and AA, and its best practices) for the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(comeToRest);
  const { violations } = await new AxeBuilder({ page }).withTags(WCAG_22_AA).analyze();
  const findings = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map((node) => node.target.join(' ')),
  }));
  expect(findings, 'axe finds nothing').toEqual([]);
}

/** Colours on their way to another are none to judge; what goes on for ever is left alone. */
async function comeToRest(): Promise<void> {
  const ending = document
    .getAnimations()
    .filter(
      ({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
    );
  await Promise.allSettled(ending.map((each) => each.finished));
}

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
