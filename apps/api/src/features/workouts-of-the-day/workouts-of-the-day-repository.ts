import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { ReadableDatabase } from '../../data/read-from-replica.ts';

const EXERCISE = `
  'exercise_id', e.id, 'name', e.name, 'short_name', e.short_name,
  'reps', w.reps, 'per_side', w.per_side, 'video_url', e.video_url`;

/** Each section as the contract describes its cards, in the order of their positions. */
const WORKOUT_OF_THE_DAY = `
  select json_build_object(
    'is_valid', count(*) filter (where w.section = 'main') > 0,
    'date', $1::text,
    'main_exercises', ${cards('main', `'exercise_number', w.position,`)},
    'challenge_exercises', ${cards('challenge')},
    'warmup_exercises', ${cards('warmup', `'duration', w.duration, 'side', w.side,`)}
  )::text as body
  from studio.wod_exercises w
  join studio.exercises e on e.id = w.exercise_id
  where w.date = $1::date`;

/** JSON text of the contract's WorkoutOfTheDay; a day without exercises is an invalid one with empty sections. */
export async function workoutOfTheDayText(
  database: ReadableDatabase,
  date: CivilDate,
): Promise<string | undefined> {
  const { rows } = await database.query<{ readonly body: string }>({
    name: 'workout-of-the-day',
    text: WORKOUT_OF_THE_DAY,
    values: [date],
  });
  return rows[0]?.body;
}

function cards(section: string, ownFields = ''): string {
  const card = `json_build_object(${ownFields} ${EXERCISE})`;
  return `coalesce(json_agg(${card} order by w.position) filter (where w.section = '${section}'), '[]')`;
}
