import type { FastifyRequest } from 'fastify';
import { Refusal } from '../errors/refusal.ts';

const HEADER = 'idempotency-key';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The key a client draws for one press of a button: repeating a command with it does nothing twice and answers the same.
 * Throws `malformed_request` without one.
 */
export function idempotencyKey(request: FastifyRequest): string {
  const key = request.headers[HEADER];
  if (typeof key !== 'string' || !UUID.test(key)) {
    throw new Refusal('malformed_request', {
      en: 'This call needs the header Idempotency-Key with a UUID.',
      de: 'Dieser Aufruf braucht den Header Idempotency-Key mit einer UUID.',
    });
  }
  return key.toLowerCase();
}
