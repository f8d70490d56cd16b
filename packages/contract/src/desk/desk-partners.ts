import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Id, Time } from '../wire-values.ts';

const inMonth = Type.Object({
  month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$', description: "In Berlin, 'YYYY-MM'" }),
});

/** How many guests of a partner came in a month. */
export const PartnerMonth = Type.Object(
  { partner_id: Id, name: Type.String(), is_active: Type.Boolean(), visits: Type.Integer({ minimum: 0 }) },
  { title: 'PartnerMonth' },
);
export type PartnerMonth = Static<typeof PartnerMonth>;

/** A visit a partner pays for: a guest who was marked present. */
export const PartnerVisit = Type.Object(
  {
    id: Id,
    workout_id: Id,
    start_datetime: Time,
    timer_name: Type.String(),
    location_name: Type.String(),
    name: Type.Union([Type.String(), Type.Null()], { description: 'Null six months after the class' }),
    reference: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'PartnerVisit' },
);
export type PartnerVisit = Static<typeof PartnerVisit>;

export const countPartnerVisits = {
  method: 'GET',
  path: '/desk/partner-visits',
  summary: 'How many guests of each partner came in a month: what its payout is held against',
  access: 'desk',
  scope: 'read:numbers',
  query: inMonth,
  answers: { 200: Type.Array(PartnerMonth), 401: Problem, 403: Problem, 422: Problem },
} as const satisfies Call;

const partner = Type.Object({ partnerId: Id });

export const listPartnerVisits = {
  method: 'GET',
  path: '/desk/partner-visits/{partnerId}',
  summary: 'The visits a count is of, in the order of the classes',
  access: 'desk',
  scope: 'read:numbers',
  params: partner,
  query: inMonth,
  answers: { 200: Type.Array(PartnerVisit), 401: Problem, 403: Problem, 404: Problem, 422: Problem },
} as const satisfies Call;

export const exportPartnerVisits = {
  method: 'GET',
  path: '/desk/partner-visits/{partnerId}/visits.csv',
  summary: 'The same as CSV for a spreadsheet',
  access: 'desk',
  recentSignIn: 'ten_minutes',
  scope: 'read:numbers',
  params: partner,
  query: inMonth,
  answers: {
    200: Type.Unsafe<object>({ type: 'string', description: 'text/csv' }),
    401: Problem,
    403: Problem,
    404: Problem,
    422: Problem,
  },
} as const satisfies Call;
