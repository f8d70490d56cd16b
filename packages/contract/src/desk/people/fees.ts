import { FEE_DECISIONS, FEE_KINDS, FEE_STATES } from '@lifted/domain/bookings/fee';
import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Changed } from '../../desk-changes.ts';
import { Problem } from '../../problem.ts';
import { Id, Time } from '../../wire-values.ts';

/** A fee as the studio sees it. */
export const DeskFee = Type.Object(
  {
    id: Id,
    kind: Type.Enum(FEE_KINDS, { type: 'string' }),
    cents: Type.Integer({ minimum: 1 }),
    state: Type.Enum(FEE_STATES, { type: 'string' }),
    made_at: Time,
    customer_id: Type.Union([Id, Type.Null()], { description: 'Null once the person was deleted' }),
    customer_name: Type.Union([Type.String(), Type.Null()]),
    timer_name: Type.String(),
    start_datetime: Time,
    canceled_at: Type.Union([Time, Type.Null()]),
    objection: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'DeskFee' },
);
export type DeskFee = Static<typeof DeskFee>;

const inState = Type.Object({ state: Type.Enum(FEE_STATES, { type: 'string' }) });

export const listDeskFees = {
  method: 'GET',
  path: '/desk/fees',
  summary: 'Fees in one state, the oldest first; of those settled, waived or dropped the last twelve months',
  access: 'desk',
  reach: 'shared',
  query: inState,
  answers: { 200: Type.Array(DeskFee), 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

export const exportDeskFees = {
  method: 'GET',
  path: '/desk/fees.csv',
  summary: 'All fees in one state as CSV for a spreadsheet',
  access: 'desk',
  recentSignIn: 'ten_minutes',
  query: inState,
  answers: {
    200: Type.Unsafe<object>({ type: 'string', description: 'text/csv' }),
    401: Problem,
    403: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const decideDeskFee = {
  method: 'POST',
  path: '/desk/fees/{id}/decision',
  summary:
    'Waive a fee, say that it is due although somebody objected, or that it was paid; the member reads the reason',
  access: 'desk',
  reach: 'shared',
  recentSignIn: 'hour',
  params: Type.Object({ id: Id }),
  body: Type.Object(
    {
      decision: Type.Enum(FEE_DECISIONS, { type: 'string' }),
      reason: Type.Union([Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }), Type.Null()]),
    },
    { additionalProperties: false },
  ),
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
} as const satisfies Call;
