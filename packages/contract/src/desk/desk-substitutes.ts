import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { Problem } from '../problem.ts';
import { Id, Time } from '../wire-values.ts';
import { MOST_CLASSES_AT_ONCE } from './desk-class-bulk.ts';

/** A class somebody else is wanted for. */
export const WantedSubstitute = Type.Object(
  {
    class_id: Id,
    timer_name: Type.String(),
    start_datetime: Time,
    location_name: Type.String(),
    coach_first_name: Type.String({ description: 'Who cannot give it' }),
    asked_at: Time,
    can_accept: Type.Boolean({ description: 'The caller is a coach, another one, and free at that time' }),
  },
  { title: 'WantedSubstitute' },
);
export type WantedSubstitute = Static<typeof WantedSubstitute>;

export const listSubstitutes = {
  method: 'GET',
  path: '/desk/substitutes',
  summary: 'Classes ahead for which another coach is wanted',
  access: 'staff',
  reach: 'shared',
  answers: { 200: Type.Array(WantedSubstitute), 401: Problem, 403: Problem },
} as const satisfies Call;

const ofClass = Type.Object({ classId: Id });
const nothing = Type.Object({}, { additionalProperties: false });
const answers = {
  200: Changed,
  401: Problem,
  403: Problem,
  404: Problem,
  409: Problem,
  422: Problem,
} as const;

export const askForSubstitute = {
  method: 'POST',
  path: '/desk/classes/{classId}/substitute',
  summary:
    'Ask the coaches for somebody else; the first who accepts has the class. Coaches ask for their own classes',
  access: 'staff',
  reach: 'class',
  params: ofClass,
  body: nothing,
  answers,
} as const satisfies Call;

/** For a coach who cannot come for some days. */
export const askForSubstitutes = {
  method: 'POST',
  path: '/desk/substitutes',
  summary:
    'Ask the coaches for somebody else for several classes; those asked about already, begun or cancelled stay as they are',
  access: 'desk',
  body: Type.Object(
    { class_ids: Type.Array(Id, { minItems: 1, maxItems: MOST_CLASSES_AT_ONCE }) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({ changes: Type.Array(Id, { description: 'Entries of the audit log' }) }),
    401: Problem,
    403: Problem,
    404: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const stopAskingForSubstitute = {
  method: 'DELETE',
  path: '/desk/classes/{classId}/substitute',
  summary: 'Ask no longer: the class stays with its coach; coaches for their own classes',
  access: 'staff',
  reach: 'class',
  params: ofClass,
  answers,
} as const satisfies Call;

export const acceptSubstitution = {
  method: 'POST',
  path: '/desk/classes/{classId}/substitute/accept',
  summary: 'Take the class; everybody booked hears of the other coach',
  access: 'staff',
  params: ofClass,
  body: nothing,
  answers,
} as const satisfies Call;
