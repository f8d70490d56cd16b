import type { Pool } from 'pg';
import { hasRole, type SignedInCaller } from './caller.ts';
import { customerVersion } from './customer-version.ts';

/** A customer whose rows somebody may read: the short key of the large tables, and the version that holds now. */
export interface VisibleCustomer {
  readonly number: number;
  readonly version: string;
}

/**
 * The customer with this id as far as the caller may see one: members themselves, coaches and owners everybody.
 * Undefined alike for an unknown id and for somebody else's, without a query that could tell them apart by its time.
 */
export async function findVisibleCustomer(
  pool: Pool,
  caller: SignedInCaller,
  customerId: string,
): Promise<VisibleCustomer | undefined> {
  const { customerNumber, customerVersion: version } = caller;
  if (caller.customerId === customerId && customerNumber !== null && version !== null)
    return { number: customerNumber, version };
  if (!hasRole(caller, 'coach', 'owner')) return undefined;
  const { rows } = await pool.query<VisibleCustomer>({
    name: 'find-customer',
    text: `select c.number, ${customerVersion('c')} as version from studio.customers c where c.id = $1`,
    values: [customerId],
  });
  return rows[0];
}
