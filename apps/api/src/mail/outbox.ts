import type { PoolClient } from 'pg';
import type { OutgoingMail } from './outgoing-mail.ts';

/**
 * Writes a mail in the caller's transaction: it is sent after the commit, and never when there is none.
 * Throws on a Message-ID that was written before.
 */
export async function writeMail(client: PoolClient, mail: OutgoingMail): Promise<void> {
  await client.query(
    `insert into studio.mail_outbox
       (kind, message_id, recipient, subject, body_text, body_html, calendar_event, created_at, next_attempt_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [
      mail.kind,
      mail.messageId,
      mail.recipient,
      mail.subject,
      mail.text,
      mail.html,
      mail.calendarEvent ?? null,
      mail.writtenAt,
    ],
  );
}
