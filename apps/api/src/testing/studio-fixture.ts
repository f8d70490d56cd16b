import type { Pool } from 'pg';

/** A class for tests, with defaults for what a test does not need. */
export interface ClassFixture {
  readonly id: string;
  readonly start: Date | string;
  readonly capacity?: number;
  readonly timerName?: string;
  readonly coach?: string;
  readonly location?: string;
}

/** Writes a class with its coach and location, identified by name. */
export async function insertClass(
  pool: Pool,
  {
    id,
    start,
    capacity = 12,
    timerName = 'Full Body',
    coach = 'Jana',
    location = 'Prenzlauer Berg',
  }: ClassFixture,
): Promise<void> {
  await pool.query(
    `with coach as (
       insert into studio.coaches (id, first_name, profile_image_url) values ($5, $5, $6)
       on conflict (id) do update set first_name = excluded.first_name returning id
     ), location as (
       insert into studio.locations (id, name) values ($7, $7)
       on conflict (id) do update set name = excluded.name returning id
     )
     insert into studio.workouts (id, timer_name, start_datetime, capacity, coach_id, location_id)
     select $1, $2, $3, $4, coach.id, location.id from coach, location`,
    [id, timerName, start, capacity, coach, `/coaches/${coach.toLowerCase()}.avif`, location],
  );
}
