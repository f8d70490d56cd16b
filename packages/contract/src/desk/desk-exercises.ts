import { LOAD_KINDS } from '@lifted/domain/training/load-kinds/load-kind';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { Implement } from '../floor/set-entries.ts';
import { Problem } from '../problem.ts';
import { Id, nameOf, orNull } from '../wire-values.ts';

const Name = nameOf(500);
/** An exercise as its form shows it. */
export const ExerciseFields = Type.Object(
  {
    name: Name,
    short_name: orNull(Name),
    name_de: Type.Optional(
      orNull(Type.String({ ...Name, description: 'What it is called in German; null: as in English' })),
    ),
    exercise_group: Type.String({ ...Name, description: 'What its progress is shown under, such as Squat' }),
    video_url: orNull(Type.String({ maxLength: 2000, pattern: '^(https://|/[^/])\\S+$' })),
    implement_id: orNull(Id),
    step: orNull(
      Type.Number({
        minimum: 0.25,
        maximum: 50,
        multipleOf: 0.25,
        description: 'kg a suggested load goes up by at least; null: to the next weight of the implement',
      }),
    ),
    load_kind: Type.Optional(
      orNull(
        Type.Enum([...LOAD_KINDS], {
          type: 'string',
          description: 'What a new set of it begins with; null: as the implement says',
        }),
      ),
    ),
    alternatives: Type.Optional(
      Type.Array(Id, {
        maxItems: 10,
        uniqueItems: true,
        description: 'What somebody may do in its place',
      }),
    ),
    per_side: Type.Boolean({
      description: 'Repetitions count for each side, unless a workout says otherwise',
    }),
  },
  { title: 'ExerciseFields', additionalProperties: false },
);
export type ExerciseFields = Static<typeof ExerciseFields>;

const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;

export const exerciseCalls = {
  list: {
    method: 'GET',
    path: '/desk/exercises',
    summary: 'All exercises, by name, with what there is to lift with',
    access: 'staff',
    reach: 'shared',
    answers: {
      200: Type.Object({
        exercises: Type.Array(Type.Object({ id: Id, fields: ExerciseFields })),
        implements: Type.Array(Implement),
      }),
      401: Problem,
      403: Problem,
    },
  },
  add: {
    method: 'POST',
    path: '/desk/exercises',
    summary: 'Add an exercise',
    access: 'desk',
    body: Type.Object({ fields: ExerciseFields }, { additionalProperties: false }),
    answers: { 201: Type.Object({ ...Changed.properties, id: Id }), ...refusals },
  },
  edit: {
    method: 'PUT',
    path: '/desk/exercises/{id}',
    summary: 'Change an exercise; `was` is what the form showed, so that nobody’s change is lost',
    access: 'desk',
    params: Type.Object({ id: Id }),
    body: Type.Object({ was: ExerciseFields, fields: ExerciseFields }, { additionalProperties: false }),
    answers: { 200: Changed, ...refusals },
  },
} as const satisfies Record<string, Call>;
