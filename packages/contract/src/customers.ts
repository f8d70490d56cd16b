import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { Problem } from './problem.ts';
import { Email, Id } from './wire-values.ts';

/** A customer with attendance totals; streaks in weeks (specification, section 3). */
export const Customer = Type.Object(
  {
    id: Id,
    first_name: Type.String(),
    last_name: Type.String(),
    email: Type.String(),
    total_workouts: Type.Integer({ minimum: 0 }),
    current_streak: Type.Integer({ minimum: 0 }),
    highest_streak: Type.Integer({ minimum: 0 }),
  },
  { title: 'Customer' },
);
export type Customer = Static<typeof Customer>;

export const getCustomers = {
  method: 'GET',
  path: '/customers',
  summary: 'The customer with this address, at most one; somebody else’s answers like none',
  access: 'self-or-coach',
  query: Type.Object({ email: Email }, { additionalProperties: false }),
  answers: { 200: Type.Array(Customer), 401: Problem, 422: Problem },
} as const satisfies Call;
