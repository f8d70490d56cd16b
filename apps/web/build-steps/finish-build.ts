import { readFile, writeFile } from 'node:fs/promises';
import { addressOf, PATTERNS } from '../app/addresses.ts';
import { inlineStylesheets } from './inline-stylesheets.ts';
import { delayHydration } from './late-hydration.ts';
import { precompress } from './precompress.ts';
import { filesBelow } from './site-files.ts';
import { moveStyleAttributes } from './style-attributes.ts';

const FALLBACK_PAGE = '__spa-fallback.html';
/** Pages that have nothing to show before their scripts have run, so they do not wait. */
const EMPTY_UNTIL_STARTED = [FALLBACK_PAGE, `${addressOf('dashboard')}/index.html`];
/** Pages without React, written by hand (public/): they stay as they are. */
const HAND_WRITTEN = ['auth-popup/index.html'];

/**
 * Everything that happens to the site after React Router has written it: styles into the pages, scripts out of the way
 * of the first paint, the table of addresses for the server, and every text file compressed once.
 */
export async function finishBuild(site: URL): Promise<void> {
  const pages = (await filesBelow(site)).filter(isDrawnByReact);
  await Promise.all(pages.map((page) => finishPage(page, site)));
  await writeFile(new URL('routes.json', site), JSON.stringify(PATTERNS));
  await precompress(site);
}

function isDrawnByReact({ pathname }: URL): boolean {
  return pathname.endsWith('.html') && !HAND_WRITTEN.some((name) => pathname.endsWith(name));
}

async function finishPage(page: URL, site: URL): Promise<void> {
  const readText = (path: string) => readFile(new URL(`.${path}`, site), 'utf8');
  const styled = moveStyleAttributes(await inlineStylesheets(await readFile(page, 'utf8'), readText));
  const startsAtOnce = EMPTY_UNTIL_STARTED.some((name) => page.pathname.endsWith(name));
  const { html, module } = delayHydration(styled, { startsAtOnce });
  await writeFile(new URL(`.${module.path}`, site), module.text);
  await writeFile(page, html);
}
