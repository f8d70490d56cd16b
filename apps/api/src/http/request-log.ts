import type { ProblemCode } from '@lifted/contract/problem';
import type { StudioApp } from './studio-app.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the answer is a "no"; null when it is none. */
    refusal: ProblemCode | null;
    /** The account of the ID token that came along; null when nobody asked for one. */
    account: string | null;
  }
}

/**
 * One line per answer: which route (its pattern, never the address that was asked: addresses hold mails and tokens),
 * how it ended and how long it took; of a refusal the reason, and the number of the account that was refused. No client
 * address, no header, no body.
 */
export function logRequests(app: StudioApp): void {
  app.decorateRequest('refusal', null);
  app.decorateRequest('account', null);
  app.addHook('onResponse', (request, reply, done) => {
    const { refusal, account } = request;
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(refusal !== null && { refusal, ...(account !== null && { account }) }),
      },
      'answered',
    );
    done();
  });
}
