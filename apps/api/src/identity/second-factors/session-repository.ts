import type { Pool, PoolClient } from 'pg';

interface SessionFacts {
  readonly begunAt: Date;
  /** Null while no second factor was shown in it. */
  readonly shownAt: Date | null;
  readonly hasSecondFactor: boolean;
}

/** What has been shown in a session; undefined when it has ended. */
export async function findSessionFacts(pool: Pool, sessionId: string): Promise<SessionFacts | undefined> {
  const { rows } = await pool.query<SessionFacts>(
    `select s."createdAt" as "begunAt", h.shown_at as "shownAt",
            exists (select from studio.second_factors f
                     where f.uid = s."userId" and f.enrolled_at is not null) as "hasSecondFactor"
       from identity."session" s
       left join studio.second_factor_sessions h on h.session_id = s."id"
      where s."id" = $1`,
    [sessionId],
  );
  return rows[0];
}

/** The account of the session with this token; undefined for an unknown one. */
export async function findSessionOwner(pool: Pool, token: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ readonly uid: string }>(
    'select "userId" as uid from identity."session" where "token" = $1',
    [token],
  );
  return rows[0]?.uid;
}

interface PendingSession {
  readonly wrongCodes: number;
  readonly isShown: boolean;
}

/** How far a session has come, read while its account is held; undefined when it has ended. */
export async function findPending(
  client: PoolClient,
  sessionId: string,
): Promise<PendingSession | undefined> {
  const { rows } = await client.query<PendingSession>(
    `select coalesce(h.wrong_codes, 0) as "wrongCodes", h.shown_at is not null as "isShown"
       from identity."session" s
       left join studio.second_factor_sessions h on h.session_id = s."id"
      where s."id" = $1`,
    [sessionId],
  );
  return rows[0];
}

/** Makes a session whole: from the next request on it stands for the person. */
export async function markShown(client: PoolClient, sessionId: string, at: Date): Promise<void> {
  await client.query(
    `insert into studio.second_factor_sessions (session_id, shown_at) values ($1, $2)
     on conflict (session_id) do update set shown_at = excluded.shown_at`,
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

/** Ends every session of the account but this one. */
export async function endOtherSessions(
  client: Pool | PoolClient,
  uid: string,
  sessionId: string,
): Promise<void> {
  await client.query('delete from identity."session" where "userId" = $1 and "id" <> $2', [uid, sessionId]);
}

/** Ends sessions that wait for a second factor, before there is none left that could hold them back. */
export async function endPendingSessions(client: PoolClient, uid: string): Promise<void> {
  await client.query(
    `delete from identity."session" s
      where s."userId" = $1
        and not exists (select from studio.second_factor_sessions h
                         where h.session_id = s."id" and h.shown_at is not null)`,
    [uid],
  );
}
