import { DAYS_PER_WEEK } from '@lifted/domain/calendar/studio-calendar';
import { OWN_ADDRESS } from '@lifted/domain/classes/branch-choice';
import { HOME_WEEKS } from '@lifted/domain/desk/studio-numbers';
import { VALID_BRANCHES } from '../../classes/customer-columns.ts';

/*
 * SQL: the home branch of what numbers count (decision 180): the only branch it is valid in, otherwise the one its holder trains
 * at. Null is no branch yet.
 */

/** In hours, which no clock change moves. */
const WEEKS = `make_interval(hours => ${HOME_WEEKS * DAYS_PER_WEEK * 24})`;

/**
 * The classes that people came to before `$3`, now: read once for all rows of a query and all its periods, the first days of which
 * are `$1`. Of those who have something in the periods; back to the weeks before the last class that each came to by then.
 */
export const VISITS = `visits as materialized (
  select customer, array_agg(at) as starts, array_agg(branch) as branches
    from (
      select b.customer_number as customer, w.start_datetime as at, coalesce(l.branch_id, '${OWN_ADDRESS}') as branch,
             coalesce(max(w.start_datetime) filter (where w.start_datetime < begin.at) over person,
                      min(w.start_datetime) over person) as last_by_then
        from (select min(first) as day, min(first)::timestamp at time zone 'Europe/Berlin' as at
                from unnest($1::date[]) first) begin
        join studio.bookings b on b.customer_number in (
          select e.customer_number from studio.entitlements e
           where upper_inf(e.valid) or upper(e.valid) > begin.day or e.granted_at >= begin.at)
        join studio.workouts w on w.id = b.workout_id
        join studio.locations l on l.id = w.location_id
       where b.canceled_at is null and b.has_attended and w.canceled_at is null and w.start_datetime < $3::timestamptz
      window person as (partition by b.customer_number)
    ) came
   where at > last_by_then - ${WEEKS}
   group by customer)`;

/** The same where nothing asks for them. */
export const NO_VISITS = `visits as (
  select null::integer as customer, null::timestamptz[] as starts, null::text[] as branches where false)`;

/** The only branch entitlement `e` is valid in; null where that is several, or everywhere. */
export const SOLE_BRANCH = `(
  select min(coalesce(valid.branch_id, '${OWN_ADDRESS}')) from (${VALID_BRANCHES}) valid having count(*) = 1)`;

/** Of a group of entitlements the one all of them are only valid in; `sole` is that of each. */
export function soleOfAll(sole: string): string {
  return `case when count(*) = count(${sole}) and min(${sole}) = max(${sole}) then min(${sole}) end`;
}

/**
 * `sole`, or where it is null the branch somebody with the `visits` came to most in the weeks up to their last class, before the
 * instant `until`; of two the one they came to last. Until there is such a class, their first one decides.
 */
export function homeBranch(sole: string, until: string): string {
  return `coalesce(${sole}, (
    select came.branch
      from unnest(visits.starts, visits.branches) came (at, branch),
           (select coalesce(max(at) filter (where at < ${until}), min(at)) as at from unnest(visits.starts) at) latest
     where came.at <= latest.at and came.at > latest.at - ${WEEKS}
     group by came.branch order by count(*) desc, max(came.at) desc, came.branch limit 1))`;
}
