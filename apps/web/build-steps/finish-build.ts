import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { LANGUAGES } from '@lifted/domain/language/language';
import type { STUDIO_PROFILE_ADDRESS } from '@lifted/contract/studio-settings';
import { studio } from '@lifted/profile/studio';
import { PATTERNS } from '../app/addresses.ts';
import { profileForScripts } from '../app/seo/profile-for-scripts.ts';
import { MANIFEST_ADDRESS } from '../app/platform/manifest-address.ts';
import { BOOT_SCRIPT } from './boot-script.ts';
import { FALLBACK_PAGE, finishPage, type PageBuild } from './finish-page.ts';
import type { IndexedPage } from './finished-page.ts';
import { layersOf } from './inline-stylesheets.ts';
import { gitIn, pageDates, type BuiltRoute } from './page-dates.ts';
import { precompress } from './precompress.ts';
import { SECURITY_TXT, securityTxt } from './generated-files/security-txt.ts';
import { shortenedScript } from './shortened-script.ts';
import { readShareTables, writeSharePictures } from './share-pictures/write-share-pictures.ts';
import { filesBelow, hashedFiles } from './site-files.ts';
import { sitemapXml } from './generated-files/sitemap.ts';
import { noticedPackages, noticesText } from './generated-files/third-party-notices.ts';
import { webManifest } from './generated-files/web-manifest.ts';
import { writeDrawing } from './drawing/write-drawing.ts';
import { writeServiceWorker } from './write-service-worker.ts';

/** Pages without React, written by hand (public/): they stay as they are. */
const HAND_WRITTEN = ['auth-popup/index.html'];

/** Begins with the order of the cascade layers. */
const THEME = '../../packages/design/src/theme/tokens.css';

// The contract's own value, checked by the compiler: the web bundles nothing of the contract.
const PROFILE_ADDRESS: typeof STUDIO_PROFILE_ADDRESS = '/studio-profile.json';

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
  const build: PageBuild = {
    release: releaseOf(hashed),
    session: sessionScripts(hashed),
    boot: shortenedScript(BOOT_SCRIPT),
    layers: layersOf(await readFile(new URL(THEME, web), 'utf8')),
  };
  const pages = await Promise.all(files.map((file) => rewritePage(file, site, build)));
  const indexed = pages.filter((page) => page !== undefined);
  const dates = await pageDates(routes, gitIn(web));
  const tables = await readShareTables();
  await Promise.all([
    writeSharePictures(indexed, { site, tables }),
    writeFile(new URL('sitemap.xml', site), sitemapXml(indexed.map((page) => withDate(page, dates)))),
    writeFile(new URL('routes.json', site), JSON.stringify(PATTERNS)),
    writeFile(new URL(NOTICES, site), noticesText(await noticedPackages(web, new URL('../staff/', web)))),
    writeSecurityTxt(site),
    ...LANGUAGES.map((language) =>
      writeFile(
        new URL(`.${MANIFEST_ADDRESS[language]}`, site),
        JSON.stringify(webManifest(studio, language)),
      ),
    ),
    writeFile(new URL('build.json', site), JSON.stringify({ release: build.release })),
    writeFile(new URL(`.${PROFILE_ADDRESS}`, site), JSON.stringify(profileForScripts())),
  ]);
  await writeDrawing(web, site, { ...build, dates: Object.fromEntries(dates), tables });
  await writeServiceWorker({ web, site, release: build.release, fallback: FALLBACK_PAGE });
  await precompress(site);
}

async function rewritePage(file: URL, site: URL, build: PageBuild): Promise<IndexedPage | undefined> {
  const readText = (path: string) => readFile(new URL(`.${path}`, site), 'utf8');
  const page = { name: file.href.slice(site.href.length), drawn: await readFile(file, 'utf8'), readText };
  const { html, module, indexed } = await finishPage(page, build);
  if (module !== undefined) await writeFile(new URL(`.${module.path}`, site), module.text);
  await writeFile(file, html);
  return indexed;
}

function isDrawnByReact({ pathname }: URL): boolean {
  return pathname.endsWith('.html') && !HAND_WRITTEN.some((name) => pathname.endsWith(name));
}

async function writeSecurityTxt(site: URL): Promise<void> {
  const file = new URL(SECURITY_TXT, site);
  await mkdir(new URL('./', file), { recursive: true });
  await writeFile(file, securityTxt(studio.contact.email, new Date()));
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

function withDate(page: IndexedPage, dates: ReadonlyMap<string, string>) {
  return { ...page, changed: dates.get(new URL(page.canonical).pathname) };
}
