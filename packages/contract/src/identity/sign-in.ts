import { SITE_PATH } from '@lifted/domain/identity/site-path';
import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { Email, NoContent } from '../wire-values.ts';

/*
 * The studio's own identity provider. Its long-lived credential is an HttpOnly cookie, so these calls only work from the
 * site itself: a POST from another origin is refused (`origin_refused`).
 */

/** Longest accepted password; longer ones are refused before they are hashed. */
export const LONGEST_PASSWORD_INPUT = 1000;
const PasswordInput = Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD_INPUT });
const Token = Type.String({ minLength: 1, maxLength: 200 });

/** The profile of the signed-in person. It contains no credential. */
export const SignedInUser = Type.Object(
  {
    uid: Type.String(),
    email: Type.String(),
    email_verified: Type.Boolean(),
    display_name: Type.String(),
    phone_number: Type.Union([Type.String(), Type.Null()]),
  },
  { title: 'SignedInUser' },
);
export type SignedInUser = Static<typeof SignedInUser>;

const UserAnswer = Type.Object({ user: SignedInUser });

export const signInWithPassword = {
  method: 'POST',
  path: '/identity/sign-in/email',
  summary: 'Sign in with address and password; the answer sets the session cookie',
  access: 'all',
  body: Type.Object({ email: Email, password: PasswordInput }, { additionalProperties: false }),
  answers: { 200: UserAnswer, 401: Problem, 403: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

/** A page of this site, as a path. */
const SitePath = Type.String({ maxLength: 500, pattern: SITE_PATH });

export const signInWithGoogle = {
  method: 'POST',
  path: '/identity/sign-in/social',
  summary:
    'Begin signing in with Google: answers the address to open; it comes back to `callback_path`, with `?error=` to `error_path`',
  access: 'all',
  body: Type.Object(
    { provider: Type.Literal('google'), callback_path: SitePath, error_path: SitePath },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({ url: Type.String() }),
    403: Problem,
    422: Problem,
    429: Problem,
    501: Problem,
    503: Problem,
  },
} as const satisfies Call;

export const getSession = {
  method: 'GET',
  path: '/identity/get-session',
  summary: 'Whose session cookie this is; null when nobody is signed in',
  access: 'all',
  answers: { 200: Type.Object({ user: Type.Union([SignedInUser, Type.Null()]) }) },
} as const satisfies Call;

export const getIdToken = {
  method: 'GET',
  path: '/identity/token',
  summary: 'A fresh ID token of one hour for the session cookie; 401 when nobody is signed in',
  access: 'all',
  answers: { 200: Type.Object({ token: Type.String() }), 401: Problem },
} as const satisfies Call;

export const getKeys = {
  method: 'GET',
  path: '/identity/jwks',
  summary: 'Public keys of the ID tokens (RFC 7517)',
  access: 'all',
  answers: {
    200: Type.Object({
      keys: Type.Array(
        Type.Object({
          kid: Type.String(),
          alg: Type.String(),
          kty: Type.String(),
          crv: Type.String(),
          x: Type.String(),
          y: Type.String(),
        }),
      ),
    }),
  },
} as const satisfies Call;

export const signOut = {
  method: 'POST',
  path: '/identity/sign-out',
  summary: 'End this session',
  access: 'all',
  answers: { 204: NoContent, 403: Problem },
} as const satisfies Call;

export const signOutEverywhere = {
  method: 'POST',
  path: '/identity/revoke-sessions',
  summary: 'End every session of the cookie’s owner, this one included',
  access: 'all',
  answers: { 204: NoContent, 401: Problem, 403: Problem },
} as const satisfies Call;

export const requestPasswordReset = {
  method: 'POST',
  path: '/identity/request-password-reset',
  summary:
    'Ask for a mail with a link to set a password; the answer is the same for known and unknown addresses',
  access: 'all',
  body: Type.Object({ email: Email }, { additionalProperties: false }),
  answers: { 204: NoContent, 403: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const findPasswordLink = {
  method: 'POST',
  path: '/identity/password-link',
  summary: 'Whose password a mailed link sets; the link stays good',
  access: 'all',
  body: Type.Object({ token: Token }, { additionalProperties: false }),
  answers: {
    200: Type.Object({ email: Type.String() }),
    403: Problem,
    404: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

export const resetPassword = {
  method: 'POST',
  path: '/identity/reset-password',
  summary:
    'Set the password with the token of the mailed link, once. A refused password (`password_refused`) leaves the link valid; all sessions end',
  access: 'all',
  body: Type.Object({ token: Token, new_password: PasswordInput }, { additionalProperties: false }),
  answers: { 204: NoContent, 403: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const redeemCustomToken = {
  method: 'POST',
  path: '/identity/one-time-token/verify',
  summary: 'Sign in with the custom token of POST /auth/verify-token, once, within a minute',
  access: 'all',
  body: Type.Object({ token: Token }, { additionalProperties: false }),
  answers: { 200: UserAnswer, 401: Problem, 403: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const getPasswordPolicy = {
  method: 'GET',
  path: '/identity/password-policy',
  summary: 'What a password has to be like; lengths in characters',
  access: 'all',
  answers: {
    200: Type.Object({
      min_length: Type.Integer(),
      max_length: Type.Integer(),
      hints: Type.Array(Type.String()),
    }),
  },
} as const satisfies Call;
