import { LONGEST_SESSION_MS } from '@lifted/domain/link-lifetimes';
import type { Pool } from 'pg';

interface OwnSession {
  readonly id: string;
  readonly begunAt: Date;
  readonly seenAt: Date;
}

/**
 * Sessions that stand for an account now, latest visit first: not those that are too old, nor those that wait for a second
 * factor.
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

/** Ends a session of this account; false when it has none with this id. */
export async function endSessionOf(pool: Pool, uid: string, sessionId: string): Promise<boolean> {
  const { rowCount } = await pool.query('delete from identity."session" where "userId" = $1 and "id" = $2', [
    uid,
    sessionId,
  ]);
  return rowCount === 1;
}
