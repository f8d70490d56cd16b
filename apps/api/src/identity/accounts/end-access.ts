import type { PoolClient } from 'pg';

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

/** An identity and its new address. */
export interface AddressMove {
  readonly uid: string;
  /** Normalised: trimmed, in lower case. */
  readonly email: string;
}

/**
 * Changes the addresses of identities in one step, so that two people may swap theirs. The owner of an old address must
 * not stay or get in with it: sessions end, Google and Firebase are unlinked, and pending links and codes are deleted.
 * The password is unchanged. No other identity may have one of the new addresses. A coach is told by the address, so the
 * coach's moves along, but for coaches who have the right one already.
 */
export async function moveAddresses(
  client: PoolClient,
  moves: readonly AddressMove[],
  settledCoaches: readonly string[] = [],
): Promise<void> {
  if (moves.length === 0) return;
  const uids = moves.map(({ uid }) => uid);
  await endAccess(client, uids);
  await client.query(
    `delete from identity."account" where "userId" = any($1::text[]) and "providerId" <> 'credential'`,
    [uids],
  );
  await client.query('delete from studio.firebase_identities where account_uid = any($1::text[])', [uids]);
  const addresses = moves.map(({ email }) => email);
  await moveCoaches(client, { uids, addresses, settledCoaches });
  // The unique constraint is checked row by row, so addresses being swapped go through a temporary value.
  await client.query(`update identity."user" set email = 'moving-' || id where id = any($1::text[])`, [uids]);
  await client.query(
    `update identity."user" u set email = m.email, "emailVerified" = true, "updatedAt" = now()
       from unnest($1::text[], $2::text[]) as m (uid, email) where u.id = m.uid`,
    [uids, addresses],
  );
}

/** While the identities have their old addresses still. Where another coach has a new one already, it stays that coach's. */
async function moveCoaches(
  client: PoolClient,
  {
    uids,
    addresses,
    settledCoaches,
  }: {
    readonly uids: readonly string[];
    readonly addresses: readonly string[];
    readonly settledCoaches: readonly string[];
  },
): Promise<void> {
  const { rows: coaches } = await client.query<{ id: string; email: string }>(
    `select h.id, m.email
       from unnest($1::text[], $2::text[]) as m (uid, email)
       join identity."user" u on u.id = m.uid join studio.coaches h on h.email = u.email
      where h.id <> all ($3::text[])`,
    [uids, addresses, settledCoaches],
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
