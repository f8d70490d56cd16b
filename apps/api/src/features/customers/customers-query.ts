import type { MemberQuery } from '../../cache/member-response.ts';

/**
 * JSON of the contract's customer with attendance, a list of one; `$2` is the Monday of the current week.
 * Tests compare it with attendance-totals-rule-fixture.ts. Weeks are Monday to Sunday in Berlin; consecutive attended weeks are one
 * run, and the current run is the one that reaches this week or the week before. A class booked twice counts once.
 */
export const CUSTOMER_WITH_TOTALS: MemberQuery = {
  name: 'customer-with-totals',
  text: `
    with attended as materialized (
      select distinct b.workout_id, date_trunc('week', w.start_datetime at time zone 'Europe/Berlin')::date as week
        from studio.bookings b
       cross join lateral (
         select start_datetime, canceled_at from studio.workouts where id = b.workout_id limit 1
       ) as w
       where b.customer_number = $1 and b.canceled_at is null and w.canceled_at is null and b.has_attended
    ), weeks as (
      select week, week - 7 * (row_number() over (order by week))::integer as run
        from (select distinct week from attended) as once
    ), runs as (
      select min(week) as first_week, max(week) as last_week, count(*) as length from weeks group by run
    ), counted as (
      select case when exists (select from attended where week = $2::date)
                  then $2::date else $2::date - 7 end as last_week
    )
    select json_build_array(json_build_object(
             'id', id,
             'first_name', first_name,
             'last_name', last_name,
             'email', email,
             'total_workouts', (select count(*) from attended),
             'current_streak', coalesce(
               (select (counted.last_week - runs.first_week) / 7 + 1
                  from runs join counted on counted.last_week between runs.first_week and runs.last_week), 0),
             'highest_streak', coalesce((select max(length) from runs), 0)
           ))::text
      from studio.customers where number = $1`,
};
