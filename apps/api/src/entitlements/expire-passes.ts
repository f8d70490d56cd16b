import { inTransaction } from '@lifted/database/transaction';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { isOver } from '@lifted/domain/bookings/entitlement-dates';
import type { Pool, PoolClient } from 'pg';
import { appendPassEntry, BALANCE } from './credit-ledger.ts';

/** Lets the credits of passes expire whose last day is over, each in a transaction of its own; answers of how many passes. */
export async function expirePasses(pool: Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<{ number: number }>(
    `select number from studio.entitlements e where upper(e.valid) <= $1 and ${BALANCE} > 0 order by number`,
    [berlinDate(now)],
  );
  let expired = 0;
  for (const { number } of rows)
    expired += await inTransaction(pool, (client) => expirePass(client, number, now));
  return expired;
}

/** 1, or 0 where it has been extended or its credits were taken meanwhile. */
async function expirePass(client: PoolClient, number: number, now: Date): Promise<number> {
  await client.query(
    `select from studio.customers
      where number = (select customer_number from studio.entitlements where number = $1) for no key update`,
    [number],
  );
  const { rows } = await client.query<{ until: string; balance: number }>(
    `select (upper(e.valid) - 1)::text as until, ${BALANCE} as balance
       from studio.entitlements e where number = $1 for no key update`,
    [number],
  );
  const expired = rows.filter(({ until, balance }) => isOver(until, now) && balance > 0);
  for (const { balance } of expired)
    await appendPassEntry(client, { entitlement: number, kind: 'expired', credits: -balance, at: now });
  return expired.length;
}
