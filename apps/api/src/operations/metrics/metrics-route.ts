import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, timingSafeEqual } from 'node:crypto';
import { isFromThisMachine } from '../../http/headers/local-requests.ts';
import { shortLivedCache } from '../../http/limits/short-lived-cache.ts';
import type { StudioApp } from '../../http/studio-app.ts';

interface MetricsRoute {
  /** The metrics, in the media type of `contentType`. */
  readonly metrics: { readonly text: () => Promise<string>; readonly contentType: string };
  /** Lets a scraper on another machine in. Undefined: no other machine may. */
  readonly token: string | undefined;
  /** Responds as if the address did not exist. */
  readonly answerUnknown: (
    request: FastifyRequest,
    reply: FastifyReply,
  ) => FastifyReply | Promise<FastifyReply>;
}

/**
 * `/metrics` in Prometheus' text format, for this machine and for scrapers with the token; others get a 404. Not rate
 * limited, not logged, and computed at most twice a second.
 */
export function registerMetrics(app: StudioApp, { metrics, token, answerUnknown }: MetricsRoute): void {
  const recent = shortLivedCache(() => metrics.text());
  app.get('/metrics', { config: { rateLimit: false, quiet: true } }, async (request, reply) => {
    if (!isFromThisMachine(request) && !bringsToken(request, token)) return answerUnknown(request, reply);
    return reply.type(metrics.contentType).send(await recent());
  });
}

const BEARER = /^Bearer (?<token>\S+)$/i;

/** Compared by hash, so that timing reveals nothing about the token. */
function bringsToken({ headers }: FastifyRequest, token: string | undefined): boolean {
  const sent = BEARER.exec(headers.authorization ?? '')?.groups?.['token'];
  return token !== undefined && sent !== undefined && timingSafeEqual(hashOf(sent), hashOf(token));
}

function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
