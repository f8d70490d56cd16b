import type { Browser, Page, Response } from '@playwright/test';
import { DEMO_PASSWORD, MEMBER } from '../src/members.ts';
import type { SheetPage } from './pages.ts';
import { hydrated } from '../src/site-test.ts';

/** The four windows of a sheet, from phone to wide desk; `scale` is how large a sheet shows them. */
export const WIDTHS = [
  { width: 390, height: 844, scale: 0.4 },
  { width: 768, height: 1024, scale: 0.3 },
  { width: 1280, height: 800, scale: 0.3 },
  { width: 1920, height: 1080, scale: 0.3 },
] as const;

export const SCHEMES = ['light', 'dark'] as const;

export type Width = (typeof WIDTHS)[number];
export type Scheme = (typeof SCHEMES)[number];

/** A window that stays open from page to page. */
export interface SheetWindow {
  readonly width: Width;
  readonly scheme: Scheme;
  readonly page: Page;
}

type Remembered = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** Browser state after the demo member signed in. */
export async function signedIn(browser: Browser, origin: string): Promise<Remembered> {
  const context = await browser.newContext({ baseURL: origin, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByLabel('Email').fill(MEMBER.email);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByText(`Hi ${MEMBER.firstName}`).waitFor();
  const remembered = await context.storageState();
  await context.close();
  return remembered;
}

/** One window per width and scheme, light ones first. Animations are off. */
export function openWindows(
  browser: Browser,
  origin: string,
  remembered?: Remembered,
): Promise<SheetWindow[]> {
  return Promise.all(
    SCHEMES.flatMap((scheme) =>
      WIDTHS.map(async (width) => {
        const context = await browser.newContext({
          baseURL: origin,
          viewport: { width: width.width, height: width.height },
          colorScheme: scheme,
          reducedMotion: 'reduce',
          serviceWorkers: 'block',
          locale: 'en-GB',
          timezoneId: 'Europe/Berlin',
          ...(remembered === undefined ? {} : { storageState: remembered }),
        });
        return { width, scheme, page: await context.newPage() };
      }),
    ),
  );
}

/** Elements shown while something loads. */
const ON_ITS_WAY = '[aria-busy="true"], [class*="skeleton"], [class*="coming"], [class*="arrival"]';
const PATIENCE_MS = 15_000;
const TOO_MANY_REQUESTS = 429;

/**
 * A picture of the whole page (PNG), after its data has loaded and everything was scrolled into view once, because pictures
 * load lazily.
 */
export async function photograph(
  { page, width }: SheetWindow,
  { address, hasScripts }: SheetPage,
): Promise<Buffer> {
  let isLimited = false;
  const noteLimit = (answer: Response) => (isLimited ||= answer.status() === TOO_MANY_REQUESTS);
  page.on('response', noteLimit);
  await page.goto(address, { waitUntil: 'networkidle' });
  if (hasScripts) await hydrated(page);
  // Once to trigger lazy loading, and again for the pictures of the loaded content.
  await page.evaluate(seeEverything);
  try {
    await page.waitForFunction(hasCome, ON_ITS_WAY, { timeout: PATIENCE_MS });
  } catch (failure) {
    throw new Error(`${address} at ${width.width} px has not all come.`, { cause: failure });
  }
  await page.evaluate(seeEverything);
  page.off('response', noteLimit);
  if (isLimited) throw new Error(`${address}: start the server with REQUESTS_PER_MINUTE=100000.`);
  return page.screenshot({ fullPage: true });
}

function hasCome(onItsWay: string): boolean {
  return document.querySelector('main h1') !== null && document.querySelector(onItsWay) === null;
}

async function seeEverything(): Promise<void> {
  for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
    scrollTo(0, top);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  scrollTo(0, 0);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
