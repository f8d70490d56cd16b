import { mergesOverSince } from '@lifted/domain/people/merged-people';
import type { Pool } from 'pg';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import type { DeletionDependencies } from './carry-out-deletions.ts';
import { forgetPerson } from './forget-person.ts';

/**
 * Deletes records that were merged into another one and can no longer be taken apart; answers how many. They hold a name and
 * an address only, so no mail says that anything was deleted. One that an import gave something again stays.
 */
export async function forgetMergedPeople({
  pool,
  now,
  letters,
  noteDeletion,
  removeOutside,
}: Omit<DeletionDependencies, 'log'>): Promise<number> {
  let forgotten = 0;
  for (const { uid, email } of await mergedAccounts(pool, now())) {
    forgotten += await inBookingTransaction(pool, async (client) => {
      await removeOutside?.(email);
      const person = await forgetPerson(client, uid, { letters, now: now() });
      if (person === undefined) return 0;
      await noteDeletion(client, person);
      return 1;
    });
  }
  return forgotten;
}

interface MergedAccount {
  readonly uid: string;
  readonly email: string;
}

async function mergedAccounts(pool: Pool, now: Date): Promise<readonly MergedAccount[]> {
  const { rows } = await pool.query<MergedAccount>(
    `select a.uid, c.email
       from studio.audit_log l
       join studio.customers c on 'person ' || c.id = l.subject
       join studio.accounts a on a.provider = 'studio' and a.customer_id = c.id
      where l.action = 'merge-people' and l.at <= $1
        and not exists (select from studio.audit_log u where u.undoes = l.id)
        and not exists (select from studio.bookings b where b.customer_number = c.number)
        and not exists (select from studio.set_logs s where s.customer_number = c.number)
        and not exists (select from studio.set_entries t where t.customer_number = c.number)
        and not exists (select from studio.entitlements e where e.customer_number = c.number)`,
    [mergesOverSince(now)],
  );
  return rows;
}
