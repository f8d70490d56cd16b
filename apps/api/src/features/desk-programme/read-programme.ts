import type { DeskWorkout, WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { equipmentShortages } from '@lifted/domain/classes/equipment-shortage';
import {
  addDays,
  berlinDate,
  berlinInstant,
  berlinIso,
  type CivilDate,
} from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { PlannedExercise } from '@lifted/domain/training/planned-exercise';
import type { WodSection } from '@lifted/domain/training/workout-of-the-day';
import type { Pool, PoolClient } from 'pg';
import { readEquipmentLimits } from '../../training/equipment-limits.ts';

interface PlannedRow extends PlannedExercise {
  readonly date: CivilDate;
  readonly section: WodSection;
}

interface Range {
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** Days of the workouts of a kind of class, or with '' of the workouts of the day. */
interface PlannedDays extends Range {
  readonly programme: string;
}

/** A workout: of which day, and of which kind of class; '': the workout of the day. */
export interface WorkoutKey {
  readonly date: CivilDate;
  readonly programme: string;
}

const NO_WORKOUT: WorkoutFields = { main: [], challenge: [], warmup: [], visible_from: null };

/** Workouts of a programme from a day to another, both included, by day; days without one are left out. */
export async function readWorkouts(
  client: Pool | PoolClient,
  { from, to, programme }: PlannedDays,
): Promise<ReadonlyMap<CivilDate, WorkoutFields>> {
  const { rows } = await client.query<PlannedRow>(
    `select to_char(date, 'YYYY-MM-DD') as date, section, exercise_id, sets, reps, duration, distance, per_side, side,
            load_percent::float8 as load_percent, load_kg::float8 as load_kg, note
       from studio.wod_exercises where date between $1 and $2 and programme = $3 order by date, section, position`,
    [from, to, programme],
  );
  const visibility = await client.query<{ date: CivilDate; visibleFrom: Date }>(
    `select to_char(date, 'YYYY-MM-DD') as date, visible_from as "visibleFrom" from studio.wod_releases
      where date between $1 and $2 and programme = $3`,
    [from, to, programme],
  );
  const found = new Map<CivilDate, WorkoutFields>();
  for (const { date, section, ...planned } of rows) {
    const before = found.get(date) ?? NO_WORKOUT;
    found.set(date, { ...before, [section]: [...before[section], planned] });
  }
  for (const { date, visibleFrom } of visibility.rows) {
    found.set(date, { ...(found.get(date) ?? NO_WORKOUT), visible_from: berlinIso(visibleFrom) });
  }
  return found;
}

/** The workout of one day; without exercises where there is none. */
export async function readWorkout(
  client: Pool | PoolClient,
  { date, programme }: WorkoutKey,
): Promise<WorkoutFields> {
  return (await readWorkouts(client, { from: date, to: date, programme })).get(date) ?? NO_WORKOUT;
}

/** Days on which sets were logged in a class that follows the programme. */
export async function daysWithSets(
  client: Pool | PoolClient,
  { from, to, programme }: PlannedDays,
): Promise<ReadonlySet<CivilDate>> {
  const { rows } = await client.query<{ date: CivilDate }>(
    `select studio.berlin_date(w.start_datetime)::text as date
       from studio.workouts w
      where w.start_datetime >= $1 and w.start_datetime < $2 and studio.programme_of(w.timer_name) = $3
        and exists (select from studio.bookings b
                      join studio.set_logs s on s.customer_number = b.customer_number and s.workout_number = w.number
                     where b.workout_id = w.id)`,
    [berlinInstant(from), berlinInstant(addDays(to, 1)), programme],
  );
  return new Set(rows.map(({ date }) => date));
}

interface ShortClass {
  readonly class_id: string;
  readonly start: Date;
  readonly class_name: string;
  readonly room: string;
  readonly locationId: string;
  readonly capacity: number;
}

/** What the rooms of classes that follow the programme have too little of for its workouts, by day and time. */
async function readShortages(
  pool: Pool,
  range: PlannedDays,
  language: Language,
): Promise<ReadonlyMap<CivilDate, DeskWorkout['shortages']>> {
  const limits = await readEquipmentLimits(pool, range, language);
  if (limits.length === 0) return new Map();
  const { rows } = await pool.query<ShortClass>(
    `select w.id as class_id, w.start_datetime as start, w.timer_name as class_name, l.name as room,
            w.location_id as "locationId", w.capacity
       from studio.workouts w
       join studio.locations l on l.id = w.location_id
      where w.start_datetime >= $1 and w.start_datetime < $2 and w.canceled_at is null
        and studio.programme_of(w.timer_name) = $3
      order by start, class_id`,
    [berlinInstant(range.from), berlinInstant(addDays(range.to, 1)), range.programme],
  );
  const short = rows.flatMap(({ class_id, start, class_name, room, ...about }) =>
    equipmentShortages({ ...about, timerName: class_name, date: berlinDate(start) }, limits).map((need) => ({
      class_id,
      start_datetime: berlinIso(start),
      class_name,
      room,
      ...need,
    })),
  );
  return Map.groupBy(short, (one) => berlinDate(new Date(one.start_datetime)));
}

/** The same with what the desk's calendar shows of each day. */
export async function readProgramme(
  pool: Pool,
  range: PlannedDays,
  language: Language,
): Promise<DeskWorkout[]> {
  const [workouts, logged, shortages] = await Promise.all([
    readWorkouts(pool, range),
    daysWithSets(pool, range),
    readShortages(pool, range, language),
  ]);
  return [...workouts]
    .map(([date, fields]) => ({
      date,
      fields,
      has_sets: logged.has(date),
      shortages: shortages.get(date) ?? [],
    }))
    .toSorted((one, other) => one.date.localeCompare(other.date));
}
