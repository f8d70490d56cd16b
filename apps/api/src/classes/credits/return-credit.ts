import { usableUntil } from '@lifted/domain/bookings/entitlement-dates';
import type { PoolClient } from 'pg';

/** A credit of a booking that goes back to its pass. */
interface ReturnedCredit {
  readonly entitlement: number;
  readonly bookingId: string;
  /** `restored`: it had been used up by a late cancellation. */
  readonly kind: 'released' | 'restored';
  /**
   * By the member who cancels free, or by the studio, which cancelled the class, took the place away or moved it beyond the last
   * day of the pass: then there have to be some days left to use it.
   */
  readonly by: 'member' | 'studio';
  readonly at: Date;
}

/** Gives a credit back to the pass that paid for a booking. The caller has locked the person. */
export async function returnCredit(
  client: PoolClient,
  { entitlement, bookingId, kind, by, at }: ReturnedCredit,
): Promise<void> {
  if (by === 'studio') await leaveDaysToUse(client, entitlement, at);
  await append(client, { entitlement, kind, credits: 1, bookingId, at });
}

/** A pass about to end, or over, gets a later last day. What expired with it before stays expired. */
async function leaveDaysToUse(client: PoolClient, entitlement: number, at: Date): Promise<void> {
  const { rowCount } = await client.query(
    `update studio.entitlements set valid = daterange(lower(valid), $2::date, '[]')
      where number = $1 and upper(valid) - 1 < $2::date`,
    [entitlement, usableUntil(at)],
  );
  if (rowCount !== 0)
    await append(client, { entitlement, kind: 'extended', credits: 0, bookingId: null, at });
}

interface Entry {
  readonly entitlement: number;
  readonly kind: ReturnedCredit['kind'] | 'extended';
  readonly credits: 0 | 1;
  readonly bookingId: string | null;
  readonly at: Date;
}

async function append(
  client: PoolClient,
  { entitlement, kind, credits, bookingId, at }: Entry,
): Promise<void> {
  await client.query(
    `insert into studio.credit_entries (entitlement_number, entry, kind, credits, booking_id, before, after, at)
     select $1, last.entry + 1, $2, $3::smallint, $4, last.after, last.after + $3::smallint, $5
       from studio.credit_entries last where last.entitlement_number = $1 order by last.entry desc limit 1`,
    [entitlement, kind, credits, bookingId, at],
  );
}
