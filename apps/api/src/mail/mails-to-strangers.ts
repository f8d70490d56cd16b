import { foldedEmail } from '@lifted/domain/people/folded-email';
import { mailsCountSince, mayMailAgain } from '@lifted/domain/people/stranger-mails';
import type { PoolClient } from 'pg';

/** One question at a time about one mailbox: holds it until the transaction ends. */
export async function lockMailbox(client: PoolClient, email: string): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('mailbox ' || $1, 0))`, [
    foldedEmail(email),
  ]);
}

/** Whether a mailbox may get one more mail of a kind that anybody can cause. Exact while the mailbox is held. */
export async function mayMailStranger(
  client: PoolClient,
  { kind, recipient, now }: { readonly kind: string; readonly recipient: string; readonly now: Date },
): Promise<boolean> {
  const { rows } = await client.query<{ written: number }>(
    `select count(*)::integer as written from studio.mail_outbox
      where studio.folded_email(recipient) = $1 and kind = $2 and created_at > $3`,
    [foldedEmail(recipient), kind, mailsCountSince(now)],
  );
  return mayMailAgain(rows[0]?.written ?? 0);
}
