import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Day, Id, Time } from './wire-values.ts';

/** One class: the test workout's five fields (specification, section 3) and further ones for the timetable. */
export const StudioClass = Type.Object(
  {
    id: Id,
    timer_name: Type.String({ description: 'Name of the class on the studio timer' }),
    start_datetime: Time,
    end_datetime: Time,
    coach_first_name: Type.String(),
    coach_profile_image_url: Type.Union([Type.String(), Type.Null()]),
    location_name: Type.String(),
    capacity: Type.Integer({ minimum: 1 }),
    free_places: Type.Integer({ minimum: 0 }),
    is_canceled: Type.Optional(
      Type.Boolean({ description: 'The class does not take place; no place is free' }),
    ),
    waitlist: Type.Optional(
      Type.Array(Type.Integer(), { description: 'Numbers of the entries of the waitlist, first come first' }),
    ),
    waitlist_chances: Type.Optional(
      Type.Union([Type.Array(Type.Integer({ minimum: 0, maximum: 10 })), Type.Null()], {
        description:
          'Of a full class: on the lists of like classes, to how many in ten a place came, by position; as far as that is known',
      }),
    ),
    too_few: Type.Optional(
      Type.Union([Type.Object({ missing: Type.Integer({ minimum: 1 }), decided_at: Time }), Type.Null()], {
        description: 'Too few have booked: how many are missing, and when it is decided',
      }),
    ),
  },
  { title: 'StudioClass' },
);
export type StudioClass = Static<typeof StudioClass>;

export const getTimetable = {
  method: 'GET',
  path: '/timetable',
  summary:
    'Classes that start on the civil days from `from` to `to`, both included, at most 35 days; default: the next 7 days',
  access: 'all',
  query: Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false }),
  answers: { 200: Type.Array(StudioClass), 422: Problem },
} as const satisfies Call;

export const getWorkout = {
  method: 'GET',
  path: '/workouts/{workoutId}',
  summary: 'One class that can be tried',
  access: 'all',
  params: Type.Object({ workoutId: Id }),
  answers: { 200: StudioClass, 404: Problem },
} as const satisfies Call;
