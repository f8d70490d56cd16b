import type { Pool } from 'pg';
import { startJobWorker, type JobWorker } from '../jobs/job-worker.ts';
import { mailDelivery } from '../mail/deliver-mail.ts';
import type { MailTransport } from '../mail/mail-transport.ts';
import { MAIL_JOB } from '../mail/outbox.ts';

interface MailDeliveryOptions {
  readonly pool: Pool;
  readonly transport: MailTransport;
  readonly now: () => Date;
  readonly note?: (facts: object, message: string) => void;
  readonly pollMs?: number;
  readonly stopGraceMs?: number;
}

/** Delivers mails as a server process does. */
export function startMailDelivery({
  pool,
  transport,
  now,
  note = () => undefined,
  pollMs,
  stopGraceMs,
}: MailDeliveryOptions): JobWorker {
  const log = { info: note, warn: note };
  return startJobWorker({
    pool,
    now,
    log,
    kinds: {
      [MAIL_JOB]: mailDelivery({
        pool,
        transport,
        now,
        log,
        ...(stopGraceMs !== undefined && { stopGraceMs }),
      }),
    },
    ...(pollMs !== undefined && { pollMs }),
  });
}
