import type { FastifyRequest } from 'fastify';
import { otherOrigin } from './sign-in/sign-in-refusals.ts';

/**
 * Refuses cross-site requests (CSRF). Browsers send the origin with every POST; a request without one is not sent by a
 * page, so it may not carry a cookie.
 */
export function requireOwnOrigin({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): void {
  const { origin, cookie } = headers;
  if (origin === publicUrl || (origin === undefined && cookie === undefined)) return;
  throw otherOrigin(publicUrl);
}
