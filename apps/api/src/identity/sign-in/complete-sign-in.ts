import type { SignedInUser } from '@lifted/contract/sign-in';
import type { FastifyRequest } from 'fastify';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { NO_BROWSER, sessionIdIn, userIn, type LibraryAnswer } from '../library-call.ts';
import { askForSecondFactor } from '../second-factors/second-factor-refusals.ts';
import { endSession } from '../second-factors/sign-in-session.ts';
import { logSecurityEvent } from '../security-events.ts';

interface BegunSession {
  readonly request: FastifyRequest;
  /** The library's answer that began it. */
  readonly answer: LibraryAnswer;
  readonly way: 'password' | 'link';
}

/** The end of every sign-in's first step; throws `second_factor_required` for an account that has a second factor. */
export async function completeSignIn(
  { pool, callLibrary, secondFactors }: IdentityDependencies,
  { request, answer, way }: BegunSession,
): Promise<{ user: SignedInUser }> {
  const user = userIn(answer);
  if (user === undefined) throw new Error('The identity library answered without a user');
  await endFormerSession({ pool, callLibrary }, request);
  logSecurityEvent(request, 'sign_in', { account: user.uid, way });
  await askForSecondFactor(pool, user.uid, secondFactors);
  return { user };
}

/**
 * Ends the browser's previous session after a new sign-in has replaced its cookie, so that a copied old cookie stops
 * working.
 */
export async function endFormerSession(
  { pool, callLibrary }: Pick<IdentityDependencies, 'pool' | 'callLibrary'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<void> {
  if (request.headers.cookie === undefined) return;
  const answer = await callLibrary({ ...NO_BROWSER, request }, { method: 'GET', path: '/get-session' });
  const sessionId = sessionIdIn(answer);
  if (sessionId !== undefined) await endSession(pool, sessionId);
}
