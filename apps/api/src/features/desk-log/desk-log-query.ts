import type { DeskChange } from '@lifted/contract/desk-changes';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import { LOOK_AT_CUSTOMER } from '../../audit/audit-log-repository.ts';

/** Enough for one screen; older ones are asked for by the last id. */
const ENTRIES_AT_ONCE = 50;

interface LogQuestion {
  readonly before: string | undefined;
  readonly customerId: string | undefined;
  readonly subject: string | undefined;
  readonly changesOnly: boolean;
}

interface LogRow extends Omit<DeskChange, 'at' | 'can_undo'> {
  readonly at: Date;
}

/** Entries of the audit log, the newest first. */
export async function readDeskLog(
  pool: Pool,
  { before, customerId, subject, changesOnly }: LogQuestion,
  mayUndo: (action: string) => boolean,
): Promise<DeskChange[]> {
  const { rows } = await pool.query<LogRow>({
    name: 'read-desk-log',
    text: `
      select l.id::text, l.at, l.actor, l.action, l.subject, l.customer_id, l.before, l.after,
             l.undoes::text, u.id::text as undone_by,
             coalesce(co.first_name, nullif(concat_ws(' ', ac.first_name, ac.last_name), ''), iu.email, k.name) as actor_name,
             coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), su.email) as customer_name
        from studio.audit_log l
        left join studio.audit_log u on u.undoes = l.id
        left join identity."user" iu on iu.id = l.actor_uid
        left join studio.coaches co on co.email = iu.email
        left join studio.accounts a on a.provider = 'studio' and a.uid = l.actor_uid
        left join studio.api_keys k on l.actor_uid = 'key:' || k.id
        left join studio.customers ac on ac.id = a.customer_id
        left join studio.customers c on c.id = l.customer_id
        left join identity."user" su on l.subject = 'account ' || su.id
       where ($1::bigint is null or l.id < $1)
         and ($2::text is null or l.customer_id = $2)
         and ($3::text is null or l.subject = $3)
         and (not $4 or l.action <> '${LOOK_AT_CUSTOMER}')
       order by l.id desc limit ${ENTRIES_AT_ONCE}`,
    values: [before ?? null, customerId ?? null, subject ?? null, changesOnly],
  });
  return rows.map(({ at, ...row }) => ({
    ...row,
    at: berlinIso(at),
    can_undo: row.undone_by === null && row.subject !== null && mayUndo(row.action),
  }));
}
