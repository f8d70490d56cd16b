import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../src/browser.ts';
import { sheetPages, type SheetPage } from './pages.ts';
import { drawSheet, type Photograph } from './sheet.ts';
import { openWindows, photograph, SCHEMES, signedIn, type SheetWindow } from './windows.ts';

const DEFAULT_FOLDER = path.resolve(import.meta.dirname, '../../docs/screenshots/sheets');

/**
 * Photographs every page of a running built site (npm run build, npm start) at four widths in both schemes, and writes
 * one sheet per page and language.
 *
 *   node e2e/sheets/take-sheets.ts [--origin URL] [--to FOLDER] [--originals FOLDER] [name …]
 *
 * Names are those of the files: `wod` takes wod.webp and wod-de.webp. --originals also saves every photograph.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: 'http://localhost:3000' },
    to: { type: 'string', default: DEFAULT_FOLDER },
    originals: { type: 'string' },
  },
});

const browser = await chromium.launch(await browserLaunch());
try {
  await takeSheets();
} finally {
  await browser.close();
}

async function takeSheets(): Promise<void> {
  const pages = (await sheetPages(values.origin)).filter(isWanted);
  if (pages.length === 0) throw new Error(`No page is called ${positionals.join(' or ')}.`);
  const sheet = await browser.newPage();
  const visitors = await openWindows(browser, values.origin);
  for (const page of pages.filter(({ isSignedIn }) => !isSignedIn)) await takeSheet(page, visitors, sheet);
  const inside = pages.filter(({ isSignedIn }) => isSignedIn);
  if (inside.length === 0) return;
  const members = await openWindows(browser, values.origin, await signedIn(browser, values.origin));
  for (const page of inside) await takeSheet(page, members, sheet);
}

function isWanted({ name }: SheetPage): boolean {
  return positionals.length === 0 || positionals.includes(name.replace(/-de$/, ''));
}

async function takeSheet(page: SheetPage, windows: readonly SheetWindow[], drawn: Page): Promise<void> {
  const { name, address } = page;
  const photographs: Photograph[] = [];
  for (const scheme of SCHEMES)
    photographs.push(
      ...(await Promise.all(windows.filter((each) => each.scheme === scheme).map(photographed(page)))),
    );
  if (values.originals !== undefined)
    for (const { width, scheme, png } of photographs)
      await write(path.join(values.originals, `${name}-${width.width}-${scheme}.png`), png);
  const sheet = await drawSheet(drawn, `${name} ${address}`, photographs);
  await write(path.join(values.to, `${name}.webp`), sheet);
  process.stdout.write(`${name}.webp ${Math.round(sheet.byteLength / 1000)} kB\n`);
}

function photographed(page: SheetPage): (window: SheetWindow) => Promise<Photograph> {
  return async (window) => ({
    width: window.width,
    scheme: window.scheme,
    png: await photograph(window, page),
  });
}

async function write(file: string, bytes: Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, bytes);
}
