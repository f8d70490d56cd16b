import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface SilenceLimits {
  /** How long an answer may lie there without a byte of it being taken. */
  readonly answerMs: number;
  /** How long a request may be worked on in silence. */
  readonly connectionMs: number;
}

/**
 * Closes connections on which nothing moves: soon when an answer waits to be taken, later while a request is being worked
 * on. Node measures from the last byte and looks a second time when some have left meanwhile, so `answerMs` can double.
 */
export function closeSilentConnections(server: Server, { answerMs, connectionMs }: SilenceLimits): void {
  server.timeout = answerMs;
  server.on('timeout', (socket: Socket) => {
    const isFirstLook = socket.timeout === answerMs;
    if (isFirstLook && socket.writableLength === 0) socket.setTimeout(connectionMs - answerMs);
    else socket.resetAndDestroy();
  });
}
