import { LONGEST_SESSION_MS } from '@lifted/domain/link-lifetimes';
import type { SignedInUser } from '@lifted/contract/sign-in';
import { isPendingTooLong, isRecentSignIn } from '@lifted/domain/second-factor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { databaseAway } from '../../http/failures.ts';
import type { Refusal } from '../../http/refusal.ts';
import {
  expectSuccess,
  sessionIdIn,
  userIn,
  type CallLibrary,
  type RefusalsByCode,
} from '../library-call.ts';
import { presentUser } from '../signed-in-user.ts';
import { askForSecondFactor, notSignedIn, signInAgain, signInEnded } from './second-factor-refusals.ts';
import type { SecondFactorOptions } from './second-factor-dependencies.ts';
import { endSession, findSessionFacts } from './session-repository.ts';

/** A session somebody may go by, or that still waits for a second factor. */
interface OpenSession {
  readonly sessionId: string;
  readonly user: SignedInUser;
  /** When the latest thing was shown: the password, link or Google, or the second factor. */
  readonly signedInAt: Date;
}

/** What a session cookie stands for. A session that waited too long for its second factor, or is too old, has ended. */
export type SignInSession =
  | { readonly kind: 'nobody' }
  | ({ readonly kind: 'pending' | 'complete' } & OpenSession);

interface SessionDependencies {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly callLibrary: CallLibrary;
  readonly secondFactors: Pick<SecondFactorOptions, 'sms'>;
}

interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The library says so of every failure on the way, and there is one: its question to the database. */
const SESSION_NOT_READ: RefusalsByCode = { FAILED_TO_GET_SESSION: databaseAway };

/** What the cookie of a request stands for now. */
export async function readSession(
  { pool, now, callLibrary }: SessionDependencies,
  { request, reply }: Exchange,
): Promise<SignInSession> {
  const answer = await callLibrary({ request, reply }, { method: 'GET', path: '/get-session' });
  expectSuccess(answer, SESSION_NOT_READ);
  const sessionId = sessionIdIn(answer);
  if (userIn(answer) === undefined || sessionId === undefined) return { kind: 'nobody' };
  const facts = await findSessionFacts(pool, sessionId);
  if (facts === undefined) return { kind: 'nobody' };

  if (facts.begunAt.getTime() + LONGEST_SESSION_MS <= now().getTime()) {
    await endSession(pool, sessionId);
    return { kind: 'nobody' };
  }
  const user = presentUser(answer);
  if (facts.shownAt !== null) return { kind: 'complete', sessionId, user, signedInAt: facts.shownAt };
  if (!facts.hasSecondFactor) return { kind: 'complete', sessionId, user, signedInAt: facts.begunAt };
  if (!isPendingTooLong(facts.begunAt, now())) {
    return { kind: 'pending', sessionId, user, signedInAt: facts.begunAt };
  }
  await endSession(pool, sessionId);
  return { kind: 'nobody' };
}

/** The session of whoever is signed in; throws `not_signed_in` or `second_factor_required`. */
export async function requireSession(
  dependencies: SessionDependencies,
  exchange: Exchange,
): Promise<OpenSession> {
  const session = await readSession(dependencies, exchange);
  switch (session.kind) {
    case 'complete':
      return session;
    case 'pending':
      await askForSecondFactor(dependencies.pool, session.user.uid, dependencies.secondFactors);
      // The last second factor was removed a moment ago, and this session with it.
      throw notSignedIn();
    case 'nobody':
      throw notSignedIn();
    default:
      return session satisfies never;
  }
}

/** The same, for changes to how somebody signs in: throws `sign_in_again` when the sign-in is too long ago. */
export async function requireRecentSession(
  dependencies: SessionDependencies,
  exchange: Exchange,
  refusal: () => Refusal = signInAgain,
): Promise<OpenSession> {
  const session = await requireSession(dependencies, exchange);
  if (!isRecentSignIn(session.signedInAt, dependencies.now())) throw refusal();
  return session;
}

/** A session that waits for its second factor; throws `not_signed_in` when there is none. */
export async function requirePendingSession(
  dependencies: SessionDependencies,
  exchange: Exchange,
): Promise<OpenSession> {
  const session = await readSession(dependencies, exchange);
  if (session.kind !== 'pending') throw signInEnded();
  return session;
}
