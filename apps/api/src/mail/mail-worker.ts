import { MINUTE_MS, SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { deliveryFault } from './delivery-fault.ts';
import type { MailTransport } from './mail-transport.ts';
import { claimDueMail, markFailed, markSent, type ClaimedMail } from './outbox-queue.ts';
import { WakeBell } from './wake-bell.ts';

/** Mails written by other processes and retries that have become due are found this soon. */
const POLL_MS = 3 * SECOND_MS;
/** Mails delivered at the same time; mail servers do not like many connections from one sender. */
const LANES = 3;
/** A delivery that has taken this long has failed. Well under the time a mail is claimed for. */
const DELIVERY_LIMIT_MS = MINUTE_MS;
const NOTE_AGAIN_MS = SECOND_MS;

interface MailWorkerLog {
  readonly info: (facts: object, message: string) => void;
  readonly warn: (facts: object, message: string) => void;
}

interface MailWorkerDependencies {
  readonly pool: Pool;
  readonly transport: MailTransport;
  readonly now: () => Date;
  readonly log: MailWorkerLog;
  readonly pollMs?: number;
  /** Told of every hand-over to the mail server. */
  readonly watch?: (kind: string, outcome: 'sent' | 'failed') => void;
}

export interface MailWorker {
  /** Call it after a commit that wrote a mail. */
  readonly wake: () => void;
  /** Takes no further mail and resolves when those being delivered are done. */
  readonly stop: () => Promise<void>;
}

/**
 * Delivers the outbox, in any number of processes at once.
 *
 * A mail is claimed for five minutes, handed to the mail server, then noted as sent. While processes live each mail
 * goes out once. Killed before the hand-over, it goes out late; killed in the instant between hand-over and note, it
 * goes out a second time with the same Message-ID, by which mailboxes drop it. Losing it is impossible.
 */
export function startMailWorker(dependencies: MailWorkerDependencies): MailWorker {
  const bell = new WakeBell();
  let stopping = false;
  const lanes = Array.from({ length: LANES }, () => work(dependencies, bell, () => stopping));
  return {
    wake: () => bell.ring(),
    async stop() {
      stopping = true;
      bell.ring();
      await Promise.all(lanes);
    },
  };
}

async function work(
  dependencies: MailWorkerDependencies,
  bell: WakeBell,
  isStopping: () => boolean,
): Promise<void> {
  const { pool, now, log, pollMs = POLL_MS } = dependencies;
  while (!isStopping()) {
    const heard = bell.rings;
    try {
      const mail = await claimDueMail(pool, now());
      if (mail === undefined) await bell.rest(heard, pollMs);
      else await deliver(dependencies, mail, isStopping);
    } catch (error) {
      log.warn({ fault: deliveryFault(error).code }, 'mail: the outbox cannot be reached');
      await bell.rest(bell.rings, pollMs);
    }
  }
}

async function deliver(
  dependencies: MailWorkerDependencies,
  mail: ClaimedMail,
  isStopping: () => boolean,
): Promise<void> {
  const { pool, transport, now, log, watch } = dependencies;
  const facts = { mail: mail.id, kind: mail.kind, attempts: mail.attempts };
  try {
    await transport(mail, AbortSignal.timeout(DELIVERY_LIMIT_MS));
  } catch (error) {
    const fault = deliveryFault(error);
    watch?.(mail.kind, 'failed');
    log.warn({ ...facts, fault: fault.code }, 'mail: not delivered, will be tried again');
    await markFailed(pool, mail, now(), fault.text);
    return;
  }
  watch?.(mail.kind, 'sent');
  log.info(facts, 'mail: delivered');
  await noteSent(dependencies, mail, isStopping);
}

/** A mail that is out must not go out again because the database was away for a moment: notes it until that works. */
async function noteSent(
  { pool, now, log }: MailWorkerDependencies,
  mail: ClaimedMail,
  isStopping: () => boolean,
): Promise<void> {
  for (;;) {
    try {
      return await markSent(pool, mail, now());
    } catch (error) {
      if (isStopping()) throw error;
      log.warn({ mail: mail.id, fault: deliveryFault(error).code }, 'mail: delivery cannot be noted yet');
      await new Promise((resolve) => setTimeout(resolve, NOTE_AGAIN_MS));
    }
  }
}
