import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem } from '../problem.ts';
import { PasskeyRequestOptions, SignedByPasskey } from './passkeys.ts';
import { Id, NoContent, Time } from '../wire-values.ts';

/*
 * Where a person is signed in at the studio's own identity provider. Like its other calls these use the session cookie and
 * only work from the site itself; ending a session requires a sign-in within the last ten minutes (`sign_in_again`).
 */

export const OwnSession = Type.Object(
  {
    id: Type.String(),
    began_at: Time,
    seen_at: Type.String({
      format: 'date-time',
      description: 'Latest recorded visit; one a day is recorded',
    }),
    current: Type.Boolean({ description: 'Whether this session made the request' }),
  },
  { title: 'OwnSession' },
);
export type OwnSession = Static<typeof OwnSession>;

export const listOwnSessions = {
  method: 'GET',
  path: '/identity/sessions',
  summary: 'Where the caller is signed in: this session first, then the others, latest visit first',
  access: 'all',
  answers: { 200: Type.Object({ sessions: Type.Array(OwnSession) }), 401: Problem },
} as const satisfies Call;

export const endOwnSession = {
  method: 'POST',
  path: '/identity/sessions/end',
  summary: 'End another of the caller’s sessions; its next call is refused. 404 when it has ended',
  access: 'all',
  body: Type.Object({ session_id: Id }, { additionalProperties: false }),
  answers: { 204: NoContent, 401: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const endOtherSessions = {
  method: 'POST',
  path: '/identity/sessions/end-others',
  summary: 'End every session of the caller but this one, including those that wait for a second factor',
  access: 'all',
  answers: { 204: NoContent, 401: Problem, 403: Problem, 429: Problem },
} as const satisfies Call;

/*
 * Confirming a sign-in, in its own session. A call with `recentSignIn` is refused with `sign_in_again` when the sign-in is
 * older; `confirm_with` of the problem says what makes it recent again.
 */

const Code = Type.String({ minLength: 1, maxLength: 40 });
/** Longer ones are refused before they are hashed. */
const LONGEST_PASSWORD = 1000;

export const confirmSignIn = {
  method: 'POST',
  path: '/identity/confirm',
  summary:
    'Show the password again, or a second factor where the account has one; or a passkey; or a code by mail where it has nothing else. After five wrong tries the session ends (`not_signed_in`)',
  access: 'all',
  body: Type.Union([
    Type.Object(
      { password: Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD }) },
      { additionalProperties: false },
    ),
    Type.Object({ factor_id: Id, code: Code }, { additionalProperties: false }),
    Type.Object({ backup_code: Code }, { additionalProperties: false }),
    Type.Object({ passkey: SignedByPasskey }, { additionalProperties: false }),
    Type.Object({ mail_code: Code }, { additionalProperties: false }),
  ]),
  answers: { 204: NoContent, 401: Problem, 403: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const startPasskeyConfirmation = {
  method: 'POST',
  path: '/identity/confirm/passkey',
  summary: 'Begin to confirm with a passkey: a challenge for this session, for a single use',
  access: 'all',
  answers: { 200: PasskeyRequestOptions, 401: Problem, 403: Problem },
} as const satisfies Call;

export const mailConfirmationCode = {
  method: 'POST',
  path: '/identity/confirm/mail',
  summary:
    'Mail the caller a code to confirm with, like one to sign in; refused (`sign_in_again`) where another way confirms',
  access: 'all',
  answers: { 204: NoContent, 401: Problem, 403: Problem, 429: Problem },
} as const satisfies Call;

export const sendConfirmationCode = {
  method: 'POST',
  path: '/identity/confirm/send',
  summary: 'Send a code by SMS to an enrolled phone, to confirm with',
  access: 'all',
  body: Type.Object({ factor_id: Id }, { additionalProperties: false }),
  answers: {
    204: NoContent,
    401: Problem,
    403: Problem,
    404: Problem,
    422: Problem,
    429: Problem,
    501: Problem,
    503: Problem,
  },
} as const satisfies Call;
