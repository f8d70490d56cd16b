import type { Pool, PoolClient } from 'pg';

/** Revokes every mailed link and code that could still begin a session or set a password for these identities. */
export async function withdrawLinks(client: PoolClient, uids: readonly string[]): Promise<void> {
  await client.query(`delete from studio.sign_in_links where provider = 'studio' and uid = any($1::text[])`, [
    uids,
  ]);
  await client.query('delete from identity."verification" where value = any($1::text[])', [uids]);
  await client.query(`update studio.mail_codes set expires_at = '-infinity' where uid = any($1::text[])`, [
    uids,
  ]);
}

/**
 * Ends every session of these identities and revokes what could start one: reset links, sign-in links, one-time tokens.
 * ID tokens are refused from the next request, because every request checks its session. Links are deleted first: a link
 * in use at this moment has created its session by then, and that session ends too.
 */
export async function endAccess(client: PoolClient, uids: readonly string[]): Promise<void> {
  await withdrawLinks(client, uids);
  await client.query(
    `delete from identity."verification"
      where value in (select token from identity."session" where "userId" = any($1::text[]))`,
    [uids],
  );
  await client.query(`delete from identity."session" where "userId" = any($1::text[])`, [uids]);
  await client.query('update studio.firebase_identities set valid_from = now() where account_uid = any($1)', [
    uids,
  ]);
}

/**
 * Ends every session of everybody and revokes every mailed link and code: what a backup brings back may have been ended
 * since, and nothing remembers.
 */
export async function endAllAccess(client: Pool | PoolClient): Promise<void> {
  await client.query('delete from studio.sign_in_links');
  await client.query('delete from identity."verification"');
  await client.query(`update studio.mail_codes set expires_at = '-infinity'`);
  await client.query('delete from identity."session"');
  await client.query('update studio.firebase_identities set valid_from = now()');
}

/** An identity and its new address. */
export interface AddressMove {
  readonly uid: string;
  /** Normalised: trimmed, in lower case. */
  readonly email: string;
}

/**
 * Changes the addresses of identities in one step, so that two people may swap theirs. The owner of an old address must
 * not stay or get in with it: sessions end, Google and Firebase are unlinked, and pending links and codes are deleted.
 * The password is unchanged. No other identity may have one of the new addresses.
 */
export async function moveAddresses(client: PoolClient, moves: readonly AddressMove[]): Promise<void> {
  if (moves.length === 0) return;
  const uids = moves.map(({ uid }) => uid);
  await endAccess(client, uids);
  await client.query(
    `delete from identity."account" where "userId" = any($1::text[]) and "providerId" <> 'credential'`,
    [uids],
  );
  await client.query('delete from studio.firebase_identities where account_uid = any($1::text[])', [uids]);
  // The unique constraint is checked row by row, so addresses being swapped go through a temporary value.
  await client.query(`update identity."user" set email = 'moving-' || id where id = any($1::text[])`, [uids]);
  await client.query(
    `update identity."user" u set email = m.email, "emailVerified" = true, "updatedAt" = now()
       from unnest($1::text[], $2::text[]) as m (uid, email) where u.id = m.uid`,
    [uids, moves.map(({ email }) => email)],
  );
}

/**
 * Moves the coaches of identities before their addresses are moved: a coach is told by the address. Where another coach has the
 * new one, it stays that coach's; coaches who are settled have the right one already.
 */
export async function moveCoaches(
  client: PoolClient,
  moves: readonly AddressMove[],
  settled: readonly string[] = [],
): Promise<void> {
  if (moves.length === 0) return;
  const { rows: coaches } = await client.query<{ id: string; email: string }>(
    `select h.id, m.email
       from unnest($1::text[], $2::text[]) as m (uid, email)
       join identity."user" u on u.id = m.uid join studio.coaches h on h.email = u.email
      where h.id <> all ($3::text[])`,
    [moves.map(({ uid }) => uid), moves.map(({ email }) => email), settled],
  );
  // Every update of coaches, also of none, counts as a change of the directory.
  if (coaches.length === 0) return;
  const ids = coaches.map(({ id }) => id);
  await client.query('update studio.coaches set email = null where id = any($1::text[])', [ids]);
  await client.query(
    `update studio.coaches h set email = m.email from unnest($1::text[], $2::text[]) as m (id, email)
      where h.id = m.id and not exists (select from studio.coaches o where o.email = m.email)`,
    [ids, coaches.map(({ email }) => email)],
  );
}
