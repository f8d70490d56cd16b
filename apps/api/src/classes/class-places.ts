/** Places in a class: who holds them, how many are free, and the lock that makes the count exact. */
import type { ClassBranch } from '@lifted/contract/timetable';
import { firstComeFrom } from '@lifted/domain/bookings/booking-times';
import type { ClassKind } from '@lifted/domain/classes/class-kind';
import type { Pool, PoolClient } from 'pg';
import { kindAsJson, plannedLifts, PROGRAMME_OF_KIND } from './class-kinds.ts';

/** SQL for the branch of location `l`, as a ClassBranch; null at the studio's own address. */
export const CLASS_BRANCH = `(
  select json_build_object('name', br.name, 'street', br.street, 'postcode', br.postcode, 'city', br.city)
    from studio.branches br where br.id = l.branch_id)`;

/** A class as booking needs it, with its places counted. Exact while the transaction has locked it. */
export interface CountedClass {
  readonly number: number;
  readonly id: string;
  readonly timerName: string;
  readonly start: Date;
  readonly capacity: number;
  readonly isCanceled: boolean;
  readonly coachFirstName: string;
  readonly locationName: string;
  /** Null: at the studio's own address. */
  readonly branch: ClassBranch | null;
  /** Null: the studio says nothing of classes of this name. */
  readonly kind: ClassKind | null;
  /** Places of members, visitors and guests of partners, decoys and live offers included. */
  readonly taken: number;
  /** Of these, places offered to the waitlist that nobody has taken yet. */
  readonly offered: number;
  /** Of those taken, places held for addresses that are not confirmed. */
  readonly unconfirmed: number;
  /** People on the waitlist who have no offer. */
  readonly waiting: number;
}

/**
 * Locks classes until the transaction ends, in one order, so that commands about one class run one after the other. Always
 * before people are locked. Unknown ids are ignored.
 */
export async function lockClasses(client: PoolClient, workoutIds: readonly string[]): Promise<void> {
  await client.query({
    name: 'lock-classes',
    text: `select p.workout_number
             from studio.class_places p join studio.workouts w on w.number = p.workout_number
            where w.id = any ($1) order by p.workout_number for no key update of p`,
    values: [workoutIds],
  });
}

/** Locks a class and reads it; undefined for an unknown id. */
export async function lockClass(
  client: PoolClient,
  workoutId: string,
  now: Date,
): Promise<CountedClass | undefined> {
  await lockClasses(client, [workoutId]);
  return readLockedClass(client, workoutId, now);
}

/**
 * Reads a class whose row the transaction has locked; places held for too long no longer count, and are given back. One that
 * goes to the waitlist is given back by the transaction that serves the list (`servesList`): beside a list no place may be left free.
 */
export async function readLockedClass(
  client: PoolClient,
  workoutId: string,
  now: Date,
  { servesList = false }: { readonly servesList?: boolean } = {},
): Promise<CountedClass | undefined> {
  const found = await readClass(client, workoutId, now);
  if (found === undefined || found.expired === 0) return found;
  const isForList = found.waiting > 0 && now.getTime() < firstComeFrom(found.start).getTime();
  if (isForList && !servesList) return { ...found, taken: found.taken - found.expired };
  await client.query(
    `update studio.trial_bookings set released_at = $2
      where workout_id = $1 and canceled_at is null and released_at is null and held_until <= $2`,
    [workoutId, now],
  );
  return readClass(client, workoutId, now);
}

interface ClassWithHolds extends CountedClass {
  /** Test places whose hold has ended and that are still counted. */
  readonly expired: number;
}

/** SQL for what the studio says of the class in row `w` at `$2`; null where it says nothing. */
const CLASS_KIND = `(
  select ${kindAsJson('planned')}
    from studio.class_kinds k
    left join lateral (${plannedLifts(`d.date = studio.berlin_date(w.start_datetime) and d.programme = ${PROGRAMME_OF_KIND}`, '$2')})
      planned on true
   where k.name = w.timer_name)`;

const CLASS = `
  select w.number, w.id, w.timer_name as "timerName", w.start_datetime as start, w.capacity,
         w.canceled_at is not null as "isCanceled",
         c.first_name as "coachFirstName", l.name as "locationName", ${CLASS_BRANCH} as branch,
         ${CLASS_KIND} as kind, p.taken as taken, p.offered, p.waiting, tests.unconfirmed, tests.expired
    from studio.workouts w
    join studio.class_places p on p.workout_number = w.number
    join studio.coaches c on c.id = w.coach_id
    join studio.locations l on l.id = w.location_id
   cross join lateral (
     select count(*) filter (where b.confirmed_at is null and studio.takes_place(b, $2))::integer as unconfirmed,
            count(*) filter (where b.released_at is null and b.held_until <= $2)::integer as expired
       from studio.trial_bookings b
      where b.workout_id = w.id and b.canceled_at is null
   ) tests`;

/** A class as last committed, without a lock: good for a first look. */
export async function readClass(
  database: Pool | PoolClient,
  workoutId: string,
  now: Date,
): Promise<ClassWithHolds | undefined> {
  const { rows } = await database.query<ClassWithHolds>({
    name: 'read-class',
    text: `${CLASS} where w.id = $1`,
    values: [workoutId, now],
  });
  return rows[0];
}

/** The same of several classes at once, by their start. */
export async function readClasses(
  database: Pool | PoolClient,
  workoutIds: readonly string[],
  now: Date,
): Promise<readonly CountedClass[]> {
  const { rows } = await database.query<ClassWithHolds>(
    `${CLASS} where w.id = any ($1) order by w.start_datetime, w.id`,
    [workoutIds, now],
  );
  return rows;
}

/** SQL for the free places of the class in row `w`, never below zero; a canceled class has none. */
export function freePlaces(now: string): string {
  return `case when w.canceled_at is not null then 0 else greatest(0,
    (select p.capacity - p.taken from studio.class_places p where p.workout_number = w.number)
    + (select count(*) from studio.trial_bookings b
        where b.workout_id = w.id and b.canceled_at is null and b.released_at is null and b.held_until <= ${now}))::integer end`;
}

/** SQL for the instant at which the next held place of any class expires; null when none will. */
export function nextExpiry(now: string): string {
  return `(select min(held_until) from studio.trial_bookings where canceled_at is null and held_until > ${now})`;
}

/**
 * A text that differs once a place of a class was taken or freed. Of the days around now; changes to classes before and
 * after them are announced by the database (migration 018). Places are looked up class by class: as a join, those of all years
 * are read, ten times a second.
 */
export async function readPlacesVersion(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ version: string }>({
    name: 'places-version',
    text: `select coalesce(md5(string_agg(p.workout_number || ':' || p.version, ',' order by p.workout_number)), '') as version
             from studio.workouts w
            cross join lateral (select * from studio.class_places where workout_number = w.number offset 0) p
            where w.start_datetime between now() - interval '3 days' and now() + interval '31 days'`,
  });
  return rows[0]?.version ?? '';
}
