import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@lifted/domain/language/language';
import { build } from 'vite';
import { addressIn, ADDRESSES, addressOf, type FixedPlace } from '../app/addresses.ts';
import { OFFLINE_ADDRESS } from '../app/platform/offline-address.ts';
import type { AppFiles, AppPage } from '../service-worker/app-files.ts';
import { hashedFiles } from './site-files.ts';
import { assetsFor } from './cached-files.ts';

/** Pages that open without a network, per language. */
const KEPT_PLACES: readonly FixedPlace[] = [
  'home',
  'timetable',
  'workoutOfTheDay',
  'login',
  'dashboard',
  'passes',
];
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
  const sources = [
    ...fixedAddresses().map((address) => ({
      pattern: address,
      address,
      file: `${address === '/' ? '' : address}/index.html`,
    })),
    {
      pattern: ADDRESSES.challenge,
      address: addressOf('challenge', { challengeId: 'kept' }),
      file: `/${fallback}`,
    },
  ];
  const pages = await Promise.all(
    sources.map(async ({ pattern, address, file }): Promise<AppPage> => {
      return { pattern, address, hash: hashOf(await readText(file)) };
    }),
  );
  const assets = await assetsFor(
    sources.map(({ file }) => file),
    { readText, hashed: await hashedFiles(site) },
  );
  const files = { version: hashOf(JSON.stringify([pages, assets])), release, pages, assets };
  await compile(web, site, files);
  return files;
}

function fixedAddresses(): readonly string[] {
  const places = KEPT_PLACES.flatMap((place) => LANGUAGES.map((language) => addressIn(language, place)));
  return [...new Set([...places, ...Object.values(OFFLINE_ADDRESS)])];
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
