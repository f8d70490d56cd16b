import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import {
  CurrentSwap,
  entriesOf,
  EntryAnswer,
  ExerciseHistory,
  FloorSetEntry,
  Implement,
  LoggedExercise,
  NoteAuthor,
  SetCell,
} from './set-entries.ts';
import { Count, Day, Id, orNull, Time } from '../wire-values.ts';

/*
 * The tablet in the room. `access: 'floor'` is a device with its own credential; it sees today's classes of its room. What it may
 * have kept overnight, marks and the closing of a roster, is taken for two days after a class began.
 */

const closed = { additionalProperties: false } as const;
const PlaceKind = Type.Enum(['booking', 'test', 'guest'], { type: 'string' });

const FloorDevice = Type.Object(
  { id: Id, name: Type.String(), location_id: Id, location_name: Type.String() },
  { title: 'FloorDevice' },
);
export type FloorDevice = Static<typeof FloorDevice>;

export const enrolFloorDevice = {
  method: 'POST',
  path: '/floor/enrolment',
  summary: 'Turn a tablet into a floor device with the code shown at the desk',
  access: 'all',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 40 }) }, closed),
  answers: {
    201: Type.Object({ token: Type.String(), device: FloorDevice }),
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

const ClassOfDay = Type.Object(
  {
    id: Id,
    timer_name: Type.String(),
    start_datetime: Time,
    end_datetime: Time,
    coach_id: Id,
    coach_first_name: Type.String(),
    state: Type.Enum(['open', 'running', 'ended', 'closed', 'canceled'], { type: 'string' }),
    capacity: Count,
    expected: Type.Integer({ minimum: 0, description: 'People on the roster' }),
    present: Count,
  },
  { title: 'ClassOfDay' },
);
export type ClassOfDay = Static<typeof ClassOfDay>;

/** What the tablet needs for a whole day. */
export const FloorDay = Type.Object(
  {
    now: Time,
    date: Day,
    device: FloorDevice,
    coaches: Type.Array(
      Type.Object({
        id: Id,
        first_name: Type.String(),
        profile_image_url: orNull(Type.String()),
        has_pin: Type.Boolean(),
      }),
    ),
    implements: Type.Array(Implement),
    classes: Type.Array(ClassOfDay),
  },
  { title: 'FloorDay' },
);
export type FloorDay = Static<typeof FloorDay>;

export const getFloorDay = {
  method: 'GET',
  path: '/floor/day',
  summary: 'Today in the room of the device',
  access: 'floor',
  answers: { 200: FloorDay, 401: Problem },
} as const satisfies Call;

const FloorPlace = Type.Object(
  {
    kind: PlaceKind,
    id: Id,
    name: Type.String({
      description:
        'First name and initial, more letters where two read the same; empty once the person was deleted',
    }),
    customer_id: orNull(Type.String({ description: 'Of a member: whose sets are logged' })),
    is_present: Type.Boolean(),
    is_first_time: Type.Boolean(),
    is_unconfirmed: Type.Boolean(),
    is_beyond: Type.Boolean(),
    is_walk_in: Type.Boolean({ description: 'Came without a booking: a coach can take the place back' }),
    partner_name: orNull(Type.String()),
  },
  { title: 'FloorPlace' },
);
export type FloorPlace = Static<typeof FloorPlace>;

/** Roster, workout and sets of one class: the whole grid in one answer. */
export const FloorClass = Type.Object(
  {
    ...ClassOfDay.properties,
    location_name: Type.String(),
    roster_closed_at: orNull(Time),
    check_in_opens_at: Time,
    set_count: Type.Integer({ minimum: 1 }),
    exercises: Type.Array(LoggedExercise),
    roster: Type.Array(FloorPlace),
    waitlist: Type.Array(Type.Object({ entry: Type.Integer(), name: Type.String() })),
    histories: Type.Array(ExerciseHistory),
    cells: Type.Array(SetCell),
    swaps: Type.Optional(Type.Array(CurrentSwap)),
    notes: Type.Optional(
      Type.Array(Type.Object({ customer_id: Id, exercise_id: Id, text: Type.String(), author: NoteAuthor }), {
        description: 'Of coaches, and what members want coaches to see',
      }),
    ),
  },
  { title: 'FloorClass' },
);
export type FloorClass = Static<typeof FloorClass>;

const ClassId = Type.Object({ classId: Id });
const REFUSALS = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;
const Done = { 204: Type.Null(), ...REFUSALS } as const;
/** The booking of somebody who got a place, by which it can be taken back. */
const Booked = { 201: Type.Object({ booking_id: Id }), ...REFUSALS } as const;
const ByCoach = { coach_id: Id };

export const getFloorClass = {
  method: 'GET',
  path: '/floor/classes/{classId}',
  summary: 'A class of today in the room of the device, with roster, workout, last weights and sets',
  access: 'floor',
  params: ClassId,
  answers: { 200: FloorClass, 401: Problem, 404: Problem },
} as const satisfies Call;

export const unlockFloor = {
  method: 'POST',
  path: '/floor/unlock',
  summary: 'A coach takes over with their PIN; five wrong ones lock it for a growing time',
  access: 'floor',
  body: Type.Object({ coach_id: Id, pin: Type.String({ pattern: '^\\d{4}$' }) }, closed),
  answers: {
    200: Type.Object({ coach_id: Id, first_name: Type.String(), offline_until: Time }),
    401: Problem,
    403: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

export const enterFloorSets = {
  method: 'POST',
  path: '/floor/set-entries',
  summary: 'Enter sets of people in a class, in the order in which they were made',
  access: 'floor',
  body: entriesOf(FloorSetEntry),
  answers: { 200: Type.Array(EntryAnswer), 401: Problem, 422: Problem },
} as const satisfies Call;

export const markOnFloor = {
  method: 'PUT',
  path: '/floor/classes/{classId}/attendance/{kind}/{placeId}',
  summary: 'Mark somebody present or take it back; without a coach, somebody marks themselves',
  access: 'floor',
  params: Type.Object({ classId: Id, kind: PlaceKind, placeId: Id }),
  body: Type.Object({ is_present: Type.Boolean(), coach_id: orNull(Id) }, closed),
  answers: Done,
} as const satisfies Call;

export const checkInByCode = {
  method: 'POST',
  path: '/floor/check-in-codes',
  summary: 'Mark the member present whose app shows the code, in the class that runs or comes next',
  access: 'floor',
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 300 }) }, closed),
  answers: {
    200: Type.Object({ class_id: Id, name: Type.String() }),
    ...REFUSALS,
  },
} as const satisfies Call;

export const searchWalkIns = {
  method: 'GET',
  path: '/floor/classes/{classId}/walk-ins',
  summary:
    'Members whose name begins with the search and who can pay for this class; for a coach who is at the tablet',
  access: 'floor',
  params: ClassId,
  query: Type.Object({ search: Type.String({ minLength: 2, maxLength: 100 }), ...ByCoach }, closed),
  answers: {
    200: Type.Array(
      Type.Object({
        customer_id: Id,
        name: Type.String({
          description: 'First name and initial, more letters where two of these read the same',
        }),
        last_visit: Type.Optional(
          Type.Union([Day, Type.Null()], {
            description: 'Only where another one has the very same name; null: they were in no class yet',
          }),
        ),
      }),
    ),
    401: Problem,
    403: Problem,
    404: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

export const addWalkIn = {
  method: 'POST',
  path: '/floor/classes/{classId}/walk-ins',
  summary: 'Somebody who came without a booking takes a free place, and is marked present',
  access: 'floor',
  params: ClassId,
  body: Type.Object({ customer_id: Id, ...ByCoach }, closed),
  answers: Booked,
} as const satisfies Call;

export const removeWalkIn = {
  method: 'DELETE',
  path: '/floor/classes/{classId}/walk-ins/{bookingId}',
  summary:
    'Take back that somebody came without a booking, as if it had not been, until the roster is closed; again does nothing',
  access: 'floor',
  params: Type.Object({ classId: Id, bookingId: Id }),
  query: Type.Object(ByCoach, closed),
  answers: Done,
} as const satisfies Call;

export const addStandby = {
  method: 'POST',
  path: '/floor/classes/{classId}/standby',
  summary: 'From the start on, somebody of the waitlist takes a free place or one nobody came for',
  access: 'floor',
  params: ClassId,
  body: Type.Object(
    { entry: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), ...ByCoach },
    closed,
  ),
  answers: Booked,
} as const satisfies Call;

export const closeOnFloor = {
  method: 'POST',
  path: '/floor/classes/{classId}/closing',
  summary: 'Close the roster; everybody with sets is asked to check them',
  access: 'floor',
  params: ClassId,
  body: Type.Object(ByCoach, closed),
  answers: Done,
} as const satisfies Call;

export const reopenOnFloor = {
  method: 'DELETE',
  path: '/floor/classes/{classId}/closing',
  summary: 'Open a closed roster again, so that nobody is missing yet; again does nothing',
  access: 'floor',
  params: ClassId,
  query: Type.Object(ByCoach, closed),
  answers: Done,
} as const satisfies Call;
