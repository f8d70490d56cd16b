import { isOwnAddress } from '@lifted/domain/people/own-address';
import type { Pool, PoolClient } from 'pg';
import type { OutgoingMail } from './outgoing-mail.ts';

/** The kind of the job that delivers a mail; its key is the number of the mail. */
export const MAIL_JOB = 'mail';

/** A mail of the outbox that no mail server has taken yet. */
export interface WaitingMail extends OutgoingMail {
  readonly id: string;
}

/**
 * Writes a mail and plans its delivery in the caller's transaction: it is sent after the commit, and never when there is
 * none. Nothing is written to somebody without an address of their own. Throws on a Message-ID that was written before.
 */
export async function writeMail(client: PoolClient, mail: OutgoingMail): Promise<void> {
  if (!isOwnAddress(mail.recipient)) return;
  await client.query({
    name: 'write-mail',
    text: `with mail as (
       insert into studio.mail_outbox
         (kind, message_id, recipient, subject, body_text, body_html, calendar_event, created_at, unsubscribe_url,
          announcement_number)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $10, $11) returning id)
     insert into studio.jobs (kind, key, mail_id, planned_for, due_at) select $9, id::text, id, $8, $8 from mail`,
    values: [
      mail.kind,
      mail.messageId,
      mail.recipient,
      mail.subject,
      mail.text,
      mail.html,
      mail.calendarEvent ?? null,
      mail.writtenAt,
      MAIL_JOB,
      mail.unsubscribeUrl ?? null,
      mail.announcementNumber ?? null,
    ],
  });
}

interface WaitingRow extends Omit<WaitingMail, 'calendarEvent' | 'unsubscribeUrl' | 'announcementNumber'> {
  readonly calendarEvent: string | null;
  readonly unsubscribeUrl: string | null;
}

/** The mail with this number; undefined once it is sent, or deleted with the person it was for. */
export async function readWaitingMail(pool: Pool, id: string): Promise<WaitingMail | undefined> {
  const { rows } = await pool.query<WaitingRow>(
    `select id::text, kind, message_id as "messageId", recipient, subject, body_text as text, body_html as html,
            calendar_event as "calendarEvent", unsubscribe_url as "unsubscribeUrl", created_at as "writtenAt"
       from studio.mail_outbox where id = $1::bigint and sent_at is null`,
    [id],
  );
  const [row] = rows;
  if (row === undefined) return undefined;
  const { calendarEvent, unsubscribeUrl, ...mail } = row;
  return {
    ...mail,
    ...(calendarEvent !== null && { calendarEvent }),
    ...(unsubscribeUrl !== null && { unsubscribeUrl }),
  };
}

/**
 * The mail server has taken the mail. Its bodies are emptied in the same step: they hold the name and the secrets of its
 * links, and nothing needs them any more.
 */
export async function markSent(pool: Pool, { id }: WaitingMail, now: Date): Promise<void> {
  await pool.query(
    `update studio.mail_outbox
        set sent_at = $2, body_text = '', body_html = '', calendar_event = null, unsubscribe_url = null
      where id = $1::bigint`,
    [id, now],
  );
}
