import type { Deliveries, Delivery } from '@lifted/contract/desk/people/mails';
import { berlinIso, DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { mailFault } from '@lifted/domain/jobs/mail-fault';
import type { Language } from '@lifted/domain/language/language';
import type { Pool } from 'pg';
import { MAIL_JOB } from '../../mail/outbox.ts';
import { PUSH_JOB } from '../../notifications/notify.ts';

const PAGE = 10;
/** No push waits longer than until its message is of no use any more. */
const PUSH_WAITS_MS = 7 * DAY_MS;

interface DeliveryRow {
  readonly rank: number;
  readonly number: string;
  readonly channel: Delivery['channel'];
  readonly subject: string;
  readonly service: string | null;
  readonly writtenAt: Date;
  readonly sentAt: Date | null;
  readonly state: Delivery['state'];
  readonly nextAt: Date | null;
  readonly error: string | null;
  /** Microseconds, by which the list is ordered. */
  readonly moment: string;
}

/** `$1` is the number of the person, `$2` their address, `$3` the language of the page; each part ends with its own order. */
const PARTS = `
  select 4 as rank, m.id as number, 'mail' as channel, m.subject, null as service, m.created_at as "writtenAt",
         m.sent_at as "sentAt",
         case when m.sent_at is not null then 'sent'
              when j.id is null then 'dropped'
              when j.let_be_at is not null then 'let_be'
              when j.due_at = 'infinity' then 'given_up'
              when j.last_error is not null then 'postponed'
              else 'waiting' end as state,
         case when m.sent_at is null and not j.held and isfinite(j.due_at) then j.due_at end as "nextAt",
         case when m.sent_at is null then j.last_error end as error
    from studio.mail_outbox m
    left join studio.jobs j on j.mail_id = m.id and j.kind = '${MAIL_JOB}'
   where lower(m.recipient) = $2
  union all
  select 3, m.number, 'app', m.words->$3->>'title', null, m.written_at, m.read_at,
         case when m.read_at is null then 'unread' else 'read' end, null, null
    from studio.messages m where m.customer_number = $1
  union all
  select 2, d.number, 'push', m.words->$3->>'title', d.service, m.written_at, d.at,
         case d.outcome when 'handed_over' then 'sent' else d.outcome end, null, null
    from studio.push_deliveries d join studio.messages m on m.number = d.message_number
   where m.customer_number = $1
  union all
  select 1, j.id, 'push', m.words->$3->>'title', split_part(p.endpoint, '/', 3), m.written_at, null,
         case when j.last_error is null then 'waiting' else 'postponed' end,
         case when not j.held and isfinite(j.due_at) then j.due_at end, null
    from studio.messages m
    join studio.push_subscriptions p on p.customer_number = m.customer_number
    join studio.jobs j on j.kind = '${PUSH_JOB}' and j.key = m.number || ' ' || p.number
   where m.customer_number = $1 and m.written_at > $4`;

/** What was sent to whom: ten of it, before those a page of it ended with. */
interface DeliveriesQuestion {
  readonly id: string;
  /** `next` of the page before. */
  readonly before: string | undefined;
  readonly language: Language;
  readonly now: Date;
}

/**
 * What was sent to a person, by mail, in the app and to their devices, and how it ended, the latest first; never what is written
 * in it. Undefined: an unknown id.
 */
export async function readDeliveries(
  pool: Pool,
  { id, before, language, now }: DeliveriesQuestion,
): Promise<{ readonly number: number; readonly page: Deliveries } | undefined> {
  const people = await pool.query<{ number: number; email: string }>(
    'select number, email from studio.customers where id = $1',
    [id],
  );
  const [person] = people.rows;
  if (person === undefined) return undefined;
  const { rows } = await pool.query<DeliveryRow>(
    `select listed.*, listed.number::text as number, listed.moment::text as moment
       from (select part.*, (extract(epoch from part."writtenAt") * 1000000)::bigint as moment from (${PARTS}) part) listed
      where $5::bigint is null or (listed.moment, listed.rank, listed.number) < ($5::bigint, $6::integer, $7::bigint)
      order by listed.moment desc, listed.rank desc, listed.number desc limit ${PAGE + 1}`,
    [
      person.number,
      person.email,
      language,
      new Date(now.getTime() - PUSH_WAITS_MS),
      ...(before?.split('.') ?? [null, null, null]),
    ],
  );
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const next = last === undefined ? null : `${last.moment}.${last.rank}.${last.number}`;
  return { number: person.number, page: { deliveries: shown.map(present), next } };
}

function present({ rank, number, writtenAt, sentAt, nextAt, error, ...row }: DeliveryRow): Delivery {
  return {
    id: `${row.channel}-${rank}-${number}`,
    channel: row.channel,
    subject: row.subject,
    service: row.service,
    written_at: berlinIso(writtenAt),
    sent_at: sentAt === null ? null : berlinIso(sentAt),
    state: row.state,
    next_at: nextAt === null ? null : berlinIso(nextAt),
    fault: error === null ? null : mailFault(error),
  };
}
