import { STUDIO_TIME_ZONE } from '@lifted/domain/calendar/studio-calendar';
import type { Pool } from 'pg';
import type { ClassOfDemo } from './demo-booking-facts.ts';

/** More than the chance to get in needs, so that it stays when the oldest are forgotten. */
const LISTS = 24;
const LONGEST = 4;

const local = (workout: string) => `(${workout}.start_datetime at time zone '${STUDIO_TIME_ZONE}')`;
const isWeekend = (workout: string) => `(extract(isodow from ${local(workout)}) > 5)`;

/**
 * Writes how the lists of past classes at the same time of day went, so that the demo tells the chance to get in. As rows,
 * because nobody of the demo took such a place: those a place came to were offered one and did not answer.
 */
export async function writePastLists(pool: Pool, { id }: ClassOfDemo, now: Date): Promise<void> {
  await pool.query(
    `insert into studio.waitlist_entries
       (workout_number, customer_number, state, offer_ends_at, joined_at, changed_at, language)
     select list.number, person.number, 'expired',
            case when person.nth <= list.places then list.start_datetime - interval '4 hours' end,
            list.start_datetime - interval '3 days', list.start_datetime, 'de'
       from (select w.number, w.id, w.start_datetime, (hashtext(w.id) & 7) % 5 as places
               from studio.workouts w, studio.workouts shown
              where shown.id = $1 and w.start_datetime < $2 and w.canceled_at is null
                and ${local('w')}::time = ${local('shown')}::time and ${isWeekend('w')} = ${isWeekend('shown')}
                and not exists (select from studio.waitlist_entries e where e.workout_number = w.number)
              order by w.start_datetime desc, w.number limit $3) list
      cross join lateral (
        select c.number, row_number() over (order by md5(c.id || list.id)) as nth from studio.customers c
         where c.email like '%@member.example'
           and not exists (select from studio.bookings b where b.workout_id = list.id and b.customer_number = c.number)
         order by nth limit $4) person
      order by list.number, person.nth`,
    [id, now, LISTS, LONGEST],
  );
}
