import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';

/**
 * Refuses a request another site made a browser send. Browsers name the origin with every POST; a request without one
 * comes from no page, and with a session cookie from nobody we know.
 */
export function requireOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const { origin, cookie } = headers;
  if (origin === publicUrl || (origin === undefined && cookie === undefined)) return;
  throw new Refusal('origin_refused', `Please sign in at ${publicUrl}, where this studio lives.`);
}
