import type { Database } from '@lifted/database/open-database';
import { MEMBER } from '../members.ts';

/** A class that has just begun in the room of a tablet. */
export interface FloorClassOfTest {
  readonly id: string;
  readonly people: number;
  readonly exercises: number;
  readonly sets: number;
}

const CLASS = { id: 'floor-journey', people: 14, exercises: 4, sets: 3 } as const;

/**
 * Makes a class of 14 people, the demo member among them, with four exercises and three sets, that began two minutes ago in this
 * room; nobody is marked as present yet. The first exercise can be swapped and warmed up for, the last one is bodyweight; which
 * these are depends on the day otherwise. Every other class of these hours makes way: at a full
 * quarter of an hour one of them would be the class of the room.
 */
export async function beginClass({ pool }: Database, locationId: string): Promise<FloorClassOfTest> {
  await pool.query(
    `update studio.workouts set start_datetime = start_datetime + interval '3 hours'
      where start_datetime between now() - interval '1 hour' and now() + interval '1 hour'`,
  );
  await pool.query(
    `delete from studio.wod_exercises
      where section = 'main' and programme = studio.programme_of('Heavy Basics') and date = (now() at time zone 'Europe/Berlin')::date
        and exercise_id not in (select exercise_id from studio.wod_exercises
                                 where section = 'main' and programme = studio.programme_of('Heavy Basics') and date = (now() at time zone 'Europe/Berlin')::date
                                 order by position limit $1)`,
    [CLASS.exercises],
  );
  await pool.query(
    `with places as (select min(position) as first, max(position) as last from studio.wod_exercises
                      where section = 'main' and programme = studio.programme_of('Heavy Basics')
                        and date = (now() at time zone 'Europe/Berlin')::date),
          chosen as (select first as position, 'back-squat' as id, 5 as reps from places
                             union all select last, 'pull-up', 8 from places)
     update studio.wod_exercises d set exercise_id = e.id, reps = e.reps, distance = null, load_kg = null, load_percent = null
       from chosen e
      where d.section = 'main' and d.programme = studio.programme_of('Heavy Basics') and d.position = e.position and d.date = (now() at time zone 'Europe/Berlin')::date`,
  );
  await pool.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
     select $1, 'Heavy Basics', date_trunc('minute', now()) - interval '2 minutes', c.id, $2, $3, $4
       from studio.coaches c order by c.id limit 1`,
    [CLASS.id, locationId, CLASS.people, CLASS.sets],
  );
  await pool.query(
    `with class as (select id, tstzrange(start_datetime, start_datetime + interval '45 minutes') as during
                      from studio.workouts where id = $1)
     update studio.bookings b set canceled_at = booked_at + interval '1 second'
       from class, studio.customers c
      where b.customer_number = c.number and c.email = $2 and b.canceled_at is null and b.during && class.during`,
    [CLASS.id, MEMBER.email],
  );
  const { rowCount } = await pool.query(
    `with class as (select id, tstzrange(start_datetime, start_datetime + interval '45 minutes') as during
                      from studio.workouts where id = $1)
     insert into studio.bookings (id, customer_number, workout_id, booked_at, via, during)
     select $1 || '-' || c.number, c.number, $1, now() - interval '1 day', 'import', class.during
       from class, studio.customers c
      where not exists (select from studio.bookings b
                         where b.customer_number = c.number and b.canceled_at is null and b.during && class.during)
      order by c.email <> $2,
               (select count(distinct s.exercise_key)
                  from studio.set_logs s
                  join studio.exercises x on x.number = s.exercise_key
                  join studio.wod_exercises d on d.exercise_id = x.id
                 where s.customer_number = c.number and d.section = 'main' and d.programme = studio.programme_of('Heavy Basics')
                   and d.date = (now() at time zone 'Europe/Berlin')::date) desc,
               c.number
      limit $3`,
    [CLASS.id, MEMBER.email, CLASS.people],
  );
  if (rowCount !== CLASS.people) throw new Error(`Only ${rowCount} people could be put into the class.`);
  return CLASS;
}

/** A set as the studio stores it. */
export interface StoredSet {
  readonly name: string;
  readonly exerciseNumber: number;
  readonly setNumber: number;
  readonly reps: number;
  readonly weight: number;
}

/** Every working set of the class that holds now, with the short name of who lifted it. */
export async function storedSets({ pool }: Database, classId: string): Promise<readonly StoredSet[]> {
  const { rows } = await pool.query<StoredSet>(
    `select c.first_name || ' ' || left(c.last_name, 1) || '.' as name, s.exercise_number as "exerciseNumber",
            s.set_number as "setNumber", s.reps, s.weight::float8 as weight
       from studio.set_logs s
       join studio.customers c on c.number = s.customer_number
       join studio.workouts w on w.number = s.workout_number
      where w.id = $1 and not s.is_warm_up`,
    [classId],
  );
  return rows;
}
