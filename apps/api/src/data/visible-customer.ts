import { STAFF_ROLES } from '@lifted/domain/people/studio-role';
import type { Pool } from 'pg';
import { hasRole, type SignedInCaller } from '../http/caller.ts';
import { customerVersion } from './customer-version.ts';

/** A customer whose rows the caller may read: the short key of the large tables, and the current version. */
export interface VisibleCustomer {
  readonly number: number;
  readonly version: string;
}

/** How a call identifies the customer; an address is stored in lower case. */
export type NamedCustomer =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'email'; readonly email: string };

/**
 * The customer of this name, if the caller may see it: members only themselves, staff everyone. Undefined both
 * for unknown customers and for those the caller may not see: members are compared with what was read with them and nothing
 * else is looked up, so that timing does not tell the two apart.
 */
export async function findVisibleCustomer(
  pool: Pool,
  caller: SignedInCaller,
  named: NamedCustomer,
): Promise<VisibleCustomer | undefined> {
  if (isOwnName(caller, named)) return ownRecord(caller);
  return hasRole(caller, ...STAFF_ROLES) ? findCustomer(pool, named) : undefined;
}

/** The caller's own customer, if this is its name; undefined for every other, also for staff. */
export function findOwnCustomer(caller: SignedInCaller, named: NamedCustomer): VisibleCustomer | undefined {
  return isOwnName(caller, named) ? ownRecord(caller) : undefined;
}

function isOwnName({ customerId, customerEmail }: SignedInCaller, named: NamedCustomer): boolean {
  switch (named.by) {
    case 'id':
      return named.id === customerId;
    case 'email':
      return named.email === customerEmail;
    default:
      return named satisfies never;
  }
}

/** Already read with the caller. */
function ownRecord({
  customerNumber: number,
  customerVersion: version,
}: SignedInCaller): VisibleCustomer | undefined {
  return number !== null && version !== null ? { number, version } : undefined;
}

async function findCustomer(pool: Pool, named: NamedCustomer): Promise<VisibleCustomer | undefined> {
  const { rows } = await pool.query<VisibleCustomer>({
    name: `find-customer-by-${named.by}`,
    text: `select c.number, ${customerVersion('c')} as version from studio.customers c where c.${named.by} = $1`,
    values: [named.by === 'id' ? named.id : named.email],
  });
  return rows[0];
}
