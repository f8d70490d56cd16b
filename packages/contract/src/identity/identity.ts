import { STUDIO_ROLES } from '@lifted/domain/people/studio-role';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Id } from '../wire-values.ts';

/** Identity providers: the studio's own, or Firebase. */
export const IDENTITY_PROVIDERS = ['studio', 'firebase'] as const;
export type IdentityProviderName = (typeof IDENTITY_PROVIDERS)[number];

export const StudioRole = Type.Enum(STUDIO_ROLES, { type: 'string' });
export type StudioRole = Static<typeof StudioRole>;

export const verifyToken = {
  method: 'POST',
  path: '/auth/verify-token',
  summary:
    'Exchange the token of a sign-in link, once, for a custom token the identity provider signs in with',
  access: 'all',
  body: Type.Object(
    { token: Type.String({ minLength: 1, maxLength: 200 }) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({ customToken: Type.String() }),
    401: Problem,
    422: Problem,
    429: Problem,
    503: Problem,
  },
} as const satisfies Call;

export const getRoles = {
  method: 'GET',
  path: '/users/{provider}-uid/{uid}/roles',
  summary: 'Roles of an identity: of oneself, or for the owner of anybody',
  access: 'signed-in',
  withoutSecondFactor: true,
  params: Type.Object({
    provider: Type.Enum(IDENTITY_PROVIDERS, { type: 'string' }),
    uid: Id,
  }),
  answers: { 200: Type.Array(StudioRole), 401: Problem, 404: Problem },
} as const satisfies Call;
