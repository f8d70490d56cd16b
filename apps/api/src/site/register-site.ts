import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../cache/content-negotiation.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { isStaffPath } from '@lifted/domain/identity/staff-path';
import { fitsPattern } from '../http/routing/path-pattern.ts';
import { DATA_POLICY, headerPairs } from '../http/headers/security-headers.ts';
import type { StudioApp } from '../http/studio-app.ts';
import type { AnsweredPages } from './answered-pages.ts';
import { readRange } from './byte-range.ts';
import type { Site, SiteFile } from './read-site.ts';
import { STAFF_FILES, type StaffApp } from './read-staff-app.ts';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>The site is not built yet</title>
<h1>The site is not built yet</h1><p>The server is up and its API answers, but there are no pages to show.
Stop it and run <code>npm start</code>, which builds them first, or <code>npm run build</code>.</p></html>`;

/** Responds to a request as the site does. */
export type AnswerAsSite = (
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

interface BuiltApps {
  readonly site: Site | undefined;
  readonly staff?: StaffApp | undefined;
  readonly answered?: Pick<AnsweredPages, 'find'> | undefined;
}

/**
 * Serves the built site below `/`, pages with their responses in them, and the staff app below its own addresses; without
 * a build, a page that says so. Returns its handler.
 */
export function registerSite(app: StudioApp, { site, staff, answered }: BuiltApps): AnswerAsSite {
  const built = site && { ...site, answered, staff };
  const answer: AnswerAsSite = (_request, reply) =>
    built ? answerPath(built, reply) : answerNotBuilt(reply);
  app.get('/*', { config: { rateLimit: false } }, answer);
  return answer;
}

interface AnsweringSite extends Site {
  readonly answered: Pick<AnsweredPages, 'find'> | undefined;
  readonly staff: StaffApp | undefined;
}

function answerNotBuilt(reply: FastifyReply): FastifyReply {
  return reply.code(503).type('text/html; charset=utf-8').send(NOT_BUILT);
}

function answerPath(site: AnsweringSite, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const { url } = reply.request;
  const path = decodedPath(url);
  if (path === undefined) return sendCached(reply, site.missing);
  if (isStaffPath(path)) return answerStaffPath(site, path, reply);
  const find = (built: CachedResponse, otherwise: CachedResponse) =>
    site.answered?.find({ path, query: queryOf(url), built, otherwise }) ?? otherwise;
  const built = site.pages.get(path);
  if (built !== undefined) return sendFound(reply, find(built, built));
  const file = site.files.get(path);
  if (file) return answerFile(file, reply);
  if (path.endsWith('/') && site.pages.has(path.slice(0, -1))) return reply.redirect(path.slice(0, -1), 308);
  const known = site.addresses.some((address) => fitsPattern(address, path));
  if (!known) return sendCached(reply, site.missing);
  const forAnyId = site.pagesForAnyId.find(({ pattern }) => fitsPattern(pattern, path));
  return sendFound(reply, forAnyId ? find(forAnyId.page, site.fallback) : site.fallback);
}

/** The app's own scripts, styles and typefaces, or its one page; the page finds out who may see what. */
function answerStaffPath({ staff, missing }: AnsweringSite, path: string, reply: FastifyReply): FastifyReply {
  if (staff === undefined) return answerNotBuilt(reply);
  const file = staff.files.get(path);
  if (file) return answerFile(file, reply);
  return sendCached(reply, path.startsWith(STAFF_FILES) ? missing : staff.page);
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
