import type { Drain } from '../connections/drain.ts';
import { DATA_POLICY, headerPairs, type FlatHeaders } from './security-headers.ts';
import type { StudioApp } from '../studio-app.ts';

/**
 * Adds security headers and request id to every response sent by Fastify. Responses from memory bypass Fastify
 * (cached-response.ts) and set the same headers themselves.
 */
export function addStandardHeaders(app: StudioApp, security: FlatHeaders, drain: Drain): void {
  const headers = Object.fromEntries(headerPairs(security));
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', DATA_POLICY);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (drain.draining) reply.header('connection', 'close');
    done(null, payload);
  });
}
