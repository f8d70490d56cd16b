import { Type, type Static } from 'typebox';

/**
 * Every reason for a refusal. The code is the contract; its HTTP status is decided in one file of the API, and `detail` is a
 * sentence for the person.
 */
export const PROBLEM_CODES = [
  'invalid_input',
  'malformed_body',
  'malformed_request',
  'headers_too_large',
  'too_slow',
  'body_too_large',
  'unsupported_media_type',
  'not_found',
  'method_not_allowed',
  'not_signed_in',
  'wrong_credentials',
  'account_locked',
  'account_disabled',
  'password_refused',
  'sign_in_token_invalid',
  'origin_refused',
  'google_not_set_up',
  'second_factor_required',
  'second_factor_missing',
  'second_factors_full',
  'last_second_factor',
  'sign_in_again',
  'passkey_refused',
  'passkeys_full',
  'code_wrong',
  'code_too_old',
  'sms_not_set_up',
  'too_many_requests',
  'class_full',
  'class_started',
  'class_canceled',
  'already_booked',
  'booking_not_open',
  'place_promised',
  'overlapping_booking',
  'too_many_upcoming',
  'no_entitlement',
  'valid_elsewhere',
  'pass_expired_by_then',
  'no_credit_left',
  'contract_paused',
  'contract_ended',
  'already_canceled',
  'offer_gone',
  'not_waiting',
  'fee_decided',
  'link_unknown',
  'challenge_closed',
  'works_here',
  'class_not_started',
  'not_canceled',
  'too_late_for_few',
  'partner_quota_full',
  'roster_closed',
  'missing_counted',
  'check_in_closed',
  'not_allowed',
  'stale_version',
  'cannot_undo',
  'record_merged',
  'key_reused',
  'met_another',
  'unavailable',
  'internal',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

const FieldError = Type.Object({
  field: Type.String({ description: 'Name of the field, as sent' }),
  message: Type.String({ description: 'What to change, in the language asked for' }),
});

export const SECOND_FACTOR_KINDS = ['totp', 'phone'] as const;
/** An app that shows a new code every 30 seconds, or codes by SMS. */
export type SecondFactorKind = (typeof SECOND_FACTOR_KINDS)[number];

/** A way to show the second factor, sent once the first one is shown. */
export const OfferedSecondFactor = Type.Object(
  {
    id: Type.String(),
    kind: Type.Enum(SECOND_FACTOR_KINDS, { type: 'string' }),
    name: Type.String({ description: 'Of a phone: its number with all but the last digits hidden' }),
  },
  { title: 'OfferedSecondFactor' },
);
export type OfferedSecondFactor = Static<typeof OfferedSecondFactor>;

export const CONFIRM_WITH = ['code', 'password', 'passkey', 'sign_in'] as const;
/** What makes a sign-in recent again: a second factor, the password, a passkey alone, or nothing but a new sign-in. */
export type ConfirmWith = (typeof CONFIRM_WITH)[number];

/** RFC 9457 problem details, sent as application/problem+json. */
export const Problem = Type.Object(
  {
    type: Type.String({ description: 'URI reference of the kind of problem' }),
    title: Type.String({ description: 'The kind of problem, in the language asked for' }),
    status: Type.Integer(),
    detail: Type.String({ description: 'A sentence for the person who reads it, in the language asked for' }),
    code: Type.Enum(PROBLEM_CODES, { type: 'string' }),
    request_id: Type.Optional(Type.String()),
    errors: Type.Optional(Type.Array(FieldError)),
    factors: Type.Optional(
      Type.Array(OfferedSecondFactor, {
        description: 'With second_factor_required, and sign_in_again with a code: the ways to show it',
      }),
    ),
    current: Type.Optional(
      Type.Record(Type.String(), Type.Unknown(), {
        description: 'With stale_version: the fields as they are now',
      }),
    ),
    confirm_with: Type.Optional(
      Type.Enum(CONFIRM_WITH, {
        type: 'string',
        description:
          'With sign_in_again: what makes the sign-in recent again at POST /identity/confirm, a code of `factors`, the password, or where there is neither a passkey; or a new sign-in',
      }),
    ),
    accepts_passkey: Type.Optional(
      Type.Boolean({
        description:
          'With sign_in_again: a passkey makes the sign-in recent again, too; absent when none does',
      }),
    ),
    accepts_backup_code: Type.Optional(
      Type.Boolean({ description: 'With second_factor_required: whether a backup code is left' }),
    ),
  },
  { title: 'Problem' },
);
export type Problem = Static<typeof Problem>;
