import { API_SCOPES } from '@lifted/domain/connections/api-scope';
import { Type, type Static } from 'typebox';
import type { Call } from '../../call.ts';
import { Changed } from '../../desk-changes.ts';
import { Problem } from '../../problem.ts';
import { Day, Id, Time, nameOf } from '../../wire-values.ts';

const TimeOrNull = Type.Union([Time, Type.Null()]);
const Scopes = Type.Array(Type.Enum([...API_SCOPES], { type: 'string' }), {
  minItems: 1,
  uniqueItems: true,
});

/** A key of the API, without its secret. */
export const ApiKey = Type.Object(
  {
    id: Id,
    name: Type.String(),
    scopes: Scopes,
    state: Type.Enum(['valid', 'expired', 'revoked'], { type: 'string' }),
    made_at: Time,
    expires_at: TimeOrNull,
    last_used_at: Type.Union([Time, Type.Null()], { description: 'To the minute' }),
  },
  { title: 'ApiKey' },
);
export type ApiKey = Static<typeof ApiKey>;

export const listApiKeys = {
  method: 'GET',
  path: '/desk/api-keys',
  summary: 'The keys of the API, those that hold first',
  access: 'owner',
  answers: { 200: Type.Array(ApiKey), 401: Problem, 403: Problem },
} as const satisfies Call;

export const addApiKey = {
  method: 'POST',
  path: '/desk/api-keys',
  summary: 'Make a key of the API; its secret is shown once',
  access: 'owner',
  recentSignIn: 'ten_minutes',
  body: Type.Object(
    {
      name: nameOf(60),
      scopes: Scopes,
      last_day: Type.Union([Day, Type.Null()], {
        description: 'The last day it holds, in Berlin; null: until it is revoked',
      }),
    },
    { additionalProperties: false },
  ),
  answers: {
    201: Type.Object({ id: Id, secret: Type.String() }),
    401: Problem,
    403: Problem,
    422: Problem,
  },
} as const satisfies Call;

export const revokeApiKey = {
  method: 'DELETE',
  path: '/desk/api-keys/{keyId}',
  summary: 'Revoke a key: from now on it makes no call',
  access: 'owner',
  params: Type.Object({ keyId: Id }),
  answers: { 200: Changed, 401: Problem, 403: Problem, 404: Problem },
} as const satisfies Call;
