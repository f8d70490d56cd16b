import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '@lifted/database/open-database';
import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
  type Request,
} from '@playwright/test';
import type axe from 'axe-core';
import { hydrated } from './hydrated.ts';
import { signIn } from './login-page.ts';
import { MEMBER, openStudioDatabase, takeMember, type OwnMember } from './members.ts';
import { ownStudio } from './studio/own-studio.ts';
import { watchMachine } from './surprises/busy-machine.ts';

/** Unexpected events of a page: console errors, thrown errors, requests to another origin. */
export interface Surprises {
  /** Allows errors that match this pattern. */
  readonly expectError: (pattern: RegExp) => void;
}

interface SiteFixtures {
  readonly surprises: Surprises;
}

type Remembered = Awaited<ReturnType<BrowserContext['storageState']>>;

/** What a worker makes once, when the first of its tests asks for it. */
interface WorkerFixtures {
  readonly database: Database;
  readonly nextMember: () => Promise<OwnMember>;
  readonly machine: ReturnType<typeof watchMachine>;
  /** Browser state after the demo member signed in on the login page. */
  readonly remembered: Remembered;
}

/**
 * Base of every browser test: it knows the server's address and fails on any surprise. Worker fixtures are declared here,
 * because Playwright starts separate workers for tests with different worker fixtures.
 */
export const test = base.extend<SiteFixtures, WorkerFixtures>({
  database: [
    async ({}, use) => {
      const database = await openStudioDatabase();
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],
  nextMember: [async ({ database }, use) => use(() => takeMember(database)), { scope: 'worker' }],
  machine: [
    async ({}, use) => {
      const machine = watchMachine();
      await use(machine);
      machine.stop();
    },
    { scope: 'worker' },
  ],
  remembered: [
    async ({ browser }, use) => {
      const context = await browser.newContext({
        baseURL: ownStudio().baseUrl,
        serviceWorkers: 'block',
      });
      await signIn(await context.newPage(), MEMBER.email);
      const remembered = await context.storageState();
      await context.close();
      await use(remembered);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({}, use) => use(ownStudio().baseUrl),
  surprises: [
    async ({ context, baseURL, machine }, use) => {
      const found: string[] = [];
      const expected: RegExp[] = [];
      context.on('console', (message) => {
        const waitedMs = silenceIn(message);
        if (waitedMs === undefined || !machine.wasBusy(waitedMs)) found.push(...consoleError(message));
      });
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

export { expect, hydrated };

/** How long a page waited for an answer before it said so. On a busy machine that says nothing about the studio. */
function silenceIn(message: ConsoleMessage): number | undefined {
  const waitedMs = /No answer within (\d+) ms/.exec(message.text())?.[1];
  return waitedMs === undefined ? undefined : Number(waitedMs);
}

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

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Fails with axe's findings (WCAG 2.2 A and AA, and its best practices) for the current page, which has no frames. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(page.frames(), 'axe looks into no frames').toHaveLength(1);
  await page.evaluate(stopTransitions);
  await loadAxe(page);
  const findings = await page.evaluate(accessibilityFindings, WCAG_22_AA);
  await page.evaluate(allowTransitions);
  expect(findings, 'axe finds nothing').toEqual([]);
}

/** The minified axe, read once by every worker. */
const axeScript = readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** Straight through the protocol: Playwright's own evaluation of a long script takes twice the processor's time. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return;
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Runtime.evaluate', { expression: `${await axeScript}\n0;` });
  await devTools.detach();
}

/** Passed rules are not described: the descriptions take half of the time. */
async function accessibilityFindings(tags: string[]) {
  const { violations } = await window.axe.run(document, {
    runOnly: { type: 'tag', values: tags },
    resultTypes: ['violations'],
  });
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes.map(({ target }) => target.join(' ')),
  }));
}

/** Colours in transition cannot be judged. A style sheet of the page's own would be refused; one made by a script is not. */
function stopTransitions(): void {
  const still = new CSSStyleSheet();
  still.replaceSync('*, ::before, ::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  for (const animation of document.getAnimations())
    if (animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity)
      animation.finish();
}

function allowTransitions(): void {
  document.adoptedStyleSheets.pop();
}
