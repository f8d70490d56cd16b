import type { StudioRole } from '@lifted/domain/people/studio-role';
import type { Pool, PoolClient } from 'pg';
import type { SignedInCaller } from '../../http/caller.ts';
import type { Person } from './export-table.ts';
import { noAccount } from './personal-data-refusals.ts';

/** An account's owner, as these calls need them. */
export interface AccountHolder extends Person {
  readonly email: string;
  /** Empty when unknown. */
  readonly firstName: string;
  readonly roles: readonly StudioRole[];
}

/**
 * The caller's account, found by the verified identity alone. Throws `not_found` for a person the studio has no data about.
 */
export async function requireAccountHolder(pool: Pool, caller: SignedInCaller): Promise<AccountHolder> {
  const { rows } = await pool.query<Omit<AccountHolder, 'roles'>>(
    `select a.uid, u.email, c.number as "customerNumber", c.id as "customerId",
            coalesce(c.first_name, '') as "firstName",
            case when u."emailVerified" then u.email end as "verifiedEmail"
       from studio.accounts a
       join identity."user" u on u.id = a.uid
       left join studio.customers c on c.id = a.customer_id
      where a.provider = 'studio'
        and a.uid = $1`,
    [caller.uid],
  );
  const [holder] = rows;
  if (holder === undefined) throw noAccount();
  return { ...holder, roles: caller.roles };
}

/** The roles of an account as they are now, which are others than the caller's once the roles were waited for. */
export async function readRoles(client: PoolClient, uid: string): Promise<readonly StudioRole[]> {
  const { rows } = await client.query<{ role: StudioRole }>(
    `select role from studio.account_roles where provider = 'studio' and uid = $1`,
    [uid],
  );
  return rows.map(({ role }) => role);
}
