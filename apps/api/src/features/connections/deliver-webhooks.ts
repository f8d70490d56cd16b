import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { pauseAfter } from '@lifted/domain/connections/webhook-retry';
import type { Pool } from 'pg';
import { jobFault } from '../../jobs/job-fault.ts';
import { DONE, type JobKind, type JobOutcome } from '../../jobs/job-worker.ts';
import type { LetterSettings } from '../../mail/letter.ts';
import { tellOwners } from './webhook-off-letter.ts';
import {
  hasArrived,
  noteTries,
  readDueEvents,
  readLiveWebhook,
  type DueEvent,
  type LiveWebhook,
  type Try,
  type TryEnd,
} from './webhook-queue.ts';
import { signedHeaders } from './webhook-signature.ts';
import type { WebhookTransport } from './webhook-transport.ts';

/** Webhooks this process sends to at the same time. */
const WEBHOOKS_AT_ONCE = 2;
/** Events of different objects sent to one webhook at the same time. */
const EVENTS_AT_ONCE = 8;
/** An address that has not answered by then has failed. */
const ANSWER_LIMIT_MS = 10 * SECOND_MS;
/** After this time a run lets others go first. */
const RUN_MS = 10 * SECOND_MS;
/** Well above a run and its last answer. */
export const WEBHOOK_LEASE_MS = MINUTE_MS;
/** New events are looked for this often. */
const LOOK_EVERY_MS = 2 * SECOND_MS;

interface WebhookDependencies {
  readonly pool: Pool;
  readonly transport: WebhookTransport;
  readonly letters: LetterSettings;
  readonly now: () => Date;
  readonly log: { readonly info: (facts: object, message: string) => void };
  /** Called after a commit that planned a mail. */
  readonly wakeJobs: () => void;
  /** How long an address may take to answer; ten seconds where nothing is said. */
  readonly answerLimitMs?: number;
  /** Told how every try ended. */
  readonly watch?: (outcome: 'delivered' | 'failed') => void;
}

/**
 * Sends what waits for one webhook: of each object its first event, the next one only once that has arrived or was given up. The job
 * repeats for as long as the webhook is on, so that writing an event plans nothing. One process at a time sends to a webhook.
 * Killed between an answer and the note about it, it sends that event once more.
 */
export function webhookDelivery(dependencies: WebhookDependencies): JobKind {
  return {
    leaseMs: WEBHOOK_LEASE_MS,
    atOnce: WEBHOOKS_AT_ONCE,
    run: ({ key }, stopping) => sendWaiting(dependencies, key, stopping),
  };
}

async function sendWaiting(
  dependencies: WebhookDependencies,
  webhookId: string,
  stopping: AbortSignal,
): Promise<JobOutcome> {
  const { pool, now, log, letters, wakeJobs, watch } = dependencies;
  const begunAt = now().getTime();
  for (;;) {
    const webhook = await readLiveWebhook(pool, webhookId);
    if (webhook === undefined) return DONE;
    // One event shows whether an address that failed answers again.
    const most = webhook.failures > 0 ? 1 : EVENTS_AT_ONCE;
    const due = await readDueEvents(pool, webhook, { now: now(), most });
    if (due.length === 0) return again(now(), LOOK_EVERY_MS);
    const tries = await Promise.all(due.map((event) => send(dependencies, webhook, event, stopping)));
    // What was cut short says nothing of the address.
    const ended = stopping.aborted ? tries.filter(hasArrived) : tries;
    if (ended.length === 0) return again(now(), 0);
    const health = await noteTries(pool, webhook, ended, now(), (client, because) =>
      tellOwners(client, { ...letters, now }, { name: webhook.name, because }),
    );
    for (const one of ended) watch?.(hasArrived(one) ? 'delivered' : 'failed');
    switch (health.kind) {
      case 'off':
        log.info({ webhook: webhookId, because: health.because }, 'webhooks: switched off');
        wakeJobs();
        return DONE;
      case 'failing':
        return again(now(), pauseAfter(health.failures));
      case 'well':
        if (stopping.aborted || now().getTime() - begunAt >= RUN_MS) return again(now(), 0);
        break;
      default:
        return health satisfies never;
    }
  }
}

function again(now: Date, afterMs: number): JobOutcome {
  return { kind: 'again', at: new Date(now.getTime() + afterMs) };
}

async function send(
  { transport, now, answerLimitMs = ANSWER_LIMIT_MS }: WebhookDependencies,
  { url, secret }: LiveWebhook,
  event: DueEvent,
  stopping: AbortSignal,
): Promise<Try> {
  const body = bodyOf(event);
  const headers = {
    'Content-Type': 'application/json',
    'User-Agent': 'studio-webhooks/1',
    ...signedHeaders(secret, { id: event.id, body, now: now() }),
  };
  const begun = performance.now();
  const signal = AbortSignal.any([AbortSignal.timeout(answerLimitMs), stopping]);
  const end = await transport({ url, headers, body }, signal).then(
    (status): TryEnd => ({ kind: 'answered', status }),
    (error: unknown): TryEnd => ({
      kind: 'failed',
      fault: signal.aborted ? 'timeout' : jobFault(error).code,
    }),
  );
  return { event, end, tookMs: Math.round(performance.now() - begun) };
}

/** What is sent: ids, and nothing about anybody. The same bytes at every try. */
function bodyOf({ id, type, at, number, objectKind, objectId, data }: DueEvent): string {
  return JSON.stringify({
    id,
    type,
    at: at.toISOString(),
    sequence: Number(number),
    object: { kind: objectKind, id: objectId },
    data,
  });
}
