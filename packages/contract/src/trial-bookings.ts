import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { StudioClass } from './timetable.ts';
import { Email, Id } from './wire-values.ts';

/** What a visitor sends to try a class. `website` is a trap for robots: people never see the field and leave it empty. */
export const TrialBookingRequest = Type.Object(
  {
    email: Email,
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    website: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);

export const joinTestWorkout = {
  method: 'POST',
  path: '/bsport/join_test_workout/{workoutId}',
  summary: 'Book a free test workout: one place per email address and class',
  access: 'all',
  params: Type.Object({ workoutId: Id }),
  body: TrialBookingRequest,
  answers: {
    201: Type.Object({ workout_id: Id }),
    404: Problem,
    409: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

const CancelToken = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 100 }) },
  { additionalProperties: false },
);

/** A booking as the person with the link from the mail sees it. */
export const TrialBooking = Type.Object(
  {
    state: Type.Union([Type.Literal('booked'), Type.Literal('canceled'), Type.Literal('started')]),
    first_name: Type.String(),
    workout: StudioClass,
  },
  { title: 'TrialBooking' },
);
export type TrialBooking = Static<typeof TrialBooking>;

export const showTrialBooking = {
  method: 'POST',
  path: '/trial_bookings/show',
  summary: 'The booking behind the link of a confirmation mail; POST, so that the token stays out of logs',
  access: 'all',
  body: CancelToken,
  answers: { 200: TrialBooking, 404: Problem, 422: Problem },
} as const satisfies Call;

export const cancelTrialBooking = {
  method: 'POST',
  path: '/trial_bookings/cancel',
  summary: 'Give the place back; answers the same when it was given back before',
  access: 'all',
  body: CancelToken,
  answers: { 200: TrialBooking, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;
