import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { NO_BROWSER, sessionIdIn, type CallLibrary } from '../library-call.ts';
import { endSession } from '../second-factors/sign-in-session.ts';

interface FormerSessionDependencies {
  readonly pool: Pool;
  readonly callLibrary: CallLibrary;
}

/**
 * Ends the browser's previous session after a new sign-in has replaced its cookie, so that a copied old cookie stops
 * working.
 */
export async function endFormerSession(
  { pool, callLibrary }: FormerSessionDependencies,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  if (request.headers.cookie === undefined) return;
  const answer = await callLibrary({ ...NO_BROWSER, request }, { method: 'GET', path: '/get-session' });
  const sessionId = sessionIdIn(answer);
  if (sessionId !== undefined) await endSession(pool, sessionId);
}
