import type { PoolClient } from 'pg';

/** An entry about a pass as a whole; those of a booking are written with the booking. */
export interface PassEntry {
  readonly entitlement: number;
  readonly kind: 'granted' | 'expired' | 'extended' | 'adjusted';
  readonly credits: number;
  readonly at: Date;
  /** Why and by whom, of an adjustment. */
  readonly reason?: string;
}

/** Appends an entry to a pass that the transaction has locked. The database refuses a balance below zero. */
export async function appendPassEntry(
  client: PoolClient,
  { entitlement, kind, credits, at, reason }: PassEntry,
): Promise<void> {
  await client.query(
    `insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at, reason)
     select $1, count(*) + 1, $2, $3::smallint, coalesce(sum(credits), 0), coalesce(sum(credits), 0) + $3, $4, $5
       from studio.credit_entries where entitlement_number = $1`,
    [entitlement, kind, credits, at, reason ?? null],
  );
}

/** SQL for the balance of the pass in row `e`. */
export const BALANCE =
  '(select coalesce(sum(c.credits), 0)::integer from studio.credit_entries c where c.entitlement_number = e.number)';

/** SQL for the credits of the pass in row `e` that expired and were not given back since. */
export const EXPIRED_CREDITS = `(select coalesce(-sum(c.credits), 0)::integer from studio.credit_entries c
  where c.entitlement_number = e.number and c.kind in ('expired', 'extended'))`;
