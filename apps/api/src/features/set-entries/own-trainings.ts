/** What members train without a class (decision 200): read, added, changed and removed by the member alone. */
import type { OwnTrainingRefusal, OwnTrainings } from '@lifted/contract/floor/own-trainings';
import { addDays, berlinDate, berlinInstant, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { MEMBER_CORRECTS_DAYS } from '@lifted/domain/training/entry-window';
import { EARLIER_CLASSES_LOOKED_AT } from '@lifted/domain/training/suggested-load';
import { ownSetRefusal, ownTrainingRefusal, startOfOwnTraining } from '@lifted/domain/training/own-training';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { Pool, PoolClient } from 'pg';
import { readImplements } from '../../training/class-training.ts';
import { cellOnWire } from '../../training/enter-sets.ts';
import { readHistories } from '../../training/exercise-histories.ts';
import { exerciseName, exerciseNames } from '../../data/exercise-names.ts';
import { readOwnNotes } from '../../training/personal-exercises.ts';
import { readCells } from '../../training/set-cells.ts';

/** More than a suggestion looks at: those of the training itself and of later days are left out of it. */
const SESSIONS_TOLD = 2 * EARLIER_CLASSES_LOOKED_AT;

const OTHER = { en: 'de', de: 'en' } as const satisfies InBothLanguages<Language>;

interface OwnTrainingsQuestion {
  readonly customerNumber: number;
  readonly language: Language;
  readonly now: Date;
}

interface TrainingRow {
  readonly id: string;
  readonly number: number;
  readonly date: CivilDate;
  readonly name: string | null;
}

/** The own trainings a member can still change, and all it takes to enter one. */
export async function readOwnTrainings(
  pool: Pool,
  { customerNumber, language, now }: OwnTrainingsQuestion,
): Promise<OwnTrainings> {
  const [trainings, exercises, implement, histories, notes] = await Promise.all([
    readOpenTrainings(pool, customerNumber, now),
    readAllExercises(pool, language),
    readImplements(pool, language),
    readHistories(pool, {
      customers: [customerNumber],
      exercises: null,
      before: now,
      withOwn: true,
      most: SESSIONS_TOLD,
    }),
    readOwnNotes(pool, customerNumber),
  ]);
  return { trainings, exercises, implements: implement, histories, notes };
}

async function readOpenTrainings(
  pool: Pool,
  customerNumber: number,
  now: Date,
): Promise<OwnTrainings['trainings']> {
  const first = berlinInstant(addDays(berlinDate(now), -MEMBER_CORRECTS_DAYS));
  const { rows } = await pool.query<TrainingRow>(
    `select id, number, studio.berlin_date(start_datetime)::text as date, name
       from studio.own_trainings where customer_number = $1 and start_datetime >= $2
      order by start_datetime desc, id::text collate "C" desc`,
    [customerNumber, first],
  );
  const workouts = rows.map(({ number }) => number);
  const cells = [...(await readCells(pool, { workouts, customers: [customerNumber] })).values()];
  return rows.map(({ id, date, name }) => ({
    id,
    date,
    name,
    cells: cells
      .filter(({ place }) => place.workoutId === id)
      .map(({ place, cell }) => cellOnWire(place, cell)),
  }));
}

async function readAllExercises(pool: Pool, language: Language): Promise<OwnTrainings['exercises']> {
  const { rows } = await pool.query<OwnTrainings['exercises'][number]>(
    `select x.id as exercise_id, ${exerciseNames('x', language)}, x.per_side, x.video_url, x.implement_id, x.load_kind,
            x.step::float8 as step, case when x.name_de is not null then ${exerciseName('x', OTHER[language])} end as other_name
       from studio.exercises x order by lower(${exerciseName('x', language)}), x.id collate "C"`,
  );
  return rows.map(({ other_name, ...exercise }) =>
    other_name == null ? exercise : { ...exercise, other_name },
  );
}

interface SavedTraining {
  readonly id: string;
  readonly customerNumber: number;
  readonly date: CivilDate;
  readonly name: string | null;
  readonly madeAt: Date;
}

/**
 * Adds an own training, or changes its day and name, in the caller's transaction; sent again it changes nothing. On another day
 * its sets move with it; under another name it keeps its instant, by which records are told. Answers why not; somebody else's id
 * is as good as unknown.
 */
export async function saveOwnTraining(
  client: PoolClient,
  { id, customerNumber, date, name, madeAt }: SavedTraining,
  now: Date,
): Promise<OwnTrainingRefusal | null> {
  const entered = { madeAt, arrivedAt: now };
  // As setting a set does: one after the other, for one person.
  await client.query('select from studio.customers where number = $1 for no key update', [customerNumber]);
  const { rows } = await client.query<{ customerNumber: number; date: CivilDate }>(
    `select customer_number as "customerNumber", studio.berlin_date(start_datetime)::text as date
       from studio.own_trainings where id = $1`,
    [id],
  );
  const [before] = rows;
  if (before !== undefined && before.customerNumber !== customerNumber) return 'unknown_class';
  const refusal =
    (before === undefined ? null : ownSetRefusal(before.date, entered)) ?? ownTrainingRefusal(date, entered);
  if (refusal !== null) return refusal;
  const words = name?.trim() ?? '';
  await client.query(
    `insert into studio.own_trainings (id, customer_number, name, start_datetime, added_at)
     values ($1, $2, nullif($3, ''), $4, least($5::timestamptz, $6::timestamptz))
         on conflict (id) do update set name = excluded.name, start_datetime =
           case when studio.berlin_date(own_trainings.start_datetime) = studio.berlin_date(excluded.start_datetime)
             then own_trainings.start_datetime else excluded.start_datetime end
      where own_trainings.customer_number = excluded.customer_number
        and (own_trainings.name is distinct from excluded.name
             or studio.berlin_date(own_trainings.start_datetime) <> studio.berlin_date(excluded.start_datetime))`,
    [id, customerNumber, words, startOfOwnTraining(date, entered), madeAt, now],
  );
  return null;
}

/** Removes an own training with everything entered in it, in the caller's transaction; nothing where there is none. */
export async function removeOwnTraining(
  client: PoolClient,
  { id, customerNumber }: Pick<SavedTraining, 'id' | 'customerNumber'>,
): Promise<void> {
  await client.query('select from studio.customers where number = $1 for no key update', [customerNumber]);
  const { rows } = await client.query<{ number: number }>(
    'select number from studio.own_trainings where id = $1 and customer_number = $2 for update',
    [id, customerNumber],
  );
  const [training] = rows;
  if (training === undefined) return;
  for (const table of ['set_cells', 'set_entries', 'set_logs']) {
    await client.query(`delete from studio.${table} where customer_number = $1 and workout_number = $2`, [
      customerNumber,
      training.number,
    ]);
  }
  await client.query('delete from studio.own_trainings where number = $1', [training.number]);
}
