import type { PoolClient } from 'pg';

/** The newest mail, to count from; in a transaction, before what writes mails. */
export async function newestMail(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select coalesce(max(id), 0)::text as id from studio.mail_outbox',
  );
  return rows[0]?.id ?? '0';
}

/**
 * How many mails this transaction has written since, without those of a kind. Mails that others commit meanwhile are visible as
 * well; they are told by their transaction, which is no longer under way.
 */
export async function mailsWrittenSince(
  client: PoolClient,
  newest: string,
  { without = '' }: { readonly without?: string } = {},
): Promise<number> {
  const { rows } = await client.query<{ mails: number }>(
    `select count(*)::integer as mails from studio.mail_outbox
      where id > $1 and kind <> $2
        and pg_xact_status(((pg_current_xact_id()::text::bigint >> 32 << 32) + xmin::text::bigint)::text::xid8) = 'in progress'`,
    [newest, without],
  );
  return rows[0]?.mails ?? 0;
}
