import type { CachedResponse } from '../cache/cached-response.ts';
import {
  isServed,
  namesBelow,
  readPage,
  readSiteFile,
  type SiteFile,
  type SiteSettings,
} from './read-site.ts';

/** The built staff app: one page, which draws every address of the app, and its files by path. */
export interface StaffApp {
  readonly page: CachedResponse;
  readonly files: ReadonlyMap<string, SiteFile>;
}

/** Where the app's files are asked for, whichever of its addresses is open (`base` in apps/staff/vite.config.ts). */
export const STAFF_FILES = '/desk/static/';
const PAGE = 'index.html';
const FILES = 'static/';

/** Reads what the build of apps/staff wrote; undefined when there is no build. */
export async function readStaffApp(folder: string, settings: SiteSettings): Promise<StaffApp | undefined> {
  const names = await namesBelow(folder);
  if (!names.includes(PAGE)) return undefined;
  const files = await Promise.all(
    names
      .filter((name) => name.startsWith(FILES) && isServed(name))
      .map(async (name): Promise<[string, SiteFile]> => [
        STAFF_FILES + name.slice(FILES.length),
        await readSiteFile(folder, name, settings),
      ]),
  );
  return { page: await readPage(folder, PAGE, settings), files: new Map(files) };
}
