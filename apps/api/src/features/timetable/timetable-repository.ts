import { FEW_NOTICE_MS } from '@lifted/domain/bookings/booking-times';
import { CLASS_CANCELLATION_MS } from '@lifted/domain/contracts/studio-terms';
import { CLASS_LENGTH_MS, SECOND_MS, STUDIO_TIME_ZONE } from '@lifted/domain/calendar/studio-calendar';
import type { TimetableRange } from '@lifted/domain/classes/timetable-range';
import type { StudioClass } from '@lifted/contract/timetable';
import type { Pool } from 'pg';
import { kindAsJson, plannedLifts, PROGRAMME_OF_KIND } from '../../classes/class-kinds.ts';
import { CLASS_BRANCH, freePlaces, nextExpiry } from '../../classes/class-places.ts';
import { ENOUGH_BOOKINGS } from '../../classes/too-few.ts';
import type { ReadableDatabase } from '../../data/read-from-replica.ts';

const DECIDED_BEFORE = `make_interval(secs => ${CLASS_CANCELLATION_MS / SECOND_MS})`;
const BERLIN_START = `(w.start_datetime at time zone '${STUDIO_TIME_ZONE}')`;
const CLASS_LENGTH = `make_interval(secs => ${CLASS_LENGTH_MS / SECOND_MS})`;

/** SQL for the domain's likeness of a class. A test compares the two. */
const LIKENESS = `(case when extract(isodow from ${BERLIN_START}) > 5 then 'weekend ' else 'weekday ' end
      || to_char(${BERLIN_START}, 'HH24:MI'))`;

/**
 * Rows with the fields of the contract's StudioClass, in its order; `w`, `c` and `l` may be used behind it. `days` is the condition
 * for the days `d.date` of these classes.
 */
const studioClasses = (now: string, chances: string, days: string) => `
  with planned as materialized (${plannedLifts(days, now)})
  select
    w.id,
    w.timer_name,
    studio.berlin_iso(w.start_datetime) as start_datetime,
    studio.berlin_iso(w.start_datetime + ${CLASS_LENGTH}) as end_datetime,
    c.first_name as coach_first_name,
    c.profile_image_url as coach_profile_image_url,
    l.name as location_name,
    w.capacity,
    ${freePlaces(now)} as free_places,
    w.canceled_at is not null as is_canceled,
    (select coalesce(json_agg(q.number order by q.number), '[]') from studio.waitlist_entries q
      where q.workout_number = w.number and q.state = 'waiting') as waitlist,
    (select ${chances}::jsonb -> ${LIKENESS} from studio.class_places p
      where p.workout_number = w.number and w.canceled_at is null
        and (p.waiting > 0 or p.booked + p.tests + p.offered + p.partners >= p.capacity)) as waitlist_chances,
    (select json_build_object('missing', ${ENOUGH_BOOKINGS} - p.booked - p.tests - p.partners,
                              'decided_at', studio.berlin_iso(w.start_datetime - ${DECIDED_BEFORE}))
       from studio.class_places p
      where p.workout_number = w.number and p.few_told_at is not null and p.few_settled_at is null and w.canceled_at is null
        and w.start_datetime - ${DECIDED_BEFORE} > ${now}
        and p.booked + p.tests + p.partners < ${ENOUGH_BOOKINGS}) as too_few,
    ${CLASS_BRANCH} as branch,
    ${kindAsJson('planned')} as kind
  from studio.workouts w
  join studio.coaches c on c.id = w.coach_id
  join studio.locations l on l.id = w.location_id
  left join studio.class_kinds k on k.name = w.timer_name
  left join planned on planned.date = studio.berlin_date(w.start_datetime) and planned.programme = ${PROGRAMME_OF_KIND}`;

/** SQL for the instant at which an answer is outdated without a change: a held place expires, a workout is seen, or it is decided whether a class runs. */
const until = (now: string) => `
  least(${nextExpiry(now)}, (select min(visible_from) from studio.wod_releases where visible_from > ${now}), (
    select min(w.start_datetime) - ${DECIDED_BEFORE}
      from studio.workouts w join studio.class_places p on p.workout_number = w.number
     where w.start_datetime > ${now}::timestamptz + ${DECIDED_BEFORE}
       and w.start_datetime <= ${now}::timestamptz + make_interval(secs => ${FEW_NOTICE_MS / SECOND_MS})
       and p.few_told_at is not null and p.few_settled_at is null and w.canceled_at is null))`;

const TIMETABLE = `
  select coalesce(json_agg(class), '[]')::text as text, ${until('$3')} as "until"
  from (
    ${studioClasses('$3', '$4', 'd.date between $1::date and $2::date')}
    where w.start_datetime >= ${berlinMidnight('$1::date')}
      and w.start_datetime < ${berlinMidnight('$2::date + 1')}
    order by w.start_datetime, l.name collate "C", w.id collate "C"
  ) class`;

const ITS_DAY = 'd.date = (select studio.berlin_date(start_datetime) from studio.workouts where id = $1)';
const ONE_CLASS = `${studioClasses('$2', '$3', ITS_DAY)} where w.id = $1`;
const ONE_CLASS_TEXT = `
  select row_to_json(class)::text as text, ${until('$2')} as "until" from (${ONE_CLASS}) class`;

/** Text of an answer, and until when it is true without a change. Null: for good. */
export interface TimedText {
  readonly text: string;
  readonly until: Date | null;
}

/** Chances to get in, as waitlist-chances.ts writes them, where nobody asks for them. */
const NO_CHANCES = '{}';

/** JSON text of the contract's timetable: every class that starts on the civil days of the range. */
export async function timetableText(
  database: ReadableDatabase,
  range: TimetableRange,
  now: Date,
  chances: string = NO_CHANCES,
): Promise<TimedText | undefined> {
  const { rows } = await database.query<TimedText>({
    name: 'timetable',
    text: TIMETABLE,
    values: [range.from, range.to, now, chances],
  });
  return rows[0];
}

/** JSON text of the contract's StudioClass, undefined for an unknown id. */
export async function studioClassText(
  database: ReadableDatabase,
  workoutId: string,
  now: Date,
  chances: string = NO_CHANCES,
): Promise<TimedText | undefined> {
  const { rows } = await database.query<TimedText>({
    name: 'studio-class-text',
    text: ONE_CLASS_TEXT,
    values: [workoutId, now, chances],
  });
  return rows[0];
}

/** The contract's StudioClass for answers that hold one, undefined for an unknown id. */
export async function loadStudioClass(
  pool: Pool,
  workoutId: string,
  now: Date,
): Promise<StudioClass | undefined> {
  const { rows } = await pool.query<StudioClass>({
    name: 'studio-class',
    text: ONE_CLASS,
    values: [workoutId, now, NO_CHANCES],
  });
  return rows[0];
}

/** SQL for the instant at which a civil day begins in Berlin. */
function berlinMidnight(day: string): string {
  return `((${day})::timestamp at time zone '${STUDIO_TIME_ZONE}')`;
}
