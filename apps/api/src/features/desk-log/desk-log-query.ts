import type { DeskChange } from '@lifted/contract/desk-changes';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { SUBJECTS_OF_KIND, type LogActor, type LogKind } from '@lifted/domain/desk/log-kinds';
import type { Pool } from 'pg';
import { LOOK_AT_CUSTOMER } from '../../audit/audit-log-repository.ts';
import { staffName } from '../../data/staff-name.ts';
import { namesInEntries } from './names-in-entries.ts';

/** Enough for one screen; older ones are asked for by the last id. */
const ENTRIES_AT_ONCE = 50;

const ALL_SUBJECTS = Object.values(SUBJECTS_OF_KIND).flat();

interface LogQuestion {
  readonly before: string | undefined;
  readonly customerId: string | undefined;
  readonly subject: string | undefined;
  readonly changesOnly: boolean;
  readonly by: LogActor | undefined;
  readonly kind: LogKind | undefined;
  /** A part of the name of whom it is about. */
  readonly person: string | undefined;
}

interface LogRow extends Omit<DeskChange, 'at' | 'can_undo' | 'about' | 'names'> {
  readonly at: Date;
  readonly about_name: string | null;
  readonly about_start: Date | null;
}

/** What subjects are called, by the kind before their id: `s` has both, and the id as a number if it is one. API keys and webhooks are noted by name. */
const ABOUT = `
  select w.timer_name, w.start_datetime from studio.workouts w where s.kind = 'class' and w.id = s.id
   union all
  select w.timer_name, w.start_datetime
    from studio.fees f join studio.bookings b on b.id = f.booking_id join studio.workouts w on w.id = b.workout_id
   where s.kind = 'fee' and f.id = s.id
   union all
  select t.name, w.start_datetime from studio.trial_bookings t join studio.workouts w on w.id = t.workout_id
   where s.kind = 'trial' and t.id = s.number
   union all
  select p.name, null from studio.entitlements e join studio.products p on p.id = e.product_id
   where s.kind = 'entitlement' and e.id = s.id
   union all
  select d.name, null from studio.contract_declarations d where s.kind = 'declaration' and d.reference = s.id
   union all
  select a.first_name || ' ' || a.last_name, null from studio.trainer_applications a
   where s.kind = 'application' and a.id = s.number
   union all
  select m.subject, null from studio.mail_outbox m where s.kind = 'mail' and m.id = s.number
   union all
  select t.timer_name, null from studio.week_templates t where s.kind = 'week-template' and t.id = s.id
   union all
  select c.first_name, null from studio.coaches c where s.kind = 'coach' and c.id = s.id
   union all
  select l.name, null from studio.locations l where s.kind in ('location', 'equipment') and l.id = s.id
   union all
  select k.name, null from studio.class_kinds k
   where s.kind = 'class-kind' and k.id = s.id or s.kind = 'wod' and k.id = split_part(s.id, ' ', 2)
   union all
  select d.name, null from studio.floor_devices d where s.kind = 'device' and d.id::text = s.id
   union all
  select s.id, null where s.kind in ('api-key', 'webhook')`;

/** The entries asked for and no more: what is looked up for each is looked up for a screen of them, not for the whole log. */
const ASKED = `
  select l.*, kind.kind, substr(l.subject, strpos(l.subject, ' ') + 1) as subject_id
    from studio.audit_log l cross join lateral (select split_part(l.subject, ' ', 1) as kind) kind
   where ($1::bigint is null or l.id < $1)
     and ($2::text is null or l.customer_id = $2)
     and ($3::text is null or l.subject = $3)
     and (not $4 or l.action <> '${LOOK_AT_CUSTOMER}')
     and ($5::text is null or (l.actor = 'studio') = ($5 = 'server'))
     and ($6::text[] is null or (coalesce(kind.kind, '') = any ($6)) <> $7)
     and ($8::text is null or exists (
       select from studio.customers c
        where c.id = l.customer_id and strpos(lower(concat_ws(' ', c.first_name, c.last_name)), lower($8)) > 0))
   order by l.id desc limit ${ENTRIES_AT_ONCE}`;

/** Entries of the audit log, the newest first. */
export async function readDeskLog(
  pool: Pool,
  { before, customerId, subject, changesOnly, by, kind, person }: LogQuestion,
  mayUndo: (action: string) => boolean,
): Promise<DeskChange[]> {
  const { rows } = await pool.query<LogRow>({
    name: 'read-desk-log',
    text: `
      select l.id::text, l.at, l.actor, l.action, l.subject, l.customer_id, l.before, l.after,
             l.undoes::text, u.id::text as undone_by, ${staffName('l.actor_uid')} as actor_name,
             coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), su.email) as customer_name,
             about.name as about_name, about.start as about_start
        from (${ASKED}) l
        left join studio.audit_log u on u.undoes = l.id
        left join studio.customers c on c.id = l.customer_id
        left join identity."user" su on su.id = substring(l.subject from '^account (.+)$')
       cross join lateral (select l.kind, l.subject_id as id, substring(l.subject from '^[a-z]+ (\\d{1,18})$')::bigint as number) s
        left join lateral (select called.name, called.start from (${ABOUT}) as called (name, start) limit 1) about on true
       order by l.id desc`,
    values: [
      before ?? null,
      customerId ?? null,
      subject ?? null,
      changesOnly,
      by ?? null,
      kind === undefined ? null : kind === 'studio' ? ALL_SUBJECTS : SUBJECTS_OF_KIND[kind],
      kind === 'studio',
      person?.trim() || null,
    ],
  });
  const names = await namesInEntries(pool, rows);
  return rows.map(({ at, about_name: name, about_start: start, ...row }) => ({
    ...row,
    at: berlinIso(at),
    about: name === null ? null : { name, start_datetime: start && berlinIso(start) },
    names: names(row),
    can_undo: row.undone_by === null && row.subject !== null && mayUndo(row.action),
  }));
}
