import { CLASS_LENGTH_MS, SECOND_MS, STUDIO_TIME_ZONE } from '@lifted/domain/studio-calendar';
import type { TimetableRange } from '@lifted/domain/timetable-range';
import type { StudioClass } from '@lifted/contract/timetable';
import type { Pool } from 'pg';
import type { ReadableDatabase } from '../http/read-from-replica.ts';

const CLASS_LENGTH = `make_interval(secs => ${CLASS_LENGTH_MS / SECOND_MS})`;

/** Rows with the fields of the contract's StudioClass, in its order; `w`, `c` and `l` may be used behind it. */
const STUDIO_CLASSES = `
  select
    w.id,
    w.timer_name,
    studio.berlin_iso(w.start_datetime) as start_datetime,
    studio.berlin_iso(w.start_datetime + ${CLASS_LENGTH}) as end_datetime,
    c.first_name as coach_first_name,
    c.profile_image_url as coach_profile_image_url,
    l.name as location_name,
    w.capacity,
    greatest(0, w.capacity - (
      select count(*) from studio.trial_bookings b where b.workout_id = w.id and b.canceled_at is null
    ) - (
      select count(*) from studio.bookings m where m.workout_id = w.id and m.canceled_at is null
    ))::integer as free_places
  from studio.workouts w
  join studio.coaches c on c.id = w.coach_id
  join studio.locations l on l.id = w.location_id`;

const TIMETABLE = `
  select coalesce(json_agg(class), '[]')::text as body
  from (
    ${STUDIO_CLASSES}
    where w.start_datetime >= ${berlinMidnight('$1::date')}
      and w.start_datetime < ${berlinMidnight('$2::date + 1')}
    order by w.start_datetime, l.name, w.id
  ) class`;

const ONE_CLASS = `${STUDIO_CLASSES} where w.id = $1`;
const ONE_CLASS_TEXT = `select row_to_json(class)::text as body from (${ONE_CLASS}) class`;

interface BodyRow {
  readonly body: string;
}

/** JSON text of the contract's timetable: every class that starts on the civil days of the range. */
export async function timetableText(
  database: ReadableDatabase,
  range: TimetableRange,
): Promise<string | undefined> {
  const { rows } = await database.query<BodyRow>({
    name: 'timetable',
    text: TIMETABLE,
    values: [range.from, range.to],
  });
  return rows[0]?.body;
}

/** JSON text of the contract's StudioClass, undefined for an unknown id. */
export async function studioClassText(
  database: ReadableDatabase,
  workoutId: string,
): Promise<string | undefined> {
  const { rows } = await database.query<BodyRow>({
    name: 'studio-class-text',
    text: ONE_CLASS_TEXT,
    values: [workoutId],
  });
  return rows[0]?.body;
}

/** The contract's StudioClass for answers that hold one, undefined for an unknown id. */
export async function loadStudioClass(pool: Pool, workoutId: string): Promise<StudioClass | undefined> {
  const { rows } = await pool.query<StudioClass>({
    name: 'studio-class',
    text: ONE_CLASS,
    values: [workoutId],
  });
  return rows[0];
}

/** SQL for the instant at which a civil day begins in Berlin. */
function berlinMidnight(day: string): string {
  return `((${day})::timestamp at time zone '${STUDIO_TIME_ZONE}')`;
}
