import { decideMailRetry } from '@lifted/domain/retention/mail-delivery';
import { MINUTE_MS } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import type { OutgoingMail } from './outgoing-mail.ts';

/** A mail one process has taken out of the queue for a while. */
export interface ClaimedMail extends OutgoingMail {
  readonly id: number;
  /** Deliveries begun, this one included; also tells a claim from a later one of the same mail. */
  readonly attempts: number;
}

/**
 * How long a claimed mail is nobody else's. Longer than a delivery may take, so two processes never send the same mail
 * while both live; after a crash in mid-delivery the mail is due again when this is over.
 */
export const CLAIM_MS = 5 * MINUTE_MS;

interface ClaimedRow extends Omit<ClaimedMail, 'calendarEvent'> {
  readonly calendarEvent: string | null;
}

/** Takes the mail that has been due longest, undefined when none is. */
export async function claimDueMail(pool: Pool, now: Date): Promise<ClaimedMail | undefined> {
  const { rows } = await pool.query<ClaimedRow>(
    `update studio.mail_outbox set attempts = attempts + 1, next_attempt_at = $2
     where id = (
       select id from studio.mail_outbox
       where sent_at is null and next_attempt_at <= $1
       order by next_attempt_at, id
       limit 1
       for update skip locked
     )
     returning id, attempts, kind, message_id as "messageId", recipient, subject, body_text as text,
               body_html as html, calendar_event as "calendarEvent", created_at as "writtenAt"`,
    [now, new Date(now.getTime() + CLAIM_MS)],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { calendarEvent, ...mail } = row;
  return calendarEvent === null ? mail : { ...mail, calendarEvent };
}

/**
 * The mail server has taken the mail. Its bodies are emptied in the same step: they hold the name and the secret of the
 * cancel link, which are nobody's business any more.
 */
export async function markSent(pool: Pool, { id }: ClaimedMail, now: Date): Promise<void> {
  await pool.query(
    `update studio.mail_outbox
     set sent_at = $2, last_error = null, body_text = '', body_html = '', calendar_event = null
     where id = $1`,
    [id, now],
  );
}

/**
 * The mail was not taken: due again after a pause, or never (`next_attempt_at` infinity) when the patience is over.
 * Does nothing when the claim is no longer ours.
 */
export async function markFailed(pool: Pool, mail: ClaimedMail, now: Date, fault: string): Promise<void> {
  const retry = decideMailRetry({ now, writtenAt: mail.writtenAt, attempts: mail.attempts });
  await pool.query(
    `update studio.mail_outbox set next_attempt_at = $3, last_error = $4
     where id = $1 and attempts = $2 and sent_at is null`,
    [mail.id, mail.attempts, retry.outcome === 'retry' ? retry.at : 'infinity', fault],
  );
}
