import type { Pool } from 'pg';
import { inTransaction } from '@lifted/database/transaction';

/** More browsers than a person uses; the longest unused one gives way. */
const MOST_DEVICES = 10;

interface Subscribing {
  readonly customerNumber: number;
  /** Null where the sessions are another provider's. */
  readonly sessionId: string | null;
  readonly endpoint: string;
  readonly p256dh: Buffer;
  readonly auth: Buffer;
  readonly now: Date;
}

/** Stores a browser, or renews it; one that another person used before is theirs no longer. */
export async function storeSubscription(
  pool: Pool,
  { customerNumber, sessionId, endpoint, p256dh, auth, now }: Subscribing,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query(
      `insert into studio.push_subscriptions
         (customer_number, session_id, endpoint, p256dh, auth, made_at, renewed_at)
       values ($1, $2, $3, $4, $5, $6, $6)
       on conflict (endpoint) do update
         set customer_number = excluded.customer_number, session_id = excluded.session_id, p256dh = excluded.p256dh,
             auth = excluded.auth, renewed_at = excluded.renewed_at`,
      [customerNumber, sessionId, endpoint, p256dh, auth, now],
    );
    await client.query(
      `delete from studio.push_subscriptions where number in (
         select number from studio.push_subscriptions where customer_number = $1
          order by renewed_at desc, number desc offset $2)`,
      [customerNumber, MOST_DEVICES],
    );
  });
}

/** Removes a browser of this member; one of somebody else stays. */
export async function removeSubscription(
  pool: Pool,
  customerNumber: number,
  endpoint: string,
): Promise<void> {
  await pool.query('delete from studio.push_subscriptions where customer_number = $1 and endpoint = $2', [
    customerNumber,
    endpoint,
  ]);
}
