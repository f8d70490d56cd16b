import type { Socket } from 'node:net';
import type { StudioApp } from '../studio-app.ts';

/** Browsers and proxies send one request at a time; some tools pipeline a few. */
const MOST_WAITING = 16;

/**
 * Closes connections with too many pipelined requests. Node answers everything it has parsed before it checks whether the
 * client reads, so a thousand clients with hundreds of requests each, reading nothing, would cost gigabytes.
 */
export function limitPipelining(app: StudioApp): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Node assigns a response its connection when the previous one is finished, so this one is next.
    if (reply.raw.socket !== null && !socket.destroyed) {
      done();
      return;
    }
    const inLine = (waiting.get(socket) ?? 0) + 1;
    if (socket.destroyed || inLine > MOST_WAITING) {
      reply.hijack();
      // Reset rather than closed: data the client never reads would stay in kernel memory.
      socket.resetAndDestroy();
      return;
    }
    waiting.set(socket, inLine);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
