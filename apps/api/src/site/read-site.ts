import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ANSWERED_PAGES_MODULE, ANY_ID, type WriteAnswer } from '@lifted/contract/answered-pages';
import type { StudioSettings } from '@lifted/contract/studio-settings';
import { encodeBody, precompressedBody } from '../cache/encoded-body.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import {
  DATA_POLICY,
  pagePolicy,
  WORKER_POLICY,
  type GuestSources,
} from '../http/headers/security-headers.ts';
import { fillPage } from './fill-page.ts';
import { inlineHashes } from './inline-hashes.ts';
import { guestsOfPage, type GuestsByPlace } from './page-guests.ts';
import { isCompressible, isSeekable, mediaTypeOf } from './media-types.ts';

export interface SiteSettings {
  /** True when people reach the site over https. */
  readonly https: boolean;
  /** Origin of pictures and clips besides our own. */
  readonly imageHost: string;
  /** What this installation says of itself in every page. */
  readonly studio: StudioSettings;
  /** Others that are set up, by the name their place in a page carries. */
  readonly guests: GuestsByPlace;
  /** Others that signing in asks, on every page. */
  readonly identityGuests: GuestSources;
}

export interface SiteFile {
  readonly answer: CachedResponse;
  readonly seekable: boolean;
}

/** The built site, ready to be sent, all in memory: a studio's pages, pictures and clips are a few megabytes. */
export interface Site {
  /** Prerendered pages by path: '/', '/wod'. */
  readonly pages: ReadonlyMap<string, CachedResponse>;
  /** Pages drawn for all ids at once, with a placeholder for the id; to be sent with an answer in them. */
  readonly pagesForAnyId: readonly PageForAnyId[];
  /** Everything else by path: '/static/…', '/media/…', '/robots.txt'. */
  readonly files: ReadonlyMap<string, SiteFile>;
  /** The page that draws itself in the browser, for addresses with a parameter. */
  readonly fallback: CachedResponse;
  /** The same, for addresses that do not exist. */
  readonly missing: CachedResponse;
  /** Addresses of the app, parameters as ':name'. */
  readonly addresses: readonly string[];
  /** Writes an answer into a page; undefined when the build has nothing that does. */
  readonly writeAnswer: WriteAnswer | undefined;
}

interface PageForAnyId {
  /** The id as ':id'. */
  readonly pattern: string;
  readonly page: CachedResponse;
}

const ADDRESSES_FILE = 'routes.json';
const FALLBACK_PAGE = '__spa-fallback.html';
const INDEX_PAGE = 'index.html';
/** Opened by the login page; goes on to Google and comes back. */
const SIGN_IN_WINDOW = 'auth-popup/index.html';
/** Whom to tell about a weakness (RFC 9116), the one file in a hidden folder. */
const SECURITY_TXT = '.well-known/security.txt';
/** Of the installed app; browsers always revalidate it. */
const SERVICE_WORKER = 'service-worker.js';
const HASHED_FILES = 'static/';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/**
 * Reads what the web build wrote; undefined when there is no build.
 * @throws Error when the build is there but not whole.
 */
export async function readSite(folder: string, settings: SiteSettings): Promise<Site | undefined> {
  const names = await namesBelow(folder);
  if (!names.includes(FALLBACK_PAGE)) return undefined;
  const pages = new Map<string, CachedResponse>();
  const pagesForAnyId: PageForAnyId[] = [];
  const files = new Map<string, SiteFile>();
  for (const name of names.filter(isServed)) {
    const path = pathOfPage(name);
    if (path?.includes(ANY_ID) === true) {
      const page = await readPage(folder, name, settings);
      pagesForAnyId.push({ pattern: path.replace(ANY_ID, ':id'), page });
    } else if (path !== undefined) pages.set(path, await readPage(folder, name, settings));
    else if (!name.endsWith('.html')) files.set(`/${name}`, await readSiteFile(folder, name, settings));
  }
  const fallback = await readPage(folder, FALLBACK_PAGE, settings);
  return {
    pages,
    pagesForAnyId,
    files,
    fallback,
    missing: { ...fallback, status: 404 },
    addresses: await readAddresses(folder),
    writeAnswer: names.includes(ANSWERED_PAGES_MODULE) ? await loadWriteAnswer(folder) : undefined,
  };
}

/** '/wod' for 'wod/index.html'; undefined for what is no page with an address. */
function pathOfPage(name: string): string | undefined {
  if (name === INDEX_PAGE) return '/';
  return name.endsWith(`/${INDEX_PAGE}`) ? `/${name.slice(0, -INDEX_PAGE.length - 1)}` : undefined;
}

async function namesBelow(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
  } catch (failure) {
    if (failure instanceof Error && 'code' in failure && failure.code === 'ENOENT') return [];
    throw failure;
  }
}

/** No dotfiles, no table of addresses, no unknown kinds; compressed siblings belong to their file. */
function isServed(name: string): boolean {
  const hidden = name.split('/').some((part) => part.startsWith('.'));
  return (!hidden || name === SECURITY_TXT) && name !== ADDRESSES_FILE && mediaTypeOf(name) !== undefined;
}

async function readPage(folder: string, name: string, settings: SiteSettings): Promise<CachedResponse> {
  const written = await readFile(join(folder, name), 'utf8');
  const html = fillPage(written, settings.studio);
  const policy = pagePolicy({
    ...inlineHashes(html),
    ...settings,
    guests: guestsOfPage(html, settings.guests, settings.identityGuests),
  });
  return {
    status: 200,
    headers: [...typeAndCaching(name, ASK_AGAIN), 'Content-Security-Policy', policy],
    body: html === written ? await readBody(folder, name) : await encodeBody(html),
    ...(name === SIGN_IN_WINDOW ? { keepsOpener: true } : {}),
  };
}

async function readSiteFile(folder: string, name: string, settings: SiteSettings): Promise<SiteFile> {
  const caching = name.startsWith(HASHED_FILES) ? IMMUTABLE : ASK_AGAIN;
  const seekable = isSeekable(mediaTypeOf(name) ?? '');
  const headers = [
    ...typeAndCaching(name, caching),
    'Content-Security-Policy',
    name === SERVICE_WORKER ? WORKER_POLICY : DATA_POLICY,
    ...(seekable ? ['Accept-Ranges', 'bytes'] : []),
  ];
  const body = namesOrigin(name)
    ? await encodeBody(fillPage(await readFile(join(folder, name), 'utf8'), settings.studio))
    : await readBody(folder, name);
  return { answer: { status: 200, headers, body }, seekable };
}

/** The sitemap, the robots' rules and security.txt hold absolute addresses. */
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

async function loadWriteAnswer(folder: string): Promise<WriteAnswer> {
  const module: unknown = await import(pathToFileURL(join(folder, ANSWERED_PAGES_MODULE)).href);
  const writes = typeof module === 'object' && module !== null && 'writeAnswer' in module;
  if (!writes || !isWriteAnswer(module.writeAnswer))
    throw new Error(`${ANSWERED_PAGES_MODULE} of the built site exports no writeAnswer.`);
  return module.writeAnswer;
}

/** What it takes and gives was checked when it was built. */
function isWriteAnswer(value: unknown): value is WriteAnswer {
  return typeof value === 'function';
}
