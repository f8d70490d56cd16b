import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged } from '../cache/content-negotiation.ts';
import type { CachedResponse } from '../cache/cached-response.ts';
import { isStaffPath } from '@lifted/domain/identity/staff-path';
import { fitsPattern } from '../http/routing/path-pattern.ts';
import { DATA_POLICY } from '../http/headers/security-headers.ts';
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
  const answering = site && { ...site, answered, staff };
  const answer: AnswerAsSite = (request, reply) => {
    if (answering === undefined) return answerNotBuilt(reply);
    return answerPath(app, answering, request, reply);
  };
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

function answerPath(
  app: StudioApp,
  site: AnsweringSite,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  const path = decodedPath(request.url);
  if (path === undefined) return sendCached(app, request, reply, site.missing);
  if (isStaffPath(path)) return answerStaffPath(app, site, path, request, reply);
  const built = site.pages.get(path);
  if (built !== undefined) {
    const page = site.answered?.find({ path, query: queryOf(request.url), built, otherwise: built });
    return writeFound(app, request, reply, page ?? built);
  }
  const file = site.files.get(path);
  if (file) return answerFile(app, file, request, reply);
  if (path.endsWith('/') && site.pages.has(path.slice(0, -1))) return reply.redirect(path.slice(0, -1), 308);
  const known = site.addresses.some((address) => fitsPattern(address, path));
  if (!known) return sendCached(app, request, reply, site.missing);
  const forAnyId = site.pagesForAnyId.find(({ pattern }) => fitsPattern(pattern, path));
  const page =
    forAnyId &&
    site.answered?.find({
      path,
      query: queryOf(request.url),
      built: forAnyId.page,
      otherwise: site.fallback,
    });
  return writeFound(app, request, reply, page ?? site.fallback);
}

/** The app's own scripts, styles and typefaces, or its one page; the page finds out who may see what. */
function answerStaffPath(
  app: StudioApp,
  { staff, missing }: AnsweringSite,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (staff === undefined) return answerNotBuilt(reply);
  const file = staff.files.get(path);
  if (file) return answerFile(app, file, request, reply);
  return sendCached(app, request, reply, path.startsWith(STAFF_FILES) ? missing : staff.page);
}

function writeFound(
  app: StudioApp,
  request: FastifyRequest,
  reply: FastifyReply,
  page: CachedResponse | Promise<CachedResponse>,
): FastifyReply | Promise<FastifyReply> {
  if (!(page instanceof Promise)) return sendCached(app, request, reply, page);
  return page.then((written) => sendCached(app, request, reply, written));
}

function sendCached(
  app: StudioApp,
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Site['fallback'],
): FastifyReply {
  app.sendCached(request, reply, answer);
  return reply;
}

function answerFile(
  app: StudioApp,
  file: SiteFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const { range, 'if-range': ifRange } = request.headers;
  const [whole] = file.answer.body.variants;
  const isFresh = ifRange === undefined || ifRange === whole.etag;
  if (!file.seekable || !isFresh || isUnchanged(whole.etag, request.headers)) {
    return sendCached(app, request, reply, file.answer);
  }
  const asked = readRange(range, whole.bytes.length);
  if (asked === 'whole') return sendCached(app, request, reply, file.answer);
  if (asked === 'unsatisfiable') {
    return reply.code(416).header('content-range', `bytes */${whole.bytes.length}`).send();
  }
  for (let at = 0; at + 1 < file.answer.headers.length; at += 2) {
    reply.header(file.answer.headers[at] ?? '', file.answer.headers[at + 1]);
  }
  return reply
    .code(206)
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
