import { FREE_CANCELLATION_MS } from '@lifted/domain/bookings/attendance';
import { SECOND_THOUGHTS_MS } from '@lifted/domain/bookings/booking-times';
import { FEE_PENDING_MS } from '@lifted/domain/bookings/fee';
import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import type { MemberQuery } from '../../cache/member-response.ts';

const interval = (ms: number) => `make_interval(secs => ${ms / SECOND_MS})`;

/**
 * SQL for the last instant of free cancelling of booking `b` in class `w`: the domain's freeCancellationUntil, since these
 * answers are written by SQL. A test compares the two.
 */
export const FREE_UNTIL = `least(w.start_datetime, greatest(
  w.start_datetime - ${interval(FREE_CANCELLATION_MS)},
  case when b.via <> 'offer' then b.booked_at + ${interval(SECOND_THOUGHTS_MS)} end,
  b.free_until))`;

/** SQL for what a late cancellation of booking `b` costs; `p` is the product that paid. */
export const LATE_COST = `case when b.entitlement_number is null then 'nothing' when p.credits is null then 'fee' else 'credit' end`;

const CLASS_COLUMNS = `
  w.timer_name, studio.berlin_iso(w.start_datetime) as start_datetime, c.first_name as coach_first_name,
  l.name as location_name`;
const CLASS_TABLES = `
  join studio.coaches c on c.id = w.coach_id
  join studio.locations l on l.id = w.location_id`;

/** SQL for the fields of the contract's CustomerEntitlement of entitlement `e` and product `p`. */
const ENTITLEMENT_COLUMNS = `
  e.id, case when p.credits is null then 'membership' else 'pass' end as kind, p.name as product_name,
  lower(e.valid) as "from", upper(e.valid) - 1 as "until",
  case when p.credits is not null then coalesce(
    (select sum(credits)::integer from studio.credit_entries where entitlement_number = e.number), 0) end as credits,
  (select coalesce(json_agg(json_build_object('from', lower(r), 'until', upper(r) - 1)), '[]') from unnest(e.paused) r) as pauses`;

/** JSON of the contract's CustomerClasses; `$2` is today in Berlin. */
export const CUSTOMER_CLASSES: MemberQuery = {
  name: 'customer-classes',
  text: `
    select json_build_object(
      'places', (
        select coalesce(json_agg(place), '[]') from (
          select b.id as booking_id, b.workout_id, ${CLASS_COLUMNS},
                 studio.berlin_iso(b.booked_at) as booked_at, studio.berlin_iso(${FREE_UNTIL}) as free_until,
                 ${LATE_COST} as late_cost, b.via = 'offer' as is_offered_place
            from studio.bookings b
            join studio.workouts w on w.id = b.workout_id ${CLASS_TABLES}
            left join studio.entitlements e on e.number = b.entitlement_number
            left join studio.products p on p.id = e.product_id
           where b.customer_number = $1 and b.canceled_at is null and w.canceled_at is null
             and w.start_datetime >= ($2::date)::timestamp at time zone 'Europe/Berlin'
           order by w.start_datetime, b.id collate "C"
        ) place),
      'waits', (
        select coalesce(json_agg(wait), '[]') from (
          select w.id as workout_id, ${CLASS_COLUMNS}, q.number as entry, q.state,
                 studio.berlin_iso(case when q.state = 'offered' then q.offer_ends_at end) as offer_ends_at
            from studio.waitlist_entries q
            join studio.workouts w on w.number = q.workout_number ${CLASS_TABLES}
           where q.customer_number = $1 and q.state in ('waiting', 'offered')
             and w.start_datetime >= ($2::date)::timestamp at time zone 'Europe/Berlin'
           order by w.start_datetime, q.number
        ) wait),
      'entitlements', (
        select coalesce(json_agg(entitlement), '[]') from (
          select ${ENTITLEMENT_COLUMNS}
            from studio.entitlements e join studio.products p on p.id = e.product_id
           where e.customer_number = $1 and (upper(e.valid) is null or upper(e.valid) > $2::date)
           order by e.number
        ) entitlement)
    )::text`,
};

/** SQL for the contract's Fee of fee `f`, booking `b` and class `w`. */
export const FEE_COLUMNS = `
  f.id, f.kind, f.cents, f.state, studio.berlin_iso(f.made_at) as made_at,
  studio.berlin_iso(f.made_at + ${interval(FEE_PENDING_MS)}) as due_at,
  w.timer_name, studio.berlin_iso(w.start_datetime) as start_datetime, studio.berlin_iso(${FREE_UNTIL}) as free_until,
  studio.berlin_iso(b.canceled_at) as canceled_at, f.objection, f.decision`;

/** JSON of the contract's CustomerPasses. */
export const CUSTOMER_PASSES: MemberQuery = {
  name: 'customer-passes',
  text: `
    select json_build_object(
      'entitlements', (
        select coalesce(json_agg(entitlement), '[]') from (
          select ${ENTITLEMENT_COLUMNS}, (
                   select coalesce(json_agg(entry), '[]') from (
                     select studio.berlin_iso(t.at) as at, t.kind, t.credits, t.after as balance, t.reason,
                            w.timer_name, studio.berlin_iso(w.start_datetime) as start_datetime
                       from studio.credit_entries t
                       left join studio.bookings b on b.id = t.booking_id
                       left join studio.workouts w on w.id = b.workout_id
                      where t.entitlement_number = e.number
                      order by t.entry desc
                   ) entry) as entries
            from studio.entitlements e join studio.products p on p.id = e.product_id
           where e.customer_number = $1
           order by upper(e.valid) desc nulls first, e.number desc
        ) entitlement),
      'fees', (
        select coalesce(json_agg(fee), '[]') from (
          select ${FEE_COLUMNS}
            from studio.fees f
            join studio.bookings b on b.id = f.booking_id
            join studio.workouts w on w.id = b.workout_id
           where b.customer_number = $1
           order by f.made_at desc, f.number desc
        ) fee)
    )::text`,
};
