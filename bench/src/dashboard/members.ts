import type { Pool } from 'pg';
import { idTokensFor } from '../id-tokens.ts';

/** A signed-in customer with a valid ID token. */
export interface Member {
  readonly number: number;
  readonly id: string;
  readonly email: string;
  readonly idToken: string;
}

/** Every tenth customer trains these days, see studio-rows.ts; `$1` is the last number that counts. */
const ACTIVE =
  'select number, id, email from studio.customers where number % 10 = 0 and number <= $1 order by number';

/** Gives accounts and sessions to all who train these days, up to this customer, and answers them with their tokens. */
export async function signInMembers(pool: Pool, lastCustomer: number): Promise<Member[]> {
  await pool.query(
    `with active as (${ACTIVE}), person as (
       insert into identity."user" ("id", "name", "email", "emailVerified") select id, id, email, true from active
     ), account as (
       insert into studio.accounts (provider, uid, customer_id) select 'studio', id, id from active
     ), session as (
       insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
       select id, id, id, now() + interval '1 day', now() from active
     )
     select`,
    [lastCustomer],
  );
  await pool.query(
    `with active as (${ACTIVE})
     insert into studio.account_roles (provider, uid, role) select 'studio', id, 'member' from active`,
    [lastCustomer],
  );
  const { rows } = await pool.query<Omit<Member, 'idToken'>>(ACTIVE, [lastCustomer]);
  const tokens = await idTokensFor(
    pool,
    rows.map(({ id }) => id),
  );
  return rows.map((member, at) => ({ ...member, idToken: tokens[at] ?? '' }));
}
