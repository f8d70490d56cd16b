import { Socket } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { StudioApp } from '../studio-app.ts';

interface BodyLimits {
  readonly bodyMs: number;
  /** Called with the connection of a body that is not complete in time. */
  readonly tooSlow: (socket: Socket) => void;
}

/**
 * Ends bodies that take longer than `bodyMs`, also of requests that were refused before the end, but for those of calls that
 * take more than the others: an upload over an ordinary line has the whole time of a request.
 */
export function limitSlowBodies(app: StudioApp, limits: BodyLimits): void {
  const usualBytes = app.initialConfig.bodyLimit ?? 0;
  app.addHook('onRequest', (request, _reply, done) => {
    const isUsual = request.routeOptions.bodyLimit <= usualBytes;
    if (isUsual && hasBody(request)) watchBody(request, limits);
    done();
  });
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function watchBody({ raw }: FastifyRequest, { bodyMs, tooSlow }: BodyLimits): void {
  const { socket } = raw;
  // Requests that Fastify injects have no connection.
  if (!(socket instanceof Socket)) return;
  const timer = setTimeout(() => {
    if (!raw.complete) tooSlow(socket);
  }, bodyMs);
  timer.unref();
  for (const end of ['end', 'close']) raw.once(end, () => clearTimeout(timer));
}
