import type { LoggedExercise, MyWorkout } from '@lifted/contract/floor/set-entries';
import {
  berlinDate,
  berlinInstant,
  berlinIso,
  CLASS_LENGTH_MS,
  DAY_MS,
  HOUR_MS,
} from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import { entriesCloseAt, entriesOpenAt } from '@lifted/domain/training/entry-window';
import type { Pool } from 'pg';
import { refusing } from '../../http/errors/refusal.ts';
import {
  readExtraExercises,
  readImplements,
  readTraining,
  type ClassTraining,
} from '../../training/class-training.ts';
import { readHistories } from '../../training/exercise-histories.ts';
import { readOwnNotes } from '../../training/personal-exercises.ts';

/** A class that has ended is still the one that is logged for this long. */
const STILL_THIS_CLASS_MS = 3 * HOUR_MS;
/** A class is the next one from this long before it. */
const NEXT_CLASS_MS = DAY_MS;

interface OwnClass {
  readonly id: string;
  readonly number: number;
  readonly timerName: string;
  readonly start: Date;
  readonly maxSetNumber: number | null;
  readonly coachFirstName: string;
  readonly locationName: string;
}

interface MyWorkoutQuestion {
  readonly customerNumber: number;
  /** A class of theirs; undefined: the one the clock says. */
  readonly workoutId: string | undefined;
  readonly language: Language;
  readonly now: Date;
}

const notMyClass = refusing('not_found', {
  en: 'You have no place in this class.',
  de: 'In diesem Kurs hast du keinen Platz.',
});

/** A member's workout: of the class named, else of the one that began last or comes next, else of the day. */
export async function readMyWorkout(pool: Pool, question: MyWorkoutQuestion): Promise<MyWorkout> {
  const { customerNumber, workoutId, language, now } = question;
  const studioClass = await (workoutId === undefined
    ? findClassByClock(pool, customerNumber, now)
    : findClass(pool, customerNumber, workoutId));
  if (workoutId !== undefined && studioClass === undefined) throw notMyClass();
  const [training, implement, notes] = await Promise.all([
    readTraining(pool, studioClass, { customers: [customerNumber], language, at: now, visibleAt: now }),
    readImplements(pool, language),
    readOwnNotes(pool, customerNumber),
  ]);
  const extra = await readExtraExercises(pool, training.cells, language);
  const closesAt = studioClass && entriesCloseAt(studioClass.start, 'member');
  return {
    date: berlinDate(studioClass?.start ?? now),
    studio_class: studioClass === undefined ? null : presentClass(studioClass),
    opens_at: studioClass === undefined ? null : berlinIso(entriesOpenAt(studioClass.start)),
    closes_at: closesAt == null ? null : berlinIso(closesAt),
    ...training,
    exercises: [...training.exercises, ...extra],
    histories: [
      ...training.histories,
      ...(await historiesOf(pool, question, { extra, training, studioClass })),
    ],
    implements: implement,
    notes,
  };
}

/** What was done before of the exercises the member added. */
async function historiesOf(
  pool: Pool,
  { customerNumber, now }: MyWorkoutQuestion,
  {
    extra,
    training,
    studioClass,
  }: {
    readonly extra: readonly LoggedExercise[];
    readonly training: ClassTraining;
    readonly studioClass: OwnClass | undefined;
  },
) {
  const known = new Set(training.histories.map(({ exercise_id }) => exercise_id));
  const exercises = extra.map(({ exercise_id }) => exercise_id).filter((id) => !known.has(id));
  return readHistories(pool, {
    customers: [customerNumber],
    exercises,
    before: studioClass?.start ?? now,
    withOwn: true,
  });
}

function presentClass({
  id,
  timerName,
  start,
  coachFirstName,
  locationName,
}: OwnClass): MyWorkout['studio_class'] {
  return {
    id,
    timer_name: timerName,
    start_datetime: berlinIso(start),
    end_datetime: berlinIso(new Date(start.getTime() + CLASS_LENGTH_MS)),
    coach_first_name: coachFirstName,
    location_name: locationName,
  };
}

const OWN_CLASSES = `
  select w.id, w.number, w.timer_name as "timerName", w.start_datetime as start, w.max_set_number as "maxSetNumber",
         c.first_name as "coachFirstName", l.name as "locationName"
    from studio.bookings b
    join studio.workouts w on w.id = b.workout_id
    join studio.coaches c on c.id = w.coach_id
    join studio.locations l on l.id = w.location_id
   where b.customer_number = $1 and b.canceled_at is null and w.canceled_at is null`;

async function findClass(
  pool: Pool,
  customerNumber: number,
  workoutId: string,
): Promise<OwnClass | undefined> {
  const { rows } = await pool.query<OwnClass>(`${OWN_CLASSES} and w.id = $2`, [customerNumber, workoutId]);
  return rows[0];
}

/**
 * The class that runs; else the next one once its check-in is open; else the one that began within three hours, the next within
 * a day, the last one of today.
 */
async function findClassByClock(
  pool: Pool,
  customerNumber: number,
  now: Date,
): Promise<OwnClass | undefined> {
  const midnight = berlinInstant(berlinDate(now));
  const since = Math.min(midnight.getTime(), now.getTime() - STILL_THIS_CLASS_MS);
  const { rows } = await pool.query<OwnClass>(
    `${OWN_CLASSES} and w.start_datetime >= $2 and w.start_datetime <= $3 order by w.start_datetime, w.id collate "C"`,
    [customerNumber, new Date(since), new Date(now.getTime() + NEXT_CLASS_MS)],
  );
  const begun = rows.filter(({ start }) => start.getTime() <= now.getTime());
  const latest = begun.at(-1);
  const next = rows[begun.length];
  const sinceLatest = latest === undefined ? Infinity : now.getTime() - latest.start.getTime();
  const isOpening = next !== undefined && entriesOpenAt(next.start).getTime() <= now.getTime();
  const isFresh = isOpening ? sinceLatest < CLASS_LENGTH_MS : sinceLatest <= STILL_THIS_CLASS_MS;
  if (isFresh) return latest;
  return next ?? begun.findLast(({ start }) => start.getTime() >= midnight.getTime());
}
