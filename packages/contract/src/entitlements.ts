import { FEE_KINDS, FEE_STATES } from '@lifted/domain/bookings/fee';
import { Type, type Static } from 'typebox';
import type { Call } from './call.ts';
import { CustomerEntitlement } from './class-bookings.ts';
import { Problem } from './problem.ts';
import { Id, Time } from './wire-values.ts';

/** What happened to the credits of a pass; entries are never changed, the balance is their sum. */
export const CreditEntry = Type.Object(
  {
    at: Time,
    kind: Type.Enum(
      ['granted', 'held', 'released', 'consumed', 'restored', 'expired', 'extended', 'adjusted'],
      { type: 'string' },
    ),
    credits: Type.Integer({ description: 'Change of the balance' }),
    balance: Type.Integer({ minimum: 0, description: 'After this entry' }),
    reason: Type.Union([Type.String(), Type.Null()]),
    timer_name: Type.Union([Type.String(), Type.Null()], {
      description: 'Class of the booking it belongs to',
    }),
    start_datetime: Type.Union([Time, Type.Null()]),
  },
  { title: 'CreditEntry' },
);
export type CreditEntry = Static<typeof CreditEntry>;

/** A fee with its receipt: the rule (`kind`) and the clock times it was decided by. */
export const Fee = Type.Object(
  {
    id: Id,
    kind: Type.Enum(FEE_KINDS, { type: 'string' }),
    cents: Type.Integer({ minimum: 1 }),
    state: Type.Enum(FEE_STATES, { type: 'string' }),
    made_at: Time,
    due_at: Time,
    timer_name: Type.String(),
    start_datetime: Time,
    booked_at: Time,
    free_until: Type.String({
      format: 'date-time',
      description: 'Last instant of free cancelling; before booked_at where it never was free',
    }),
    canceled_at: Type.Union([Time, Type.Null()], { description: 'Null for a missed class' }),
    objection: Type.Union([Type.String(), Type.Null()]),
    decision: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'Fee' },
);
export type Fee = Static<typeof Fee>;

export const CustomerPasses = Type.Object(
  {
    entitlements: Type.Array(
      Type.Object({
        ...CustomerEntitlement.properties,
        entries: Type.Array(CreditEntry, { description: 'Of a pass, newest first' }),
      }),
    ),
    fees: Type.Array(Fee, { description: 'Newest first' }),
  },
  { title: 'CustomerPasses' },
);
export type CustomerPasses = Static<typeof CustomerPasses>;

export const getCustomerPasses = {
  method: 'GET',
  path: '/customers/{id}/entitlements',
  summary: 'Passes with every credit, memberships, and fees with their receipts',
  access: 'self-or-desk',
  params: Type.Object({ id: Id }),
  answers: { 200: CustomerPasses, 401: Problem, 404: Problem },
} as const satisfies Call;

export const LONGEST_OBJECTION = 1000;

export const objectToFee = {
  method: 'POST',
  path: '/fees/{feeId}/objection',
  summary: 'Object to a fee, once; the studio decides',
  access: 'self',
  params: Type.Object({ feeId: Id }),
  body: Type.Object(
    { words: Type.String({ minLength: 1, maxLength: LONGEST_OBJECTION }) },
    { additionalProperties: false },
  ),
  answers: { 200: Fee, 401: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;
