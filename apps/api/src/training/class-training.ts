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
import { isExtraExercise } from '@lifted/domain/training/own-training';
import { FIRST_WARM_UP_NUMBER } from '@lifted/domain/training/personal-records';
import type { Pool } from 'pg';
import { cellOnWire } from './enter-sets.ts';
import { PLANNED_REPS, readHistories, type HistoryQuestion } from './exercise-histories.ts';
import { exerciseNames } from '../data/exercise-names.ts';
import { readAlternatives, readSwaps } from './personal-exercises.ts';
import { readCells } from './set-cells.ts';

/** Columns of the grid where neither the class nor anything entered says how many. */
const USUAL_SETS = 3;

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
  /** Of the exercises' names. */
  readonly language: Language;
  readonly customers: readonly number[];
  readonly at: Date;
  /** To members only what they may see at this instant; undefined: for the team, everything. */
  readonly visibleAt?: Date;
  /** How what they did before is read; left out: from the database. */
  readonly historiesBy?: (question: HistoryQuestion) => Promise<ExerciseHistory[]>;
}

/**
 * The training of these customers in a class: of the workout that classes of its kind follow, and where none is planned, of none.
 * Without a class, of the workout of the day `at` lies in.
 */
export async function readTraining(
  pool: Pool,
  studioClass: TrainedClass | undefined,
  {
    customers,
    language,
    at,
    visibleAt,
    historiesBy = (question) => readHistories(pool, question),
  }: TrainingQuestion,
): Promise<ClassTraining> {
  const start = studioClass?.start ?? at;
  const planned = await readExercises(pool, {
    start,
    timerName: studioClass?.timerName ?? null,
    language,
    visibleAt,
  });
  const plannedIds = planned.map(({ exercise_id }) => exercise_id);
  const alternatives = await readAlternatives(pool, plannedIds, language);
  const alternativeIds = [...alternatives.values()].flat().map(({ exercise_id }) => exercise_id);
  const [histories, swaps, cells] = await Promise.all([
    historiesBy({
      customers,
      exercises: [...new Set([...plannedIds, ...alternativeIds])],
      before: start,
      withOwn: visibleAt !== undefined,
    }),
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

/** Warm-up sets are beside the columns of the grid, and exercises somebody added for themselves have none in it. */
function isColumn({ set_number, exercise_number }: SetCell): boolean {
  return set_number < FIRST_WARM_UP_NUMBER && !isExtraExercise(exercise_number);
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
  language: Language,
): Promise<LoggedExercise[]> {
  const planned = new Set(
    exercises.flatMap(({ exercise_id, alternatives = [] }) => [
      exercise_id,
      ...alternatives.map((one) => one.exercise_id),
    ]),
  );
  const numbers = new Map(cells.map(({ exercise_id, exercise_number }) => [exercise_id, exercise_number]));
  return describeExercises(
    pool,
    language,
    [...numbers].filter(([id]) => !planned.has(id)),
  );
}

/** The exercises a member added to a workout for themselves, in their order. */
export async function readExtraExercises(
  pool: Pool,
  cells: readonly SetCell[],
  language: Language,
): Promise<LoggedExercise[]> {
  const added = cells.filter(({ exercise_number }) => isExtraExercise(exercise_number));
  const places = new Map(
    added.map(({ exercise_id, exercise_number }) => [
      `${exercise_number} ${exercise_id}`,
      { exercise_id, exercise_number },
    ]),
  );
  return describeExercises(
    pool,
    language,
    [...places.values()].map((one) => [one.exercise_id, one.exercise_number]),
  );
}

/** Exercises without a plan, each at its place. */
async function describeExercises(
  pool: Pool,
  language: Language,
  places: readonly (readonly [id: string, number: number])[],
): Promise<LoggedExercise[]> {
  if (places.length === 0) return [];
  const { rows } = await pool.query<LoggedExercise>(
    `select x.id as exercise_id, f.number as exercise_number, ${exerciseNames('x', language)}, null as reps, false as per_side,
            x.video_url, x.implement_id, x.load_kind, x.step::float8 as step
       from unnest($1::text[], $2::integer[]) as f (id, number) join studio.exercises x on x.id = f.id
      order by f.number, x.id`,
    [places.map(([id]) => id), places.map(([, number]) => number)],
  );
  return rows;
}

interface PlannedFor {
  readonly start: Date;
  /** Name of the class; null: the workout of the day. */
  readonly timerName: string | null;
  readonly language: Language;
  readonly visibleAt: Date | undefined;
}

/** The main exercises of the workout that classes of a name follow on the day of an instant. */
async function readExercises(
  pool: Pool,
  { start, timerName, language, visibleAt }: PlannedFor,
): Promise<LoggedExercise[]> {
  const { rows } = await pool.query<LoggedExercise>({
    name: `planned-exercises-${language}`,
    text: `select x.id as exercise_id, row_number() over (order by d.position)::integer as exercise_number, ${exerciseNames('x', language)},
            d.sets, ${PLANNED_REPS}, d.distance, d.per_side, d.load_percent::float8 as load_percent, d.load_kg::float8 as load_kg, d.note,
            x.video_url, x.implement_id, x.load_kind, x.step::float8 as step
       from studio.wod_exercises d join studio.exercises x on x.id = d.exercise_id
      where d.date = $1 and d.programme = studio.programme_of($3) and d.section = 'main'
        and not exists (select from studio.wod_releases r
                         where r.date = $1 and r.programme = d.programme and r.visible_from > $2)
      order by d.position`,
    values: [berlinDate(start), visibleAt ?? 'infinity', timerName],
  });
  return rows;
}

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
