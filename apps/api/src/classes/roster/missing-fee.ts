/** The fee for missing a class, as marks of who was there change. */
import { stateOwedAgain } from '@lifted/domain/bookings/fee';
import type { PoolClient } from 'pg';

/** Who has the place was there after all: the fee for missing the class falls away. */
export async function dropMissingFee(client: PoolClient, bookingId: string, now: Date): Promise<void> {
  await client.query(
    `update studio.fees set state = 'dropped', changed_at = $2
      where booking_id = $1 and kind = 'no_show' and state in ('pending', 'due', 'objected')`,
    [bookingId, now],
  );
}

/** They were not: a fee that fell away by the mark is owed as if it never had. The caller has locked the class, which is not cancelled. */
export async function oweMissingFeeAgain(client: PoolClient, bookingId: string, now: Date): Promise<void> {
  const { rows } = await client.query<{ number: number; madeAt: Date; isObjected: boolean }>(
    `select number, made_at as "madeAt", objection is not null and decided_by is null as "isObjected"
       from studio.fees where booking_id = $1 and kind = 'no_show' and state = 'dropped' for update`,
    [bookingId],
  );
  for (const { number, ...fee } of rows)
    await client.query('update studio.fees set state = $2, changed_at = $3 where number = $1', [
      number,
      stateOwedAgain(fee, now),
      now,
    ]);
}
