import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { LANGUAGES } from '@lifted/domain/language/language';
import { studio } from '@lifted/profile/studio';
import { addressIn, addressOf, PATTERNS } from '../app/addresses.ts';
import { OFFLINE_ADDRESS } from '../app/platform/offline-address.ts';
import { addStructuredData } from './add-structured-data.ts';
import { readIndexedPage, type IndexedPage } from './finished-page.ts';
import { inlineStylesheets } from './inline-stylesheets.ts';
import { delayHydration, type PageStart } from './late-hydration.ts';
import { standAlone } from './offline-page-script.ts';
import { gitIn, pageDates, type BuiltRoute } from './page-dates.ts';
import { precompress } from './precompress.ts';
import { SECURITY_TXT, securityTxt } from './generated-files/security-txt.ts';
import { writeSharePictures } from './share-pictures/write-share-pictures.ts';
import { filesBelow, hashedFiles } from './site-files.ts';
import { sitemapXml } from './generated-files/sitemap.ts';
import { moveStyleAttributes } from './style-attributes.ts';
import { noticedPackages, noticesText } from './generated-files/third-party-notices.ts';
import { webManifest } from './generated-files/web-manifest.ts';
import { writeServiceWorker } from './write-service-worker.ts';

const FALLBACK_PAGE = '__spa-fallback.html';
const DASHBOARD_PAGE = pageFile(addressOf('dashboard'));
/** Pages with little to show before their scripts run: they start right after the first paint. */
const BARE_UNTIL_STARTED = [FALLBACK_PAGE, DASHBOARD_PAGE];
/** The home pages, where many visitors only look: no scripts before the first interaction. */
const COMPLETE_WITHOUT_SCRIPTS = LANGUAGES.map((language) => pageFile(addressIn(language, 'home')));
/** Pages shown in place of others; React must not look for the other page. */
const WITHOUT_REACT = Object.values(OFFLINE_ADDRESS).map(pageFile);
/** Pages without React, written by hand (public/): they stay as they are. */
const HAND_WRITTEN = ['auth-popup/index.html'];

/** Third-party notices, as their licences require. */
const NOTICES = 'third-party-notices.txt';

export interface WrittenBuild {
  /** The folder of the web app. */
  readonly web: URL;
  /** Folder of the built pages. */
  readonly site: URL;
  readonly routes: readonly BuiltRoute[];
}

/**
 * Post-processes the site after React Router has written it: inlines styles, delays scripts until after the first paint,
 * adds metadata for search engines and link previews, the route table for the server, the files of the installed app, and
 * compressed versions of every text file.
 */
export async function finishBuild({ web, site, routes }: WrittenBuild): Promise<void> {
  const files = (await filesBelow(site)).filter(isDrawnByReact);
  const hashed = await hashedFiles(site);
  const build = { release: releaseOf(hashed), session: sessionScripts(hashed) };
  const pages = await Promise.all(files.map((file) => finishPage(file, site, build)));
  const indexed = pages.filter((page) => page !== undefined);
  const dates = await pageDates(routes, gitIn(web));
  await Promise.all([
    writeSharePictures(indexed, site),
    writeFile(new URL('sitemap.xml', site), sitemapXml(indexed.map((page) => withDate(page, dates)))),
    writeFile(new URL('routes.json', site), JSON.stringify(PATTERNS)),
    writeFile(new URL(NOTICES, site), noticesText(await noticedPackages(web, new URL('../staff/', web)))),
    writeSecurityTxt(site),
    writeFile(new URL('manifest.webmanifest', site), JSON.stringify(webManifest(studio))),
    writeFile(new URL('build.json', site), JSON.stringify({ release: build.release })),
  ]);
  await writeServiceWorker({ web, site, release: build.release, fallback: FALLBACK_PAGE });
  await precompress(site);
}

async function writeSecurityTxt(site: URL): Promise<void> {
  const file = new URL(SECURITY_TXT, site);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, securityTxt(studio.contact.email, new Date()));
}

function isDrawnByReact({ pathname }: URL): boolean {
  return pathname.endsWith('.html') && !HAND_WRITTEN.some((name) => pathname.endsWith(name));
}

interface Build {
  /** Changes with any script of any page; `data-release` of every page. */
  readonly release: string;
  readonly session: readonly string[];
}

async function finishPage(
  file: URL,
  site: URL,
  { release, session }: Build,
): Promise<IndexedPage | undefined> {
  const readText = (path: string) => readFile(new URL(`.${path}`, site), 'utf8');
  const styled = moveStyleAttributes(await inlineStylesheets(await readFile(file, 'utf8'), readText));
  const name = file.href.slice(site.href.length);
  if (WITHOUT_REACT.includes(name)) {
    await writeFile(file, standAlone(styled, release));
    return undefined;
  }
  const soon = name === DASHBOARD_PAGE ? session : [];
  const { html, module } = delayHydration(styled, { release, start: startOf(name), soon });
  const page = readIndexedPage(html);
  await writeFile(new URL(`.${module.path}`, site), module.text);
  await writeFile(file, page === undefined ? html : addStructuredData(html, page));
  return page;
}

/** The version React Router's table of pages carries, in its file name and in the page. */
function releaseOf(hashed: ReadonlyMap<string, string>): string {
  const [release] = [...hashed.keys()].flatMap(
    (name) => /^manifest-([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? [],
  );
  if (release === undefined) throw new Error('The build has no table of pages.');
  return release;
}

/** The session module, which a signed-in page needs first. */
function sessionScripts(hashed: ReadonlyMap<string, string>): string[] {
  return [...hashed].flatMap(([name, address]) => (/^open-session-[\w-]+\.js$/.test(name) ? [address] : []));
}

function startOf(page: string): PageStart {
  if (BARE_UNTIL_STARTED.includes(page)) return 'when-painted';
  return COMPLETE_WITHOUT_SCRIPTS.includes(page) ? 'when-touched' : 'when-idle';
}

/** The file of an address below the site's folder: 'de/index.html' for '/de'. */
function pageFile(address: string): string {
  return `${address}/index.html`.replace(/^\/+/, '');
}

function withDate(page: IndexedPage, dates: ReadonlyMap<string, string>) {
  return { ...page, changed: dates.get(new URL(page.canonical).pathname) };
}
