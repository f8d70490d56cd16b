import type { Problem, ProblemCode } from '@lifted/contract/problem';
import type { Refusal } from './refusal.ts';

export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

/** HTTP status and title of each reason for refusal. */
const PROBLEMS: Readonly<Record<ProblemCode, { readonly status: number; readonly title: string }>> = {
  invalid_input: { status: 422, title: 'Something in the input has to change' },
  malformed_body: { status: 400, title: 'The body cannot be read' },
  malformed_request: { status: 400, title: 'The request cannot be read' },
  headers_too_large: { status: 431, title: 'The headers are too large' },
  too_slow: { status: 408, title: 'Too slow' },
  body_too_large: { status: 413, title: 'The body is too large' },
  unsupported_media_type: { status: 415, title: 'The body must be JSON' },
  not_found: { status: 404, title: 'Not found' },
  method_not_allowed: { status: 405, title: 'Method not allowed' },
  not_signed_in: { status: 401, title: 'Please sign in' },
  wrong_credentials: { status: 401, title: 'Not signed in' },
  account_locked: { status: 429, title: 'Too many tries to sign in' },
  account_disabled: { status: 403, title: 'The account is disabled' },
  password_refused: { status: 422, title: 'Please choose another password' },
  sign_in_token_invalid: { status: 401, title: 'The sign-in link is not valid' },
  origin_refused: { status: 403, title: 'Not from this site' },
  google_not_set_up: { status: 501, title: 'Signing in with Google is not set up' },
  second_factor_required: { status: 401, title: 'One more code is needed' },
  second_factor_missing: { status: 403, title: 'This account needs a second factor' },
  second_factors_full: { status: 409, title: 'No more second factors' },
  sign_in_again: { status: 403, title: 'Please sign in again' },
  code_wrong: { status: 422, title: 'The code is not right' },
  code_too_old: { status: 422, title: 'The code is too old' },
  sms_not_set_up: { status: 501, title: 'Codes by SMS are not set up' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  class_canceled: { status: 409, title: 'The class was cancelled' },
  class_full: { status: 409, title: 'The class is full' },
  class_started: { status: 409, title: 'The class has started' },
  link_unknown: { status: 404, title: 'The link is not valid' },
  challenge_closed: { status: 409, title: 'The challenge is not open' },
  works_here: { status: 409, title: 'The account of somebody who works here' },
  unavailable: { status: 503, title: 'Not available at the moment' },
  internal: { status: 500, title: 'Something went wrong on our side' },
};

/** The HTTP status of a reason for refusal. */
export function statusOf(code: ProblemCode): number {
  return PROBLEMS[code].status;
}

/** The RFC 9457 body of a refusal. */
export function problemOf(refusal: Refusal, requestId: string): Problem {
  const { status, title } = PROBLEMS[refusal.code];
  const { errors, offer } = refusal.extras;
  return {
    type: `/problems/${refusal.code.replaceAll('_', '-')}`,
    title,
    status,
    detail: refusal.detail,
    code: refusal.code,
    request_id: requestId,
    ...(errors && { errors: errors.map((fault) => ({ ...fault })) }),
    ...(offer && {
      factors: offer.factors.map((factor) => ({ ...factor })),
      accepts_backup_code: offer.acceptsBackupCode,
    }),
  };
}
