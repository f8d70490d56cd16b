/** Exercises somebody does in place of planned ones, and notes about exercises (migration 053). */
import type { FloorClass } from '@lifted/contract/floor/floor';
import type { FloorExerciseSwap, FloorNote } from '@lifted/contract/floor/personal-exercises';
import type {
  AlternativeExercise,
  CurrentSwap,
  EntryRefusal,
  MyWorkout,
} from '@lifted/contract/floor/set-entries';
import type { Language } from '@lifted/domain/language/language';
import { entryTimeRefusal } from '@lifted/domain/training/entry-window';
import type { Pool, PoolClient } from 'pg';
import { exerciseNames } from '../data/exercise-names.ts';

type Author = CurrentSwap['author'];

/** The alternatives of each exercise, in the order of the programme. */
export async function readAlternatives(
  pool: Pool,
  exercises: readonly string[],
  language: Language,
): Promise<ReadonlyMap<string, AlternativeExercise[]>> {
  const { rows } = await pool.query<AlternativeExercise & { of: string }>({
    name: `exercise-alternatives-${language}`,
    text: `select x.id as of, a.id as exercise_id, ${exerciseNames('a', language)}, a.per_side, a.video_url, a.implement_id, a.load_kind,
            a.step::float8 as step
       from studio.exercise_alternatives e
       join studio.exercises x on x.number = e.exercise_key
       join studio.exercises a on a.number = e.alternative_key
      where x.id = any ($1) order by x.id, e.position, a.id`,
    values: [exercises],
  });
  const alternatives = new Map<string, AlternativeExercise[]>();
  for (const { of, ...alternative } of rows) {
    alternatives.set(of, [...(alternatives.get(of) ?? []), alternative]);
  }
  return alternatives;
}

/** What these customers do in place of planned exercises in a class: of several swaps at a place the one made last. */
export async function readSwaps(
  pool: Pool,
  workoutNumber: number | undefined,
  customers: readonly number[],
): Promise<CurrentSwap[]> {
  if (workoutNumber === undefined || customers.length === 0) return [];
  const { rows } = await pool.query<CurrentSwap>({
    name: 'exercise-swaps',
    text: `select distinct on (c.id, s.exercise_number) c.id as customer_id, s.exercise_number, x.id as exercise_id, s.author
       from studio.exercise_swaps s
       join studio.customers c on c.number = s.customer_number
       join studio.exercises x on x.number = s.exercise_key
      where s.workout_number = $1 and s.customer_number = any ($2)
      order by c.id, s.exercise_number, s.made_at desc, s.number desc`,
    values: [workoutNumber, customers],
  });
  return rows;
}

/** Who does something, as far as the server knows it for sure. */
export type By =
  | { readonly author: 'member'; readonly customerId: string }
  | { readonly author: 'coach'; readonly customerId: string; readonly coachId: string };

interface Place {
  readonly customerNumber: number;
  readonly workoutNumber: number;
  readonly start: Date;
  readonly timerName: string;
  readonly isCanceled: boolean;
}

/** Somebody's place in a class; undefined without one. */
async function findPlace(
  client: PoolClient,
  customerId: string,
  workoutId: string,
): Promise<Place | undefined> {
  const { rows } = await client.query<Place>(
    `select c.number as "customerNumber", w.number as "workoutNumber", w.start_datetime as start, w.timer_name as "timerName",
            w.canceled_at is not null as "isCanceled"
       from studio.bookings b
       join studio.customers c on c.number = b.customer_number
       join studio.workouts w on w.id = b.workout_id
      where c.id = $1 and w.id = $2 and b.canceled_at is null`,
    [customerId, workoutId],
  );
  return rows[0];
}

type Swap = Omit<FloorExerciseSwap, 'customer_id' | 'coach_id'>;

/**
 * Puts another exercise in the place of a planned one, for one person in one class; sent again it changes nothing. The
 * planned exercise takes a swap back. Answers why not.
 */
export async function swapExercise(
  client: PoolClient,
  swap: Swap,
  { by, now }: { readonly by: By; readonly now: Date },
): Promise<EntryRefusal | null> {
  const place = await findPlace(client, by.customerId, swap.workout_id);
  if (place === undefined) return 'not_in_class';
  const madeAt = new Date(swap.made_at);
  const refusal = entryTimeRefusal(place, by.author, { madeAt, arrivedAt: now });
  if (refusal !== null) return refusal;
  const { rows } = await client.query<{ key: number }>(
    `with planned as (
       select x.number, row_number() over (order by d.position) as place
         from studio.wod_exercises d join studio.exercises x on x.id = d.exercise_id
        where d.date = studio.berlin_date($1) and d.programme = studio.programme_of($4) and d.section = 'main')
     select c.number as key
       from planned p join studio.exercises c on c.id = $3
      where p.place = $2
        and (c.number = p.number or exists (select from studio.exercise_alternatives a
                                             where a.exercise_key = p.number and a.alternative_key = c.number))`,
    [place.start, swap.exercise_number, swap.exercise_id, place.timerName],
  );
  const [chosen] = rows;
  if (chosen === undefined) return 'unknown_exercise';
  await client.query(
    `insert into studio.exercise_swaps (id, customer_number, workout_number, exercise_number, exercise_key, author, coach_id,
                                        made_at, arrived_at)
     values ($1, $2, $3, $4, $5, $6, $7, least($8::timestamptz, $9::timestamptz), $9)
         on conflict (id) do nothing`,
    [
      swap.id,
      place.customerNumber,
      place.workoutNumber,
      swap.exercise_number,
      chosen.key,
      by.author,
      by.author === 'coach' ? by.coachId : null,
      madeAt,
      now,
    ],
  );
  return null;
}

/** A member's notes about exercises, their own and their coaches'. */
export async function readOwnNotes(pool: Pool, customerNumber: number): Promise<MyWorkout['notes']> {
  const { rows } = await pool.query<MyWorkout['notes'][number]>(
    `select x.id as exercise_id, n.words as text, n.author, n.is_on_floor
       from studio.exercise_notes n join studio.exercises x on x.number = n.exercise_key
      where n.customer_number = $1 order by x.id, n.author`,
    [customerNumber],
  );
  return rows;
}

/** The notes coaches see on the tablet. */
export async function readFloorNotes(
  pool: Pool,
  customers: readonly number[],
): Promise<NonNullable<FloorClass['notes']>> {
  const { rows } = await pool.query<NonNullable<FloorClass['notes']>[number]>({
    name: 'floor-notes',
    text: `select c.id as customer_id, x.id as exercise_id, n.words as text, n.author
       from studio.exercise_notes n
       join studio.exercises x on x.number = n.exercise_key
       join studio.customers c on c.number = n.customer_number
      where n.customer_number = any ($1) and n.is_on_floor order by c.id, x.id, n.author`,
    values: [customers],
  });
  return rows;
}

interface WrittenNote {
  readonly customerNumber: number;
  readonly exerciseId: string;
  readonly author: Author;
  readonly isOnFloor: boolean;
  /** Empty: the note is removed. */
  readonly text: string;
}

/** Writes an author's note about an exercise in the place of their last one; false where there is no such exercise. */
export async function writeNote(client: Pool | PoolClient, note: WrittenNote): Promise<boolean> {
  const { customerNumber, exerciseId, author, isOnFloor } = note;
  const words = note.text.trim();
  const { rows } = await client.query<{ number: number }>(
    'select number from studio.exercises where id = $1',
    [exerciseId],
  );
  const [exercise] = rows;
  if (exercise === undefined) return false;
  await (words === ''
    ? client.query(
        'delete from studio.exercise_notes where customer_number = $1 and exercise_key = $2 and author = $3',
        [customerNumber, exercise.number, author],
      )
    : client.query(
        `insert into studio.exercise_notes (customer_number, exercise_key, words, author, is_on_floor)
         values ($1, $2, $3, $4, $5)
             on conflict (customer_number, exercise_key, author)
             do update set words = excluded.words, is_on_floor = excluded.is_on_floor`,
        [customerNumber, exercise.number, words, author, isOnFloor],
      ));
  return true;
}

/** A coach's note for somebody who has a place in their class. Answers why not. */
export async function writeCoachNote(client: PoolClient, note: FloorNote): Promise<EntryRefusal | null> {
  const place = await findPlace(client, note.customer_id, note.workout_id);
  if (place === undefined) return 'not_in_class';
  const isWritten = await writeNote(client, {
    customerNumber: place.customerNumber,
    exerciseId: note.exercise_id,
    author: 'coach',
    isOnFloor: true,
    text: note.text,
  });
  return isWritten ? null : 'unknown_exercise';
}
