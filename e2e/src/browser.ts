import { existsSync } from 'node:fs';
import process from 'node:process';
import type { LaunchOptions } from '@playwright/test';
import { installedBrowser } from './installed-browser.ts';
import { SHIPPED_BROWSER_RUNS_HERE, shippedBrowser } from './shipped-browser.ts';

/** Keep a fresh browser silent: nothing but the pages under test may cause a request. */
const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Chromium refuses to run its sandbox as root, and continuous integration often is root. */
const AS_ROOT = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/**
 * How to launch a Chromium on this machine. In this order: $CHROMIUM_PATH, an installed Chrome or Chromium, the one
 * Playwright downloaded, the one that came through npm (Linux x64). Throws a sentence that says what to do when there is none.
 */
export async function browserLaunch(): Promise<LaunchOptions> {
  const args = [...QUIET, ...AS_ROOT];
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '' && !existsSync(chosen)) {
    throw new Error(`CHROMIUM_PATH names ${chosen}, but there is no such file.`);
  }
  const executablePath = chosen !== undefined && chosen !== '' ? chosen : installedBrowser();
  if (executablePath !== undefined) return { executablePath, args };
  if (SHIPPED_BROWSER_RUNS_HERE) {
    const { executablePath: unpacked, env } = await shippedBrowser();
    return { executablePath: unpacked, args, env: { ...environment(), ...env } };
  }
  throw new Error(
    'No Chromium found: install Chrome, or run `npx playwright install chromium`, or set CHROMIUM_PATH.',
  );
}

function environment(): Record<string, string> {
  const set: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) set[name] = value;
  return set;
}
