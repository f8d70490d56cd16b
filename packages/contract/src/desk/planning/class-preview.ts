import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Problem } from '../../problem.ts';
import { Count, Day, Id } from '../../wire-values.ts';
import { ClassFields, PreviewedMail } from '../desk-classes.ts';

/* What a class would meet where it is to stand, and who would hear of it: asked before it is saved. */

/** Other classes at the same time with the same coach or in the same room. */
export const PlanClash = Type.Object(
  {
    shared: Type.Enum(['coach', 'location'], { type: 'string' }),
    taken: Type.String({ description: 'The coach or the room' }),
    timer_name: Type.String({ description: 'The other class' }),
    time: Type.String({ description: "Its start on Berlin's clocks, 'HH:MM'" }),
    first_day: Day,
    classes: Type.Integer({ minimum: 1, description: 'How many of the classes to come meet it' }),
  },
  { title: 'PlanClash' },
);
export type PlanClash = Static<typeof PlanClash>;

/** Somebody who would have a place in two classes at a time. */
export const PlacedTwice = Type.Object(
  {
    customer_id: Type.Union([Id, Type.Null()], { description: 'Null: a visitor' }),
    name: Type.String(),
    timer_name: Type.String({ description: 'The other class' }),
    day: Day,
    time: Type.String({ description: "Its start on Berlin's clocks, 'HH:MM'" }),
  },
  { title: 'PlacedTwice' },
);
export type PlacedTwice = Static<typeof PlacedTwice>;

/** A day on which the studio is closed. */
export const ClosedDay = Type.Object({ day: Day, reason: Type.String() }, { title: 'ClosedDay' });

/** What an edit of classes would do. */
export const ClassPreview = Type.Object(
  {
    clashes: Type.Array(PlanClash),
    twice: Type.Array(PlacedTwice),
    closed: Type.Array(ClosedDay, {
      description: 'Where it is to stand, if it is not there already: only with `may_be_closed`',
    }),
    people: Type.Object(
      {
        members: Count,
        visitors: Count,
        guests: Type.Integer({
          minimum: 0,
          description: 'Guests of partners: no mail, they have to be told',
        }),
        waiting: Count,
      },
      { description: 'In the classes whose coach, room or time would change' },
    ),
    mails: Type.Array(PreviewedMail, { description: 'One for each kind of recipient and language' }),
    list_mails: Type.Integer({ minimum: 0, description: 'Mails to people on the waitlist about a place' }),
  },
  { title: 'ClassPreview' },
);
export type ClassPreview = Static<typeof ClassPreview>;

export const previewDeskClass = {
  method: 'POST',
  path: '/desk/classes/preview',
  summary:
    'What adding or changing a class would do: clashes, people who would be in two classes, closed days, and the mails before they go; refused as changing is. Changes nothing',
  access: 'desk',
  reach: 'class',
  body: Type.Object(
    {
      edited: Type.Union(
        [Type.Object({ id: Id, was: ClassFields }, { additionalProperties: false }), Type.Null()],
        {
          description: 'Null: a new one',
        },
      ),
      fields: ClassFields,
    },
    { additionalProperties: false },
  ),
  answers: { 200: ClassPreview, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;
