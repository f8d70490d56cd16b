import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { Type, type Static } from 'typebox';
import { Parse } from 'typebox/value';
import { browserLaunch } from '../../e2e/src/browser.ts';
import { median } from './quantiles.ts';

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
  /** Bytes transferred until Lighthouse is done, headers included, in kB. */
  readonly kilobytes: number;
  /** Scripts only. */
  readonly scriptKilobytes: number;
}

const BYTES_PER_KILOBYTE = 1000;
const Requests = Type.Array(Type.Object({ transferSize: Type.Number(), resourceType: Type.String() }));

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface PageRun {
  readonly rounds: number;
  /** Brings a fresh browser (by its DevTools port) into the state the page needs, such as signed in. */
  readonly prepare?: ((browserPort: number) => Promise<void>) | undefined;
  /** A line of this many kbit/s, which the browser keeps to, instead of the preset's, which Lighthouse calculates with. */
  readonly kilobitsPerSecond?: number | undefined;
}

/** What the preset has for a mobile network's way there and back, and for a phone's processor. */
const [LATENCY_MS, CPU_SLOWER] = [150, 4];

function slowLine(kilobitsPerSecond: number) {
  return {
    throttlingMethod: 'devtools' as const,
    throttling: {
      requestLatencyMs: LATENCY_MS,
      downloadThroughputKbps: kilobitsPerSecond,
      uploadThroughputKbps: kilobitsPerSecond,
      cpuSlowdownMultiplier: CPU_SLOWER,
    },
  };
}

/** Asks Lighthouse (mobile preset, simulated throttling) `rounds` times, each with a fresh browser. */
export async function measurePage(address: string, run: PageRun): Promise<PageFigures> {
  const runs: Figures[] = [];
  for (let round = 0; round < run.rounds; round += 1) runs.push(await measureOnce(address, run));
  return mediansOf(address, runs);
}

/** The same for pages that are compared: they take turns, so that a slow minute of the machine affects all alike. */
export async function measureInTurns(addresses: readonly string[], rounds: number): Promise<PageFigures[]> {
  const runs = new Map<string, Figures[]>(addresses.map((address) => [address, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [address, ofAddress] of runs) ofAddress.push(await measureOnce(address, {}));
  }
  return [...runs].map(([address, ofAddress]) => mediansOf(address, ofAddress));
}

type Figures = Readonly<Record<string, number>>;

function mediansOf(address: string, runs: readonly Figures[]): PageFigures {
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
    kilobytes: middle('kilobytes'),
    scriptKilobytes: middle('script-kilobytes'),
  };
}

async function measureOnce(
  address: string,
  { prepare, kilobitsPerSecond }: Omit<PageRun, 'rounds'>,
): Promise<Figures> {
  const { executablePath, args, env } = await browserLaunch('measuring');
  const browser = await launch({
    ...(executablePath === undefined ? {} : { chromePath: executablePath }),
    chromeFlags: ['--headless=new', ...(args ?? [])],
    envVars: { ...process.env, ...env },
    logLevel: 'silent',
  });
  try {
    await prepare?.(browser.port);
    // Lighthouse clears the caches but keeps cookies and storage, so the member stays signed in.
    const result = await lighthouse(address, {
      port: browser.port,
      logLevel: 'error',
      ...(kilobitsPerSecond === undefined ? {} : slowLine(kilobitsPerSecond)),
    });
    if (result === undefined) throw new Error(`Lighthouse had nothing to say about ${address}`);
    const { categories, audits, finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== address) throw new Error(`${address} led to ${finalDisplayedUrl}`);
    const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? Number.NaN) * 100] as const);
    const values = AUDITS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN] as const);
    const details = audits['network-requests']?.details;
    const requests = Parse(Requests, details !== undefined && 'items' in details ? details.items : []);
    const kilobytesOf = (list: Static<typeof Requests>) =>
      list.reduce((sum, { transferSize }) => sum + transferSize, 0) / BYTES_PER_KILOBYTE;
    const weights = [
      ['kilobytes', kilobytesOf(requests)],
      ['script-kilobytes', kilobytesOf(requests.filter(({ resourceType }) => resourceType === 'Script'))],
    ] as const;
    return Object.fromEntries([...scores, ...values, ...weights]);
  } finally {
    browser.kill();
  }
}
