import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { Language } from '@lifted/domain/language/language';
import type { ReadableDatabase } from '../../data/read-from-replica.ts';
import { exerciseName, exerciseShortName } from '../../data/exercise-names.ts';

const exerciseIn = (language: Language) => `
  'exercise_id', e.id, 'name', ${exerciseName('e', language)}, 'short_name', ${exerciseShortName('e', language)},
  'reps', w.reps, 'per_side', w.per_side, 'video_url', e.video_url`;

/** Each section as the contract describes its cards, in the order of their positions; none before it is to be seen. */
const workoutIn = (language: Language) => `
  with hidden as (select visible_from from studio.wod_releases
                   where date = $1::date and programme = $3 and visible_from > $2),
       cycle as (select json_build_object('name', name, 'week', ($1::date - first_day) / 7 + 1, 'weeks', weeks) as week
                   from studio.programme_cycles where $1::date between first_day and first_day + weeks * 7 - 1)
  select (select visible_from from hidden) as "visibleFrom", (select week::text from cycle) as cycle,
         (select name from studio.class_kinds where id = $3) as "className", json_build_object(
    'is_valid', count(*) filter (where w.section = 'main') > 0,
    'date', $1::text,
    'main_exercises', ${cards(language, 'main', `'exercise_number', w.position,`)},
    'challenge_exercises', ${cards(language, 'challenge', `'duration', w.duration,`)},
    'warmup_exercises', ${cards(language, 'warmup', `'duration', w.duration, 'side', w.side,`)}
  )::text as body
  from studio.wod_exercises w
  join studio.exercises e on e.id = w.exercise_id
  where w.date = $1::date and w.programme = $3 and not exists (select from hidden)`;

const TEXTS = { en: workoutIn('en'), de: workoutIn('de') };

/** Of which day's workout, and how its exercises are called. */
export interface WorkoutAsked {
  readonly date: CivilDate;
  /** The kind of class whose own workout it is, '' for the workout of the day. */
  readonly programme: string;
  readonly language: Language;
}

interface WorkoutText {
  /** JSON text of the contract's WorkoutOfTheDay. */
  readonly body: string;
  /** When this workout begins to be seen; null: it is seen, or nothing is planned about it. */
  readonly visibleFrom: Date | null;
}

interface Row extends WorkoutText {
  /** JSON text; null for a day outside all cycles. */
  readonly cycle: string | null;
  /** The classes it is for; null: all that have no workouts of their own. */
  readonly className: string | null;
}

/** What is seen of a day's workout at an instant; a day without exercises is an invalid one with empty sections. */
export async function workoutOfTheDayText(
  database: ReadableDatabase,
  { date, programme, language }: WorkoutAsked,
  at: Date,
): Promise<WorkoutText | undefined> {
  const { rows } = await database.query<Row>({
    name: `workout-of-the-day-${language}`,
    text: TEXTS[language],
    values: [date, at, programme],
  });
  const [row] = rows;
  if (row === undefined) return undefined;
  const more = [
    row.className === null ? '' : `, "class_name": ${JSON.stringify(row.className)}`,
    row.cycle === null ? '' : `, "cycle": ${row.cycle}`,
  ].join('');
  return { ...row, body: `${row.body.trimEnd().slice(0, -1)}${more}}` };
}

function cards(language: Language, section: string, ownFields: string): string {
  const fields = `${ownFields} ${exerciseIn(language)}`;
  const card = `case when w.distance is null then json_build_object(${fields})
                     else json_build_object(${fields}, 'distance', w.distance) end`;
  return `coalesce(json_agg(${card} order by w.position) filter (where w.section = '${section}'), '[]')`;
}
