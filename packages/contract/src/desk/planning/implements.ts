import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Changed } from '../../desk-changes.ts';
import { Problem } from '../../problem.ts';
import { Id, nameOf, orNull } from '../../wire-values.ts';

const Name = nameOf(100);
/** Something to lift with. What belongs to another kind is null. */
export const ImplementFields = Type.Object(
  {
    name_en: Name,
    name_de: Name,
    kind: Type.Enum(['plates', 'weights', 'bodyweight'], {
      type: 'string',
      description: 'A bar with plates, fixed weights, or nothing that weighs; stays as it was added',
    }),
    bar: orNull(Type.Number({ minimum: 0, maximum: 500, description: 'kg of the bar alone' })),
    loaded_ends: orNull(
      Type.Union([Type.Literal(1), Type.Literal(2)], { description: 'Ends of the bar that plates go on' }),
    ),
    plates: orNull(
      Type.String({
        maxLength: 500,
        description: "Plates for one end, in kg: '4 × 25, 20, 2 × 10'",
      }),
    ),
    weights: orNull(
      Type.String({
        maxLength: 2000,
        description: "The weights there are, in kg, one by one or as ranges: '1–10 in 1, 12, 14'",
      }),
    ),
  },
  { title: 'ImplementFields', additionalProperties: false },
);
export type ImplementFields = Static<typeof ImplementFields>;

const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;
const ImplementId = Type.Object({ id: Id });

export const implementCalls = {
  list: {
    method: 'GET',
    path: '/desk/implements',
    summary: 'What the studio has to lift with, by id, and how much uses it',
    access: 'desk',
    reach: 'shared',
    answers: {
      200: Type.Array(
        Type.Object({
          id: Type.String({ description: 'What files of exercises call it; stays when it is renamed' }),
          fields: ImplementFields,
          exercises: Type.Integer({ description: 'Exercises that are done with it' }),
        }),
      ),
      401: Problem,
      403: Problem,
    },
  },
  add: {
    method: 'POST',
    path: '/desk/implements',
    summary: 'Add something to lift with; its id is made from its English name',
    access: 'desk',
    body: Type.Object({ fields: ImplementFields }, { additionalProperties: false }),
    answers: { 201: Type.Object({ ...Changed.properties, id: Id }), ...refusals },
  },
  edit: {
    method: 'PUT',
    path: '/desk/implements/{id}',
    summary:
      'Change what there is to lift with; `was` is what the form showed, so that nobody’s change is lost',
    access: 'desk',
    params: ImplementId,
    body: Type.Object({ was: ImplementFields, fields: ImplementFields }, { additionalProperties: false }),
    answers: { 200: Changed, ...refusals },
  },
  remove: {
    method: 'DELETE',
    path: '/desk/implements/{id}',
    summary: 'Remove something to lift with that no exercise and no room has',
    access: 'desk',
    params: ImplementId,
    answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem },
  },
} as const satisfies Record<string, Call>;
