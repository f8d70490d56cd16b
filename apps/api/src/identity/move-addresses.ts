import type { PoolClient } from 'pg';

/** An identity and the address it is to have. */
export interface AddressMove {
  readonly uid: string;
  /** As it is kept: trimmed, in lower case. */
  readonly email: string;
}

/**
 * Gives identities other addresses, all at once, so that two people may swap theirs. Whoever reads the old address
 * must not stay or come in with it: sessions end, Google and Firebase are unlinked, and links and codes under way go.
 * The password stays. No other identity may have one of the new addresses.
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
  // In between nobody has an address twice: a unique address is checked row by row.
  await client.query(`update identity."user" set email = 'moving-' || id where id = any($1::text[])`, [uids]);
  await client.query(
    `update identity."user" u set email = m.email, "emailVerified" = true, "updatedAt" = now()
       from unnest($1::text[], $2::text[]) as m (uid, email) where u.id = m.uid`,
    [uids, moves.map(({ email }) => email)],
  );
}

/**
 * Ends every session of these identities and takes back what could start one: reset codes, one-time tokens, sign-in
 * links. Their ID tokens are refused from the next request on, because every request looks for its session.
 */
export async function endAccess(client: PoolClient, uids: readonly string[]): Promise<void> {
  await client.query(
    `delete from identity."verification"
      where value = any($1::text[])
         or value in (select token from identity."session" where "userId" = any($1::text[]))`,
    [uids],
  );
  await client.query(`delete from identity."session" where "userId" = any($1::text[])`, [uids]);
  await client.query('update studio.firebase_identities set valid_from = now() where account_uid = any($1)', [
    uids,
  ]);
  await client.query(`delete from studio.sign_in_links where provider = 'studio' and uid = any($1::text[])`, [
    uids,
  ]);
}
