import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { berlinIso } from '@lifted/domain/calendar/studio-calendar';
import { readSection, writtenSection, type PlannedExercise } from '@lifted/domain/training/planned-exercise';
import { WOD_SECTIONS, type WodSection } from '@lifted/domain/training/workout-of-the-day';
import type { PoolClient } from 'pg';
import { Type, type Static } from 'typebox';
import { fieldsOf, type DeskRecord } from '../../audit/edit-record.ts';
import { requireWritable, unreadableExercise } from './writable-workout.ts';
import { readWorkout, type WorkoutKey } from './read-programme.ts';

/** A workout as it is merged and logged: each section is a text, an exercise a line. */
const WorkoutText = Type.Object(
  {
    main: Type.String(),
    challenge: Type.String(),
    warmup: Type.String(),
    visible_from: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
);
export type WorkoutText = Static<typeof WorkoutText>;

/** The workout as text; times as Berlin's clocks show them, so that equal ones are equal. */
export function textOfWorkout({ main, challenge, warmup, visible_from: from }: WorkoutFields): WorkoutText {
  return {
    main: writtenSection(main),
    challenge: writtenSection(challenge),
    warmup: writtenSection(warmup),
    visible_from: from === null ? null : berlinIso(new Date(from)),
  };
}

/** Changes of workouts wait for each other: a day without one has no row to lock, and some change several days. */
export async function lockProgramme(client: PoolClient): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtextextended('programme', 0))`);
}

/** What a workout is logged under: '2026-11-28', of a kind of class '2026-11-28 push-day'. */
export function workoutId({ date, programme }: WorkoutKey): string {
  return programme === '' ? date : `${date} ${programme}`;
}

function workoutKey(id: string): WorkoutKey {
  const [date = '', programme = ''] = id.split(' ');
  return { date, programme };
}

/** The workout of a day, by its date and kind of class. A day without one has empty sections, so nothing is added or removed. */
export const workoutRecord: DeskRecord<WorkoutText> = {
  noun: 'wod',
  parse: fieldsOf(WorkoutText),
  async read(client, id) {
    await lockProgramme(client);
    return textOfWorkout(await readWorkout(client, workoutKey(id)));
  },
  async write(client, id, { visible_from: from, ...sections }) {
    const key = workoutKey(id);
    const { date, programme } = key;
    const planned = {
      main: readPlanned('main', sections.main),
      challenge: readPlanned('challenge', sections.challenge),
      warmup: readPlanned('warmup', sections.warmup),
    };
    await requireWritable(client, key, planned);
    await client.query('delete from studio.wod_exercises where date = $1 and programme = $2', [
      date,
      programme,
    ]);
    for (const section of WOD_SECTIONS) await insertSection(client, { ...key, section }, planned[section]);
    await client.query('delete from studio.wod_releases where date = $1 and programme = $2', [
      date,
      programme,
    ]);
    const isEmpty = WOD_SECTIONS.every((section) => planned[section].length === 0);
    if (from === null || isEmpty) return;
    await client.query(
      'insert into studio.wod_releases (date, programme, visible_from) values ($1, $2, $3)',
      [date, programme, from],
    );
  },
};

function readPlanned(section: WodSection, text: string): readonly PlannedExercise[] {
  const read = readSection(text);
  if (read === undefined) throw unreadableExercise(section);
  return read;
}

async function insertSection(
  client: PoolClient,
  { date, programme, section }: WorkoutKey & { readonly section: string },
  exercises: readonly PlannedExercise[],
): Promise<void> {
  await client.query(
    `insert into studio.wod_exercises
       (date, programme, section, position, exercise_id, sets, reps, duration, distance, per_side, side, load_percent, load_kg, note)
     select $1, $4, $2, place, exercise_id, sets, reps, duration, distance, per_side, side, load_percent, load_kg, note
       from rows from (jsonb_to_recordset($3) as (exercise_id text, sets smallint, reps integer, duration integer,
                  distance integer, per_side boolean, side text, load_percent numeric, load_kg numeric, note text)) with ordinality
            as planned (exercise_id, sets, reps, duration, distance, per_side, side, load_percent, load_kg, note, place)`,
    [date, section, JSON.stringify(exercises), programme],
  );
}
