import { createHash } from 'node:crypto';
import { inTransaction } from '@lifted/database/transaction';
import {
  berlinDate,
  berlinInstant,
  CLASS_LENGTH_MS,
  MINUTE_MS,
} from '@lifted/domain/calendar/studio-calendar';
import { DEMO_PIN } from '@lifted/domain/floor/demo-pin';
import type { Pool, PoolClient } from 'pg';
import { setPin } from '../features/floor/coach-pins.ts';
import { DEMO_IMPLEMENTS } from './content/demo-implements.ts';
import { DEMO_COACHES, LOFT } from './content/demo-people-and-places.ts';
import { DEMO_MEMBER } from './demo-accounts.ts';

/** What the demo's members may do in place of an exercise. */
const ALTERNATIVES: readonly (readonly [exercise: string, alternatives: readonly string[]])[] = [
  ['back-squat', ['goblet-squat', 'leg-press']],
  ['front-squat', ['goblet-squat', 'leg-press']],
  ['box-squat', ['goblet-squat', 'leg-press']],
  ['deadlift', ['trap-bar-deadlift', 'kettlebell-swing']],
  ['bench-press', ['chest-press-flat', 'push-up']],
  ['bent-over-row', ['dumbbell-row', 'seated-row']],
  ['pull-up', ['lat-pull']],
  ['dip', ['triceps-push-down']],
];

/** How many people can use it in the loft at the same time: fewer than its classes have places. */
const IN_THE_LOFT = { 'trap-bar': 6, 'leg-press': 4 } as const;

/** Gives the demo's exercises their implements and alternatives, the loft its equipment and the coaches a PIN, where they have none yet. */
export async function fillDemoFloor(pool: Pool, now: Date): Promise<void> {
  const pairs = Object.entries(DEMO_IMPLEMENTS).flatMap(([implement, ids]) =>
    ids.map((id) => [id, implement]),
  );
  await pool.query(
    `update studio.exercises x set implement_id = p.implement
       from unnest($1::text[], $2::text[]) as p (id, implement)
      where x.id = p.id and x.implement_id is null and p.implement in (select id from studio.implements)`,
    [pairs.map(([id]) => id), pairs.map(([, implement]) => implement)],
  );
  await pool.query(
    `insert into studio.exercise_alternatives (exercise_key, alternative_key, position)
     select x.number, a.number, t.position
       from jsonb_to_recordset($1) as p (exercise text, alternatives jsonb)
       cross join jsonb_array_elements_text(p.alternatives) with ordinality as t (id, position)
       join studio.exercises x on x.id = p.exercise
       join studio.exercises a on a.id = t.id
      where not exists (select from studio.exercise_alternatives)`,
    [JSON.stringify(ALTERNATIVES.map(([exercise, alternatives]) => ({ exercise, alternatives })))],
  );
  await pool.query(
    `insert into studio.room_equipment (location_id, implement_id, people)
     select l.id, i.id, e.value::smallint
       from studio.locations l, jsonb_each_text($2) e join studio.implements i on i.id = e.key
      where l.id = $1 and not exists (select from studio.room_equipment)`,
    [LOFT.id, IN_THE_LOFT],
  );
  const { rows } = await pool.query<{ id: string }>(
    'select id from studio.coaches where id = any ($1) and id not in (select coach_id from studio.coach_pins)',
    [DEMO_COACHES.map(({ id }) => id)],
  );
  for (const { id } of rows) await inTransaction(pool, (client) => setPin(client, id, DEMO_PIN, now));
}

/** People in a class that is made up; some of them are there already. */
const PEOPLE = 12;
const THERE = 8;
const PLACES = 14;
const SETS = 4;
/** Classes that are made up begin at full quarters of an hour. */
const SLOT_MS = 15 * MINUTE_MS;
/** A class that starts this soon is in progress as far as a demo is concerned. */
const SOON_MS = 20 * MINUTE_MS;
/** Nobody checks people into a class of the demo's timetable; this long after its start somebody would have done it. */
const ROLL_CALL_MS = 5 * MINUTE_MS;

/**
 * Makes sure that a class is in progress in a room of the demo studio at any hour, with people who are there: where the
 * timetable has none, one is made up, with people who train here. Once for each quarter of an hour, however many tablets ask.
 */
export async function keepClassRunning(pool: Pool, locationId: string, now: Date): Promise<void> {
  const start = new Date(Math.floor(now.getTime() / SLOT_MS) * SLOT_MS);
  // A class belongs to the day it starts on; after midnight a tablet does not show it any more.
  const since = Math.max(now.getTime() - CLASS_LENGTH_MS, berlinInstant(berlinDate(now)).getTime() - 1);
  await inTransaction(pool, async (client) => {
    await client.query(`select pg_advisory_xact_lock(hashtext('demo class ' || $1))`, [locationId]);
    const running = await client.query(
      `select from studio.workouts
        where location_id = $1 and canceled_at is null and start_datetime > $2 and start_datetime <= $3 limit 1`,
      [locationId, new Date(since), new Date(now.getTime() + SOON_MS)],
    );
    if (running.rowCount === 0) await makeClassUp(client, locationId, start);
    const begun = { after: new Date(since), until: new Date(now.getTime() - ROLL_CALL_MS) };
    await fillEmptyClasses(client, locationId, begun);
    await markSomePresent(client, locationId, begun);
  });
}

async function makeClassUp(client: PoolClient, locationId: string, start: Date): Promise<void> {
  const end = new Date(start.getTime() + CLASS_LENGTH_MS);
  const id = createHash('sha256').update(`${locationId} ${start.toISOString()}`).digest('hex').slice(0, 12);
  const { rowCount } = await client.query(
    `insert into studio.workouts (id, timer_name, start_datetime, coach_id, location_id, capacity, max_set_number)
     select $1, 'Open Floor', $2, c.id, $3, $4, $5 from studio.coaches c
      where not exists (select from studio.workouts w
                         where w.coach_id = c.id and w.canceled_at is null
                           and w.start_datetime > $6 and w.start_datetime < $7)
      order by c.id limit 1
         on conflict do nothing`,
    [`demo-${id}`, start, locationId, PLACES, SETS, new Date(start.getTime() - CLASS_LENGTH_MS), end],
  );
  if (rowCount === 1) await addPeople(client, { id: `demo-${id}`, start });
}

/** Gives people who train here a place in a class that has none; some of them are there already. */
async function addPeople(
  client: PoolClient,
  { id, start }: { readonly id: string; readonly start: Date },
): Promise<void> {
  const end = new Date(start.getTime() + CLASS_LENGTH_MS);
  await client.query(
    `insert into studio.bookings (id, customer_number, workout_id, booked_at, via, during, has_attended)
     select $1 || '-' || c.number, c.number, $1, $2::timestamptz - interval '1 day', 'import', tstzrange($2, $3),
            row_number() over (order by c.number) <= $4
       from (select c.number from studio.customers c
              where exists (select from studio.set_logs s where s.customer_number = c.number)
                and not exists (select from studio.bookings b
                                 where b.customer_number = c.number and b.canceled_at is null
                                   and b.during && tstzrange($2, $3))
              order by c.email <> $5, c.number
              limit (select greatest(0, least($6, w.capacity - coalesce(p.taken, 0)))
                       from studio.workouts w left join studio.class_places p on p.workout_number = w.number
                      where w.id = $1)) c`,
    [id, start, end, THERE, DEMO_MEMBER, PEOPLE],
  );
}

/** Classes of the timetable that began and that nobody has booked get people too. */
async function fillEmptyClasses(
  client: PoolClient,
  locationId: string,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<void> {
  const { rows } = await client.query<{ id: string; start: Date }>(
    `select w.id, w.start_datetime as start from studio.workouts w
      where w.location_id = $1 and w.canceled_at is null and w.start_datetime > $2 and w.start_datetime <= $3
        and not exists (select from studio.bookings b where b.workout_id = w.id and b.canceled_at is null)`,
    [locationId, after, until],
  );
  for (const empty of rows) await addPeople(client, empty);
}

/** In classes that began a while ago and whose roster nobody has touched, all but every fourth are there. */
async function markSomePresent(
  client: PoolClient,
  locationId: string,
  { after, until }: { readonly after: Date; readonly until: Date },
): Promise<void> {
  await client.query(
    `with places as (
       select b.id, row_number() over (partition by w.id order by b.booked_at, b.id) as place,
              bool_or(b.has_attended) over (partition by w.id) as is_begun
         from studio.bookings b join studio.workouts w on w.id = b.workout_id
        where w.location_id = $1 and w.canceled_at is null and b.canceled_at is null
          and w.start_datetime > $2 and w.start_datetime <= $3
          and not exists (select from studio.class_places p
                           where p.workout_number = w.number and p.roster_closed_at is not null))
     update studio.bookings b set has_attended = true
       from places p where p.id = b.id and p.place % 4 <> 0 and not p.is_begun`,
    [locationId, after, until],
  );
}
