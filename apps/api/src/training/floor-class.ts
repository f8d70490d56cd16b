import type { ClassOfDay, FloorClass, FloorPlace } from '@lifted/contract/floor/floor';
import type { Language } from '@lifted/domain/language/language';
import { CHECK_IN_OPENS_MS } from '@lifted/domain/bookings/booking-times';
import {
  berlinDate,
  berlinInstant,
  berlinIso,
  addDays,
  CLASS_LENGTH_MS,
} from '@lifted/domain/calendar/studio-calendar';
import { namesTogether } from '@lifted/domain/people/short-name';
import type { Pool } from 'pg';
import { customerVersion } from '../data/customer-version.ts';
import { readRoster } from '../classes/roster/read-roster.ts';
import { readTraining } from './class-training.ts';
import type { HistoryCache } from './history-cache.ts';
import { readFloorNotes } from './personal-exercises.ts';

interface ClassRow {
  readonly id: string;
  readonly number: number;
  readonly timerName: string;
  readonly start: Date;
  readonly maxSetNumber: number | null;
  readonly coachId: string;
  readonly coachFirstName: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly capacity: number;
  readonly isCanceled: boolean;
  readonly rosterClosedAt: Date | null;
  readonly expected: number;
  readonly present: number;
}

/** The classes of the Berlin day of `now` in a room, by the clock. */
export async function readClassesOfDay(pool: Pool, locationId: string, now: Date): Promise<ClassOfDay[]> {
  const today = berlinDate(now);
  const { rows } = await pool.query<ClassRow>(
    `${CLASSES} where w.location_id = $1 and w.start_datetime >= $2 and w.start_datetime < $3
      order by w.start_datetime, w.id collate "C"`,
    [locationId, berlinInstant(today), berlinInstant(addDays(today, 1))],
  );
  return rows.map((row) => classOfDay(row, now));
}

/** A class with everything its grid shows; undefined for an unknown id. `locationId`: where it is. `cache`: of who asks often. */
export async function readFloorClass(
  pool: Pool,
  classId: string,
  {
    now,
    language,
    cache,
  }: { readonly now: Date; readonly language: Language; readonly cache?: HistoryCache },
): Promise<{ readonly shown: FloorClass; readonly locationId: string; readonly start: Date } | undefined> {
  const { rows } = await pool.query<ClassRow>({
    name: 'class-on-floor',
    text: `${CLASSES} where w.id = $1`,
    values: [classId],
  });
  const [found] = rows;
  if (found === undefined) return undefined;
  const [roster, members, waitlist] = await Promise.all([
    readRoster(pool, classId, now),
    pool.query<{ number: number; version: string }>({
      name: 'members-in-class',
      text: MEMBERS,
      values: [classId],
    }),
    pool.query<{ entry: string; name: string }>({
      name: 'waiting-for-class',
      text: WAITING,
      values: [found.number],
    }),
  ]);
  const customers = members.rows.map(({ number }) => number);
  const versions = new Map(members.rows.map(({ number, version }) => [number, version]));
  const [training, notes] = await Promise.all([
    readTraining(pool, found, {
      customers,
      language,
      at: now,
      ...(cache && { historiesBy: (question) => cache.read(pool, question, versions) }),
    }),
    readFloorNotes(pool, customers),
  ]);
  const names = namesTogether([...roster, ...waitlist.rows].map(({ name }) => name));
  const { start, locationId, rosterClosedAt } = found;
  const shown = {
    ...classOfDay(found, now),
    location_name: found.locationName,
    roster_closed_at: rosterClosedAt && berlinIso(rosterClosedAt),
    check_in_opens_at: berlinIso(new Date(start.getTime() - CHECK_IN_OPENS_MS)),
    ...training,
    notes,
    roster: found.isCanceled
      ? []
      : roster.map(({ reference: _reference, product_name: _product, ...place }, at): FloorPlace => ({
          ...place,
          name: names[at] ?? '',
        })),
    waitlist: waitlist.rows.map(({ entry }, at) => ({
      entry: Number(entry),
      name: names[roster.length + at] ?? '',
    })),
  };
  return { shown, locationId, start };
}

function classOfDay(row: ClassRow, now: Date): ClassOfDay {
  const { id, timerName, start, coachId, coachFirstName, capacity, expected, present } = row;
  return {
    id,
    timer_name: timerName,
    start_datetime: berlinIso(start),
    end_datetime: berlinIso(new Date(start.getTime() + CLASS_LENGTH_MS)),
    coach_id: coachId,
    coach_first_name: coachFirstName,
    state: stateOf(row, now),
    capacity,
    expected,
    present,
  };
}

function stateOf({ isCanceled, rosterClosedAt, start }: ClassRow, now: Date): ClassOfDay['state'] {
  if (isCanceled) return 'canceled';
  if (rosterClosedAt !== null) return 'closed';
  const since = now.getTime() - start.getTime();
  if (since < 0) return 'open';
  return since < CLASS_LENGTH_MS ? 'running' : 'ended';
}

const CLASSES = `
  select w.id, w.number, w.timer_name as "timerName", w.start_datetime as start, w.max_set_number as "maxSetNumber",
         w.coach_id as "coachId", c.first_name as "coachFirstName", w.location_id as "locationId",
         l.name as "locationName", w.capacity, w.canceled_at is not null as "isCanceled",
         p.roster_closed_at as "rosterClosedAt", p.booked + p.tests + p.partners as expected,
         (select count(*) from studio.bookings b where b.workout_id = w.id and b.canceled_at is null and b.has_attended)::integer
         + (select count(*) from studio.trial_bookings t
             where t.workout_id = w.id and t.canceled_at is null and t.released_at is null and t.has_attended)::integer
         + (select count(*) from studio.partner_guests g
             where g.workout_number = w.number and g.removed_at is null and g.has_attended)::integer as present
    from studio.workouts w
    join studio.class_places p on p.workout_number = w.number
    join studio.coaches c on c.id = w.coach_id
    join studio.locations l on l.id = w.location_id`;

const MEMBERS = `
  select c.number, ${customerVersion('c')} as version
    from studio.bookings b join studio.customers c on c.number = b.customer_number
   where b.workout_id = $1 and b.canceled_at is null order by c.id`;

/** Who waited when the class started may still get a place nobody came for. */
const WAITING = `
  select e.number::text as entry, coalesce(c.first_name || ' ' || c.last_name, '') as name
    from studio.waitlist_entries e
    join studio.workouts w on w.number = e.workout_number
    join studio.customers c on c.number = e.customer_number
   where e.workout_number = $1
     and (e.state = 'waiting' or e.state = 'expired' and e.changed_at >= w.start_datetime)
     and not exists (select from studio.bookings b
                      where b.workout_id = w.id and b.customer_number = e.customer_number and b.canceled_at is null)
   order by e.number`;
