/** What classes would clash with, read before they are saved. */
import type { PlacedTwice, PlanClash } from '@lifted/contract/desk/planning/class-preview';
import { CLASS_LENGTH_MS, STUDIO_TIME_ZONE } from '@lifted/domain/calendar/studio-calendar';
import type { Pool, PoolClient } from 'pg';

/** When and where a class is to take place, and who is to coach it. */
export interface PlannedClass {
  /** Null: it does not exist yet. */
  readonly id: string | null;
  readonly start: Date;
  readonly coachId: string;
  readonly locationId: string;
}

/** The template whose classes these are; its id is null while it is new. */
interface OfTemplate {
  readonly id: string | null;
}

/**
 * Other classes at the same time with the same coach or in the same room, once for all days. Of a template, its own classes are
 * none of them, nor is one at the time its class would be scheduled for: it takes that one's place (an imported one).
 */
export async function readPlanClashes(
  client: Pool | PoolClient,
  planned: readonly PlannedClass[],
  template: OfTemplate | null = null,
): Promise<PlanClash[]> {
  const { rows } = await client.query<PlanClash>(
    `select s.shared, case s.shared when 'coach' then c.first_name else l.name end as taken, w.timer_name,
            to_char(w.start_datetime at time zone '${STUDIO_TIME_ZONE}', 'HH24:MI') as time,
            to_char(min(studio.berlin_date(w.start_datetime)), 'YYYY-MM-DD') as first_day,
            count(distinct w.id)::integer as classes
       from jsonb_to_recordset($1) as planned (id text, start timestamptz, "coachId" text, "locationId" text)
       join studio.workouts w
         on w.start_datetime > planned.start - $4 * interval '1 millisecond'
        and w.start_datetime < planned.start + $4 * interval '1 millisecond'
        and w.id is distinct from planned.id
       join studio.coaches c on c.id = w.coach_id
       join studio.locations l on l.id = w.location_id
       join (values ('coach'), ('location')) as s (shared)
         on case s.shared when 'coach' then w.coach_id = planned."coachId" else w.location_id = planned."locationId" end
      where w.canceled_at is null and ($2::text is null or w.template_id is distinct from $2)
        and not ($3::boolean and w.template_id is null and w.start_datetime = planned.start
                 and w.location_id = planned."locationId")
      group by 1, 2, 3, 4
      order by 5, 4, 3, 1`,
    [
      JSON.stringify(
        planned.map(({ id, start, coachId, locationId }) => ({ id, start, coachId, locationId })),
      ),
      template?.id ?? null,
      template !== null,
      CLASS_LENGTH_MS,
    ],
  );
  return rows;
}

/** Where an existing class is to be moved. */
export interface MovedClass {
  readonly id: string;
  readonly start: Date;
}

/** Members and visitors of moved classes who have a place in another class at that time. */
export async function readPlacedTwice(
  client: Pool | PoolClient,
  moved: readonly MovedClass[],
  now: Date,
): Promise<PlacedTwice[]> {
  const { rows } = await client.query<PlacedTwice>(
    `with moved as materialized (select id, start from jsonb_to_recordset($1) as m (id text, start timestamptz)),
          twice as (
       select m.id, m.start, o.workout_id as other, c.first_name || ' ' || c.last_name as name, c.id as customer_id
         from moved m
         join studio.bookings b on b.workout_id = m.id and b.canceled_at is null
         join studio.customers c on c.number = b.customer_number
         join studio.bookings o on o.customer_number = c.number and o.canceled_at is null and o.workout_id <> m.id
       union all
       select m.id, m.start, o.workout_id, t.name, null
         from moved m
         join studio.trial_bookings t on t.workout_id = m.id and studio.takes_place(t, $2)
         join studio.trial_bookings o
           on o.canceled_at is null and studio.folded_email(o.email) = studio.folded_email(t.email)
          and o.workout_id <> m.id and studio.takes_place(o, $2))
     select t.customer_id, t.name, w.timer_name,
            to_char(studio.berlin_date(at.start), 'YYYY-MM-DD') as day,
            to_char(at.start at time zone '${STUDIO_TIME_ZONE}', 'HH24:MI') as time
       from twice t
       join studio.workouts w on w.id = t.other and w.canceled_at is null
       left join moved along on along.id = w.id
      cross join lateral (select coalesce(along.start, w.start_datetime) as start) at
      where at.start > t.start - $3 * interval '1 millisecond' and at.start < t.start + $3 * interval '1 millisecond'
      order by at.start, t.name`,
    [JSON.stringify(moved.map(({ id, start }) => ({ id, start }))), now, CLASS_LENGTH_MS],
  );
  return rows;
}
