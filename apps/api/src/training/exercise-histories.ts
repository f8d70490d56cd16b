import type { ExerciseHistory } from '@lifted/contract/floor/set-entries';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { EARLIER_CLASSES_LOOKED_AT } from '@lifted/domain/training/suggested-load';
import type { Pool } from 'pg';
import { liftedSetOf } from './lifted-set-sql.ts';
import { joinTraining } from './training-sql.ts';

/** What is counted in metres has one repetition: once the way. So its sets, records and suggestions are of the weight. */
export const PLANNED_REPS = 'case when d.distance is null then d.reps else 1 end as reps';

export interface HistoryQuestion {
  readonly customers: readonly number[];
  /** Ids; null: all that they ever did. */
  readonly exercises: readonly string[] | null;
  readonly before: Date;
  /** Own trainings count; nobody but the member sees what comes of it. */
  readonly withOwn: boolean;
  /** How many of each exercise; left out: as many as the suggested load looks at. */
  readonly most?: number;
}

/** What somebody did of an exercise in one class or own training, whose name is null. */
export interface LoggedExercise {
  readonly customer: string;
  readonly customerNumber: number;
  readonly exercise: string;
  readonly date: string;
  readonly timerName: string | null;
  readonly sets: readonly LiftedSet[];
}

/** What these customers did of exercises in classes and own trainings that began before an instant, latest first. */
export async function readHistories(pool: Pool, question: HistoryQuestion): Promise<ExerciseHistory[]> {
  return historiesOf(pool, await readLoggedExercises(pool, question));
}

/** The same without what was planned: it changes only with what is written about the customers, classes and exercises. */
export async function readLoggedExercises(
  pool: Pool,
  { customers, exercises, before, withOwn, most = EARLIER_CLASSES_LOOKED_AT }: HistoryQuestion,
): Promise<LoggedExercise[]> {
  if (customers.length === 0 || exercises?.length === 0) return [];
  const { rows } = await pool.query<LoggedExercise>({
    name: 'logged-exercises',
    text: LOGGED,
    values: [customers, exercises, before, most, withOwn],
  });
  return rows;
}

/** Exercises with what is planned for them by now. */
export async function historiesOf(
  pool: Pool,
  exercises: readonly LoggedExercise[],
): Promise<ExerciseHistory[]> {
  const plannedReps = await readPlannedReps(pool, exercises);
  const histories = new Map<string, ExerciseHistory>();
  for (const logged of exercises) {
    const { customer, exercise, date, sets } = logged;
    const key = `${customer} ${exercise}`;
    const history = histories.get(key) ?? { customer_id: customer, exercise_id: exercise, sessions: [] };
    const planned_reps = plannedReps.get(planKey(logged)) ?? null;
    history.sessions.push({ date, planned_reps, sets: sets.map((set) => ({ ...set })) });
    histories.set(key, history);
  }
  return [...histories.values()];
}

type Planned = Pick<LoggedExercise, 'date' | 'timerName' | 'exercise'>;

function planKey({ date, timerName, exercise }: Planned): string {
  return [date, exercise, timerName].join(' ');
}

async function readPlannedReps(
  pool: Pool,
  exercises: readonly LoggedExercise[],
): Promise<ReadonlyMap<string, number | null>> {
  const asked = [
    ...new Map(
      exercises.filter(({ timerName }) => timerName !== null).map((logged) => [planKey(logged), logged]),
    ).values(),
  ];
  if (asked.length === 0) return new Map();
  const { rows } = await pool.query<Planned & { reps: number | null }>({
    name: 'planned-reps',
    text: PLANNED,
    values: [
      asked.map(({ date }) => date),
      asked.map(({ timerName }) => timerName),
      asked.map(({ exercise }) => exercise),
    ],
  });
  return new Map(rows.map((row) => [planKey(row), row.reps]));
}

/**
 * Without warm-up sets. `$1` numbers of customers, `$2` ids of exercises or null, `$3` before when, `$4` how many classes of each,
 * `$5` whether own trainings count.
 */
const LOGGED = `
  with people as materialized (
    select id, number from studio.customers where number = any ($1)
  ), lifted as materialized (
    select s.customer_number, s.exercise_key, s.workout_number,
           jsonb_agg(${liftedSetOf('s')} order by s.exercise_number, s.set_number) as sets
      from studio.set_logs s
     where s.customer_number = any ($1) and not s.is_warm_up and ($5 or s.workout_number > 0)
       and ($2::text[] is null or s.exercise_key in (select number from studio.exercises where id = any ($2)))
     group by s.customer_number, s.exercise_key, s.workout_number
  ), logged as (
    select l.customer_number, l.exercise_key, l.sets, w.start_datetime as start, w.timer_name,
           row_number() over (partition by l.customer_number, l.exercise_key
                              order by w.start_datetime desc, w.id collate "C" desc) as place
      from lifted l ${joinTraining('l.workout_number')}
     where w.start_datetime < $3
  )
  select c.id as customer, c.number as "customerNumber", x.id as exercise, studio.berlin_date(h.start)::text as date,
         h.timer_name as "timerName", h.sets
    from logged h
    join people c on c.number = h.customer_number
    join studio.exercises x on x.number = h.exercise_key
   where h.place <= $4
   order by c.id, x.id, h.place`;

/**
 * What was planned is in the own workouts of the class, or in the workout of the day, which it followed before it had own ones;
 * for an own training nothing was. `$1` days, `$2` names of classes, `$3` ids of exercises.
 */
const PLANNED = `
  select f.date::text as date, f.name as "timerName", f.exercise, d.reps
    from unnest($1::date[], $2::text[], $3::text[]) as f (date, name, exercise)
   cross join lateral (
     select ${PLANNED_REPS} from studio.wod_exercises d
      where date = f.date and programme in (studio.programme_of(f.name), '') and section = 'main' and exercise_id = f.exercise
      order by programme = '', position limit 1
   ) d`;
