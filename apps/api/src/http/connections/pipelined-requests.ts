import type { Socket } from 'node:net';
import type { StudioApp } from '../studio-app.ts';

/** Browsers and proxies send one request after the other; some tools put a few in a row. */
const MOST_WAITING = 16;

/**
 * Closes connections on which more requests wait for their turn than anybody needs. Node answers whatever it has parsed
 * before it looks whether the client takes anything, so a thousand clients with hundreds of requests each, and none of the
 * answers read, would cost gigabytes.
 */
export function limitPipelining(app: StudioApp): void {
  const waiting = new WeakMap<Socket, number>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    // Node hands an answer its connection when the one before it is out: this one has its turn.
    if (reply.raw.socket !== null && !socket.destroyed) {
      done();
      return;
    }
    const inLine = (waiting.get(socket) ?? 0) + 1;
    if (socket.destroyed || inLine > MOST_WAITING) {
      reply.hijack();
      // Reset and not only closed: what the client never takes would lie in the kernel's memory.
      socket.resetAndDestroy();
      return;
    }
    waiting.set(socket, inLine);
    reply.raw.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    done();
  });
}
