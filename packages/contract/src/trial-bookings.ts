import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { StudioClass } from './timetable.ts';
import { Email, Id, Time } from './wire-values.ts';

/** What a visitor sends to book a test workout. `website` is a honeypot: people never see the field and leave it empty. */
export const TrialBookingRequest = Type.Object(
  {
    email: Email,
    name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }),
    language: Type.Optional(
      Type.Union([Type.Literal('en'), Type.Literal('de')], {
        description: 'Language of the mails and the calendar file; that of Accept-Language unless given',
      }),
    ),
    website: Type.Optional(Type.String({ maxLength: 500 })),
  },
  { additionalProperties: false },
);

/**
 * The outcome. An address that may not book (a member's, or one that had its free class or holds a place) gets the same
 * response, and a mail that says why.
 */
export const TrialPlace = Type.Object(
  {
    workout_id: Id,
    place: Type.Union([Type.Literal('booked'), Type.Literal('held')], {
      description: 'held: waits until `held_until` for the link in the mail to be opened',
    }),
    held_until: Type.Union([Time, Type.Null()]),
  },
  { title: 'TrialPlace' },
);
export type TrialPlace = Static<typeof TrialPlace>;

export const joinTestWorkout = {
  method: 'POST',
  path: '/bsport/join_test_workout/{workoutId}',
  summary: 'Book a free test workout: one class per person',
  access: 'all',
  params: Type.Object({ workoutId: Id }),
  body: TrialBookingRequest,
  answers: {
    201: TrialPlace,
    404: Problem,
    409: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

const LinkToken = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 100 }) },
  { additionalProperties: false },
);

/** A booking as shown to a person with the mailed link. */
export const TrialBooking = Type.Object(
  {
    state: Type.Union(
      [
        Type.Literal('booked'),
        Type.Literal('held'),
        Type.Literal('expired'),
        Type.Literal('canceled'),
        Type.Literal('started'),
        Type.Literal('class_canceled'),
      ],
      { description: 'class_canceled: the studio cancelled the class, whatever became of the place before' },
    ),
    held_until: Type.Union([Time, Type.Null()], {
      description: 'Until when a held place waits for its confirmation',
    }),
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
  body: LinkToken,
  answers: { 200: TrialBooking, 404: Problem, 422: Problem },
} as const satisfies Call;

export const confirmTrialBooking = {
  method: 'POST',
  path: '/trial_bookings/confirm',
  summary:
    'Confirm a held place; answers the same when it was confirmed before, and what became of it otherwise',
  access: 'all',
  body: LinkToken,
  answers: { 200: TrialBooking, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;

export const cancelTrialBooking = {
  method: 'POST',
  path: '/trial_bookings/cancel',
  summary: 'Give the place back; answers the same when it was given back before',
  access: 'all',
  body: LinkToken,
  answers: { 200: TrialBooking, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;
