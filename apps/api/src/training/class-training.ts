/** What is trained in a class, and what everybody in it did before and does now: for the floor, the phone and the desk. */
import type {
  CurrentSwap,
  ExerciseHistory,
  Implement,
  LoggedExercise,
  SetCell,
} from '@lifted/contract/floor/set-entries';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import { FIRST_WARM_UP_NUMBER, type LiftedSet } from '@lifted/domain/training/personal-records';
import type { Pool } from 'pg';
import { cellOnWire } from './enter-sets.ts';
import { liftedSetOf } from './lifted-set-sql.ts';
import { readAlternatives, readSwaps } from './personal-exercises.ts';
import { readCells } from './set-cells.ts';

/** Columns of the grid where neither the class nor anything entered says how many. */
const USUAL_SETS = 3;
/** Earlier classes with the exercise that the suggested load looks at. */
const SESSIONS_LOOKED_AT = 3;

interface TrainedClass {
  readonly number: number;
  readonly timerName: string;
  readonly start: Date;
  readonly maxSetNumber: number | null;
}

export interface ClassTraining {
  readonly set_count: number;
  readonly exercises: LoggedExercise[];
  readonly histories: ExerciseHistory[];
  readonly cells: SetCell[];
  readonly swaps: CurrentSwap[];
}

interface TrainingQuestion {
  readonly customers: readonly number[];
  readonly at: Date;
  /** To members only what they may see at this instant; undefined: for the team, everything. */
  readonly visibleAt?: Date;
}

/**
 * The training of these customers in a class: of the workout that classes of its kind follow, and where none is planned, of none.
 * Without a class, of the workout of the day `at` lies in.
 */
export async function readTraining(
  pool: Pool,
  studioClass: TrainedClass | undefined,
  { customers, at, visibleAt }: TrainingQuestion,
): Promise<ClassTraining> {
  const start = studioClass?.start ?? at;
  const planned = await readExercises(pool, { start, timerName: studioClass?.timerName ?? null, visibleAt });
  const plannedIds = planned.map(({ exercise_id }) => exercise_id);
  const alternatives = await readAlternatives(pool, plannedIds);
  const alternativeIds = [...alternatives.values()].flat().map(({ exercise_id }) => exercise_id);
  const [histories, swaps, cells] = await Promise.all([
    readHistories(pool, customers, [...new Set([...plannedIds, ...alternativeIds])], start),
    readSwaps(pool, studioClass?.number, customers),
    readCells(pool, { workouts: studioClass === undefined ? [] : [studioClass.number], customers }),
  ]);
  const shown = [...cells.values()].map(({ place, cell }) => cellOnWire(place, cell));
  const mostSets = Math.max(0, ...shown.filter(isColumn).map(({ set_number }) => set_number));
  return {
    set_count: Math.max(studioClass?.maxSetNumber ?? USUAL_SETS, mostSets),
    exercises: planned.map((exercise) => {
      const counted = withEnteredSets(exercise, shown);
      const instead = alternatives.get(exercise.exercise_id);
      return instead === undefined ? counted : { ...counted, alternatives: instead };
    }),
    histories,
    cells: shown,
    swaps,
  };
}

/** Warm-up sets are beside the columns of the grid. */
function isColumn({ set_number }: SetCell): boolean {
  return set_number < FIRST_WARM_UP_NUMBER;
}

/** Of planned sets at least as many as were entered of the exercise. */
function withEnteredSets(exercise: LoggedExercise, cells: readonly SetCell[]): LoggedExercise {
  if (exercise.sets == null) return exercise;
  const entered = cells.filter(
    (cell) =>
      isColumn(cell) && cell.exercise_number === exercise.exercise_number && cell.current?.lifted != null,
  );
  return { ...exercise, sets: Math.max(exercise.sets, ...entered.map(({ set_number }) => set_number)) };
}

/** Exercises that were logged in a class and are neither in its workout nor done in place of it, after those that are. */
export async function readFurtherExercises(
  pool: Pool,
  { exercises, cells }: Pick<ClassTraining, 'exercises' | 'cells'>,
): Promise<LoggedExercise[]> {
  const planned = new Set(
    exercises.flatMap(({ exercise_id, alternatives = [] }) => [
      exercise_id,
      ...alternatives.map((one) => one.exercise_id),
    ]),
  );
  const numbers = new Map(cells.map(({ exercise_id, exercise_number }) => [exercise_id, exercise_number]));
  const further = [...numbers].filter(([id]) => !planned.has(id));
  if (further.length === 0) return [];
  const { rows } = await pool.query<LoggedExercise>(
    `select x.id as exercise_id, f.number as exercise_number, x.name, x.short_name, null as reps, false as per_side,
            x.video_url, x.implement_id, x.load_kind, x.step::float8 as step
       from unnest($1::text[], $2::integer[]) as f (id, number) join studio.exercises x on x.id = f.id
      order by f.number, x.id`,
    [further.map(([id]) => id), further.map(([, number]) => number)],
  );
  return rows;
}

/** What is counted in metres has one repetition: once the way. So its sets, records and suggestions are of the weight. */
const REPS = 'case when d.distance is null then d.reps else 1 end as reps';

interface PlannedFor {
  readonly start: Date;
  /** Name of the class; null: the workout of the day. */
  readonly timerName: string | null;
  readonly visibleAt: Date | undefined;
}

/** The main exercises of the workout that classes of a name follow on the day of an instant. */
async function readExercises(
  pool: Pool,
  { start, timerName, visibleAt }: PlannedFor,
): Promise<LoggedExercise[]> {
  const { rows } = await pool.query<LoggedExercise>(
    `select x.id as exercise_id, row_number() over (order by d.position)::integer as exercise_number, x.name, x.short_name,
            d.sets, ${REPS}, d.distance, d.per_side, d.load_percent::float8 as load_percent, d.load_kg::float8 as load_kg, d.note,
            x.video_url, x.implement_id, x.load_kind, x.step::float8 as step
       from studio.wod_exercises d join studio.exercises x on x.id = d.exercise_id
      where d.date = $1 and d.programme = studio.programme_of($3) and d.section = 'main'
        and not exists (select from studio.wod_releases r
                         where r.date = $1 and r.programme = d.programme and r.visible_from > $2)
      order by d.position`,
    [berlinDate(start), visibleAt ?? 'infinity', timerName],
  );
  return rows;
}

interface HistoryRow {
  readonly customer: string;
  readonly exercise: string;
  readonly date: string;
  readonly plannedReps: number | null;
  readonly sets: readonly LiftedSet[];
}

/** What these customers did of these exercises in classes that began before an instant, latest first. */
async function readHistories(
  pool: Pool,
  customers: readonly number[],
  exercises: readonly string[],
  before: Date,
): Promise<ExerciseHistory[]> {
  if (customers.length === 0 || exercises.length === 0) return [];
  const { rows } = await pool.query<HistoryRow>(HISTORIES, [
    customers,
    exercises,
    before,
    SESSIONS_LOOKED_AT,
  ]);
  const histories = new Map<string, ExerciseHistory>();
  for (const { customer, exercise, date, plannedReps, sets } of rows) {
    const key = `${customer} ${exercise}`;
    const history = histories.get(key) ?? { customer_id: customer, exercise_id: exercise, sessions: [] };
    history.sessions.push({ date, planned_reps: plannedReps, sets: sets.map((set) => ({ ...set })) });
    histories.set(key, history);
  }
  return [...histories.values()];
}

/**
 * Without warm-up sets. What was planned is in the own workouts of the class, or in the workout of the day, which it followed before
 * it had own ones. `$1` numbers of customers, `$2` ids of exercises, `$3` before when, `$4` how many classes of each. */
const HISTORIES = `
  with sessions as (
    select s.customer_number, s.exercise_key, w.start_datetime as start, w.timer_name,
           jsonb_agg(${liftedSetOf('s')} order by s.exercise_number, s.set_number) as sets,
           row_number() over (partition by s.customer_number, s.exercise_key
                              order by w.start_datetime desc, w.id collate "C" desc) as place
      from studio.set_logs s
      join studio.workouts w on w.number = s.workout_number
     where s.customer_number = any ($1) and w.start_datetime < $3 and not s.is_warm_up
       and s.exercise_key in (select number from studio.exercises where id = any ($2))
     group by s.customer_number, s.exercise_key, w.start_datetime, w.timer_name, w.id
  )
  select c.id as customer, x.id as exercise, studio.berlin_date(h.start)::text as date, d.reps as "plannedReps", h.sets
    from sessions h
    join studio.customers c on c.number = h.customer_number
    join studio.exercises x on x.number = h.exercise_key
    left join lateral (
      select ${REPS} from studio.wod_exercises d
       where date = studio.berlin_date(h.start) and programme in (studio.programme_of(h.timer_name), '')
         and section = 'main' and exercise_id = x.id
       order by programme = '', position limit 1
    ) d on true
   where h.place <= $4
   order by c.id, x.id, h.place`;

interface ImplementRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'plates' | 'weights' | 'bodyweight';
  readonly bar: number | null;
  readonly loadedEnds: 1 | 2 | null;
  readonly plates: { weight: number; per_end: number }[] | null;
  readonly weights: number[] | null;
}

/** What the studio has to lift with, by name in the language asked for. */
export async function readImplements(pool: Pool, language: Language): Promise<Implement[]> {
  const { rows } = await pool.query<ImplementRow>(
    `select id, case $1 when 'de' then name_de else name_en end as name, kind, bar::float8 as bar,
            loaded_ends as "loadedEnds", plates, weights::float8[] as weights
       from studio.implements order by id`,
    [language],
  );
  return rows.map(({ id, name, kind, bar, loadedEnds, plates, weights }): Implement => {
    switch (kind) {
      case 'plates':
        return { id, name, kind, bar: bar ?? 0, loaded_ends: loadedEnds ?? 2, plates: plates ?? [] };
      case 'weights':
        return { id, name, kind, weights: weights ?? [] };
      case 'bodyweight':
        return { id, name, kind };
      default:
        return kind satisfies never;
    }
  });
}
