import { CLASS_LEVELS } from '@lifted/domain/classes/class-kind';
import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Changed } from '../../desk-changes.ts';
import { Problem } from '../../problem.ts';
import { Id } from '../../wire-values.ts';

/** Characters a line about a kind of class has at most: more does not fit beside its name. */
const LONGEST_LINE = 120;

const Line = Type.Union([
  Type.String({ minLength: 1, maxLength: LONGEST_LINE, pattern: '^[^\\n\\r]*\\S[^\\n\\r]*$' }),
  Type.Null(),
]);

/** What the studio says of all classes of one name. */
export const ClassKindFields = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: '\\S',
      description: 'The name of its classes, as they have it',
    }),
    description_en: Line,
    description_de: Line,
    level: Type.Union([Type.Enum(CLASS_LEVELS, { type: 'string' }), Type.Null()]),
    lifts_en: Line,
    lifts_de: Line,
    has_own_workouts: Type.Boolean({
      description: 'Its classes follow workouts planned for it; false: the workout of the day',
    }),
  },
  { title: 'ClassKindFields', additionalProperties: false },
);
export type ClassKindFields = Static<typeof ClassKindFields>;

const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;
const KindId = Type.Object({ id: Id });

export const classKindCalls = {
  list: {
    method: 'GET',
    path: '/desk/class-kinds',
    summary: 'The kinds of class, by name, and the names of repeating and coming classes that are of none',
    access: 'staff',
    reach: 'shared',
    answers: {
      200: Type.Object({
        kinds: Type.Array(Type.Object({ id: Id, fields: ClassKindFields })),
        without: Type.Array(Type.String()),
      }),
      401: Problem,
      403: Problem,
    },
  },
  add: {
    method: 'POST',
    path: '/desk/class-kinds',
    summary: 'Add a kind of class; all classes of its name are of it',
    access: 'desk',
    body: Type.Object({ fields: ClassKindFields }, { additionalProperties: false }),
    answers: { 201: Type.Object({ ...Changed.properties, id: Id }), ...refusals },
  },
  edit: {
    method: 'PUT',
    path: '/desk/class-kinds/{id}',
    summary: 'Change a kind of class; `was` is what the form showed, so that nobody’s change is lost',
    access: 'desk',
    params: KindId,
    body: Type.Object({ was: ClassKindFields, fields: ClassKindFields }, { additionalProperties: false }),
    answers: { 200: Changed, ...refusals },
  },
  remove: {
    method: 'DELETE',
    path: '/desk/class-kinds/{id}',
    summary: 'Remove a kind of class that has no workouts of its own; its classes stay',
    access: 'desk',
    params: KindId,
    answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  },
} as const satisfies Record<string, Call>;
