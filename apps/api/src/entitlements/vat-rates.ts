import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { PoolClient } from 'pg';

/**
 * Says in the caller's transaction from when on a product's rate of value-added tax holds that changes in it: from today; one that
 * comes back because the log's entry `undoes` is taken back, from the day of that change, so that sales since then are as before.
 */
export async function setRateDays(client: PoolClient, now: Date, undoes?: string): Promise<void> {
  await client.query(
    `with recursive undone as (
       select at, undoes from studio.audit_log where id = $2::bigint
       union all
       select l.at, l.undoes from studio.audit_log l join undone on l.id = undone.undoes)
     select set_config('studio.today', $1, true),
            set_config('studio.undone_day', coalesce((select studio.berlin_date(min(at)) from undone)::text, ''), true)`,
    [berlinDate(now), undoes ?? null],
  );
}
