import { createServer, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { argv } from 'node:process';

/*
 * A process of its own (`start-bare-server.ts`): answers of given sizes with nothing but Node, and the limits of the
 * product. What a crowd costs depends on the machine, so the product is compared with what it costs here.
 */

const SECOND_MS = 1000;
const KEEP_ALIVE_MS = 65 * SECOND_MS;
const CHECK_EVERY_MS = SECOND_MS / 4;
const HEADERS_MS = 8 * SECOND_MS;
const REQUEST_MS = 10 * SECOND_MS;
const ANSWER_MS = 7 * SECOND_MS;
const MOST_WAITING_REQUESTS = 16;
const MOST_WAITING_CONNECTIONS = 4096;

const [port, ...pages] = argv.slice(2);
const bodies = new Map(
  pages.map((page) => {
    const [path = '', bytes] = page.split('=');
    return [path, Buffer.alloc(Number(bytes), 'x')];
  }),
);
const waiting = new WeakMap<Socket, number>();

const server = createServer(
  {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: HEADERS_MS,
    requestTimeout: REQUEST_MS,
    connectionsCheckingInterval: CHECK_EVERY_MS,
  },
  ({ socket, url = '', method }, response) => {
    if (socket.destroyed) return;
    if (response.socket === null && isOneTooMany(socket, response)) socket.resetAndDestroy();
    else if (method === 'GET') response.end(bodies.get(url));
  },
);

/** Whether more answers wait for their turn on a connection than anybody needs. */
function isOneTooMany(socket: Socket, response: ServerResponse): boolean {
  const inLine = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, inLine);
  response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
  return inLine > MOST_WAITING_REQUESTS;
}

server.timeout = ANSWER_MS;
// A silent connection is closed without an answer; without a listener Node writes one.
server.on('clientError', (_error, socket) => socket.destroy());
server.listen({ port: Number(port), host: '127.0.0.1', backlog: MOST_WAITING_CONNECTIONS });
