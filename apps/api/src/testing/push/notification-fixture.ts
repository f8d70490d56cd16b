import { createECDH, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';

/** A browser's keys, as it draws them when somebody switches messages on (RFC 8291). */
export function browserKeys() {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys();
  return { pair, p256dh, auth: randomBytes(16) };
}

/** A browser of a customer that shows messages. */
export async function insertPushSubscription(
  pool: Pool,
  customerNumber: number,
  endpoint: string,
  { p256dh, auth }: Pick<ReturnType<typeof browserKeys>, 'p256dh' | 'auth'> = browserKeys(),
): Promise<void> {
  await pool.query(
    `insert into studio.push_subscriptions (customer_number, endpoint, p256dh, auth, made_at, renewed_at)
     values ($1, $2, $3, $4, now(), now())`,
    [customerNumber, endpoint, p256dh, auth],
  );
}
