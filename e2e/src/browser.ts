import { existsSync } from 'node:fs';
import process from 'node:process';
import { chromium, type LaunchOptions } from '@playwright/test';
import { SHIPPED_BROWSER_RUNS_HERE, shippedBrowser } from './shipped-browser.ts';

/** No background requests: only the pages under test may cause requests. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** In journeys compiling the scripts of a page twice over for speed costs a tenth and never pays; people's browsers do it. */
const SCRIPTS: Readonly<Record<BrowserUse, readonly string[]>> = {
  journeys: ['--js-flags=--no-opt,--no-maglev'],
  measuring: [],
};

/**
 * In a run at another moment (libfaketime) threads of the browser would not wait but spin, and it would take both cores at rest.
 * Node hangs with the same setting, so it is the browser's alone.
 */
const WAITING_THREADS = { FAKETIME_FORCE_MONOTONIC_FIX: '0' } as const;

type BrowserUse = 'journeys' | 'measuring';

/** Chromium refuses to run its sandbox as root, and continuous integration often is root. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * How to launch a Chromium on this machine: the one $CHROMIUM_PATH names, else the one from npm (Linux x64), else the one
 * Playwright downloaded. An installed browser is only used when named, so that everybody runs the same one. Throws a
 * sentence that says what to do when there is none.
 */
export async function browserLaunch(use: BrowserUse = 'journeys'): Promise<LaunchOptions> {
  const args = [...QUIET, ...SCRIPTS[use], ...AS_ROOT];
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, but there is no such file.`);
    return { executablePath: named, args };
  }
  if (SHIPPED_BROWSER_RUNS_HERE) {
    const { executablePath, env } = await shippedBrowser();
    return { executablePath, args, env: { ...environment(), ...env, ...WAITING_THREADS } };
  }
  const executablePath = chromium.executablePath();
  if (existsSync(executablePath)) return { executablePath, args };
  throw new Error(
    'No Chromium found: run `npx playwright install chromium`, or let CHROMIUM_PATH name an installed Chrome or Chromium.',
  );
}

function environment(): Record<string, string> {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) set[name] = value;
  return set;
}
