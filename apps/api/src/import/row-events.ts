/** What webhooks are told of an import, and of one that is taken back: the same as if the desk had changed each row. */
import type { PoolClient } from 'pg';
import { BOOKING_IDS } from '../events/booking-events.ts';
import { insertEventRows } from '../events/insert-events.ts';
import { ROW_CHANGES } from './row-changes.ts';

/** Whether anybody wants to know; without one the rows need not be noted. */
export async function isAnyWebhook(client: PoolClient): Promise<boolean> {
  const { rowCount } = await client.query('select from studio.webhooks limit 1');
  return rowCount !== 0;
}

/** Changed rows as SQL with `file`, `kind`, `before` and `after`, and the values of its parameters from `$2` on. */
interface ChangedRows {
  readonly sql: string;
  readonly values: readonly string[];
}

/** What the import of this transaction changed. */
export const IMPORTED_ROWS: ChangedRows = {
  sql: `select position, file, kind, before, after from ${ROW_CHANGES}`,
  values: [],
};

/** What taking this import back changes: each row the other way round. */
export function takenBackRows(entry: string): ChangedRows {
  return {
    sql: `select position, file, case kind when 'added' then 'removed' when 'removed' then 'added' else kind end as kind,
                 after as before, before as after
            from studio.import_changes where entry = $2::bigint`,
    values: [entry],
  };
}

/** Writes the events of changed rows in the caller's transaction, which has locked the tables. */
export async function noteRowEvents(
  client: PoolClient,
  { sql, values }: ChangedRows,
  now: Date,
): Promise<void> {
  await client.query(insertEventRows(EVENTS_OF_ROWS(sql), '$1::timestamptz'), [now, ...values]);
}

/* A row of bookings.csv that is gone has no class and person to name any more. */
const EVENTS_OF_ROWS = (changed: string) => `
  with changed as (${changed})
  select e.type, e.object_kind, e.object_id, e.data from (
    select position, 'person.' || case kind when 'added' then 'created' when 'removed' then 'deleted' else 'changed' end as type,
           'person' as object_kind, coalesce(after, before) ->> 'id' as object_id, '{}'::jsonb as data
      from changed where file = 'customers'
    union all
    select position, 'class.' || case
             when kind = 'added' then 'created'
             when kind = 'removed' then 'removed'
             when before ->> 'canceled_at' is null and after ->> 'canceled_at' is not null then 'canceled'
             when before ->> 'canceled_at' is not null and after ? 'canceled_at' and after ->> 'canceled_at' is null then 'restored'
             else 'changed' end,
           'class', coalesce(after, before) ->> 'id', '{}'
      from changed where file = 'workouts'
    union all
    select c.position, 'booking.' || case
             when c.kind = 'added' then 'created'
             when c.kind = 'removed' or c.after ->> 'canceled_at' is not null and c.before ->> 'canceled_at' is null then 'canceled'
             when (c.after ->> 'has_attended')::boolean and not (c.before ->> 'has_attended')::boolean then 'attended'
             when (c.before ->> 'has_attended')::boolean and not (c.after ->> 'has_attended')::boolean then 'attendance_withdrawn'
             when c.before ->> 'canceled_at' is not null and c.after ->> 'canceled_at' is null then 'created' end,
           'booking', coalesce(c.after, c.before) ->> 'id', coalesce(${BOOKING_IDS}, '{}')
      from changed c left join studio.bookings b on b.id = coalesce(c.after, c.before) ->> 'id'
     where c.file in ('bookings', 'numbered_bookings')) e
   where e.type is not null
  order by e.position`;
