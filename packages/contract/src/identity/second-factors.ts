import { Type, type Static } from 'typebox';
import type { Call } from '../call.ts';
import { Problem, SECOND_FACTOR_KINDS } from '../problem.ts';
import { SignedInUser } from './sign-in.ts';
import { Id, NoContent, Time } from '../wire-values.ts';

/*
 * Second factors of the studio's own identity provider. Like its other calls these use the session cookie and only work from
 * the site itself. Signing in with an enrolled factor is answered with `second_factor_required`, as is GET /identity/token,
 * until a code is shown: until then the cookie grants nothing and is valid for ten minutes.
 */

/** Codes are digits, backup codes letters and digits; spaces and hyphens inside are ignored. */
const Code = Type.String({ minLength: 1, maxLength: 40 });

/** Shown once: only their hashes are stored. Earlier codes become invalid. */
const BackupCodes = Type.Object({ backup_codes: Type.Array(Type.String()) });

/** Backup codes when a first factor is enrolled; null when there are codes already. */
const FirstBackupCodes = Type.Object({
  backup_codes: Type.Union([Type.Array(Type.String()), Type.Null()]),
});

export const SecondFactor = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(SECOND_FACTOR_KINDS, { type: 'string' }),
    name: Type.String({ description: 'Of a phone: its number with all but the last digits hidden' }),
    enrolled_at: Time,
  },
  { title: 'SecondFactor' },
);
export type SecondFactor = Static<typeof SecondFactor>;

export const listSecondFactors = {
  method: 'GET',
  path: '/identity/second-factors',
  summary: 'Second factors of the caller, oldest first',
  access: 'all',
  answers: {
    200: Type.Object({
      factors: Type.Array(SecondFactor),
      backup_codes_left: Type.Integer(),
      sms_available: Type.Boolean(),
      required: Type.Boolean({
        description: 'Whether a role asks for a second factor this session does not have',
      }),
    }),
    401: Problem,
  },
} as const satisfies Call;

export const startTotp = {
  method: 'POST',
  path: '/identity/second-factors/totp',
  summary:
    'Begin to enrol an authenticator app (RFC 6238). Nothing changes until a code of it is confirmed, within ten minutes',
  access: 'all',
  answers: {
    200: Type.Object({
      factor_id: Type.String(),
      secret: Type.String({ description: 'Base32, to be typed' }),
      uri: Type.String({ description: 'otpauth://, to be shown as a QR code' }),
    }),
    401: Problem,
    403: Problem,
    409: Problem,
    429: Problem,
  },
} as const satisfies Call;

const Confirmation = Type.Object({ factor_id: Id, code: Code }, { additionalProperties: false });

export const confirmTotp = {
  method: 'POST',
  path: '/identity/second-factors/totp/confirm',
  summary: 'Finish enrolling an authenticator app with a code it shows',
  access: 'all',
  body: Confirmation,
  answers: { 200: FirstBackupCodes, 401: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const startPhone = {
  method: 'POST',
  path: '/identity/second-factors/phone',
  summary: 'Begin to enrol a phone: sends it a code of five minutes by SMS',
  access: 'all',
  body: Type.Object(
    { number: Type.String({ minLength: 1, maxLength: 40, description: 'With country code: +49 151 …' }) },
    { additionalProperties: false },
  ),
  answers: {
    200: Type.Object({ factor_id: Type.String() }),
    401: Problem,
    403: Problem,
    409: Problem,
    422: Problem,
    429: Problem,
    501: Problem,
    503: Problem,
  },
} as const satisfies Call;

export const confirmPhone = {
  method: 'POST',
  path: '/identity/second-factors/phone/confirm',
  summary: 'Finish enrolling a phone with the code it received',
  access: 'all',
  body: Confirmation,
  answers: { 200: FirstBackupCodes, 401: Problem, 403: Problem, 404: Problem, 422: Problem, 429: Problem },
} as const satisfies Call;

export const renewBackupCodes = {
  method: 'POST',
  path: '/identity/second-factors/backup-codes',
  summary: 'Ten new backup codes; earlier codes stop working. 404 without a second factor',
  access: 'all',
  answers: { 200: BackupCodes, 401: Problem, 403: Problem, 404: Problem, 429: Problem },
} as const satisfies Call;

export const removeSecondFactor = {
  method: 'POST',
  path: '/identity/second-factors/remove',
  summary:
    'Remove a second factor; with the last one the backup codes go too. 409 while a role requires it (`last_second_factor`)',
  access: 'all',
  body: Type.Object({ factor_id: Id }, { additionalProperties: false }),
  answers: {
    204: NoContent,
    401: Problem,
    403: Problem,
    404: Problem,
    409: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;

export const sendSecondFactorCode = {
  method: 'POST',
  path: '/identity/second-factor/send',
  summary: 'While signing in: send a code by SMS to an enrolled phone',
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

export const verifySecondFactor = {
  method: 'POST',
  path: '/identity/second-factor/verify',
  summary:
    'While signing in: show the second factor, once. After five wrong codes the sign-in ends (`not_signed_in`)',
  access: 'all',
  body: Type.Union([
    Type.Object({ factor_id: Id, code: Code }, { additionalProperties: false }),
    Type.Object({ backup_code: Code }, { additionalProperties: false }),
  ]),
  answers: {
    200: Type.Object({ user: SignedInUser }),
    401: Problem,
    403: Problem,
    422: Problem,
    429: Problem,
  },
} as const satisfies Call;
