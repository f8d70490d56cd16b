import type { StudioApp } from './studio-app.ts';

/**
 * One line per answer: which route (its pattern, never the address that was asked: addresses hold mails and tokens),
 * how it ended and how long it took. No client address, no header, no body.
 */
export function logRequests(app: StudioApp): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        request_id: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.raw.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}
