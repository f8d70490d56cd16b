import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Days } from '@lifted/domain/bookings/entitlement';
import type { Pool, PoolClient } from 'pg';
import { BALANCE, EXPIRED_CREDITS } from './credit-ledger.ts';

/** A pass or membership as it is stored. */
export interface StoredEntitlement extends Days {
  readonly number: number;
  readonly id: string;
  readonly productName: string;
  readonly isPass: boolean;
  /** Sum of the pass's ledger; 0 for a membership. */
  readonly balance: number;
  /** Credits that expired with the pass and would come back with an extension. */
  readonly expired: number;
  readonly pauses: readonly Days[];
  /** Minimum term of the membership; null: none. */
  readonly termMonths: number | null;
}

const COLUMNS = `
  e.number, e.id, p.name as "productName", p.credits is not null as "isPass", p.term_months as "termMonths",
  lower(e.valid)::text as from, (upper(e.valid) - 1)::text as until,
  ${BALANCE} as balance, ${EXPIRED_CREDITS} as expired,
  (select coalesce(jsonb_agg(jsonb_build_object('from', lower(pause), 'until', upper(pause) - 1) order by pause), '[]')
     from unnest(e.paused) pause) as pauses`;
const ENTITLEMENTS = 'studio.entitlements e join studio.products p on p.id = e.product_id';

/**
 * Locks a customer until the transaction ends, so that whatever pays for this person's classes changes one at a time;
 * undefined for an address nobody has.
 */
export async function lockCustomer(
  client: PoolClient,
  email: string,
): Promise<{ readonly number: number; readonly firstName: string; readonly lastName: string } | undefined> {
  const { rows } = await client.query<{ number: number; firstName: string; lastName: string }>(
    `select number, first_name as "firstName", last_name as "lastName"
       from studio.customers where email = $1 for no key update`,
    [email],
  );
  return rows[0];
}

/** Locks the customer an entitlement belongs to and reads it; undefined for an unknown id or a deleted person's. */
export async function lockEntitlement(
  client: PoolClient,
  id: string,
): Promise<StoredEntitlement | undefined> {
  await client.query(
    `select from studio.customers
      where number = (select customer_number from studio.entitlements where id = $1) for no key update`,
    [id],
  );
  return readEntitlement(client, id);
}

/** Reads an entitlement without a lock: good for a first look. */
export async function readEntitlement(
  client: PoolClient,
  id: string,
): Promise<StoredEntitlement | undefined> {
  const { rows } = await client.query<StoredEntitlement>(
    `select ${COLUMNS} from ${ENTITLEMENTS} where e.id = $1 and e.customer_number is not null`,
    [id],
  );
  return rows[0];
}

/** Everything a customer has or had, by its first day. */
export async function listEntitlements(pool: Pool, email: string): Promise<readonly StoredEntitlement[]> {
  const { rows } = await pool.query<StoredEntitlement>(
    `select ${COLUMNS} from ${ENTITLEMENTS}
       join studio.customers c on c.number = e.customer_number
      where c.email = $1 order by lower(e.valid), e.number`,
    [email],
  );
  return rows;
}

/** Sets the last day, which is included; null: it has none. */
export async function setLastDay(
  client: PoolClient,
  entitlement: number,
  lastDay: CivilDate | null,
): Promise<void> {
  await client.query(
    `update studio.entitlements set valid = daterange(lower(valid), $2, '[]') where number = $1`,
    [entitlement, lastDay],
  );
}
