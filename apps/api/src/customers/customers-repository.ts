import type { Customer } from '@lifted/contract/customers';
import type { Pool } from 'pg';

/** Whose record somebody may see: everybody's, or the one with this id (null: none at all). */
export type VisibleCustomers = 'all' | { readonly customerId: string | null };

/**
 * Weeks run from Monday to Sunday on Berlin's clocks, as in packages/domain/src/streak.ts, which says the same in code:
 * attended weeks in a row are one run, and the current run is the one that reaches the running week or the week before.
 */
const CUSTOMER_WITH_TOTALS = `
  select c.id, c.first_name, c.last_name, c.email,
         totals.total_workouts, totals.current_streak, totals.highest_streak
    from studio.customers c
   cross join lateral (
     with attended as (
       select date_trunc('week', w.start_datetime at time zone 'Europe/Berlin')::date as week
         from studio.bookings b
         join studio.workouts w on w.id = b.workout_id
        where b.customer_number = c.number and b.canceled_at is null and b.has_attended
     ), weeks as (
       select week, week - 7 * (row_number() over (order by week))::integer as run
         from (select distinct week from attended) as once
     ), runs as (
       select min(week) as first_week, max(week) as last_week, count(*) as length from weeks group by run
     ), running as (
       select date_trunc('week', $2::timestamptz at time zone 'Europe/Berlin')::date as week
     ), counted as (
       select case when exists (select from attended where attended.week = running.week)
                   then running.week else running.week - 7 end as last_week
         from running
     )
     select (select count(*) from attended)::integer as total_workouts,
            coalesce((select (counted.last_week - runs.first_week) / 7 + 1
                        from runs join counted on counted.last_week between runs.first_week and runs.last_week),
                     0)::integer as current_streak,
            coalesce((select max(length) from runs), 0)::integer as highest_streak
   ) as totals
   where c.email = $1 and ($3 or c.id = $4)`;

/**
 * The customer with this address, with attendance up to `now`. Undefined alike when there is none and when it is one
 * that must not be seen.
 */
export async function findCustomer(
  pool: Pool,
  email: string,
  visible: VisibleCustomers,
  now: Date,
): Promise<Customer | undefined> {
  const { rows } = await pool.query<Customer>(CUSTOMER_WITH_TOTALS, [
    email,
    now,
    visible === 'all',
    visible === 'all' ? null : visible.customerId,
  ]);
  return rows[0];
}
