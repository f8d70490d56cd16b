import type { MemberQuery } from '../../cache/member-response.ts';
import { CLASS_BRANCH } from '../../classes/class-places.ts';
import { SWAPPED_FROM } from '../../classes/commands/going-back.ts';
import {
  CLASS_COLUMNS,
  CLASS_TABLES,
  CREDIT_ENTRIES,
  ENTITLEMENT_COLUMNS,
  FEE_COLUMNS,
  FREE_UNTIL,
  LATE_COST,
} from '../../classes/customer-columns.ts';

/** JSON of the contract's CustomerClasses; `$2` is today in Berlin. */
export const CUSTOMER_CLASSES: MemberQuery = {
  name: 'customer-classes',
  text: `
    select json_build_object(
      'places', (
        select coalesce(json_agg(place), '[]') from (
          select b.id as booking_id, b.workout_id, ${CLASS_COLUMNS},
                 studio.berlin_iso(b.booked_at) as booked_at, studio.berlin_iso(${FREE_UNTIL}) as free_until,
                 ${LATE_COST} as late_cost, b.via = 'offer' as is_offered_place, ${SWAPPED_FROM} as swapped_from,
                 ${CLASS_BRANCH} as branch
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

/** JSON of the contract's CustomerPasses. */
export const CUSTOMER_PASSES: MemberQuery = {
  name: 'customer-passes',
  text: `
    select json_build_object(
      'entitlements', (
        select coalesce(json_agg(entitlement), '[]') from (
          select ${ENTITLEMENT_COLUMNS}, ${CREDIT_ENTRIES} as entries
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
