import { LIFT_MEASURES } from '@lifted/domain/training/lift-progress';
import { CHANGE_TYPES } from '@lifted/domain/training/weekly-progress';
import type { ProgressionWindow } from '@lifted/domain/training/strength-progression';
import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { kindOfSet } from './floor/set-entries.ts';
import { Problem } from './problem.ts';
import { Day, Id, Time } from './wire-values.ts';

const Kilograms = Type.Number({ minimum: 0, description: 'kg' });
const CustomerPath = Type.Object({ id: Id });

/** One set. `record` is the personal record it set (domain: personal-records). */
export const ExerciseLog = Type.Object(
  {
    exercise_id: Id,
    exercise_name: Type.String(),
    exercise_short_name: Type.Union([Type.String(), Type.Null()]),
    exercise_number: Type.Integer({ minimum: 1 }),
    set_number: Type.Integer({ minimum: 1 }),
    reps: Type.Integer({ minimum: 0 }),
    weight: Kilograms,
    record: Type.Union([Type.Literal('weight'), Type.Literal('reps'), Type.Null()]),
    ...kindOfSet,
  },
  { title: 'ExerciseLog' },
);
export type ExerciseLog = Static<typeof ExerciseLog>;

/** What a customer lifted in one class (specification, section 3), or on their own. */
export const WorkoutLog = Type.Object(
  {
    workout_id: Id,
    start_datetime: Time,
    coach_first_name: Type.String(),
    timer_name: Type.String(),
    location_name: Type.String(),
    max_set_number: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
    is_own: Type.Optional(
      Type.Boolean({
        description:
          'Trained without a class: `timer_name` is the member’s own name for it or empty, coach and location are empty',
      }),
    ),
    exercise_logs: Type.Array(ExerciseLog),
  },
  { title: 'WorkoutLog' },
);
export type WorkoutLog = Static<typeof WorkoutLog>;

export const getExerciseLogs = {
  method: 'GET',
  path: '/customers/{id}/exercise_logs',
  summary:
    'Workout logs of a customer with every set, newest first; own trainings are in the member’s answers alone',
  access: 'self-or-coach',
  params: CustomerPath,
  answers: { 200: Type.Array(WorkoutLog), 401: Problem, 404: Problem },
} as const satisfies Call;

/** The domain's windows as text, since query values are text. */
const WINDOWS_AS_SENT = ['4', '12', '26', '52'] as const satisfies readonly `${ProgressionWindow}`[];

const Measure = Type.Optional(
  Type.Enum([...LIFT_MEASURES], {
    type: 'string',
    description:
      'Left out: by weight. Groups in which nothing but bodyweight sets was ever lifted are measured by `best`: repetitions (`reps`) or kg added to bodyweight, help below zero (`load`)',
  }),
);
const Best = Type.Optional(Type.Number({ description: 'In the measure of the group; left out: by weight' }));

/** Strength of one exercise group within a window (specification, section 3). */
export const ExerciseProgression = Type.Object(
  {
    exercise_group: Type.String(),
    measure: Measure,
    progress: Type.Number({ description: 'kg, last point minus first' }),
    current_max: Kilograms,
    progression: Type.Array(
      Type.Object({
        date: Day,
        weight: Kilograms,
        best: Best,
        is_record: Type.Boolean({ description: 'a personal record was set with this weight on this day' }),
      }),
    ),
  },
  { title: 'ExerciseProgression' },
);
export type ExerciseProgression = Static<typeof ExerciseProgression>;

export const getExerciseProgression = {
  method: 'GET',
  path: '/customers/{id}/exercise_progression',
  summary: 'Progression per exercise group over the last `timeFrame` weeks; default 12',
  access: 'self-or-coach',
  params: CustomerPath,
  query: Type.Object(
    {
      timeFrame: Type.Optional(Type.Enum(WINDOWS_AS_SENT, { type: 'string' })),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Array(ExerciseProgression), 401: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

/** The five latest weeks of one exercise group (specification, section 3). */
export const WeeklyProgress = Type.Object(
  {
    exercise_group: Type.String(),
    measure: Measure,
    weekly_progress: Type.Array(
      Type.Object({
        week_index: Type.Integer({ minimum: -4, maximum: 0 }),
        week_start_date: Day,
        max_weight: Type.Union([Kilograms, Type.Null()]),
        best: Best,
        change_type: Type.Enum(CHANGE_TYPES, { type: 'string' }),
      }),
    ),
  },
  { title: 'WeeklyProgress' },
);
export type WeeklyProgress = Static<typeof WeeklyProgress>;

export const getWeeklyProgress = {
  method: 'GET',
  path: '/customers/{id}/weekly-progress',
  summary: 'The five latest weeks per exercise group',
  access: 'self-or-coach',
  params: CustomerPath,
  answers: { 200: Type.Array(WeeklyProgress), 401: Problem, 404: Problem },
} as const satisfies Call;
