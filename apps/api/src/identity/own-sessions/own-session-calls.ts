import { endOtherSessions, endOwnSession, listOwnSessions } from '@lifted/contract/identity/own-sessions';
import { inTransaction } from '@lifted/database/transaction';
import { registerCall } from '../../http/routing/register-call.ts';
import { logSecurityEvent } from '../security-events.ts';
import type { StudioApp } from '../../http/studio-app.ts';
import { withdrawLinks } from '../accounts/end-access.ts';
import type { IdentityDependencies } from '../identity-dependencies.ts';
import { registerOwnCall } from '../register-own-call.ts';
import { noSuchSession, thisSession } from './own-session-refusals.ts';
import {
  endOtherSessions as deleteOtherSessions,
  requireRecentSession,
  requireSession,
} from '../second-factors/sign-in-session.ts';
import { LONGEST_SESSION_MS } from '@lifted/domain/identity/link-lifetimes';
import type { Pool } from 'pg';

/** Lists where a person is signed in, and ends sessions on other devices, such as a lost phone. */
export function registerOwnSessionCalls(app: StudioApp, dependencies: IdentityDependencies): void {
  const { pool, now } = dependencies;

  registerCall(app, listOwnSessions, {
    async handler(exchange) {
      const { sessionId, user } = await requireSession(dependencies, exchange);
      const sessions = (await findOwnSessions(pool, user.uid, now())).map(({ id, begunAt, seenAt }) => ({
        id,
        began_at: begunAt.toISOString(),
        seen_at: seenAt.toISOString(),
        current: id === sessionId,
      }));
      return { sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)) };
    },
  });

  registerOwnCall(
    app,
    endOwnSession,
    dependencies,
    async ({ request, reply, body: { session_id: ended } }) => {
      const { sessionId, user } = await requireRecentSession(dependencies, { request, reply });
      if (ended === sessionId) throw thisSession();
      if (!(await endSessionOf(pool, user.uid, ended))) throw noSuchSession();
      logSecurityEvent(request, 'session_ended', { account: user.uid });
      return null;
    },
  );

  registerOwnCall(app, endOtherSessions, dependencies, async ({ request, reply }) => {
    const { sessionId, user } = await requireRecentSession(dependencies, { request, reply });
    await inTransaction(pool, async (client) => {
      await withdrawLinks(client, [user.uid]);
      await deleteOtherSessions(client, user.uid, sessionId);
    });
    logSecurityEvent(request, 'other_sessions_ended', { account: user.uid });
    return null;
  });
}

interface OwnSession {
  readonly id: string;
  readonly begunAt: Date;
  readonly seenAt: Date;
}

/**
 * The live sessions of an account, latest visit first, without those that are too old or wait for a second factor.
 */
export async function findOwnSessions(pool: Pool, uid: string, now: Date): Promise<readonly OwnSession[]> {
  const { rows } = await pool.query<OwnSession>(
    `select s."id", s."createdAt" as "begunAt", s."updatedAt" as "seenAt"
       from identity."session" s
      where s."userId" = $1 and s."expiresAt" > $2 and s."createdAt" > $3
        and (not exists (select from studio.second_factors f where f.uid = $1 and f.enrolled_at is not null)
             or exists (select from studio.second_factor_sessions h
                         where h.session_id = s."id" and h.shown_at is not null))
      order by s."updatedAt" desc, s."id"`,
    [uid, now, new Date(now.getTime() - LONGEST_SESSION_MS)],
  );
  return rows;
}

/** Ends a session of this account; false when the account has no session with this id. */
export async function endSessionOf(pool: Pool, uid: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from identity."session" where "userId" = $1 and "id" = $2', [
    uid,
    sessionId,
  ]);
  return rowCount === 1;
}
