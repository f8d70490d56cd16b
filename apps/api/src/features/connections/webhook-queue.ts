/** What the job that sends needs of the database: what is due, and what became of it. */
import { decideEventRetry, isGivenUp } from '@lifted/domain/connections/webhook-retry';
import { inTransaction } from '@lifted/database/transaction';
import type { Pool, PoolClient } from 'pg';

/** A webhook that is on. */
export interface LiveWebhook {
  readonly number: number;
  readonly id: string;
  readonly name: string;
  readonly url: string;
  readonly secret: Buffer;
  readonly failures: number;
}

/** The webhook with this id; undefined once it is off or removed. */
export async function readLiveWebhook(pool: Pool, id: string): Promise<LiveWebhook | undefined> {
  const { rows } = await pool.query<LiveWebhook>({
    name: 'read-webhook',
    text: `select number, id, name, url, secret, failures from studio.webhooks where id::text = $1 and off_since is null`,
    values: [id],
  });
  return rows[0];
}

/** An event to be sent now. */
export interface DueEvent {
  readonly number: string;
  readonly id: string;
  readonly type: string;
  readonly objectKind: string;
  readonly objectId: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly at: Date;
  readonly attempts: number;
}

/** The first waiting event of each object, as far as it is due, in the order they were written. */
export async function readDueEvents(
  pool: Pool,
  webhook: LiveWebhook,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DueEvent[]> {
  const { rows } = await pool.query<DueEvent>({
    name: 'due-webhook-events',
    text: `select e.number::text, e.message_id as id, e.type, e.object_kind as "objectKind", e.object_id as "objectId",
                  e.data, e.at, e.attempts
             from studio.webhook_events e
            where e.webhook_number = $1 and e.state = 'waiting' and e.due_at <= $2
              and not exists (
                select from studio.webhook_events earlier
                 where earlier.webhook_number = $1 and earlier.state = 'waiting' and earlier.object_kind = e.object_kind
                   and earlier.object_id = e.object_id and earlier.number < e.number)
            order by e.number limit $3`,
    values: [webhook.number, now, most],
  });
  return rows;
}

/** How a try ended: with a status, or with a word where nothing was answered. */
export type TryEnd =
  | { readonly kind: 'answered'; readonly status: number }
  | { readonly kind: 'failed'; readonly fault: string };

export interface Try {
  readonly event: DueEvent;
  readonly end: TryEnd;
  readonly tookMs: number;
}

/** Whether an event arrived: any status that says so. */
export function hasArrived({ end }: Try): boolean {
  return end.kind === 'answered' && end.status >= 200 && end.status < 300;
}

/** What the webhook is after some tries. */
export type WebhookHealth =
  | { readonly kind: 'well' }
  | { readonly kind: 'failing'; readonly failures: number }
  | { readonly kind: 'off'; readonly because: 'failing' | 'gone' };

/**
 * Writes down what became of tries made at the same time, and what that says of the webhook, in one transaction. `tellOff` runs in it
 * when the webhook is switched off.
 */
export function noteTries(
  pool: Pool,
  webhook: LiveWebhook,
  tries: readonly Try[],
  now: Date,
  tellOff: (client: PoolClient, because: 'failing' | 'gone') => Promise<void>,
): Promise<WebhookHealth> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ failures: number; failingSince: Date | null }>(
      `select failures, failing_since as "failingSince" from studio.webhooks
        where number = $1 and off_since is null for update`,
      [webhook.number],
    );
    for (const one of tries) await noteTry(client, one, now);
    const [before] = rows;
    // The owner switched it off or removed it meanwhile.
    if (before === undefined) return { kind: 'well' };
    if (tries.some(hasArrived)) {
      if (before.failures > 0) await setHealth(client, webhook, 0, null);
      return { kind: 'well' };
    }
    const failures = before.failures + 1;
    const failingSince = before.failingSince ?? now;
    await setHealth(client, webhook, failures, failingSince);
    const because = offBecause(tries, failingSince, now);
    if (because === null) return { kind: 'failing', failures };
    await client.query('update studio.webhooks set off_since = $2, off_because = $3 where number = $1', [
      webhook.number,
      now,
      because,
    ]);
    await tellOff(client, because);
    return { kind: 'off', because };
  });
}

const GONE = 410;

function offBecause(tries: readonly Try[], failingSince: Date, now: Date): 'failing' | 'gone' | null {
  if (tries.some(({ end }) => end.kind === 'answered' && end.status === GONE)) return 'gone';
  return isGivenUp(failingSince, now) ? 'failing' : null;
}

async function setHealth(
  client: PoolClient,
  { number }: LiveWebhook,
  failures: number,
  failingSince: Date | null,
): Promise<void> {
  await client.query('update studio.webhooks set failures = $2, failing_since = $3 where number = $1', [
    number,
    failures,
    failingSince,
  ]);
}

async function noteTry(client: PoolClient, one: Try, now: Date): Promise<void> {
  const { event, end, tookMs } = one;
  const attempts = event.attempts + 1;
  const retry = hasArrived(one) ? null : decideEventRetry(attempts, now);
  const state = retry === null ? 'delivered' : retry.outcome === 'retry' ? 'waiting' : 'given_up';
  await client.query({
    name: 'note-webhook-try',
    text: `with event as (
             update studio.webhook_events set state = $2, attempts = $3, due_at = coalesce($4, due_at)
              where number = $1::bigint returning number)
           insert into studio.webhook_attempts (event_number, at, status, fault, took_ms)
           select number, $5, $6, $7, $8 from event`,
    values: [
      event.number,
      state,
      attempts,
      retry?.outcome === 'retry' ? retry.at : null,
      now,
      end.kind === 'answered' ? end.status : null,
      end.kind === 'failed' ? end.fault : null,
      tookMs,
    ],
  });
}
