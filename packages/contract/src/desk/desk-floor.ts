import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Changed } from '../desk-changes.ts';
import { FloorClass } from '../floor/floor.ts';
import { Problem } from '../problem.ts';
import { entriesOf, EntryAnswer, Implement, SetEntry } from '../floor/set-entries.ts';
import { Id, Time, nameOf } from '../wire-values.ts';

const closed = { additionalProperties: false } as const;
const TimeOrNull = Type.Union([Time, Type.Null()]);

/** A tablet of the floor: waiting for its code, enrolled, or revoked. */
export const DeskFloorDevice = Type.Object(
  {
    id: Id,
    name: Type.String(),
    location_id: Id,
    location_name: Type.String(),
    state: Type.Enum(['waiting', 'enrolled', 'revoked'], { type: 'string' }),
    code_expires_at: TimeOrNull,
    enrolled_at: TimeOrNull,
    last_seen_at: TimeOrNull,
    revoked_at: TimeOrNull,
  },
  { title: 'DeskFloorDevice' },
);
export type DeskFloorDevice = Static<typeof DeskFloorDevice>;

export const getDeskFloor = {
  method: 'GET',
  path: '/desk/floor',
  summary: 'Tablets of the floor, and which coaches have a PIN',
  access: 'owner',
  answers: {
    200: Type.Object({
      devices: Type.Array(DeskFloorDevice),
      coaches: Type.Array(Type.Object({ id: Id, first_name: Type.String(), has_pin: Type.Boolean() })),
    }),
    401: Problem,
    403: Problem,
  },
} as const satisfies Call;

export const addFloorDevice = {
  method: 'POST',
  path: '/desk/floor-devices',
  summary: 'Prepare a tablet; its code is shown once and holds for fifteen minutes',
  access: 'owner',
  body: Type.Object({ name: nameOf(60), location_id: Id }, closed),
  answers: {
    201: Type.Object({ id: Id, code: Type.String(), code_expires_at: Time }),
    401: Problem,
    403: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const revokeFloorDevice = {
  method: 'DELETE',
  path: '/desk/floor-devices/{deviceId}',
  summary: 'Revoke a tablet: from now on it sees and enters nothing',
  access: 'owner',
  params: Type.Object({ deviceId: Id }),
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;

export const setCoachPin = {
  method: 'PUT',
  path: '/desk/coaches/{coachId}/pin',
  summary:
    'The PIN a coach unlocks the floor with: their own (`me`), or anybody’s for the owner; null removes it',
  access: 'staff',
  params: Type.Object({ coachId: Id }),
  body: Type.Object({ pin: Type.Union([Type.String({ pattern: '^\\d{4}$' }), Type.Null()]) }, closed),
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

/** Sets and histories of a class: how it went, and the sheet to print. */
export const ClassTraining = Type.Object(
  {
    studio_class: FloorClass,
    implements: Type.Array(Implement),
    /** Last instant at which the caller corrects sets; null: no end. */
    corrections_end: TimeOrNull,
  },
  { title: 'ClassTraining' },
);
export type ClassTraining = Static<typeof ClassTraining>;

export const getClassTraining = {
  method: 'GET',
  path: '/desk/classes/{classId}/training',
  summary: 'Workout, last weights and sets of everybody in a class; coaches see those they led',
  access: 'staff',
  reach: 'class',
  params: Type.Object({ classId: Id }),
  answers: { 200: ClassTraining, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;

export const correctSets = {
  method: 'POST',
  path: '/desk/people/{personId}/set-entries',
  summary:
    'Correct sets of a member: a coach in classes they led for two days, the desk in any class and without a time limit',
  access: 'staff',
  reach: 'shared',
  params: Type.Object({ personId: Id }),
  body: entriesOf(SetEntry),
  answers: { 200: Type.Array(EntryAnswer), 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;
