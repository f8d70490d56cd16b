import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ANSWERED_PAGES_MODULE, ANY_ID, type WriteAnswer } from '@lifted/contract/answered-pages';
import type { StudioSettings } from '@lifted/contract/studio-settings';
import { encodeBody, precompressedBody } from '../cache/encoded-body.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import {
  DATA_POLICY,
  pagePolicyHeaders,
  WORKER_POLICY,
  type ThirdPartySources,
} from '../http/headers/security-headers.ts';
import { fillPage } from './fill-page.ts';
import { inlineHashes } from './inline-hashes.ts';
import { thirdPartiesOfPage, type ThirdPartiesByPlace } from './page-third-parties.ts';
import { isCompressible, isSeekable, mediaTypeOf } from './media-types.ts';

export interface SiteSettings {
  /** True when people reach the site over https. */
  readonly https: boolean;
  /** Origin of pictures and clips if it is not ours. */
  readonly imageHost: string;
  /** Settings of this installation that every page contains. */
  readonly studio: StudioSettings;
  /** Other configured services, by the name of their slot in a page. */
  readonly thirdParties: ThirdPartiesByPlace;
  /** Services that sign-in needs, on every page. */
  readonly identityThirdParties: ThirdPartySources;
}

export interface SiteFile {
  readonly answer: CachedResponse;
  readonly seekable: boolean;
}

/** The built site in memory: a studio's pages, pictures and clips are a few megabytes. */
export interface Site {
  /** Prerendered pages by path: '/', '/wod'. */
  readonly pages: ReadonlyMap<string, CachedResponse>;
  /** Pages prerendered once for all ids, with a placeholder for the id; sent with a response in them. */
  readonly pagesForAnyId: readonly PageForAnyId[];
  /** Everything else by path: '/static/…', '/media/…', '/robots.txt'. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page that renders in the browser, for addresses with a parameter. */
  readonly fallback: CachedResponse;
  /** The same, for addresses that do not exist. */
  readonly missing: CachedResponse;
  /** Addresses of the app, parameters as ':name'. */
  readonly addresses: readonly string[];
  /** Writes a response into a page; undefined when the build has nothing that does. */
  readonly writeAnswer: WriteAnswer | undefined;
}

/** What the desk's profile made of the site. */
interface Redrawn {
  /** Texts by their names below the site's folder. */
  readonly drawn?: ReadonlyMap<string, string> | undefined;
  /** Of the profile. */
  readonly version?: number;
}

interface PageForAnyId {
  /** The id as ':id'. */
  readonly pattern: string;
  readonly page: CachedResponse;
}

const NO_HASHES: readonly string[] = [];
const ADDRESSES_FILE = 'routes.json';
const FALLBACK_PAGE = '__spa-fallback.html';
const INDEX_PAGE = 'index.html';
/** Opened by the login page; redirects to Google and back. */
const SIGN_IN_WINDOW = 'auth-popup/index.html';
/** Security contact (RFC 9116), the only file in a hidden folder. */
const SECURITY_TXT = '.well-known/security.txt';
/** Parts of the installed apps; browsers always revalidate them. */
const WEBSITE_WORKER = 'service-worker.js';
const FLOOR_WORKER = 'floor/worker.js';
/** One worker for the floor's addresses in both languages, which lie beside each other. */
const FOR_EVERY_ADDRESS = ['Service-Worker-Allowed', '/'];
const HASHED_FILES = 'static/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Reads what the web build wrote, and in place of some of it what was drawn since; undefined without a build.
 * @throws Error when the build is incomplete.
 */
export async function readSite(
  folder: string,
  settings: SiteSettings,
  { drawn, version = 0 }: Redrawn = {},
): Promise<Site | undefined> {
  const names = await namesBelow(folder);
  if (!names.includes(FALLBACK_PAGE)) return undefined;
  const pages = new Map<string, CachedResponse>();
  const pagesForAnyId: PageForAnyId[] = [];
  const files = new Map<string, SiteFile>();
  for (const name of names.filter(isServed)) {
    const path = pathOfPage(name);
    if (path?.includes(ANY_ID) === true) {
      const page = await readPage(folder, name, settings, { drawn });
      pagesForAnyId.push({ pattern: path.replace(ANY_ID, ':id'), page });
    } else if (path !== undefined) pages.set(path, await readPage(folder, name, settings, { drawn }));
    else if (!name.endsWith('.html'))
      files.set(`/${name}`, await readSiteFile(folder, name, settings, drawn?.get(name)));
  }
  const fallback = await readPage(folder, FALLBACK_PAGE, settings, { drawn });
  return {
    pages,
    pagesForAnyId,
    files,
    fallback,
    missing: { ...fallback, status: 404 },
    addresses: await readAddresses(folder),
    writeAnswer: names.includes(ANSWERED_PAGES_MODULE) ? await loadWriteAnswer(folder, version) : undefined,
  };
}

/** '/wod' for 'wod/index.html'; undefined for a file that is not a page. */
function pathOfPage(name: string): string | undefined {
  if (name === INDEX_PAGE) return '/';
  return name.endsWith(`/${INDEX_PAGE}`) ? `/${name.slice(0, -INDEX_PAGE.length - 1)}` : undefined;
}

/** Every file below a folder, by its path from there; none where the folder does not exist. */
export async function namesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return [];
    throw failure;
  }
}

/** No dotfiles, no list of addresses, no unknown kinds; compressed siblings belong to their file. */
export function isServed(name: string): boolean {
  const hidden = name.split('/').some((part) => part.startsWith('.'));
  return (!hidden || name === SECURITY_TXT) && name !== ADDRESSES_FILE && mediaTypeOf(name) !== undefined;
}

interface PageReading {
  /** With the camera. */
  readonly readsCodes?: boolean;
  /** Clips of the device, before they are uploaded. */
  readonly playsChosenFiles?: boolean;
  /** Texts that take the place of built ones. */
  readonly drawn?: ReadonlyMap<string, string> | undefined;
  readonly finish?: (html: string) => string;
  /** Hashes of the inline styles of pages it draws in a frame, which inherits its policy. */
  readonly framedStyles?: readonly string[];
  /** What its scripts may pass HTML and addresses of scripts through; undefined: they may put in any text. */
  readonly trustedTypes?: readonly string[];
}

/** A page drawn with a draft of the profile: for everybody who has the link, cached nowhere and in no index. */
export async function readDrawnPage(drawn: string, settings: SiteSettings): Promise<CachedResponse> {
  const html = fillPage(drawn, settings.studio);
  const policy = pagePolicyHeaders({
    ...inlineHashes(html),
    ...settings,
    thirdParties: thirdPartiesOfPage(html, settings.thirdParties, settings.identityThirdParties),
  });
  const headers = ['Content-Type', 'text/html; charset=utf-8', 'Cache-Control', 'no-store'];
  return {
    status: 200,
    headers: [...headers, 'X-Robots-Tag', 'noindex', ...policy],
    body: await encodeBody(html),
  };
}

/** A built page with what the installation adds to it, and its own policy. */
export async function readPage(
  folder: string,
  name: string,
  settings: SiteSettings,
  {
    readsCodes = false,
    playsChosenFiles = false,
    drawn,
    finish = (html) => html,
    framedStyles = NO_HASHES,
    trustedTypes,
  }: PageReading = {},
): Promise<CachedResponse> {
  const built = await readFile(join(folder, name), 'utf8');
  const html = finish(fillPage(drawn?.get(name) ?? built, settings.studio));
  const { scriptHashes, styleHashes } = inlineHashes(html);
  const policy = pagePolicyHeaders({
    scriptHashes,
    styleHashes: [...styleHashes, ...framedStyles],
    ...settings,
    runsWasm: readsCodes,
    playsChosenFiles,
    trustedTypes,
    thirdParties: thirdPartiesOfPage(html, settings.thirdParties, settings.identityThirdParties),
  });
  return {
    status: 200,
    headers: [...typeAndCaching(name, ASK_AGAIN), ...policy],
    body: html === built ? await readBody(folder, name) : await encodeBody(html),
    ...(name === SIGN_IN_WINDOW ? { keepsOpener: true } : {}),
    ...(readsCodes ? { usesCamera: true } : {}),
  };
}

/** A built file that is no page. */
export async function readSiteFile(
  folder: string,
  name: string,
  settings: SiteSettings,
  drawn?: string,
): Promise<SiteFile> {
  const caching = name.startsWith(HASHED_FILES) ? IMMUTABLE : ASK_AGAIN;
  const seekable = isSeekable(mediaTypeOf(name) ?? '');
  const headers = [
    ...typeAndCaching(name, caching),
    'Content-Security-Policy',
    [WEBSITE_WORKER, FLOOR_WORKER].includes(name) ? WORKER_POLICY : DATA_POLICY,
    ...(name === FLOOR_WORKER ? FOR_EVERY_ADDRESS : []),
    ...(seekable ? ['Accept-Ranges', 'bytes'] : []),
  ];
  const changes = drawn !== undefined || namesOrigin(name);
  const body = changes
    ? await encodeBody(fillPage(drawn ?? (await readFile(join(folder, name), 'utf8')), settings.studio))
    : await readBody(folder, name);
  return { answer: { status: 200, headers, body }, seekable };
}

/** The sitemap, robots.txt and security.txt contain absolute addresses. */
function namesOrigin(name: string): boolean {
  return name.endsWith('.xml') || name === 'robots.txt' || name === SECURITY_TXT;
}

function typeAndCaching(name: string, caching: string): string[] {
  return ['Content-Type', mediaTypeOf(name) ?? 'application/octet-stream', 'Cache-Control', caching];
}

async function readBody(folder: string, name: string) {
  const path = join(folder, name);
  const raw = await readFile(path);
  if (!isCompressible(mediaTypeOf(name) ?? '')) return precompressedBody(raw, {});
  const [br, gzip] = await Promise.all([readSibling(`${path}.br`), readSibling(`${path}.gz`)]);
  return br || gzip ? precompressedBody(raw, { br, gzip }) : encodeBody(raw);
}

async function readSibling(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(path);
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return undefined;
    throw failure;
  }
}

async function readAddresses(folder: string): Promise<readonly string[]> {
  const table: unknown = JSON.parse(await readFile(join(folder, ADDRESSES_FILE), 'utf8'));
  if (!Array.isArray(table))
    throw new Error(`${ADDRESSES_FILE} of the built site is not a list of addresses.`);
  return table.filter((address) => typeof address === 'string');
}

/** Loaded once for each version of the profile, because the module's sentences are written when it is loaded. */
async function loadWriteAnswer(folder: string, version: number): Promise<WriteAnswer> {
  const address = pathToFileURL(join(folder, ANSWERED_PAGES_MODULE));
  if (version > 0) address.search = `profile=${version}`;
  const module: unknown = await import(address.href);
  const writes = typeof module === 'object' && module !== null && 'writeAnswer' in module;
  if (!writes || !isWriteAnswer(module.writeAnswer))
    throw new Error(`${ANSWERED_PAGES_MODULE} of the built site exports no writeAnswer.`);
  return module.writeAnswer;
}

/** Its types were checked at build time. */
function isWriteAnswer(value: unknown): value is WriteAnswer {
  return typeof value === 'function';
}
