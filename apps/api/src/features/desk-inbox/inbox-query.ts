import type {
  DeskInbox,
  InboxApplication,
  InboxDeclaration,
  InboxTrial,
} from '@lifted/contract/desk/desk-inbox';
import {
  berlinDate,
  berlinIso,
  CLASS_LENGTH_MS,
  DAY_MS,
  SECOND_MS,
} from '@lifted/domain/calendar/studio-calendar';
import { endAfterNotice, refundDueOn } from '@lifted/domain/contracts/contract-declaration-dates';
import type { Pool } from 'pg';

/** What was dealt with is shown for so long, and trials of this time. */
const SHOWN_MS = 90 * DAY_MS;

/** Who handled it; `h` is the handled item. */
const HANDLED = `
  case when h.kind is not null then jsonb_build_object(
    'outcome', h.outcome, 'at', studio.berlin_iso(h.handled_at), 'note', h.note,
    'by', (select coalesce(co.first_name, u.email) from identity."user" u left join studio.coaches co on co.email = u.email
            where u.id = h.handled_by)) end as handled`;
const IS_SHOWN = '(h.kind is null or ($1 and h.handled_at > $2))';

interface Question {
  readonly withHandled: boolean;
  readonly now: Date;
}

/** What came in: open items, the most urgent first; where asked for, those dealt with lately too. */
export async function readInbox(pool: Pool, question: Question): Promise<DeskInbox> {
  const [declarations, applications, trials] = await Promise.all([
    readDeclarations(pool, question),
    readApplications(pool, question),
    readTrials(pool, question),
  ]);
  return { declarations, applications, trials };
}

type Received<T> = Omit<T, 'received_at'> & { readonly received: Date };

async function readDeclarations(pool: Pool, { withHandled, now }: Question): Promise<InboxDeclaration[]> {
  const { rows } = await pool.query<Received<Omit<InboxDeclaration, 'deadline'>>>(
    `select d.reference as id, d.kind, d.cause, d.reason, to_char(d.ends_on, 'YYYY-MM-DD') as ends_on, d.contract, d.name,
            d.membership, d.email, d.received_at as received, c.id as customer_id,
            coalesce((select jsonb_agg(jsonb_build_object(
                        'product_name', p.name, 'from', to_char(lower(e.valid), 'YYYY-MM-DD'),
                        'until', to_char(upper(e.valid) - 1, 'YYYY-MM-DD')) order by lower(e.valid) desc)
                        from studio.entitlements e join studio.products p on p.id = e.product_id
                       where e.customer_number = c.number and p.credits is null), '[]') as memberships, ${HANDLED}
       from studio.contract_declarations d
       left join studio.customers c on c.email = lower(d.email)
       left join studio.handled_items h on h.kind = 'declaration' and h.item_id = d.reference
      where ${IS_SHOWN}
      order by h.kind is not null, d.received_at, d.reference`,
    [withHandled, new Date(now.getTime() - SHOWN_MS)],
  );
  return rows.map(({ received, ...row }) => {
    const day = berlinDate(received);
    const deadline = row.kind === 'termination' ? endAfterNotice(day) : refundDueOn(day);
    return { ...row, received_at: berlinIso(received), deadline };
  });
}

async function readApplications(pool: Pool, { withHandled, now }: Question): Promise<InboxApplication[]> {
  const { rows } = await pool.query<Received<InboxApplication>>(
    `select a.id::text as id, a.first_name || ' ' || a.last_name as name, a.whatsapp, a.phone, a.email, a.language, a.message,
            a.received_at as received, ${HANDLED}
       from studio.trainer_applications a
       left join studio.handled_items h on h.kind = 'application' and h.item_id = a.id::text
      where ${IS_SHOWN}
      order by h.kind is not null, a.received_at, a.id`,
    [withHandled, new Date(now.getTime() - SHOWN_MS)],
  );
  return rows.map(({ received, ...row }) => ({ ...row, received_at: berlinIso(received) }));
}

async function readTrials(pool: Pool, { withHandled, now }: Question): Promise<InboxTrial[]> {
  const { rows } = await pool.query<Omit<InboxTrial, 'start_datetime'> & { readonly start: Date }>(
    `select t.id::text as id, t.name, t.email, w.id as workout_id, w.timer_name, w.start_datetime as start,
            co.first_name as coach_first_name, c.id as customer_id,
            case when w.start_datetime + make_interval(secs => $4) > $3 then 'booked'
                 when t.has_attended then 'came' else 'missed' end as state, ${HANDLED}
       from studio.trial_bookings t
       join studio.workouts w on w.id = t.workout_id
       join studio.coaches co on co.id = w.coach_id
       left join lateral (select id from studio.customers c where studio.folded_email(c.email) = studio.folded_email(t.email)
                           order by id limit 1) c on true
       left join studio.handled_items h on h.kind = 'trial' and h.item_id = t.id::text
      where ${IS_SHOWN} and t.email is not null and studio.takes_place(t, w.start_datetime) and w.canceled_at is null
        and w.start_datetime > $2
      order by h.kind is not null, w.start_datetime, t.id`,
    [withHandled, new Date(now.getTime() - SHOWN_MS), now, CLASS_LENGTH_MS / SECOND_MS],
  );
  return rows.map(({ start, ...row }) => ({ ...row, start_datetime: berlinIso(start) }));
}
