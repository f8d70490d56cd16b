import type { PoolClient } from 'pg';
import type { Sentence } from '../http/errors/refusal.ts';

/**
 * One lock for everything that may leave the studio without an owner, until the transaction ends: roles are read after it, and
 * imports that bring roles hold it too (import/lock-tables.ts). Taken before the first write to account_roles, and after the
 * account it is about: in the other order two changes wait for each other.
 */
export async function holdRoles(client: PoolClient): Promise<void> {
  await client.query('lock table studio.account_roles in share row exclusive mode');
}

/** Uid and address of every owner who can sign in and stays: not disabled, and nobody asked for their deletion. */
export const LASTING_OWNERS = `
  select a.uid, u.email
    from studio.account_roles r
    join studio.accounts a on a.provider = r.provider and a.uid = r.uid and a.disabled_at is null
    join identity."user" u on u.id = a.uid
   where r.provider = 'studio' and r.role = 'owner'
     and not exists (select from studio.deletion_requests d where d.uid = a.uid)`;

/**
 * Whether the studio would be without an owner if this account no longer were one. Holds the roles, so that it stays true: of two
 * owners who take the role from each other at once, the second is the last.
 */
export async function isLastOwner(client: PoolClient, uid: string): Promise<boolean> {
  await holdRoles(client);
  const { rows } = await client.query<{ isLast: boolean }>(
    `select exists (select from studio.account_roles where provider = 'studio' and uid = $1 and role = 'owner')
            and not exists (select from (${LASTING_OWNERS}) o where o.uid <> $1) as "isLast"`,
    [uid],
  );
  return rows[0]?.isLast === true;
}

/** Whether somebody asked for the deletion of this account: it cannot become the owner's. */
export async function isBeingDeleted(client: PoolClient, uid: string): Promise<boolean> {
  const { rowCount } = await client.query('select from studio.deletion_requests where uid = $1', [uid]);
  return rowCount !== 0;
}

/** Why the last owner keeps the role and the account. */
export const LAST_OWNER: Sentence = {
  en: 'Nobody else could then give roles. Please make somebody else the owner first.',
  de: 'Dann könnte niemand mehr Rollen vergeben. Gib bitte zuerst jemand anderem die Rolle „Leitung“.',
};
