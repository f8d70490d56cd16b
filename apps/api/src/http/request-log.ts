import type { ProblemCode } from '@lifted/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StudioApp } from './studio-app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Reason of the refusal; null when the request was not refused. */
    refusal: ProblemCode | null;
    /** Account of the request's ID token; null when the token was not needed. */
    account: string | null;
    /** The trace this request is part of; null when it is not traced. */
    trace: string | null;
  }
}

/** A response that has been sent, with the pattern of its route: `unknown` when there is none. */
export interface WatchedAnswer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly route: string;
}

const NO_ROUTE = 'unknown';

/**
 * Logs one line per response: the route's pattern (never the address, which may contain mail addresses and tokens), the
 * outcome and the duration; for a refusal the reason and the account. No client address, header or body. `watch` also
 * receives responses of `quiet` routes, which are not logged.
 */
export function logRequests(app: StudioApp, watch: (answer: WatchedAnswer) => void = () => undefined): void {
  app.decorateRequest('refusal', null);
  app.decorateRequest('account', null);
  app.decorateRequest('trace', null);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? NO_ROUTE;
    if (request.routeOptions.config.quiet !== true) writeLine(request, reply, route);
    watch({ request, reply, route });
    done();
  });
}

function writeLine(request: FastifyRequest, reply: FastifyReply, route: string): void {
  const { refusal, account, trace } = request;
  request.log.info(
    {
      request_id: request.id,
      method: request.method,
      route,
      status: reply.raw.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
      ...(refusal !== null && { refusal, ...(account !== null && { account }) }),
      ...(trace !== null && { trace_id: trace }),
    },
    'answered',
  );
}
