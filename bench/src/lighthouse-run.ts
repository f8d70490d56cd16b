import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserLaunch } from '../../e2e/src/browser.ts';
import { median } from './median.ts';

/** One page as Lighthouse sees it on a throttled phone: medians over the rounds; scores 0 to 100, times in ms. */
export interface PageFigures {
  readonly address: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
  readonly layoutShift: number;
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface PageRun {
  readonly rounds: number;
  /** Gets a fresh browser, by the port of its protocol, into the state the page needs, such as signed in. */
  readonly prepare?: ((browserPort: number) => Promise<void>) | undefined;
}

/** Asks Lighthouse (mobile preset, simulated throttling) `rounds` times, each with a fresh browser. */
export async function measurePage(address: string, { rounds, prepare }: PageRun): Promise<PageFigures> {
  const runs: Record<string, number>[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measureOnce(address, prepare));
  const middle = (name: string) => median(runs.map((run) => run[name] ?? Number.NaN));
  return {
    address,
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('best-practices'),
    seo: middle('seo'),
    firstPaintMs: middle('first-contentful-paint'),
    largestPaintMs: middle('largest-contentful-paint'),
    blockedMs: middle('total-blocking-time'),
    layoutShift: middle('cumulative-layout-shift'),
  };
}

async function measureOnce(address: string, prepare: PageRun['prepare']): Promise<Record<string, number>> {
  const { executablePath, args, env } = await browserLaunch();
  const browser = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...(args ?? [])],
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  try {
    await prepare?.(browser.port);
    // It empties the caches before it looks, and leaves cookies and what the site stored: who signed in stays so.
    const result = await lighthouse(address, { port: browser.port, logLevel: 'error' });
    if (result === undefined) throw new Error(`Lighthouse had nothing to say about ${address}`);
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
    const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? Number.NaN) * 100] as const);
    const values = AUDITS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN] as const);
    return Object.fromEntries([...scores, ...values]);
  } finally {
    browser.kill();
  }
}
