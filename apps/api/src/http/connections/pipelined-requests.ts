import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies send one request at a time; some tools pipeline a few. */
const MOST_WAITING = 16;

/**
 * Closes connections with too many pipelined requests. Node answers everything it has parsed before it checks whether the
 * client reads, so a thousand clients with hundreds of requests each, reading nothing, would cost gigabytes. Wraps the
 * server's own work, because Node parses the rest of a packet even after the connection is closed.
 */
export function limitPipelining(handle: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    // Node assigns a response its connection when the previous one is finished; until then it waits.
    if (response.socket === null) {
      const inLine = (waiting.get(socket) ?? 0) + 1;
      if (inLine > MOST_WAITING) {
        // Reset rather than closed: data the client never reads would stay in kernel memory.
        socket.resetAndDestroy();
        return;
      }
      waiting.set(socket, inLine);
      response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    }
    handle(request, response);
  };
}
