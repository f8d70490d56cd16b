import type { Server } from 'node:http';
import type { Socket } from 'node:net';

interface SilenceLimits {
  /** How long a response may wait without the client reading a byte. */
  readonly answerMs: number;
  /** How long a request may be processed without any traffic. */
  readonly connectionMs: number;
}

/**
 * Closes idle connections: soon when a response waits to be read, later while a request is being processed. Node measures
 * from the last byte and checks again when some have closed meanwhile, so `answerMs` may double.
 */
export function closeSilentConnections(server: Server, { answerMs, connectionMs }: SilenceLimits): void {
  server.timeout = answerMs;
  server.on('timeout', (socket: Socket) => {
    const isFirstLook = socket.timeout === answerMs;
    if (isFirstLook && socket.writableLength === 0) socket.setTimeout(connectionMs - answerMs);
    else socket.resetAndDestroy();
  });
}
