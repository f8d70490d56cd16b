import type { DeskInbox, InboxApplication, InboxDeclaration } from '@lifted/contract/desk/desk-inbox';
import { berlinDate, berlinIso, DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { endAfterNotice, refundDueOn } from '@lifted/domain/contracts/contract-declaration-dates';
import type { Pool } from 'pg';
import {
  endOfOnly,
  runningMemberships,
  type RunningMembership,
} from '../../entitlements/running-memberships.ts';
import { HANDLED, readTrialsOfInbox } from './trials-query.ts';

/** How long what was dealt with is shown, and how old a trial may be. */
const SHOWN_MS = 90 * DAY_MS;

const shownSince = (now: Date) => new Date(now.getTime() - SHOWN_MS);

const IS_SHOWN = '(h.kind is null or ($1 and h.handled_at > $2))';

interface Question {
  readonly withHandled: boolean;
  /** Of a front desk of some branches those in them, whose visitors are all it is shown; null: everything. */
  readonly rooms: readonly string[] | null;
  readonly now: Date;
}

/** What came in: open items, the most urgent first; where asked for, those dealt with lately too. */
export async function readInbox(pool: Pool, question: Question): Promise<DeskInbox> {
  const ofAll = question.rooms === null;
  const [declarations, applications, trials] = await Promise.all([
    ofAll ? readDeclarations(pool, question) : [],
    ofAll ? readApplications(pool, question) : [],
    readTrialsOfInbox(pool, {
      withHandled: question.withHandled,
      rooms: question.rooms,
      since: shownSince(question.now),
      now: question.now,
    }),
  ]);
  return { declarations, applications, trials };
}

type Received<T> = Omit<T, 'received_at'> & { readonly received: Date };

interface DeclarationRow extends Received<Omit<InboxDeclaration, 'deadline' | 'end'>> {
  /** On the day it was received. */
  readonly running: readonly RunningMembership[];
}

async function readDeclarations(pool: Pool, { withHandled, now }: Question): Promise<InboxDeclaration[]> {
  const { rows } = await pool.query<DeclarationRow>(
    `select d.reference as id, d.kind, d.cause, d.reason, to_char(d.ends_on, 'YYYY-MM-DD') as ends_on, d.contract, d.name,
            d.membership, d.email, d.received_at as received, c.id as customer_id,
            coalesce((select jsonb_agg(jsonb_build_object(
                        'product_name', p.name, 'from', to_char(lower(e.valid), 'YYYY-MM-DD'),
                        'until', to_char(upper(e.valid) - 1, 'YYYY-MM-DD')) order by lower(e.valid) desc)
                        from studio.entitlements e join studio.products p on p.id = e.product_id
                       where e.customer_number = c.number and p.credits is null), '[]') as memberships,
            ${runningMemberships('c.number', "(d.received_at at time zone 'Europe/Berlin')::date")} as running, ${HANDLED}
       from studio.contract_declarations d
       left join studio.customers own on own.email = lower(d.email)
       left join studio.customers c on c.id = studio.person_kept(own.id)
       left join studio.handled_items h on h.kind = 'declaration' and h.item_id = d.reference
      where ${IS_SHOWN}
      order by h.kind is not null, d.received_at, d.reference`,
    [withHandled, shownSince(now)],
  );
  return rows.map(({ received, running, ...row }) => {
    const day = berlinDate(received);
    const deadline = row.kind === 'termination' ? endAfterNotice(day) : refundDueOn(day);
    const end = row.kind === 'termination' && row.cause === 'ordinary' ? endOfOnly(running, day) : null;
    return { ...row, received_at: berlinIso(received), deadline, end };
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
    [withHandled, shownSince(now)],
  );
  return rows.map(({ received, ...row }) => ({ ...row, received_at: berlinIso(received) }));
}
