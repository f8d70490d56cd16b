import { mergesOverSince } from '@lifted/domain/people/merged-people';
import type { Pool, PoolClient } from 'pg';
import { inBookingTransaction } from '../../classes/booking-transaction.ts';
import { loggable } from '../../http/errors/failures.ts';
import type { DeletionDependencies } from './carry-out-deletions.ts';
import { forgetRecord } from './forget-person.ts';

/**
 * Deletes records that were merged into another one and can no longer be taken apart; answers how many. They hold a name and
 * an address only, so no mail says that anything was deleted. Their ids go on meaning the person who was kept, as do the
 * addresses of their calendars; what was asked of the booking engine under them stays the proof of a fee. A record that was
 * given something again stays. One that cannot be deleted waits for the next run, and holds up no other.
 */
export async function forgetMergedPeople(dependencies: DeletionDependencies): Promise<number> {
  const { pool, now, log } = dependencies;
  let forgotten = 0;
  for (const id of await overdueRecords(pool, now())) {
    try {
      if (await forgetOne(dependencies, id)) forgotten += 1;
    } catch (failure) {
      log.warn({ failure: loggable(failure) }, 'a merged record could not be deleted; it stays due');
    }
  }
  return forgotten;
}

function forgetOne(
  { pool, now, letters, noteDeletion, removeOutside }: DeletionDependencies,
  id: string,
): Promise<boolean> {
  return inBookingTransaction(pool, async (client) => {
    await handOver(client, id);
    const record = await forgetRecord(client, id, { letters, now: now() });
    if (record === undefined) return false;
    await removeOutside?.(record.email);
    await noteDeletion(client, record);
    return true;
  });
}

/**
 * Calendars that subscribe to the record's address go on with the kept person's classes. Commands move with the merge; those of
 * merges from before they did, move now.
 */
async function handOver(client: PoolClient, id: string): Promise<void> {
  for (const table of ['calendar_feeds', 'booking_commands']) {
    await client.query(
      `update studio.${table} t set customer_number = kept.number
         from studio.customers gone join studio.customers kept on kept.id = studio.person_kept(gone.id)
        where gone.id = $1 and t.customer_number = gone.number`,
      [id],
    );
  }
}

/** Ids of them, and of those whose person was deleted before deletions took such records along. */
async function overdueRecords(pool: Pool, now: Date): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select c.id
       from studio.merged_people m
       join studio.customers c on c.id = m.gone_id
       join studio.accounts a on a.provider = 'studio' and a.customer_id = c.id
      where (m.merged_at <= $1
             or not exists (select from studio.customers k where k.id = studio.person_kept(m.gone_id)))
        and not exists (select from studio.bookings b where b.customer_number = c.number)
        and not exists (select from studio.set_logs s where s.customer_number = c.number)
        and not exists (select from studio.set_entries t where t.customer_number = c.number)
        and not exists (select from studio.own_trainings o where o.customer_number = c.number)
        and not exists (select from studio.entitlements e where e.customer_number = c.number)`,
    [mergesOverSince(now)],
  );
  return rows.map(({ id }) => id);
}
