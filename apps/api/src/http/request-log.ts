import type { ProblemCode } from '@lifted/contract/problem';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StudioApp } from './studio-app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the answer is a "no"; null when it is none. */
    refusal: ProblemCode | null;
    /** The account of the ID token that came along; null when nobody asked for one. */
    account: string | null;
    /** The trace it is part of; null when nobody follows it. */
    trace: string | null;
  }
}

/** An answer that has been sent, with the pattern of its route: `unknown` when there is none. */
export interface WatchedAnswer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly route: string;
}

const NO_ROUTE = 'unknown';

/**
 * One line per answer: which route (its pattern, never the address that was asked: addresses hold mails and tokens),
 * how it ended and how long it took; of a refusal the reason, and the number of the account that was refused. No client
 * address, no header, no body. `watch` is told of every answer too, also of those of `quiet` routes, which have no line.
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
