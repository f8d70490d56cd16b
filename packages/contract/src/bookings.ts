import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Id, Time } from './wire-values.ts';

/** One booking of a customer (specification, section 3). */
export const Booking = Type.Object(
  {
    id: Id,
    workout_id: Id,
    timer_name: Type.String(),
    workout_start_datetime: Time,
    canceled_at: Type.Union([Time, Type.Null()]),
    has_attended: Type.Boolean(),
    is_class_canceled: Type.Optional(
      Type.Boolean({ description: 'The studio cancelled the class, the customer kept the place until then' }),
    ),
    is_free_cancellation: Type.Optional(
      Type.Boolean({
        description: 'Cancelled free although within 12 hours: undone at once, or after a promotion',
      }),
    ),
  },
  { title: 'Booking' },
);
export type Booking = Static<typeof Booking>;

export const getBookings = {
  method: 'GET',
  path: '/bookings',
  summary: 'Bookings of a customer, newest first; `is_cancelled=true` includes cancelled ones',
  access: 'self-or-coach',
  query: Type.Object(
    {
      customer_id: Id,
      is_cancelled: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Type.Array(Booking), 401: Problem, 422: Problem },
} as const satisfies Call;
