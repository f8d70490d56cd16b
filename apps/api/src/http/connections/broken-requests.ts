import type { ProblemCode } from '@lifted/contract/problem';
import type { ConnectionError } from 'fastify';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS } from '../errors/problems.ts';
import { DATA_POLICY, headerPairs, type FlatHeaders } from '../headers/security-headers.ts';

/** In English: the headers of a broken request are unknown. */
interface Answer {
  readonly detail: string;
  readonly code: ProblemCode;
}

/** Node's own code for a request that did not arrive in time. */
export const TOO_SLOW = 'ERR_HTTP_REQUEST_TIMEOUT';
const UNREADABLE: Answer = { detail: 'This is not a complete HTTP request.', code: 'malformed_request' };
const ANSWERS: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: {
    detail: 'The headers of a request may have at most 16 kB.',
    code: 'headers_too_large',
  },
  [TOO_SLOW]: { detail: 'The request did not arrive in time.', code: 'too_slow' },
};

/** Responds to input that never became a request: broken bytes, endless headers, a client that sends a byte a second. */
export function brokenRequestAnswerer(
  security: FlatHeaders,
): (error: Pick<ConnectionError, 'code'>, socket: Socket) => void {
  const lines = headerPairs(security).map((pair) => pair.join(': '));
  return (error, socket) => answerBrokenRequest(error, socket, lines);
}

function answerBrokenRequest(
  error: Pick<ConnectionError, 'code'>,
  socket: Socket,
  security: readonly string[],
): void {
  // Thousands of silent connections may be closed at once; no client expects a response there.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const { detail, code } = ANSWERS[error.code] ?? UNREADABLE;
  const { status, title } = PROBLEMS[code];
  const body = JSON.stringify({ type: 'about:blank', title: title.en, status, detail, code });
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
      'Content-Type: application/problem+json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Content-Security-Policy: ${DATA_POLICY}`,
      ...security,
      'Cache-Control: no-store',
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
