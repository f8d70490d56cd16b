import type { Pool } from 'pg';

const NEWEST = 200;

export interface ListedMail {
  readonly id: number;
  readonly recipient: string;
  readonly subject: string;
  readonly writtenAt: Date;
  /** Set when a mail server accepted it; its text is then no longer stored. */
  readonly sentAt: Date | null;
}

export interface DemoMail extends ListedMail {
  readonly text: string;
  readonly html: string;
  readonly calendarEvent: string | null;
}

const LISTED = 'id, recipient, subject, created_at as "writtenAt", sent_at as "sentAt"';

/** The newest mails first. */
export async function listDemoMails(pool: Pool): Promise<readonly ListedMail[]> {
  const { rows } = await pool.query<ListedMail>(
    `select ${LISTED} from studio.mail_outbox order by created_at desc, id desc limit ${NEWEST}`,
  );
  return rows;
}

/** A mail with its parts; undefined for an unknown id. `id` is unchecked text from the address. */
export async function findDemoMail(pool: Pool, id: string): Promise<DemoMail | undefined> {
  const { rows } = await pool.query<DemoMail>(
    `select ${LISTED}, body_text as text, body_html as html, calendar_event as "calendarEvent"
     from studio.mail_outbox where id::text = $1`,
    [id],
  );
  return rows[0];
}
