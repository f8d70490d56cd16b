import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { NO_BROWSER, sessionIdIn, type CallLibrary } from './library-call.ts';
import { endSession } from './second-factors/session-repository.ts';

interface FormerSessionDependencies {
  readonly pool: Pool;
  readonly callLibrary: CallLibrary;
}

/**
 * Ends the session a browser had before it signed in anew: its cookie has just been replaced, and whoever has a copy of
 * the old one is to have nothing.
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
