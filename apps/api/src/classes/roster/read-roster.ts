import type { RosterRow } from '@lifted/contract/desk/desk-classes';
import type { Pool } from 'pg';
import { IS_SOMEBODYS } from '../../data/forgotten-visits.ts';
import { WALK_IN } from './staff-bookings.ts';

/** Everybody in a class: members by name, then visitors, then guests of partners. */
export async function readRoster(pool: Pool, classId: string, now: Date): Promise<RosterRow[]> {
  const { rows } = await pool.query<RosterRow>({
    name: 'roster-of-class',
    text: ROSTER,
    values: [classId, now, WALK_IN],
  });
  return rows;
}

/** `$1` the class, `$2` now, `$3` the command of a walk-in, looked up for each place: as `exists`, all walk-ins may be read. */
const ROSTER = `
  select 'booking' as kind, b.id, coalesce(c.first_name || ' ' || c.last_name, '') as name, c.id as customer_id,
         b.has_attended as is_present,
         c.number is not null and not exists (
           select from studio.bookings o join studio.workouts ow on ow.id = o.workout_id
            where o.customer_number = c.number and o.has_attended and ow.start_datetime < w.start_datetime) as is_first_time,
         false as is_unconfirmed, b.via = 'desk' as is_beyond,
         (select k.key from studio.booking_commands k
           where k.customer_number = b.customer_number and k.booking_id = b.id and k.command = $3 limit 1) is not null as is_walk_in,
         null as partner_name, null as reference,
         d.name as product_name, 1 as sort
    from studio.bookings b
    join studio.workouts w on w.id = b.workout_id
    left join studio.customers c on c.number = b.customer_number
    left join studio.entitlements e on e.number = b.entitlement_number
    left join studio.products d on d.id = e.product_id
   where b.workout_id = $1 and (b.canceled_at is null or w.canceled_at is not null and b.cancellation = 'studio' and b.canceled_at >= w.canceled_at)
  union all
  select 'test', t.id::text, coalesce(t.name, ''), null, t.has_attended, false, t.held_until is not null, false, false, null, null, null, 2
    from studio.trial_bookings t
   where t.workout_id = $1 and ${IS_SOMEBODYS} and studio.takes_place(t, $2)
  union all
  select 'guest', g.id, coalesce(g.name, ''), null, g.has_attended, false, false, g.is_beyond, false, p.name, g.reference, null, 3
    from studio.partner_guests g
    join studio.partners p on p.id = g.partner_id
    join studio.workouts w on w.number = g.workout_number
   where w.id = $1 and g.removed_at is null
   order by sort, name, id`;
