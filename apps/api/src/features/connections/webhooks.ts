/** The webhooks of the studio, and the events that wait for them or were sent. */
import { randomBytes, randomUUID } from 'node:crypto';
import { TEST_EVENT } from '@lifted/domain/connections/webhook-event';
import type { Webhook, WebhookFields } from '@lifted/contract/desk/connections/webhooks';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';
import { planJob, planMissingJobs, type JobName } from '../../jobs/job-queue.ts';

/** The kind of the job that sends what waits for a webhook, again and again; its key is the webhook's id. */
export const WEBHOOK_JOB = 'webhook';

const SECRET_BYTES = 32;

/** Adds a webhook and begins to send; answers its secret, which is shown once. */
export async function insertWebhook(
  client: PoolClient,
  { name, url, events, is_on: isOn }: WebhookFields,
  now: Date,
): Promise<{ readonly id: string; readonly secret: Buffer }> {
  const id = randomUUID();
  const secret = randomBytes(SECRET_BYTES);
  await client.query(
    `insert into studio.webhooks (id, name, url, events, secret, made_at, off_since, off_because)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [id, name, url, events, secret, now, isOn ? null : now, isOn ? null : 'owner'],
  );
  if (isOn) await planJob(client, { kind: WEBHOOK_JOB, key: id }, now);
  return { id, secret };
}

/** Plans the job of every webhook that is on and has none, because it was discarded after a restore. */
export async function planWebhooks(pool: Pool, now: Date): Promise<void> {
  const { rows } = await pool.query<JobName>(
    'select $1::text as kind, id::text as key from studio.webhooks where off_since is null',
    [WEBHOOK_JOB],
  );
  await planMissingJobs(pool, rows, now);
}

/** A webhook's fields as they are, with the row locked; undefined for an unknown id. */
export async function lockWebhook(client: PoolClient, id: string): Promise<WebhookFields | undefined> {
  const { rows } = await client.query<WebhookFields>(
    `select name, url, events, off_since is null as is_on from studio.webhooks where id::text = $1 for update`,
    [id],
  );
  return rows[0];
}

/** Changes a webhook the caller has locked. Switched on, it goes on with what waits. */
export async function updateWebhook(
  client: PoolClient,
  id: string,
  { name, url, events, is_on: isOn }: WebhookFields,
  now: Date,
): Promise<void> {
  await client.query(
    `update studio.webhooks
        set name = $2, url = $3, events = $4,
            off_since = case when $5 then null else coalesce(off_since, $6) end,
            off_because = case when $5 then null else coalesce(off_because, 'owner') end,
            failures = case when $5 and off_since is not null then 0 else failures end,
            failing_since = case when $5 and off_since is not null then null else failing_since end
      where id::text = $1`,
    [id, name, url, events, isOn, now],
  );
  if (isOn) await planJob(client, { kind: WEBHOOK_JOB, key: id }, now);
}

/** Signs what a webhook the caller has locked is sent from now on with a new secret, and answers that. */
export async function renewSecret(client: PoolClient, id: string): Promise<Buffer> {
  const secret = randomBytes(SECRET_BYTES);
  await client.query('update studio.webhooks set secret = $2 where id::text = $1', [id, secret]);
  return secret;
}

/** Deletes a webhook with its events; its job ends by itself. */
export async function deleteWebhook(client: PoolClient, id: string): Promise<void> {
  await client.query('delete from studio.webhooks where id::text = $1', [id]);
}

interface ListedRow extends Omit<Webhook, 'failing_since' | 'last_delivered_at'> {
  readonly failing_since: Date | null;
  readonly last_delivered_at: Date | null;
}

/** All webhooks by name, with what became of their events. */
export async function readWebhooks(pool: Pool): Promise<Webhook[]> {
  const { rows } = await pool.query<ListedRow>(
    `select w.id, w.name, w.url, w.events, w.off_since is null as is_on, w.off_because, w.failing_since,
            count(e.number) filter (where e.state = 'waiting')::int as waiting,
            count(e.number) filter (where e.state = 'given_up')::int as given_up,
            (select max(a.at) from studio.webhook_attempts a join studio.webhook_events d on d.number = a.event_number
              where d.webhook_number = w.number and a.status between 200 and 299) as last_delivered_at
       from studio.webhooks w left join studio.webhook_events e on e.webhook_number = w.number
      group by w.number order by w.name, w.number`,
  );
  return rows.map((row) => ({
    ...row,
    failing_since: row.failing_since && berlinIso(row.failing_since),
    last_delivered_at: row.last_delivered_at && berlinIso(row.last_delivered_at),
  }));
}

/** Writes an event of no other meaning for one webhook; answers its id, undefined for an unknown webhook. */
export async function insertTestEvent(
  client: PoolClient,
  id: string,
  now: Date,
): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `insert into studio.webhook_events (webhook_number, message_id, type, object_kind, object_id, data, at)
     select number, gen_random_uuid(), $2, 'webhook', id::text, '{}', $3 from studio.webhooks where id::text = $1
     returning message_id as id`,
    [id, TEST_EVENT, now],
  );
  return rows[0]?.id;
}

/** What is to be sent again: one event, or all since a time. */
export type Replay = { readonly eventId: string } | { readonly since: Date };

/** Lets events that were sent or given up wait again; answers how many. */
export async function replayEvents(
  client: PoolClient,
  webhookId: string,
  replay: Replay,
  now: Date,
): Promise<number> {
  const { rowCount } = await client.query(
    `update studio.webhook_events e set state = 'waiting', attempts = 0, due_at = $4
       from studio.webhooks w
      where w.number = e.webhook_number and w.id::text = $1 and e.state <> 'waiting'
        and ($2::text is null or e.message_id::text = $2) and ($3::timestamptz is null or e.at >= $3)`,
    [webhookId, 'eventId' in replay ? replay.eventId : null, 'since' in replay ? replay.since : null, now],
  );
  return rowCount ?? 0;
}
