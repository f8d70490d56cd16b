import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../cache/content-negotiation.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { chosenLanguageCookie } from '@lifted/domain/language/chosen-language';
import { isFloorPath, isStaffPath } from '@lifted/domain/identity/staff-path';
import { fitsPattern } from '../http/routing/path-pattern.ts';
import { DATA_POLICY, headerPairs } from '../http/headers/security-headers.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { AnsweredPages } from './answered-pages.ts';
import { sendFormPage } from '../http/forms/form-posts.ts';
import { closedPage, isSignInPage } from './closed-site.ts';
import { homeElsewhere, type HomeElsewhere } from './home-language.ts';
import { readRange } from '../http/headers/byte-range.ts';
import type { Site, SiteFile } from './read-site.ts';
import { STAFF_FILES, type StaffApp } from './read-staff-app.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The site is not built yet</title>
<h1>The site is not built yet</h1><p>The server is up and its API answers, but there are no pages to show.
Stop it and run <code>npm start</code>, which builds them first, or <code>npm run build</code>.</p></html>`;

/** In the address of a page that is to be drawn with a draft. */
const PREVIEW = 'preview';

/** Below it are scripts, styles and typefaces, whose names hold a hash of what is in them. */
const SITE_FILES = '/static/';

/** When search engines may ask again. */
const OPENS_IN_SECONDS = 3600;

/** Responds to a request as the site does. */
export type AnswerAsSite = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/** Looked at for every request: a new profile has the pages drawn again. */
interface BuiltApps {
  readonly site: Site | undefined;
  readonly staff?: StaffApp | undefined;
  readonly answered?: Pick<AnsweredPages, 'find'> | undefined;
  /** False while the pages lack something the law asks for. */
  readonly isPublic?: boolean;
  /** A picture for previews of links that the profile changed. */
  readonly picture?: (path: string) => Promise<CachedResponse> | undefined;
  /** A page drawn with a draft of the profile; undefined where there is no such draft or page. */
  readonly preview?: (token: string, path: string) => Promise<CachedResponse | undefined>;
}

/**
 * Serves the built site below `/`, pages with their responses in them, and the staff app below its own addresses; without
 * a build, a page that says so. Returns its handler.
 */
export function registerSite(app: StudioApp, built: BuiltApps): AnswerAsSite {
  const answer: AnswerAsSite = (_request, reply) => {
    const { site } = built;
    if (site === undefined) return answerNotBuilt(reply);
    const { url, headers } = reply.request;
    const elsewhere = homeElsewhere(url.split('?', 1)[0] ?? '/', queryOf(url), headers);
    return elsewhere === undefined ? answerPath(site, built, reply) : leadTo(elsewhere, reply);
  };
  app.get('/*', { config: { rateLimit: false } }, answer);
  return answer;
}

function answerNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
}

function answerPath(site: Site, apps: BuiltApps, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const { url } = reply.request;
  const path = decodedPath(url);
  if (path === undefined) return sendCached(reply, site.missing);
  if (isStaffPath(path)) return answerStaffPath(apps.staff, path, reply);
  const find = (built: CachedResponse, otherwise: CachedResponse) =>
    apps.answered?.find({ path, query: queryOf(url), built, otherwise }) ?? otherwise;
  const built = site.pages.get(path);
  if (built !== undefined) {
    const preview = previewOf(apps, url, path);
    if (preview) return sendPreview(reply, preview, site.missing);
    return isClosed(apps, path) ? sendClosed(reply, path) : sendFound(reply, find(built, built));
  }
  const picture = apps.picture?.(path);
  if (picture) return sendFound(reply, picture);
  const file = site.files.get(path);
  if (file) return answerFile(file, reply);
  if (path.endsWith('/') && site.pages.has(path.slice(0, -1))) return reply.redirect(path.slice(0, -1), 308);
  const known = site.addresses.some((address) => fitsPattern(address, path));
  if (!known) return path.startsWith(SITE_FILES) ? answerGone(reply) : sendCached(reply, site.missing);
  if (isClosed(apps, path)) return sendClosed(reply, path);
  const forAnyId = site.pagesForAnyId.find(({ pattern }) => fitsPattern(pattern, path));
  return sendFound(reply, forAnyId ? find(forAnyId.page, site.fallback) : site.fallback);
}

/** For this visit only: the next one may be in another language. */
function leadTo({ address, chosen }: HomeElsewhere, reply: FastifyReply): FastifyReply {
  if (chosen !== undefined) void reply.header('set-cookie', chosenLanguageCookie(chosen));
  return reply
    .headers({ 'cache-control': 'no-store', vary: 'Accept-Language, Cookie, Sec-Fetch-Site' })
    .redirect(address, 302);
}

/** The page with the draft its address names; undefined where it names none. */
function previewOf({ preview }: BuiltApps, url: string, path: string) {
  const token = new URLSearchParams(queryOf(url)).get(PREVIEW);
  return token === null || token === '' ? undefined : preview?.(token, path);
}

function isClosed({ isPublic = true }: BuiltApps, path: string): boolean {
  return !isPublic && !isSignInPage(path);
}

function sendClosed(reply: FastifyReply, path: string): FastifyReply {
  reply.code(503).header('retry-after', String(OPENS_IN_SECONDS)).header('cache-control', 'no-store');
  return sendFormPage(reply, closedPage(path));
}

/** The app's own scripts, styles and typefaces, or its one page; the page finds out who may see what. */
function answerStaffPath(staff: StaffApp | undefined, path: string, reply: FastifyReply): FastifyReply {
  if (staff === undefined) return answerNotBuilt(reply);
  const file = staff.files.get(path);
  if (file) return answerFile(file, reply);
  if (path.startsWith(STAFF_FILES)) return answerGone(reply);
  return sendCached(reply, isFloorPath(path) ? staff.floor : staff.page);
}

/** A file of another build. Nobody reads a page in its place, and a browser would take one for a broken script. */
function answerGone(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send();
}

/** An old link leads to the page that says there is nothing. */
async function sendPreview(
  reply: FastifyReply,
  drawing: Promise<CachedResponse | undefined>,
  missing: CachedResponse,
): Promise<FastifyReply> {
  return sendCached(reply, (await drawing) ?? missing);
}

/** Synchronous for a page from memory. */
function sendFound(
  reply: FastifyReply,
  page: CachedResponse | Promise<CachedResponse>,
): FastifyReply | Promise<FastifyReply> {
  if (!(page instanceof Promise)) return sendCached(reply, page);
  return page.then((written) => sendCached(reply, written));
}

function sendCached(reply: FastifyReply, answer: CachedResponse): FastifyReply {
  reply.server.sendCached(reply.request, reply, answer);
  return reply;
}

function answerFile({ answer, seekable }: SiteFile, reply: FastifyReply): FastifyReply {
  const { headers } = reply.request;
  const { range, 'if-range': ifRange } = headers;
  const [whole] = answer.body.variants;
  const isFresh = ifRange === undefined || ifRange === whole.etag;
  const isWhole = !seekable || !isFresh || isUnchanged(whole.etag, headers);
  const asked = isWhole ? 'whole' : readRange(range, whole.bytes.length);
  if (asked === 'whole') return sendCached(reply, answer);
  if (asked === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${whole.bytes.length}`).send();
  }
  return reply
    .code(206)
    .headers(Object.fromEntries(headerPairs(answer.headers)))
    .headers({ etag: whole.etag, 'content-security-policy': DATA_POLICY })
    .header('content-range', `bytes ${asked.first}-${asked.last}/${whole.bytes.length}`)
    .send(whole.bytes.subarray(asked.first, asked.last + 1));
}

function queryOf(url: string): string {
  const start = url.indexOf('?');
  return start === -1 ? '' : url.slice(start + 1);
}

/** The path of an address, in the form files are named by; undefined when it cannot be decoded. */
function decodedPath(url: string): string | undefined {
  const path = url.split('?', 1)[0] ?? '/';
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
