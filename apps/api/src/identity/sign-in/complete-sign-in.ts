import type { SignedInUser } from '@lifted/contract/identity/sign-in';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { noteDevice } from '../known-devices/note-device.ts';
import { NO_BROWSER, sessionIdIn, userIn, type LibraryAnswer } from '../library-call.ts';
import { askForSecondFactor } from '../second-factors/second-factor-offer.ts';
import { endSession } from '../second-factors/sign-in-session.ts';
import { logSecurityEvent } from '../security-events.ts';

interface BegunSession {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** The library's answer that began it. */
  readonly answer: LibraryAnswer;
  readonly way: 'password' | 'link' | 'mail_code' | 'passkey';
}

/** The end of every sign-in's first step; throws `second_factor_required` for an account that has a second factor. */
export async function completeSignIn(
  dependencies: IdentityDependencies,
  { request, reply, answer, way }: BegunSession,
): Promise<{ user: SignedInUser }> {
  const { pool, callLibrary, secondFactors } = dependencies;
  const user = userIn(answer);
  if (user === undefined) throw new Error('The identity library answered without a user');
  // A successful sign-in is given back: many members share one IP address.
  request.server.giveBackTry(request);
  await endFormerSession({ pool, callLibrary }, request);
  logSecurityEvent(request, 'sign_in', { account: user.uid, way });
  // A passkey is a second factor itself, marked as shown in its session.
  if (way !== 'passkey') await askForSecondFactor(pool, user.uid, secondFactors);
  await noteDevice(dependencies, { request, reply }, user.uid);
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
