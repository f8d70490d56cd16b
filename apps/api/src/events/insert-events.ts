import { objectOf, type WebhookEvent } from '@lifted/domain/connections/webhook-event';
import type { Pool, PoolClient } from 'pg';

/**
 * SQL that writes events, one row for each webhook that wants to know of them. `rows` selects `type`, `object_kind`, `object_id` and
 * `data`; while there is no webhook it is not looked at. A statement of its own, or a part of one (`with …`), in the transaction
 * of what happened and never before the statement that changes the object: the lock of its row is what keeps events of one
 * object in their order.
 */
export function insertEventRows(rows: string, at: string): string {
  return `
    insert into studio.webhook_events (webhook_number, message_id, type, object_kind, object_id, data, at)
    with happened as materialized (
      select gen_random_uuid() as message_id, e.* from (${rows}) e where exists (select from studio.webhooks))
    select w.number, h.message_id, h.type, h.object_kind, h.object_id, h.data, ${at}
      from happened h join studio.webhooks w on h.type = any (w.events)`;
}

/** The same for events of one type: `rows` selects `object_id` and `data`. */
export function insertEvents(type: WebhookEvent, rows: string, at: string): string {
  const named = `select '${type}'::text as type, '${objectOf(type)}'::text as object_kind, o.* from (${rows}) o`;
  return insertEventRows(named, at);
}

/** Writes an event of each of these objects in the caller's transaction, after what changed them. */
export async function noteEvents(
  client: Pool | PoolClient,
  type: WebhookEvent,
  objectIds: readonly string[],
  at: Date,
): Promise<void> {
  if (objectIds.length === 0) return;
  await client.query(
    insertEvents(
      type,
      `select id as object_id, '{}'::jsonb as data from unnest($1::text[]) with ordinality as changed (id, place) order by place`,
      '$2::timestamptz',
    ),
    [objectIds, at],
  );
}
