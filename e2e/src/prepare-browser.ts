import process from 'node:process';
import { chromium } from '@playwright/test';
import { browserLaunch } from './browser.ts';

/* Starts the browser of the journeys once: unpacks it where needed and says in one sentence why it cannot run. */
try {
  const browser = await chromium.launch(await browserLaunch());
  await browser.close();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
