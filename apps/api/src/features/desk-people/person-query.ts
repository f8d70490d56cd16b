import type { DeskPerson } from '@lifted/contract/desk/people/people';
import { staffName } from '../../data/staff-name.ts';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import {
  CLASS_COLUMNS,
  CLASS_TABLES,
  CREDIT_ENTRIES,
  ENTITLEMENT_COLUMNS,
  FEE_COLUMNS,
} from '../../classes/customer-columns.ts';

const PAST_BOOKINGS = 20;
const RECENT_DAYS = 30;

const listOf = (rows: string) => `(select coalesce(json_agg(listed), '[]') from (${rows}) listed)`;

/** SQL for the contract's PersonBooking of booking `b` in class `w`; `$2` is now. */
const BOOKING_COLUMNS = `
  b.id, b.workout_id, ${CLASS_COLUMNS}, p.name as product_name,
  case when b.cancellation = 'studio' or (b.canceled_at is null and w.canceled_at is not null) then 'canceled_by_studio'
       when b.canceled_at is not null then coalesce('canceled_' || b.cancellation, 'canceled')
       when b.has_attended then 'attended'
       when w.start_datetime > $2 then 'booked'
       else 'unmarked' end as state`;
const BOOKING_TABLES = `
  studio.bookings b join studio.workouts w on w.id = b.workout_id ${CLASS_TABLES}
  left join studio.entitlements e on e.number = b.entitlement_number
  left join studio.products p on p.id = e.product_id`;

const AHEAD = listOf(`
  select ${BOOKING_COLUMNS} from ${BOOKING_TABLES}
   where b.customer_number = $1 and b.canceled_at is null and w.start_datetime > $2
   order by w.start_datetime, b.id`);

const PAST = listOf(`
  select ${BOOKING_COLUMNS} from ${BOOKING_TABLES}
   where b.customer_number = $1 and (b.canceled_at is not null or w.start_datetime <= $2)
   order by w.start_datetime desc, b.id limit ${PAST_BOOKINGS}`);

const WAITS = listOf(`
  select w.id as workout_id, ${CLASS_COLUMNS}, q.number as entry, q.state,
         studio.berlin_iso(case when q.state = 'offered' then q.offer_ends_at end) as offer_ends_at
    from studio.waitlist_entries q join studio.workouts w on w.number = q.workout_number ${CLASS_TABLES}
   where q.customer_number = $1 and q.state in ('waiting', 'offered') and w.start_datetime > $2
   order by w.start_datetime, q.number`);

const ENTITLEMENTS = listOf(`
  select ${ENTITLEMENT_COLUMNS}, e.product_id, studio.berlin_iso(e.granted_at) as granted_at, e.note, e.reference,
         p.term_months, ${CREDIT_ENTRIES} as entries
    from studio.entitlements e join studio.products p on p.id = e.product_id
   where e.customer_number = $1
   order by upper(e.valid) desc nulls first, e.number desc`);

const FEES = listOf(`
  select ${FEE_COLUMNS}
    from studio.fees f
    join studio.bookings b on b.id = f.booking_id
    join studio.workouts w on w.id = b.workout_id
   where b.customer_number = $1
   order by f.made_at desc, f.number desc`);

const TRAINING = `(
  select json_build_object(
    'visits', count(*), 'first_visit', min(visit.day), 'last_visit', max(visit.day),
    'visits_30_days', count(*) filter (where visit.day > $3::date - ${RECENT_DAYS}),
    'sets', (select count(*) from studio.set_logs where customer_number = $1 and workout_number > 0),
    'records', (select count(*) from studio.set_logs where customer_number = $1 and workout_number > 0 and record = 'weight'))
    from (
      select (w.start_datetime at time zone 'Europe/Berlin')::date as day
        from studio.bookings b join studio.workouts w on w.id = b.workout_id
       where b.customer_number = $1 and b.canceled_at is null and b.has_attended
    ) visit)`;

const DECLARATIONS = listOf(`
  select d.reference, d.kind, studio.berlin_iso(d.received_at) as received_at, d.ends_on, d.contract
    from studio.contract_declarations d
   where lower(d.email) in (select c.email from studio.customers c
                             where c.id in (select person.id union all select studio.ids_merged_into(person.id)))
   order by d.received_at desc, d.reference`);

const NOTES = listOf(`
  select n.id, n.words, studio.berlin_iso(n.written_at) as written_at, studio.berlin_iso(n.changed_at) as changed_at,
         n.author_uid = $4 as is_own, ${staffName('n.author_uid')} as author
    from studio.customer_notes n
   where n.customer_number = $1
   order by n.written_at desc, n.id`);

const ACCOUNT = `(
  select json_build_object(
    'roles', (select coalesce(json_agg(r.role order by r.role), '[]') from studio.account_roles r
               where r.provider = a.provider and r.uid = a.uid),
    'is_disabled', a.disabled_at is not null,
    'has_password', exists (select from identity."account" i where i."userId" = a.uid and i."providerId" = 'credential'),
    'has_second_factor', exists (select from studio.second_factors f where f.uid = a.uid and f.enrolled_at is not null),
    'sessions', ${listOf(`
      select studio.berlin_iso(s."createdAt") as began_at, studio.berlin_iso(s."updatedAt") as last_used_at
        from identity."session" s where s."userId" = a.uid and s."expiresAt" > $2 order by s."createdAt" desc`)},
    'invited_at', (select studio.berlin_iso(max(l.created_at)) from studio.sign_in_links l
                    where l.provider = a.provider and l.uid = a.uid),
    'deletion_due_at', (select studio.berlin_iso(d.due_at) from studio.deletion_requests d where d.uid = a.uid))
    from studio.accounts a where a.provider = 'studio' and a.customer_id = person.id)`;

/** Whose page is asked for, by whom and when. */
interface PersonQuestion {
  readonly id: string;
  /** Of the account that asks. */
  readonly uid: string;
  readonly now: Date;
}

/** The page of a person; undefined for an unknown id. What they told of their health is never part of it. */
export async function readPerson(
  pool: Pool,
  { id, uid, now }: PersonQuestion,
): Promise<{ readonly number: number; readonly page: DeskPerson } | undefined> {
  const found = await pool.query<{ number: number }>('select number from studio.customers where id = $1', [
    id,
  ]);
  const number = found.rows[0]?.number;
  if (number === undefined) return undefined;
  const { rows } = await pool.query<{ page: DeskPerson }>({
    name: 'read-person',
    text: `
      select json_build_object(
        'id', person.id, 'first_name', person.first_name, 'last_name', person.last_name, 'email', person.email,
        'account', ${ACCOUNT}, 'ahead', ${AHEAD}, 'waits', ${WAITS}, 'past', ${PAST}, 'entitlements', ${ENTITLEMENTS},
        'fees', ${FEES}, 'training', ${TRAINING}, 'declarations', ${DECLARATIONS}, 'notes', ${NOTES}) as page
        from studio.customers person where person.number = $1`,
    values: [number, now, berlinDate(now), uid],
  });
  const [answer] = rows;
  return answer && { number, page: answer.page };
}
