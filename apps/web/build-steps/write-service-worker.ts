import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { STUDIO_PROFILE_ADDRESS } from '@lifted/contract/studio-settings';
import { LANGUAGES } from '@lifted/domain/language/language';
import { pathIn } from '@lifted/domain/language/language-of-path';
import { build } from 'vite';
import { addressIn, ADDRESSES, type FixedPage } from '../app/addresses.ts';
import { OFFLINE_ADDRESS } from '../app/platform/offline-address.ts';
import type { AppFiles, AppPage, AppPart } from '@lifted/client/cached-app/app-files.ts';
import { hashedFiles } from './site-files.ts';
import { assetsFor, type BuiltTexts } from './cached-files.ts';

/** Pages that open without a network, per language: what a member needs in the studio first. */
const FIRST_PAGES: readonly FixedPage[] = ['dashboard', 'myWorkout'];
const LATER_PAGES: readonly FixedPage[] = [
  'home',
  'timetable',
  'workoutOfTheDay',
  'login',
  'strength',
  'messages',
  'passes',
  'me',
];
/** What the home page's scripts ask for when they start; used without a network only. */
const PROFILE_ADDRESS: typeof STUDIO_PROFILE_ADDRESS = '/studio-profile.json';
const HASH_LENGTH = 8;

interface BuiltSite {
  readonly web: URL;
  readonly site: URL;
  readonly release: string;
  /** The fallback page for addresses with a parameter, below the site's folder. */
  readonly fallback: string;
}

/** Writes the service worker with the list of files it caches; returns that list. Runs after the pages are finished. */
export async function writeServiceWorker({ web, site, release, fallback }: BuiltSite): Promise<AppFiles> {
  const readText = (path: string) => readFile(new URL(`.${path}`, site), 'utf8');
  const readBuilt = { readText, hashed: await hashedFiles(site) };
  const opening = await partOf(
    [...pagesAt(FIRST_PAGES), ...Object.values(OFFLINE_ADDRESS).map(pageAt)],
    readBuilt,
  );
  const first = { ...opening, assets: [...opening.assets, PROFILE_ADDRESS] };
  const rest = await partOf([...pagesAt(LATER_PAGES), ...challengePages(fallback)], readBuilt);
  const later = { ...rest, assets: rest.assets.filter((address) => !first.assets.includes(address)) };
  const files = { version: hashOf(JSON.stringify([first, later])), release, first, later };
  await compile(web, site, files);
  return files;
}

interface PageSource {
  readonly pattern: string;
  readonly address: string;
  /** Its file below the site's folder. */
  readonly file: string;
}

function pagesAt(pages: readonly FixedPage[]): readonly PageSource[] {
  return pages.flatMap((page) => LANGUAGES.map((language) => pageAt(addressIn(language, page))));
}

function pageAt(address: string): PageSource {
  return { pattern: address, address, file: `${address === '/' ? '' : address}/index.html` };
}

/** One page for all challenges: it reads in its address which one it shows. */
function challengePages(fallback: string): readonly PageSource[] {
  return LANGUAGES.map((language) => ({
    pattern: pathIn(language, ADDRESSES.challenge),
    address: addressIn(language, 'challenge', { challengeId: 'kept' }),
    file: `/${fallback}`,
  }));
}

async function partOf(sources: readonly PageSource[], built: BuiltTexts): Promise<AppPart> {
  const pages = sources.map(async ({ pattern, address, file }): Promise<AppPage> => {
    return { pattern, address, hash: hashOf(await built.readText(file)) };
  });
  const files = sources.map(({ file }) => file);
  return { pages: await Promise.all(pages), assets: await assetsFor(files, built) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, HASH_LENGTH);
}

async function compile(web: URL, site: URL, files: AppFiles): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    root: fileURLToPath(web),
    define: { APP_FILES: JSON.stringify(files) },
    build: {
      outDir: fileURLToPath(site),
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('service-worker/service-worker.ts', web)),
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
}
