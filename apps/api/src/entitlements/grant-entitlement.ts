import { randomUUID } from 'node:crypto';
import { lastDayOfPass } from '@lifted/domain/bookings/entitlement-dates';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';
import { appendPassEntry } from './credit-ledger.ts';

/** What a person gets, and how it was sold. */
export interface Grant {
  /** Locked by the caller (lockCustomer). */
  readonly customer: number;
  readonly productId: string;
  readonly from: CivilDate;
  readonly note: string | null;
  readonly reference: string | null;
}

export type GrantOutcome =
  | {
      readonly kind: 'granted';
      readonly id: string;
      readonly productName: string;
      readonly until: CivilDate | null;
      readonly credits: number | null;
    }
  | { readonly kind: 'unknown_product'; readonly known: readonly string[] };

/**
 * Gives a person a pass with its credits, or a membership. A membership has no last day until somebody ends it: after its
 * minimum term it goes on.
 */
export async function grantEntitlement(
  client: PoolClient,
  { customer, productId, from, note, reference }: Grant,
  now: Date,
): Promise<GrantOutcome> {
  const product = await findProduct(client, productId);
  if (product === undefined) return { kind: 'unknown_product', known: await productIds(client) };
  const { name: productName, credits, validMonths } = product;
  const until = validMonths === null ? null : lastDayOfPass(from, validMonths);
  const id = randomUUID();
  const { rows } = await client.query<{ number: number }>(
    `insert into studio.entitlements (id, customer_number, product_id, valid, granted_at, note, reference)
     values ($1, $2, $3, daterange($4, $5, '[]'), $6, $7, $8) returning number`,
    [id, customer, productId, from, until, now, note, reference],
  );
  const [granted] = rows;
  if (granted !== undefined && credits !== null)
    await appendPassEntry(client, { entitlement: granted.number, kind: 'granted', credits, at: now });
  return { kind: 'granted', id, productName, until, credits };
}

interface SoldProduct {
  readonly name: string;
  readonly credits: number | null;
  readonly validMonths: number | null;
}

async function findProduct(client: PoolClient, id: string): Promise<SoldProduct | undefined> {
  const { rows } = await client.query<SoldProduct>(
    'select name, credits, valid_months as "validMonths" from studio.products where id = $1',
    [id],
  );
  return rows[0];
}

async function productIds(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>('select id from studio.products order by cents, id');
  return rows.map(({ id }) => id);
}
