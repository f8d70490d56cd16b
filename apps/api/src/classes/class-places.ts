/** Places in a class: who holds them, how many are free, and the lock that makes the count exact. */
import type { Pool, PoolClient } from 'pg';

/** A class as booking needs it. */
export interface BookableClass {
  readonly timerName: string;
  readonly start: Date;
  readonly capacity: number;
  readonly isCanceled: boolean;
  readonly coachFirstName: string;
  readonly locationName: string;
}

/** How many places of a class are held at an instant. */
export interface HeldPlaces {
  /** By members and visitors, decoys included. */
  readonly taken: number;
  /** Of these, places held for addresses that are not confirmed. */
  readonly unconfirmed: number;
}

/**
 * Loads a class and locks its row until the transaction ends, so that bookings of one class run one after the other.
 * Undefined for an unknown id.
 */
export async function holdClass(client: PoolClient, workoutId: string): Promise<BookableClass | undefined> {
  const { rows } = await client.query<BookableClass>(
    `select w.timer_name as "timerName", w.start_datetime as start, w.capacity,
            w.canceled_at is not null as "isCanceled",
            c.first_name as "coachFirstName", l.name as "locationName"
     from studio.workouts w
     join studio.coaches c on c.id = w.coach_id
     join studio.locations l on l.id = w.location_id
     where w.id = $1
     for no key update of w`,
    [workoutId],
  );
  return rows[0];
}

/** Counts the places of a class held at `now`. Exact only while the caller's transaction holds the class. */
export async function countHeldPlaces(
  database: Pool | PoolClient,
  workoutId: string,
  now: Date,
): Promise<HeldPlaces> {
  const { rows } = await database.query<HeldPlaces>(
    `select (count(*) + ${heldByMembers('$1')})::integer as taken,
            count(*) filter (where b.confirmed_at is null)::integer as unconfirmed
     from studio.trial_bookings b
     where ${isHeldByVisitor('$1', '$2')}`,
    [workoutId, now],
  );
  return rows[0] ?? { taken: 0, unconfirmed: 0 };
}

/** SQL for the free places of the class in row `w`, never below zero; a canceled class has none. */
export function freePlaces(now: string): string {
  return `case when w.canceled_at is not null then 0 else greatest(0, w.capacity
    - (select count(*) from studio.trial_bookings b where ${isHeldByVisitor('w.id', now)})
    - ${heldByMembers('w.id')})::integer end`;
}

/** SQL for the instant at which the next held place of any class expires; null when none will. */
export function nextExpiry(now: string): string {
  return `(select min(held_until) from studio.trial_bookings where canceled_at is null and held_until > ${now})`;
}

function isHeldByVisitor(workoutId: string, now: string): string {
  return `b.workout_id = ${workoutId} and studio.takes_place(b, ${now})`;
}

function heldByMembers(workoutId: string): string {
  return `(select count(*) from studio.bookings m where m.workout_id = ${workoutId} and m.canceled_at is null)`;
}

/**
 * A text that differs once a place of a class was taken or freed. Of the days around now; changes to classes before and
 * after them are announced by the database (migration 018).
 */
export async function readPlacesVersion(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'places-version',
    text: `select coalesce(md5(string_agg(p.workout_number || ':' || p.version, ',' order by p.workout_number)), '') as version
             from studio.workouts w join studio.class_places p on p.workout_number = w.number
            where w.start_datetime between now() - interval '3 days' and now() + interval '31 days'`,
  });
  return rows[0]?.version ?? '';
}
