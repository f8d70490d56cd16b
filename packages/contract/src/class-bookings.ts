import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { branchOfClass, validIn } from './timetable.ts';
import { Day, Id, Time } from './wire-values.ts';

/** A place of a customer in a class of today or later. */
export const CustomerPlace = Type.Object(
  {
    booking_id: Id,
    workout_id: Id,
    timer_name: Type.String(),
    start_datetime: Time,
    coach_first_name: Type.String(),
    location_name: Type.String(),
    booked_at: Time,
    free_until: Type.String({ format: 'date-time', description: 'Last instant of free cancelling' }),
    late_cost: Type.Enum(['nothing', 'credit', 'fee'], {
      type: 'string',
      description: 'What cancelling costs after free_until',
    }),
    is_offered_place: Type.Boolean({
      description: 'An accepted offer; it was never free to cancel after the cut-off',
    }),
    swapped_from: Type.Optional(
      Type.Union([Id, Type.Null()], {
        description: 'The class that was left for this one; swapping back undoes it',
      }),
    ),
    branch: branchOfClass,
  },
  { title: 'CustomerPlace' },
);
export type CustomerPlace = Static<typeof CustomerPlace>;

/** A customer on the waitlist of a class. */
export const CustomerWait = Type.Object(
  {
    workout_id: Id,
    timer_name: Type.String(),
    start_datetime: Time,
    coach_first_name: Type.String(),
    location_name: Type.String(),
    entry: Type.Integer({
      description: 'Number in the waitlist of the class; its place among the others is the position',
    }),
    state: Type.Enum(['waiting', 'offered'], { type: 'string' }),
    offer_ends_at: Type.Union([Time, Type.Null()]),
  },
  { title: 'CustomerWait' },
);
export type CustomerWait = Static<typeof CustomerWait>;

const Days = Type.Object({ from: Day, until: Type.Union([Day, Type.Null()]) });

/** What lets a customer book: a pass with its balance, or a membership with its pauses. Days are both included. */
export const CustomerEntitlement = Type.Object(
  {
    id: Id,
    kind: Type.Enum(['pass', 'membership'], { type: 'string' }),
    product_name: Type.String(),
    from: Day,
    until: Type.Union([Day, Type.Null()]),
    credits: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()], {
      description: 'Of a pass; null otherwise',
    }),
    pauses: Type.Array(Days),
    valid_in: validIn,
  },
  { title: 'CustomerEntitlement' },
);
export type CustomerEntitlement = Static<typeof CustomerEntitlement>;

/** What is a customer's own in the timetable. */
export const CustomerClasses = Type.Object(
  {
    places: Type.Array(CustomerPlace),
    waits: Type.Array(CustomerWait),
    entitlements: Type.Array(CustomerEntitlement),
  },
  { title: 'CustomerClasses' },
);
export type CustomerClasses = Static<typeof CustomerClasses>;

export const getCustomerClasses = {
  method: 'GET',
  path: '/customers/{id}/classes',
  summary: 'Places and waitlists of a customer from today on, and what pays for further ones',
  access: 'self-or-desk',
  params: Type.Object({ id: Id }),
  answers: { 200: CustomerClasses, 401: Problem, 404: Problem },
} as const satisfies Call;

/** What a command of the booking engine did. Repeating it with its key answers the same. */
export const BookingOutcome = Type.Object(
  {
    outcome: Type.Enum(['booked', 'waiting', 'has_place', 'left', 'canceled_free', 'canceled_late'], {
      type: 'string',
      description: 'has_place: there is no need to wait, a place can be booked',
    }),
    workout_id: Id,
    booking_id: Type.Union([Id, Type.Null()]),
  },
  { title: 'BookingOutcome' },
);
export type BookingOutcome = Static<typeof BookingOutcome>;

const workout = Type.Object({ workoutId: Id });
const booking = Type.Object({ bookingId: Id });
const nothing = Type.Object({}, { additionalProperties: false });
const answers = { 200: BookingOutcome, 401: Problem, 404: Problem, 409: Problem, 422: Problem } as const;

/** The commands below take a UUID in the header `Idempotency-Key`. */
export const bookClass = {
  method: 'POST',
  path: '/workouts/{workoutId}/bookings',
  summary: 'Take a place in a class; `entitlement_id` chooses what pays',
  access: 'self',
  needsIdempotencyKey: true,
  params: workout,
  body: Type.Object({ entitlement_id: Type.Optional(Id) }, { additionalProperties: false }),
  answers,
} as const satisfies Call;

export const cancelBooking = {
  method: 'POST',
  path: '/bookings/{bookingId}/cancellation',
  summary: 'Cancel a place: free or late, by the clock',
  access: 'self',
  needsIdempotencyKey: true,
  params: booking,
  body: nothing,
  answers,
} as const satisfies Call;

export const swapBooking = {
  method: 'POST',
  path: '/bookings/{bookingId}/swap',
  summary: 'Leave one class for another: the old place is cancelled only if the new one is had',
  access: 'self',
  needsIdempotencyKey: true,
  params: booking,
  body: Type.Object({ workout_id: Id }, { additionalProperties: false }),
  answers,
} as const satisfies Call;

export const joinWaitlist = {
  method: 'POST',
  path: '/workouts/{workoutId}/waitlist',
  summary: 'Join the waitlist of a full class',
  access: 'self',
  needsIdempotencyKey: true,
  params: workout,
  body: nothing,
  answers,
} as const satisfies Call;

export const leaveWaitlist = {
  method: 'POST',
  path: '/workouts/{workoutId}/waitlist/leave',
  summary: 'Leave the waitlist, or decline the offered place',
  access: 'self',
  needsIdempotencyKey: true,
  params: workout,
  body: nothing,
  answers,
} as const satisfies Call;

export const acceptOffer = {
  method: 'POST',
  path: '/workouts/{workoutId}/offer/accept',
  summary: 'Take the place that is offered; it can no longer be cancelled free',
  access: 'self',
  needsIdempotencyKey: true,
  params: workout,
  body: nothing,
  answers,
} as const satisfies Call;

/** The place behind the link of a mail. */
export const LinkedPlace = Type.Object(
  {
    state: Type.Enum(['booked', 'canceled', 'started'], { type: 'string' }),
    first_name: Type.String(),
    timer_name: Type.String(),
    start_datetime: Time,
    coach_first_name: Type.String(),
    location_name: Type.String(),
    branch: branchOfClass,
    booked_at: Time,
    free_until: Time,
    late_cost: Type.Enum(['nothing', 'credit', 'fee'], { type: 'string' }),
    cancellation: Type.Union([Type.Enum(['free', 'late', 'studio'], { type: 'string' }), Type.Null()]),
  },
  { title: 'LinkedPlace' },
);
export type LinkedPlace = Static<typeof LinkedPlace>;

const LinkToken = Type.Object(
  { token: Type.String({ minLength: 1, maxLength: 200 }) },
  { additionalProperties: false },
);

export const showLinkedPlace = {
  method: 'POST',
  path: '/booking_links/show',
  summary: 'The place behind the link of a mail',
  access: 'all',
  body: LinkToken,
  answers: { 200: LinkedPlace, 404: Problem, 422: Problem },
} as const satisfies Call;

export const cancelLinkedPlace = {
  method: 'POST',
  path: '/booking_links/cancel',
  summary: 'Cancel the place behind the link of a mail',
  access: 'all',
  body: LinkToken,
  answers: { 200: LinkedPlace, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;
