import type { Pool } from 'pg';

const NEWEST = 200;

export interface MailboxEntry {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly writtenAt: Date;
  /** Set when a mail server accepted it; its text is then no longer stored. */
  readonly sentAt: Date | null;
}

export interface MailboxMail extends MailboxEntry {
  readonly text: string;
  readonly html: string;
  readonly calendarEvent: string | null;
}

const ENTRY = 'id, recipient, subject, created_at as "writtenAt", sent_at as "sentAt"';

/** The newest mails first. */
export async function listMailbox(pool: Pool): Promise<readonly MailboxEntry[]> {
  const { rows } = await pool.query<MailboxEntry>(
    `select ${ENTRY} from studio.mail_outbox order by id desc limit ${NEWEST}`,
  );
  return rows;
}

/** A mail with its parts; undefined for an unknown id. `id` is unchecked text from the address. */
export async function findMailboxMail(pool: Pool, id: string): Promise<MailboxMail | undefined> {
  const { rows } = await pool.query<MailboxMail>(
    `select ${ENTRY}, body_text as text, body_html as html, calendar_event as "calendarEvent"
     from studio.mail_outbox where id::text = $1`,
    [id],
  );
  return rows[0];
}
