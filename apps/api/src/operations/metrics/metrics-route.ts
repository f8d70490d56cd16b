import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine } from '../../http/headers/local-requests.ts';
import { RecentAnswer } from '../../http/limits/recent-answer.ts';
import type { StudioApp } from '../../http/studio-app.ts';

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
 * address. Not counted by the rate limits, without a line in the log, and put together at most twice a second.
 */
export function registerMetrics(app: StudioApp, { metrics, token, answerUnknown }: MetricsRoute): void {
  const recent = new RecentAnswer(() => metrics.text());
  app.get('/metrics', { config: { rateLimit: false, quiet: true } }, async (request, reply) => {
    if (!isFromThisMachine(request) && !bringsToken(request, token)) return answerUnknown(request, reply);
    return reply.type(metrics.contentType).send(await recent.get());
  });
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
