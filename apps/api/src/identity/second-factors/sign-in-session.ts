import { LONGEST_SESSION_MS } from '@lifted/domain/identity/link-lifetimes';
import type { SignedInUser } from '@lifted/contract/identity/sign-in';
import { isPendingTooLong, isRecentSignIn } from '@lifted/domain/identity/second-factor';
import type { Pool, PoolClient } from 'pg';
import { databaseAway, notSignedIn } from '../../http/errors/request-refusals.ts';
import { confirmFirst } from '../confirmation/confirmation-refusals.ts';
import { findConfirmation } from '../confirmation/recent-sign-in.ts';
import { expectSuccess, sessionIdIn, userIn, type Exchange, type RefusalsByCode } from '../library-call.ts';
import { askForSecondFactor } from './second-factor-offer.ts';
import { signInEnded } from './second-factor-refusals.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';

/** A complete session, or one that waits for a second factor. */
export interface OpenSession {
  readonly sessionId: string;
  readonly user: SignedInUser;
  /** When the last step of the sign-in succeeded, or was confirmed since. */
  readonly signedInAt: Date;
  /** Whether it began with a passkey the account still has. */
  readonly isByPasskey: boolean;
}

/** The state of a session cookie. A session that is too old, or pending for too long, has ended. */
export type SignInSession =
  | { readonly kind: 'nobody' }
  | ({ readonly kind: 'pending' | 'complete' } & OpenSession);

type SessionDependencies = Pick<IdentityDependencies, 'pool' | 'now' | 'callLibrary' | 'secondFactors'>;

/** The library answers this for any failure, and only its database query can fail. */
const SESSION_NOT_READ: RefusalsByCode = { FAILED_TO_GET_SESSION: databaseAway };

/** The session of a request's cookie. */
export async function readSession(
  { pool, now, callLibrary }: SessionDependencies,
  { request, reply }: Exchange,
): Promise<SignInSession> {
  const answer = await callLibrary({ request, reply }, { method: 'GET', path: '/get-session' });
  expectSuccess(answer, SESSION_NOT_READ);
  const sessionId = sessionIdIn(answer);
  const user = userIn(answer);
  if (user === undefined || sessionId === undefined) return { kind: 'nobody' };
  const facts = await findSessionFacts(pool, sessionId);
  if (facts === undefined) return { kind: 'nobody' };

  const { begunAt, shownAt, hasSecondFactor, isByPasskey } = facts;
  const isComplete = shownAt !== null || !hasSecondFactor;
  const isTooOld = begunAt.getTime() + LONGEST_SESSION_MS <= now().getTime();
  if (isTooOld || (!isComplete && isPendingTooLong(begunAt, now()))) {
    await endSession(pool, sessionId);
    return { kind: 'nobody' };
  }
  return {
    kind: isComplete ? 'complete' : 'pending',
    sessionId,
    user,
    signedInAt: facts.signedInAt,
    isByPasskey,
  };
}

/** The complete session of a request; throws `not_signed_in` or `second_factor_required`. */
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
      // The last second factor was removed just now, which ended this session.
      throw notSignedIn();
    case 'nobody':
      throw notSignedIn();
    default:
      return session satisfies never;
  }
}

/** The same for changes to how someone signs in; throws `sign_in_again` when the sign-in is not recent, with what makes it so. */
export async function requireRecentSession(
  dependencies: SessionDependencies,
  exchange: Exchange,
): Promise<OpenSession> {
  const session = await requireSession(dependencies, exchange);
  const { pool, now, secondFactors } = dependencies;
  if (!isRecentSignIn(session.signedInAt, now()))
    throw confirmFirst(await findConfirmation(pool, session.user.uid, secondFactors));
  return session;
}

/** The pending session of a request; throws `not_signed_in` when there is none. */
export async function requirePendingSession(
  dependencies: SessionDependencies,
  exchange: Exchange,
): Promise<OpenSession> {
  const session = await readSession(dependencies, exchange);
  if (session.kind !== 'pending') throw signInEnded();
  return session;
}

interface SessionFacts {
  readonly begunAt: Date;
  /** Null until a second factor is shown. */
  readonly shownAt: Date | null;
  /** When the last step of the sign-in succeeded, or was confirmed since. */
  readonly signedInAt: Date;
  readonly wrongCodes: number;
  readonly hasSecondFactor: boolean;
  readonly isByPasskey: boolean;
}

/** When a session began, and the progress of its second step; undefined when it has ended. */
export async function findSessionFacts(
  pool: Pool | PoolClient,
  sessionId: string,
): Promise<SessionFacts | undefined> {
  const { rows } = await pool.query<SessionFacts>(
    `select s."createdAt" as "begunAt", h.shown_at as "shownAt",
            greatest(coalesce(h.shown_at, s."createdAt"), h.confirmed_at) as "signedInAt", coalesce(h.wrong_codes, 0) as "wrongCodes",
            h.passkey_id is not null as "isByPasskey",
            exists (select from studio.second_factors f
                     where f.uid = s."userId" and f.enrolled_at is not null) as "hasSecondFactor"
       from identity."session" s
       left join studio.second_factor_sessions h on h.session_id = s."id"
      where s."id" = $1`,
    [sessionId],
  );
  return rows[0];
}

/** The account of the session with this token; undefined if unknown. */
export async function findSessionOwner(pool: Pool, token: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ readonly uid: string }>(
    'select "userId" as uid from identity."session" where "token" = $1',
    [token],
  );
  return rows[0]?.uid;
}

/** Completes a session: it gives access from the next request on. */
export async function markShown(client: PoolClient, sessionId: string, at: Date): Promise<void> {
  await client.query(
    `insert into studio.second_factor_sessions (session_id, shown_at) values ($1, $2)
     on conflict (session_id) do update set shown_at = excluded.shown_at`,
    [sessionId, at],
  );
}

/** Makes the sign-in of a session recent again, and forgets its wrong tries. */
export async function markConfirmed(client: PoolClient, sessionId: string, at: Date): Promise<void> {
  await client.query(
    `insert into studio.second_factor_sessions (session_id, confirmed_at) values ($1, $2)
     on conflict (session_id) do update set confirmed_at = excluded.confirmed_at, wrong_codes = 0`,
    [sessionId, at],
  );
}

export async function countWrongCode(client: PoolClient, sessionId: string): Promise<void> {
  await client.query(
    `insert into studio.second_factor_sessions as h (session_id, wrong_codes) values ($1, 1)
     on conflict (session_id) do update set wrong_codes = h.wrong_codes + 1`,
    [sessionId],
  );
}

export async function endSession(client: Pool | PoolClient, sessionId: string): Promise<void> {
  await client.query('delete from identity."session" where "id" = $1', [sessionId]);
}

/** Ends every other session of the account. */
export async function endOtherSessions(client: PoolClient, uid: string, sessionId: string): Promise<void> {
  await client.query('delete from identity."session" where "userId" = $1 and "id" <> $2', [uid, sessionId]);
}

/** Ends sessions that wait for a second factor, before the last factor is removed and they would become valid. */
export async function endPendingSessions(client: PoolClient, uid: string): Promise<void> {
  await client.query(
    `delete from identity."session" s
      where s."userId" = $1
        and not exists (select from studio.second_factor_sessions h
                         where h.session_id = s."id" and h.shown_at is not null)`,
    [uid],
  );
}
