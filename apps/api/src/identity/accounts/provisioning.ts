/**
 * Who can sign in: an identity of the studio's own provider for every customer and everyone with a role. People cannot
 * sign up by themselves, so identities are created here only. Writes are set-based and run in the caller's transaction;
 * rows that are already correct are not written again, and their sessions continue.
 */
import { placeOfAddress } from '@lifted/domain/people/own-address';
import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { PoolClient } from 'pg';
import type { ReplacedAddress } from '../letters/address-change.ts';
import { moveAddresses, moveCoaches, withdrawLinks, type AddressMove } from './end-access.ts';
import { holdRoles } from '../../data/owners.ts';

/** One role of the person with this address. */
export interface RoleOfAddress {
  /** Normalised: trimmed, in lower case. */
  readonly email: string;
  readonly role: StudioRole;
}

/** Number of rows added to and removed from account_roles. */
export interface RoleChanges {
  readonly added: number;
  readonly removed: number;
}

/**
 * Gives customers with an address of their own, these or all, an identity under it, without a password, and the role member.
 * When an address has changed, the identity follows (see moveAddresses), and the coach, unless settled; answers the addresses
 * before. Someone provisioned earlier, such as a coach, who becomes a customer under the same address keeps the identity.
 */
export async function provisionCustomers(
  client: PoolClient,
  ids: readonly string[] | 'all',
  settledCoaches: readonly string[] = [],
): Promise<readonly ReplacedAddress[]> {
  const whose = ids === 'all' ? null : ids;
  const { rows: moves } = await client.query<
    AddressMove & { readonly before: string; readonly name: string }
  >(
    `
    select a.uid, c.email, u.email as before, c.first_name as name
      from studio.customers c
      join studio.accounts a on a.provider = 'studio' and a.customer_id = c.id
      join identity."user" u on u.id = a.uid
     where u.email <> c.email and ($1::text[] is null or c.id = any ($1))`,
    [whose],
  );
  await moveCoaches(client, moves, settledCoaches);
  await moveAddresses(client, moves);
  await client.query(
    `
    insert into identity."user" (id, name, email, "emailVerified")
    select gen_random_uuid()::text, c.first_name || ' ' || c.last_name, c.email, true
      from studio.customers c
     where not exists (select from identity."user" u where u.email = c.email) and c.email not like $2
       and ($1::text[] is null or c.id = any ($1))`,
    [whose, placeOfAddress('%')],
  );
  await client.query(
    `
    insert into studio.accounts (provider, uid, customer_id)
    select 'studio', u.id, c.id
      from studio.customers c
      join identity."user" u on u.email = c.email
     where not exists (select from studio.accounts a where a.provider = 'studio' and a.customer_id = c.id)
       and ($1::text[] is null or c.id = any ($1))
        on conflict (provider, uid) do update set customer_id = excluded.customer_id
     where accounts.customer_id is null`,
    [whose],
  );
  await client.query(
    `
    update identity."user" u set name = c.first_name || ' ' || c.last_name, "updatedAt" = now()
      from studio.accounts a join studio.customers c on c.id = a.customer_id
     where a.provider = 'studio' and a.uid = u.id and u.name <> c.first_name || ' ' || c.last_name
       and ($1::text[] is null or c.id = any ($1))`,
    [whose],
  );
  await client.query(
    `
    insert into studio.account_roles (provider, uid, role)
    select a.provider, a.uid, 'member'
      from studio.accounts a
     where a.customer_id is not null and ($1::text[] is null or a.customer_id = any ($1))
       and not exists (select from studio.account_roles r
                        where r.provider = a.provider and r.uid = a.uid and r.role = 'member')`,
    [whose],
  );
  return moves.map(({ before: email, name }) => ({ email, name }));
}

/**
 * Sets the roles of every address given to exactly these, plus member if the address is a customer's. Unknown addresses
 * are provisioned. Roles are read with every request, so nobody has to sign in again. Links mailed before somebody got a role
 * of staff end with it: who holds one was let in as a member.
 */
export async function setRoles(client: PoolClient, roles: readonly RoleOfAddress[]): Promise<RoleChanges> {
  await holdRoles(client);
  await provisionAddresses(client, [...new Set(roles.map(({ email }) => email))]);
  const named = [roles.map(({ email }) => email), roles.map(({ role }) => role)];
  const wanted = `
    with named as (
      select distinct a.provider, a.uid, a.customer_id, n.role
        from unnest($1::text[], $2::text[]) as n (email, role)
        join identity."user" u on u.email = n.email
        join studio.accounts a on a.provider = 'studio' and a.uid = u.id
    ), wanted as (
      select provider, uid, role from named
      union select provider, uid, 'member' from named where customer_id is not null
    )`;
  const removed = await client.query(
    `${wanted} delete from studio.account_roles r
      where (r.provider, r.uid) in (select provider, uid from named)
        and (r.provider, r.uid, r.role) not in (select provider, uid, role from wanted)`,
    named,
  );
  const added = await client.query<{ uid: string; role: StudioRole }>(
    `${wanted} insert into studio.account_roles (provider, uid, role)
     select provider, uid, role from wanted on conflict do nothing returning uid, role`,
    named,
  );
  const promoted = added.rows.filter(({ role }) => role !== 'member').map(({ uid }) => uid);
  if (promoted.length > 0) await withdrawLinks(client, [...new Set(promoted)]);
  return { added: added.rowCount ?? 0, removed: removed.rowCount ?? 0 };
}

/** Creates identities and accounts for addresses that have none; the name is empty until it is known. */
async function provisionAddresses(client: PoolClient, emails: readonly string[]): Promise<void> {
  await client.query(
    `insert into identity."user" (id, name, email, "emailVerified")
     select gen_random_uuid()::text, '', n.email, true
       from unnest($1::text[]) as n (email)
      where not exists (select from identity."user" u where u.email = n.email)`,
    [emails],
  );
  await client.query(
    `insert into studio.accounts (provider, uid)
     select 'studio', u.id from identity."user" u where u.email = any($1::text[])
         on conflict (provider, uid) do nothing`,
    [emails],
  );
}
