import { EXERCISE_SIDES } from '@lifted/domain/training/workout-of-the-day';
import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { AnyDay, Day, Id } from './wire-values.ts';

const nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const exercise = {
  exercise_id: Id,
  name: Type.String(),
  short_name: nullable(Type.String()),
  reps: nullable(Type.Integer({ minimum: 1 })),
  distance: Type.Optional(
    Type.Integer({
      minimum: 1,
      description: 'metres, of what is carried, pushed or rowed; then without `reps`',
    }),
  ),
  per_side: Type.Boolean(),
  video_url: nullable(Type.String()),
};

export const MainExercise = Type.Object(
  { ...exercise, exercise_number: Type.Integer({ minimum: 1 }) },
  { title: 'MainExercise' },
);
export type MainExercise = Static<typeof MainExercise>;

const duration = nullable(Type.Integer({ minimum: 1, description: 'seconds' }));

/** A carry or a hold has seconds instead of repetitions. */
export const ChallengeExercise = Type.Object({ ...exercise, duration }, { title: 'ChallengeExercise' });
export type ChallengeExercise = Static<typeof ChallengeExercise>;

export const WarmupExercise = Type.Object(
  {
    ...exercise,
    duration,
    side: nullable(Type.Enum(EXERCISE_SIDES, { type: 'string' })),
  },
  { title: 'WarmupExercise' },
);
export type WarmupExercise = Static<typeof WarmupExercise>;

/** The workout of one day; `is_valid` is false on a day without main exercises (specification, section 3). */
export const WorkoutOfTheDay = Type.Object(
  {
    is_valid: Type.Boolean(),
    date: Day,
    main_exercises: Type.Array(MainExercise),
    challenge_exercises: Type.Array(ChallengeExercise),
    warmup_exercises: Type.Array(WarmupExercise),
    class_name: Type.Optional(
      Type.String({ description: 'The classes it is for, where they have workouts of their own' }),
    ),
    cycle: Type.Optional(
      Type.Object(
        {
          name: Type.String(),
          week: Type.Integer({ minimum: 1 }),
          weeks: Type.Integer({ minimum: 1 }),
        },
        { description: 'Where the day is in the cycle it belongs to, if any' },
      ),
    ),
  },
  { title: 'WorkoutOfTheDay' },
);
export type WorkoutOfTheDay = Static<typeof WorkoutOfTheDay>;

export const getWorkoutOfTheDay = {
  method: 'GET',
  path: '/wods/today',
  summary:
    "The workout of a day; without `date`, of today in the studio's time zone. With `programme`, the one of classes that have workouts of their own",
  access: 'all',
  query: Type.Object(
    { date: Type.Optional(AnyDay), programme: Type.Optional(Id) },
    { additionalProperties: false },
  ),
  answers: { 200: WorkoutOfTheDay, 422: Problem },
} as const satisfies Call;
