import type { Pool } from 'pg';
import { hasRole, type SignedInCaller } from './caller.ts';
import { customerVersion } from './customer-version.ts';

/** A customer whose rows somebody may read: the short key of the large tables, and the version that holds now. */
export interface VisibleCustomer {
  readonly number: number;
  readonly version: string;
}

/** How a call names the customer it is about; an address as it is kept, in lower case. */
export type NamedCustomer =
  | { readonly by: 'id'; readonly id: string }
  | { readonly by: 'email'; readonly email: string };

/**
 * The customer of this name as far as the caller may see one: members themselves, coaches and owners everybody.
 * Undefined alike for an unknown name and for somebody else's, after the same queries, so that not even time tells them
 * apart.
 */
export async function findVisibleCustomer(
  pool: Pool,
  caller: SignedInCaller,
  named: NamedCustomer,
): Promise<VisibleCustomer | undefined> {
  const seesAll = hasRole(caller, 'coach', 'owner');
  switch (named.by) {
    case 'id':
      return ownRecord(caller, named.id) ?? (seesAll ? await findById(pool, named.id) : undefined);
    case 'email':
      return findByEmail(pool, named.email, seesAll ? null : (caller.customerNumber ?? NOBODY));
    default:
      return named satisfies never;
  }
}

/** Numbers are counted from 1. */
const NOBODY = 0;

/** What was read with the caller already. */
function ownRecord(caller: SignedInCaller, id: string): VisibleCustomer | undefined {
  const { customerId, customerNumber: number, customerVersion: version } = caller;
  return customerId === id && number !== null && version !== null ? { number, version } : undefined;
}

async function findById(pool: Pool, id: string): Promise<VisibleCustomer | undefined> {
  const { rows } = await pool.query<VisibleCustomer>({
    name: 'find-customer-by-id',
    text: `select c.number, ${customerVersion('c')} as version from studio.customers c where c.id = $1`,
    values: [id],
  });
  return rows[0];
}

/** `only`: no other customer than the one with this number. */
async function findByEmail(
  pool: Pool,
  email: string,
  only: number | null,
): Promise<VisibleCustomer | undefined> {
  const { rows } = await pool.query<VisibleCustomer>({
    name: 'find-customer-by-email',
    text: `select c.number, ${customerVersion('c')} as version
             from studio.customers c where c.email = $1 and ($2::integer is null or c.number = $2)`,
    values: [email, only],
  });
  return rows[0];
}
