/**
 * The studios whose evening it is, in one database: a server serves one studio, so this one has the people, rooms, tablets and desks of all
 * of them. What is about a person or a class is as large as in one studio; what lists a day (timetable, desk) is larger and so dearer,
 * and people are searched for among those of all studios.
 */
import type { Pool } from 'pg';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { fillStudio, type StudioSize } from '../dashboard/fill-studio.ts';
import { DAYS } from '../dashboard/studio-rows.ts';
import { FIRST_NAMES, LAST_NAMES } from '../people-names.ts';
import { MEMBERS, PLACES } from './evening-of-a-studio.ts';

/** Classes of the coming days that are booked: not a hundred studios' weeks, which no timetable shows, but twelve a day. */
const COMING_DAYS = 6;
const COMING_A_DAY = 12;
const BOOKED_AHEAD = 8;
const VISITS = 40;

/** Everybody trains every third day until yesterday, for four months. */
const VISITS_OF_MEMBERS = `
  create table studio.bench_visits as
  with classes as (select (max(number)::numeric / ${DAYS})::integer as a_day from studio.workouts)
  select n, k, ${VISITS - 1} - k as training,
         (${DAYS - 2} - k * 3 - n % 3) * a_day + (n + k) % a_day + 1 as workout_number, (n * 7 + k * 13) % 20 as fate
    from classes, generate_series(1, $1::integer) as n, generate_series(0, ${VISITS - 1}) as k`;

/** Fills an empty, migrated database. Classes of the evening begin now. */
export async function fillEvening(pool: Pool, studios: number, now: Date): Promise<StudioSize> {
  const today = berlinDate(now);
  const size = await fillStudio(pool, studios * MEMBERS, today, VISITS_OF_MEMBERS);
  await pool.query(
    `update studio.customers
        set first_name = ($1::text[])[1 + number % $2], last_name = ($3::text[])[1 + number / 7 % $4] || '-' || number`,
    [FIRST_NAMES, FIRST_NAMES.length, LAST_NAMES, LAST_NAMES.length],
  );
  await pool.query(
    `insert into studio.wod_exercises (date, section, position, exercise_id, reps)
     select $1::date + day, 'main', n, 'exercise-' || n, 8 from generate_series(1, 4) n, generate_series(-1, 6) day`,
    [today],
  );
  await addRooms(pool, studios, now);
  await addComingClasses(pool, today);
  await addAccounts(pool, studios);
  await bookPeople(pool, studios);
  await pool.query('vacuum analyze');
  return size;
}

async function addRooms(pool: Pool, studios: number, now: Date): Promise<void> {
  const last = studios - 1;
  await pool.query(
    `select setval(pg_get_serial_sequence('studio.workouts', 'number'), max(number)) from studio.workouts`,
  );
  await pool.query(
    `insert into studio.locations (id, name) select 'hall-' || n, 'Hall ' || n from generate_series(0, $1) n`,
    [last],
  );
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
     select 'evening-' || n, 'Full Body', $2, 'coach-' || n % 8, 'hall-' || n, ${PLACES}, 3 from generate_series(0, $1) n`,
    [last, now],
  );
}

async function addComingClasses(pool: Pool, today: string): Promise<void> {
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
     select 'coming-' || ((day - 1) * ${COMING_A_DAY} + n), 'Full Body',
            ($1::date + day + time '09:00' + n * interval '1 hour') at time zone 'Europe/Berlin',
            'coach-' || n % 8, 'room-0', ${PLACES}, 3
       from generate_series(1, ${COMING_DAYS}) day, generate_series(0, ${COMING_A_DAY - 1}) n`,
    [today],
  );
}

/** Members with a pass, and a front desk for each studio; all of them signed in, the desks with a second factor. */
async function addAccounts(pool: Pool, studios: number): Promise<void> {
  await pool.query(
    `insert into studio.products (id, name, cents, vat_percent, credits, valid_months, on_sale_from)
       values ('pass-10', 'Pass', 14900, 19, 10, 6, '2020-01-01');
     insert into studio.entitlements (id, customer_number, product_id, valid, granted_at)
       select 'e' || number, number, 'pass-10', '[2020-01-01,2099-12-31]', now() from studio.customers;
     insert into studio.credit_entries (entitlement_number, entry, kind, credits, before, after, at)
       select number, 1, 'granted', 10, 0, 10, now() from studio.entitlements;
     create temporary table people as
       select id, email, id as customer, 'member' as role from studio.customers
       union all
       select 'desk-' || n, 'desk-' || n || '@lifted.example', null, 'desk' from generate_series(0, ${studios - 1}) n;
     insert into identity."user" ("id", "name", "email", "emailVerified") select id, id, email, true from people;
     insert into studio.accounts (provider, uid, customer_id) select 'studio', id, customer from people;
     insert into studio.account_roles (provider, uid, role) select 'studio', id, role from people;
     insert into identity."session" ("id", "token", "userId", "expiresAt", "updatedAt")
       select id, id, id, now() + interval '1 day', now() from people;
     insert into studio.second_factors (id, uid, kind, name, key_id, sealed, begun_at, enrolled_at)
       select id, id, 'totp', 'App', '', '', now(), now() from people where role = 'desk';
     insert into studio.second_factor_sessions (session_id, shown_at) select id, now() from people where role = 'desk';
     drop table people`,
  );
}

/** Each studio's class of the evening is full of its own members; the coming ones are half full. */
async function bookPeople(pool: Pool, studios: number): Promise<void> {
  await pool.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, during)
     select w.id || '-' || seat, p.customer, w.id, now() - interval '1 day', 'import',
            tstzrange(w.start_datetime, w.start_datetime + interval '45 minutes')
       from (select 'evening-' || studio as id, seat, studio * ${MEMBERS} + seat as customer
               from generate_series(0, $1::integer - 1) studio, generate_series(1, ${PLACES}) seat
             union all
             select 'coming-' || class, seat, (class * ${BOOKED_AHEAD} + seat) % ($1 * ${MEMBERS}) + 1
               from generate_series(0, ${COMING_DAYS * COMING_A_DAY - 1}) class, generate_series(1, ${BOOKED_AHEAD}) seat) p
       join studio.workouts w on w.id = p.id`,
    [studios],
  );
}
