import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/errors/refusal.ts';

/**
 * Refuses cross-site requests (CSRF). Browsers send the origin with every POST; a request without one is not sent by a
 * page, so it may not carry a cookie.
 */
export function requireOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const { origin, cookie } = headers;
  if (origin === publicUrl || (origin === undefined && cookie === undefined)) return;
  throw new Refusal('origin_refused', `Please sign in at ${publicUrl}, where this studio lives.`);
}
