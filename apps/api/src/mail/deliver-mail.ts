import { MAIL_PATIENCE_MS } from '@lifted/domain/jobs/job-retry';
import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { DONE, type JobKind } from '../jobs/job-worker.ts';
import { noteHandOver } from '../jobs/note-hand-over.ts';
import type { MailTransport } from './mail-transport.ts';
import { markSent, readWaitingMail, type WaitingMail } from './outbox.ts';

/** Mails delivered at the same time; mail servers do not like many connections from one sender. */
const DELIVERIES_AT_ONCE = 3;
/** A delivery that has taken this long has failed: a minute to hand it over, ten for its answer. */
const DELIVERY_LIMIT_MS = 11 * MINUTE_MS;
/** Well above the time a delivery may take, so that nobody else takes the mail meanwhile. */
export const MAIL_LEASE_MS = 15 * MINUTE_MS;
/** How long a stopping process waits for the mail server's answer; less than its shutdown time. */
const STOP_GRACE_MS = 10 * SECOND_MS;

interface DeliveryDependencies {
  readonly pool: Pool;
  readonly transport: MailTransport;
  readonly now: () => Date;
  readonly log: {
    readonly info: (facts: object, message: string) => void;
    readonly warn: (facts: object, message: string) => void;
  };
  /** Told of every hand-over to the mail server. */
  readonly watch?: (kind: string, outcome: 'sent' | 'failed') => void;
  readonly stopGraceMs?: number;
}

/**
 * Delivers the mail the job names: hands it to the mail server, then marks it as sent. While processes live each mail goes
 * out once. Killed before the hand-over, it goes out late; killed in the instant between the two, it goes out a second time
 * with the same Message-ID, by which mailboxes drop it; so it does when the process stops while the server still thinks
 * about its answer. Losing it is impossible.
 */
export function mailDelivery(dependencies: DeliveryDependencies): JobKind {
  return {
    leaseMs: MAIL_LEASE_MS,
    atOnce: DELIVERIES_AT_ONCE,
    patienceMs: MAIL_PATIENCE_MS,
    async run({ key }, stopping) {
      const mail = await readWaitingMail(dependencies.pool, key);
      if (mail !== undefined) await deliver(dependencies, mail, stopping);
      return DONE;
    },
  };
}

async function deliver(
  dependencies: DeliveryDependencies,
  mail: WaitingMail,
  stopping: AbortSignal,
): Promise<void> {
  const { pool, now, log, watch } = dependencies;
  try {
    await handOver(dependencies, mail, stopping);
  } catch (error) {
    watch?.(mail.kind, 'failed');
    throw error;
  }
  watch?.(mail.kind, 'sent');
  log.info({ mail: mail.id, kind: mail.kind }, 'mail: delivered');
  await noteHandOver(() => markSent(pool, mail, now()), {
    stopping,
    onFault: (fault) => log.warn({ mail: mail.id, fault }, 'mail: delivery cannot be noted yet'),
  });
}

/** Rejects at the limit of a delivery, and soon after the process wants to stop. */
async function handOver(
  { transport, stopGraceMs = STOP_GRACE_MS }: DeliveryDependencies,
  mail: WaitingMail,
  stopping: AbortSignal,
): Promise<void> {
  const ended = new AbortController();
  const end = () => ended.abort();
  const timers = [setTimeout(end, DELIVERY_LIMIT_MS)];
  const onStop = () => void timers.push(setTimeout(end, stopGraceMs));
  stopping.addEventListener('abort', onStop);
  try {
    await transport(mail, ended.signal);
  } finally {
    stopping.removeEventListener('abort', onStop);
    for (const timer of timers) clearTimeout(timer);
  }
}
