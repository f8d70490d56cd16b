import { CANCEL_REASONS } from '@lifted/domain/bookings/class-cancellation';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Id, Time } from '../wire-values.ts';
import { ClassFields } from './desk-classes.ts';

/* Several classes changed at once: first what would come of it, then all of them or none. */

export const MOST_CLASSES_AT_ONCE = 100;

/** What several classes become; null: it stays as it is. */
export const ClassesChange = Type.Object(
  {
    coach_id: Type.Union([Id, Type.Null()]),
    location_id: Type.Union([Id, Type.Null()]),
    capacity: Type.Union([Type.Integer({ minimum: 1, maximum: 1000 }), Type.Null()]),
    cancel: Type.Union([Type.Enum([...CANCEL_REASONS], { type: 'string' }), Type.Null()], {
      description: 'They are cancelled for this reason; then nothing else is changed',
    }),
  },
  { title: 'ClassesChange', additionalProperties: false },
);
export type ClassesChange = Static<typeof ClassesChange>;

const Asked = Type.Object(
  {
    classes: Type.Array(Type.Object({ id: Id, was: ClassFields }, { additionalProperties: false }), {
      minItems: 1,
      maxItems: MOST_CLASSES_AT_ONCE,
      description: '`was` is what the page showed, so that nobody’s change is lost',
    }),
    change: ClassesChange,
  },
  { additionalProperties: false },
);

/** What would become of one class. */
export const ClassOutcome = Type.Object(
  {
    id: Id,
    timer_name: Type.String(),
    start_datetime: Time,
    differences: Type.Array(
      Type.Object({
        field: Type.Enum(['coach', 'location', 'capacity', 'canceled'], { type: 'string' }),
        from: Type.String(),
        to: Type.String(),
      }),
    ),
    mails: Type.Integer({ minimum: 0, description: 'Mails that go out' }),
    clashes: Type.Array(Type.Enum(['coach', 'location'], { type: 'string' }), {
      description: 'Shared with another class at the same time',
    }),
    shortages: Type.Array(
      Type.Object({
        equipment: Type.String(),
        needs: Type.Integer({ description: 'Places of the class' }),
        has: Type.Integer({ description: 'People its room has it for' }),
      }),
      { description: 'What its room has too little of for the workout of the day' },
    ),
    refusal: Type.Union([Type.String(), Type.Null()], { description: 'Why it cannot be changed so' }),
  },
  { title: 'ClassOutcome' },
);
export type ClassOutcome = Static<typeof ClassOutcome>;

const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;

export const previewClassesChange = {
  method: 'POST',
  path: '/desk/classes-bulk/preview',
  summary:
    'What changing several classes at once would do: differences, clashes and mails of each; changes nothing',
  access: 'desk',
  body: Asked,
  answers: { 200: Type.Array(ClassOutcome), ...refusals },
} as const satisfies Call;

export const changeClasses = {
  method: 'POST',
  path: '/desk/classes-bulk',
  summary: 'Change several classes at once, all or none, with an entry in the audit log for each',
  access: 'desk',
  body: Asked,
  answers: {
    200: Type.Object({ changes: Type.Array(Id, { description: 'Entries of the audit log' }) }),
    ...refusals,
  },
} as const satisfies Call;
