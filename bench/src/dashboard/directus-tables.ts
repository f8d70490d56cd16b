import type { Pool } from 'pg';

/** Schema of the copies, beside the studio's own tables. */
export const DIRECTUS_SCHEMA = 'directus';

/**
 * The studio's rows in tables as Directus wants them: it serves no table whose key has several columns, and follows a
 * reference only to a key of one. Keys are the short numbers here too, and what is looked up by a customer has its index.
 */
const TABLES = `
  create schema ${DIRECTUS_SCHEMA};
  set local search_path = ${DIRECTUS_SCHEMA};
  create table customers as select number, id, first_name, last_name, email from studio.customers;
  create table coaches as select id, first_name from studio.coaches;
  create table locations as select id, name from studio.locations;
  create table exercises as select number, id, name, short_name, exercise_group from studio.exercises;
  create table workouts as
    select number, id, timer_name, start_datetime, coach_id, location_id, max_set_number from studio.workouts;
  create table bookings as
    select b.id, b.customer_number, w.number as workout_number, b.canceled_at, b.has_attended
      from studio.bookings b join studio.workouts w on w.id = b.workout_id;
  create table set_logs as
    select row_number() over () as id, customer_number, workout_number, exercise_key, exercise_number, set_number,
           reps, weight, record
      from studio.set_logs;
  alter table customers add primary key (number);
  alter table coaches add primary key (id);
  alter table locations add primary key (id);
  alter table exercises add primary key (number);
  alter table workouts add primary key (number), add foreign key (coach_id) references coaches,
    add foreign key (location_id) references locations;
  alter table bookings add primary key (id), add foreign key (customer_number) references customers,
    add foreign key (workout_number) references workouts;
  alter table set_logs add primary key (id), add foreign key (customer_number) references customers,
    add foreign key (workout_number) references workouts, add foreign key (exercise_key) references exercises;
  create unique index on customers (email);
  create index on bookings (customer_number);
  create index on set_logs (customer_number, workout_number);`;

/** Tables anybody may read. */
export const DIRECTUS_COLLECTIONS = [
  'customers',
  'coaches',
  'locations',
  'exercises',
  'workouts',
  'bookings',
  'set_logs',
] as const;

/** Copies the studio for Directus, in a schema that Directus then puts its own tables into. */
export async function copyForDirectus(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query(`begin; ${TABLES}; commit`);
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
