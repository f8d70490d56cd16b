import type { WebhookDelivery } from '@lifted/contract/desk/connections/webhooks';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';

/** Enough for one screen; older ones are asked for by the last id. */
const EVENTS_AT_ONCE = 50;
const TRIES_SHOWN = 10;

interface StoredTry {
  readonly at: string;
  readonly status: number | null;
  readonly fault: string | null;
  readonly took_ms: number;
}

interface EventRow extends Omit<WebhookDelivery, 'at' | 'due_at' | 'tries'> {
  readonly at: Date;
  readonly dueAt: Date | null;
  readonly tries: readonly StoredTry[];
}

/** Events of a webhook with their tries, the latest first. `before`: the id of an event. Undefined for an unknown webhook. */
export async function readDeliveries(
  pool: Pool,
  { webhookId, before }: { readonly webhookId: string; readonly before: string | undefined },
): Promise<WebhookDelivery[] | undefined> {
  const { rows: found } = await pool.query<{ number: number }>(
    'select number from studio.webhooks where id::text = $1',
    [webhookId],
  );
  const [webhook] = found;
  if (webhook === undefined) return undefined;
  const { rows } = await pool.query<EventRow>(
    `select e.message_id as id, e.type, e.object_kind, e.object_id, e.at, e.state,
            case when e.state = 'waiting' then nullif(e.due_at, '-infinity') end as "dueAt",
            coalesce((select json_agg(t) from (
              select a.at, a.status, a.fault, a.took_ms from studio.webhook_attempts a
               where a.event_number = e.number order by a.number desc limit ${TRIES_SHOWN}) t), '[]') as tries
       from studio.webhook_events e
      where e.webhook_number = $1
        and ($2::text is null or e.number < (
          select b.number from studio.webhook_events b where b.webhook_number = $1 and b.message_id::text = $2))
      order by e.number desc limit ${EVENTS_AT_ONCE}`,
    [webhook.number, before ?? null],
  );
  return rows.map(({ dueAt, at, tries, ...event }) => ({
    ...event,
    at: berlinIso(at),
    due_at: dueAt && berlinIso(dueAt),
    tries: tries.map((one) => ({ ...one, at: berlinIso(new Date(one.at)) })),
  }));
}
