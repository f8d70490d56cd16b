import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import type { StudioApp } from '../http/studio-app.ts';

interface MetricsRoute {
  /** What to show, in the media type of `contentType`. */
  readonly metrics: { readonly text: () => Promise<string>; readonly contentType: string };
  /** Lets a scraper in that is not on this machine. None: nobody from elsewhere. */
  readonly token: string | undefined;
  /** Answers as if there were nothing at this address. */
  readonly answerUnknown: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | Promise<FastifyReply>;
}

/**
 * `/metrics` in Prometheus' text format, for this machine and whoever has the token; everybody else finds an unknown
 * address. Not counted by the rate limits.
 */
export function registerMetrics(app: StudioApp, { metrics, token, answerUnknown }: MetricsRoute): void {
  app.get('/metrics', { config: { rateLimit: false } }, async (request, reply) => {
    if (!isFromHere(request) && !bringsToken(request, token)) return answerUnknown(request, reply);
    return reply.type(metrics.contentType).send(await metrics.text());
  });
}

const LOOPBACK = /^(?:::ffff:)?127\.|^::1$/;
const LOOPBACK_NAME = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i;
/** A proxy on this machine passes on what came from elsewhere; it says so with one of these. */
const PASSED_ON = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Asked from this machine, by its own name (a page in a browser here may have led another name to it), past no proxy. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const passedOn = PASSED_ON.some((name) => headers[name] !== undefined);
  return !passedOn && LOOPBACK.test(socket.remoteAddress ?? '') && LOOPBACK_NAME.test(headers.host ?? '');
}

const BEARER = /^Bearer (?<token>\S+)$/i;

/** Compared by their hashes, so that how long it takes says nothing about the token. */
function bringsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const sent = BEARER.exec(headers.authorization ?? '')?.groups?.['token'];
  return token !== undefined && sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
