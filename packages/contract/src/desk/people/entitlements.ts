import { Type } from 'typebox';
import type { Call } from '../../call.ts';
import { Changed } from '../../desk-changes.ts';
import { Problem } from '../../problem.ts';
import { Day, Id } from '../../wire-values.ts';

/* What somebody has, changed at the desk: the same rules as at the command line. */

export const LONGEST_REASON = 500;
export const MOST_CREDITS = 999;
const Words = Type.String({ minLength: 1, maxLength: LONGEST_REASON, pattern: '\\S' });
const WordsOrNull = Type.Union([Words, Type.Null()]);
const entitlement = Type.Object({ id: Id });
const refusals = { 401: Problem, 403: Problem, 404: Problem, 409: Problem, 422: Problem } as const;

const ChangedPlaces = Type.Object({
  ...Changed.properties,
  places_left: Type.Integer({ minimum: 0, description: 'Places cancelled free of charge' }),
});

export const grantProduct = {
  method: 'POST',
  path: '/desk/people/{id}/entitlements',
  summary: 'Give a person a pass or a membership; note and reference say how it was sold',
  access: 'desk',
  reach: 'shared',
  recentSignIn: 'hour',
  params: entitlement,
  body: Type.Object(
    { product_id: Id, from: Day, note: WordsOrNull, reference: WordsOrNull },
    { additionalProperties: false },
  ),
  answers: { 201: Type.Object({ ...Changed.properties, id: Id }), ...refusals },
} as const satisfies Call;

export const extendPass = {
  method: 'POST',
  path: '/desk/entitlements/{id}/extension',
  summary: 'Give a pass a later last day; credits that expired come back',
  access: 'desk',
  reach: 'shared',
  recentSignIn: 'hour',
  params: entitlement,
  body: Type.Object({ until: Day }, { additionalProperties: false }),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const adjustPass = {
  method: 'POST',
  path: '/desk/entitlements/{id}/adjustment',
  summary: 'Add credits to a pass or take some; the member reads the reason',
  access: 'desk',
  reach: 'shared',
  recentSignIn: 'hour',
  params: entitlement,
  body: Type.Object(
    { credits: Type.Integer({ minimum: -MOST_CREDITS, maximum: MOST_CREDITS }), reason: Words },
    { additionalProperties: false },
  ),
  answers: { 200: Changed, ...refusals },
} as const satisfies Call;

export const pauseMembership = {
  method: 'POST',
  path: '/desk/entitlements/{id}/pause',
  summary: 'Pause a membership for full months; places booked in them are cancelled free of charge',
  access: 'desk',
  reach: 'shared',
  recentSignIn: 'hour',
  params: entitlement,
  body: Type.Object({ from: Day, until: Day }, { additionalProperties: false }),
  answers: { 200: ChangedPlaces, ...refusals },
} as const satisfies Call;

export const endMembership = {
  method: 'POST',
  path: '/desk/entitlements/{id}/end',
  summary: 'Set the last day of a membership; places booked after it are cancelled free of charge',
  access: 'desk',
  reach: 'shared',
  recentSignIn: 'hour',
  params: entitlement,
  body: Type.Object({ last_day: Day }, { additionalProperties: false }),
  answers: { 200: ChangedPlaces, ...refusals },
} as const satisfies Call;
