import type { FastifyRequest } from 'fastify';
import { refusing } from '../errors/refusal.ts';

const HEADER = 'idempotency-key';
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * The key a client draws for one press of a button: repeating a command with it does nothing twice and answers the same.
 * Throws `malformed_request` without one.
 */
export function idempotencyKey(request: FastifyRequest): string {
  const key = sentKey(request);
  if (key === undefined) throw noKey();
  return key;
}

/** The same of a call that does not need one; undefined without. Throws `malformed_request` for a key that is no UUID. */
export function sentKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[HEADER];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !UUID.test(key)) throw noKey();
  return key.toLowerCase();
}

const noKey = refusing('malformed_request', {
  en: 'This call needs the header Idempotency-Key with a UUID.',
  de: 'Dieser Aufruf braucht den Header Idempotency-Key mit einer UUID.',
});
