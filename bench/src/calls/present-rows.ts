import type { Member } from '../dashboard/members.ts';

/**
 * The fortnight from today on: the same classes, places and open matters whatever the size of the studio, so that what is asked
 * about the present has answers of the same length. Twenty branches have twelve classes a day each. Triggers are on.
 */

/** Each of the coming fourteen days, today first. */
const DAYS = 14;
/** Classes a day, in all branches together. */
export const CLASSES_A_DAY = 240;
const BRANCHES = 20;
/** In the class that began. Every tenth customer trains these days. */
export const PEOPLE_IN_CLASS = 12;
const LAST_IN_CLASS = 10 * PEOPLE_IN_CLASS;

/** Ids of the class that began a moment ago in the room of the tablet, and of the room and coach of the bench's callers. */
export const NOW_CLASS = 'class-now';
export const ROOM = 'room-1';
export const COACH = 'coach-0';
export const BRANCH = 'branch-7';

export const CLASSES = `
  select setval(pg_get_serial_sequence('studio.workouts', 'number'), max(number)) from studio.workouts;
  select setval(pg_get_serial_sequence('studio.customers', 'number'), max(number)) from studio.customers;
  insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
  select 'class-' || day || '-' || slot, 'Full Body Strength',
         (studio.berlin_date(now()) + day + time '06:00' + slot / ${BRANCHES} * interval '75 minutes') at time zone 'Europe/Berlin',
         'coach-' || slot % 8, 'room-' || slot % ${BRANCHES} * 2, 12, 5
    from generate_series(0, ${DAYS - 1}) as day, generate_series(0, ${CLASSES_A_DAY - 1}) as slot
   union all
  select '${NOW_CLASS}', 'Full Body Strength', date_trunc('minute', now()) - interval '5 minutes', '${COACH}', '${ROOM}', 14, 5`;

/**
 * `$1` is the last customer with places: three of four days each, in a class of the bench's coach among them. Twelve who train
 * these days are in the class that began.
 */
export const PLACES = `
  insert into studio.bookings
    (id, customer_number, workout_id, booked_at, via, entitlement_number, free_until, during, language)
  select 'place-' || c.id || case when w.id <> '${NOW_CLASS}' then '-' || w.id else '' end, c.number, w.id, now() - interval '1 day', 'member', e.number,
         w.start_datetime - interval '12 hours', tstzrange(w.start_datetime, w.start_datetime + interval '45 min'), 'en'
    from studio.customers c
    join studio.entitlements e on e.id = 'flat-' || c.number
   cross join generate_series(0, ${DAYS - 1}) as day
    join studio.workouts w on w.id = case when day = 0 and c.number % 10 = 0 and c.number <= ${LAST_IN_CLASS} then '${NOW_CLASS}'
                                          else 'class-' || day || '-' || (c.number * 7 + day * 13) % ${CLASSES_A_DAY} end
   where c.number <= $1::integer and ((c.number + day) % 4 <> 1 or w.id = '${NOW_CLASS}')`;

/** What the desk has in front of it. */
export const OPEN_MATTERS = `
  insert into studio.fees (id, booking_id, kind, cents, state, made_at, changed_at)
  select 'due-' || id, id, 'late_cancellation', 500, 'due', now() - interval '1 day', now() - interval '1 day'
    from studio.bookings where canceled_at is not null and customer_number <= 50 and customer_number % 10 <> 3
   order by customer_number, id limit 30;
  insert into studio.trainer_applications (received_at, first_name, last_name, phone, language, page_language, fingerprint)
  select now() - n * interval '1 hour', 'Ada', 'Berger', '+49 30 1234567', 'English', 'en', sha256(n::text::bytea)
    from generate_series(1, 30) as n;
  insert into studio.week_templates
    (id, timer_name, weekday, start_time, coach_id, location_id, capacity, every_weeks, valid_from)
  select 'template-' || n, 'Full Body Strength', n % 7, '23:00', '${COACH}', 'room-' || n % 40, 12, 1, studio.berlin_date(now()) + 60
    from generate_series(0, 69) as n;
  insert into studio.week_templates
    (id, timer_name, weekday, start_time, coach_id, location_id, capacity, every_weeks, valid_from)
  select 'template', 'Full Body Strength', extract(isodow from studio.berlin_date(now()) + 1) - 1, '06:00', '${COACH}', 'room-0', 12, 1,
         studio.berlin_date(now());
  update studio.workouts set template_id = 'template', template_date = studio.berlin_date(now()) + 1 where id = 'class-1-0';
  insert into studio.closures (id, from_day, until_day, reason) values ('closure', studio.berlin_date(now()) + 90, studio.berlin_date(now()) + 92, 'Holidays');
  insert into studio.pictures (hash, webp, last_used_at) values (repeat('a', 32), decode(repeat('00', 20000), 'hex'), now());
  insert into studio.clips (hash, type, data, poster, last_used_at)
  values (repeat('b', 32), 'mp4', decode(repeat('00', 200000), 'hex'), decode(repeat('00', 20000), 'hex'), now());
  insert into studio.webhooks (id, name, url, events, secret, made_at, off_since, off_because)
  values ('00000000-0000-4000-8000-000000000001', 'Bench', 'https://hooks.example/', array['booking.created'],
          decode(repeat('00', 32), 'hex'), now(), now(), 'owner')`;

/**
 * A class on the `lap`-th of the days on which somebody who trains these days has no place, with room for one more: another one
 * for each of those who do, who are every tenth.
 */
export function freeClassOf(customerNumber: number, lap: number): string {
  const day = 1 + (customerNumber % 4) + (lap % 3) * 4;
  return `class-${day}-${(Math.floor(customerNumber / 10) * 11 + 60) % CLASSES_A_DAY}`;
}

/** The place in the class that began of one of the twelve, of those who take turns, another one each time. */
export function placeInNowClass(
  members: readonly Member[],
  round: number,
): { readonly customerId: string; readonly bookingId: string } {
  const customerId = members[round % Math.min(PEOPLE_IN_CLASS, members.length)]?.id ?? '';
  return { customerId, bookingId: `place-${customerId}` };
}
