import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DESK_PREVIEW, FLOOR_WORKER } from '@lifted/domain/identity/trusted-types';
import type { CachedResponse } from '../cache/cached-response.ts';
import { textOfBody } from '../cache/encoded-body.ts';
import { inlineHashes } from './inline-hashes.ts';
import {
  isServed,
  namesBelow,
  readPage,
  readSiteFile,
  type Site,
  type SiteFile,
  type SiteSettings,
} from './read-site.ts';

/** The built staff app: the desk's page, which draws every address of it, the floor's, and their files by path. */
export interface StaffApp {
  readonly page: CachedResponse;
  readonly floor: CachedResponse;
  readonly files: ReadonlyMap<string, SiteFile>;
}

/** Where the app's files are asked for, whichever of its addresses is open (`base` in apps/staff/vite.config.ts). */
export const STAFF_FILES = '/desk/static/';
const PAGE = 'index.html';
const FLOOR_PAGE = 'floor.html';
const FILES = 'static/';
/** The floor's service worker and manifest. */
const FLOOR_FILES = 'floor/';
const FLOOR_MANIFEST = 'floor/app.webmanifest';

/** Pages of the site that the desk shows in a frame of its own, before members see them: workouts and challenges. */
const FRAMED_PAGES = ['/wod', '/de/wod'];
const FRAMED_FOR_ANY_ID = ['/challenge/:id', '/de/challenge/:id'];

interface StaffPages {
  /** The built site, for the styles of its pages that the desk shows in a frame. */
  readonly site?: Pick<Site, 'pages' | 'pagesForAnyId'> | undefined;
  /** Adds to the app's pages. */
  readonly finish?: (html: string) => string;
  /** The text of the floor's manifest as it is served. */
  readonly manifest?: (text: string) => string;
}

/** Reads what the build of apps/staff wrote; undefined when there is no build. */
export async function readStaffApp(
  folder: string,
  settings: SiteSettings,
  { site, finish = (html) => html, manifest }: StaffPages = {},
): Promise<StaffApp | undefined> {
  const names = await namesBelow(folder);
  if (!names.includes(PAGE)) return undefined;
  const files = await Promise.all(
    names.filter(isServed).map(async (name): Promise<[string, SiteFile][]> => {
      const address = addressOf(name);
      if (address === undefined) return [];
      const drawn =
        name === FLOOR_MANIFEST ? manifest?.(await readFile(join(folder, name), 'utf8')) : undefined;
      return [[address, await readSiteFile(folder, name, settings, drawn)]];
    }),
  );
  const [page, floor] = await Promise.all([
    readPage(folder, PAGE, settings, {
      playsChosenFiles: true,
      framedStyles: framedStyles(site),
      trustedTypes: [DESK_PREVIEW],
      finish,
    }),
    readPage(folder, FLOOR_PAGE, settings, { readsCodes: true, trustedTypes: [FLOOR_WORKER], finish }),
  ]);
  return { page, floor, files: new Map(files.flat()) };
}

function framedStyles(site: StaffPages['site']): string[] {
  const forAnyId = site?.pagesForAnyId.filter(({ pattern }) => FRAMED_FOR_ANY_ID.includes(pattern)) ?? [];
  const pages = [
    ...FRAMED_PAGES.flatMap((path) => site?.pages.get(path) ?? []),
    ...forAnyId.map(({ page }) => page),
  ];
  return [...new Set(pages.flatMap(({ body }) => inlineHashes(textOfBody(body)).styleHashes))];
}

/** Where a built file is asked for; undefined for a page. */
function addressOf(name: string): string | undefined {
  if (name.startsWith(FILES)) return STAFF_FILES + name.slice(FILES.length);
  return name.startsWith(FLOOR_FILES) ? `/${name}` : undefined;
}
