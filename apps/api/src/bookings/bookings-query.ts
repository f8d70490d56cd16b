import type { MemberBodyQuery } from '../http/member-body.ts';

/** JSON of the contract's bookings, newest class first; `$2` is 'true' when cancelled ones count too. */
export const BOOKINGS: MemberBodyQuery = {
  name: 'bookings',
  text: `
    select coalesce(json_agg(booking), '[]')::text
      from (
        select b.id, b.workout_id,
               studio.berlin_iso(w.start_datetime) as workout_start_datetime,
               studio.berlin_iso(b.canceled_at) as canceled_at,
               b.has_attended
          from studio.bookings b
         cross join lateral (select start_datetime from studio.workouts where id = b.workout_id limit 1) as w
         where b.customer_number = $1 and ($2 = 'true' or b.canceled_at is null)
         order by w.start_datetime desc, b.id
      ) as booking`,
};
