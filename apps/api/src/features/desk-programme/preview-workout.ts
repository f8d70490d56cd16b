import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import type { WorkoutOfTheDay } from '@lifted/contract/workouts-of-the-day';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { PlannedExercise } from '@lifted/domain/training/planned-exercise';
import type { Pool } from 'pg';
import { exerciseNames } from '../../data/exercise-names.ts';
import { cycleWeekOf } from './cycles.ts';
import { noSuchExercise } from './writable-workout.ts';

type PlannedSections = Omit<WorkoutFields, 'visible_from'>;

interface ShownExercise {
  readonly id: string;
  readonly name: string;
  readonly short_name: string | null;
  readonly video: string | null;
}

/** A planned workout as `/wods/today` would answer it, whenever it is to be seen. Throws a refusal of exercises nobody knows. */
export async function shownWorkout(
  pool: Pool,
  { date, language }: { readonly date: CivilDate; readonly language: Language },
  { main, challenge, warmup }: PlannedSections,
): Promise<WorkoutOfTheDay> {
  const ids = [...main, ...challenge, ...warmup].map(({ exercise_id: id }) => id);
  const { rows } = await pool.query<ShownExercise>(
    `select x.id, ${exerciseNames('x', language)}, x.video_url as video from studio.exercises x where x.id = any ($1)`,
    [ids],
  );
  const cycle = await cycleWeekOf(pool, date);
  const known = new Map(rows.map((row) => [row.id, row]));
  const card = ({ exercise_id: id, reps, distance, per_side }: PlannedExercise) => {
    const exercise = known.get(id);
    if (exercise === undefined) throw noSuchExercise();
    const { name, short_name, video } = exercise;
    const metres = distance === null ? {} : { distance };
    return { exercise_id: id, name, short_name, reps, per_side, video_url: video, ...metres };
  };
  return {
    is_valid: main.length > 0,
    date,
    ...(cycle && { cycle: { ...cycle } }),
    main_exercises: main.map((planned, at) => ({ exercise_number: at + 1, ...card(planned) })),
    challenge_exercises: challenge.map((planned) => ({ duration: planned.duration, ...card(planned) })),
    warmup_exercises: warmup.map((planned) => ({
      duration: planned.duration,
      side: planned.side,
      ...card(planned),
    })),
  };
}
