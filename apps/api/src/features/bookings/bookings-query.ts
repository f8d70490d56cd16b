import type { MemberQuery } from '../../cache/member-response.ts';

/** JSON of the contract's bookings, newest class first; `$2` is 'true' to include canceled ones. */
export const BOOKINGS: MemberQuery = {
  name: 'bookings',
  text: `
    select coalesce(json_agg(booking), '[]')::text
      from (
        select b.id, b.workout_id,
               w.timer_name, studio.berlin_iso(w.start_datetime) as workout_start_datetime,
               studio.berlin_iso(coalesce(b.canceled_at, w.canceled_at)) as canceled_at,
               b.has_attended,
               b.canceled_at is null and w.canceled_at is not null
                 or b.cancellation is not distinct from 'studio' as is_class_canceled,
               b.cancellation is not distinct from 'free' as is_free_cancellation
          from studio.bookings b
         cross join lateral (
           select timer_name, start_datetime, canceled_at from studio.workouts where id = b.workout_id limit 1
         ) as w
         where b.customer_number = $1 and ($2 = 'true' or (b.canceled_at is null and w.canceled_at is null))
         order by w.start_datetime desc, b.workout_id collate "C" desc, b.id collate "C"
      ) as booking`,
};
