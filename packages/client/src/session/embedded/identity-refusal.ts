import type { ProblemCode } from '@lifted/contract/problem';
import type { InBothLanguages } from '@lifted/domain/language/language';
import type { ApiClient } from '../../http/api-client.ts';
import { ApiProblem, ApiUnreachable } from '../../http/api-problem.ts';
import { pageLanguage } from '../../http/page-language.ts';
import { IdentityError, SecondFactorNeeded, type IdentityErrorCode } from '../identity-types.ts';
import { BROWSER_SENTENCES, SIGN_IN_FAILED } from '../identity-sentences.ts';

/** The server's reasons in the port's codes. */
const CODES: Readonly<Partial<Record<ProblemCode, IdentityErrorCode>>> = {
  wrong_credentials: 'invalid-credential',
  invalid_input: 'invalid-email',
  account_disabled: 'user-disabled',
  account_locked: 'too-many-requests',
  too_many_requests: 'too-many-requests',
  password_refused: 'password-does-not-meet-requirements',
  link_unknown: 'invalid-action-code',
  sign_in_token_invalid: 'invalid-custom-token',
  not_signed_in: 'user-token-expired',
  origin_refused: 'unauthorized-domain',
  google_not_set_up: 'operation-not-allowed',
  sms_not_set_up: 'operation-not-allowed',
  passkey_refused: 'invalid-credential',
  code_wrong: 'invalid-verification-code',
  code_too_old: 'code-expired',
  sign_in_again: 'requires-recent-login',
};

/** Errors in the address Google's window returns to. */
const POPUP_CODES: Readonly<Record<string, IdentityErrorCode>> = {
  ...CODES,
  access_denied: 'popup-closed-by-user',
  signup_disabled: 'account-not-found',
  account_not_linked: 'account-not-found',
  email_not_found: 'account-not-found',
  account_disabled: 'user-disabled',
  network: 'network-request-failed',
};

/** What no server reports. */
const SENTENCES: Readonly<Partial<Record<IdentityErrorCode, InBothLanguages<string>>>> = BROWSER_SENTENCES;

/** A refusal in our own words, in the language of the page: `identityRefusal('popup-blocked')`. */
export function identityRefusal(code: IdentityErrorCode, options?: ErrorOptions): IdentityError {
  return new IdentityError(code, (SENTENCES[code] ?? SIGN_IN_FAILED)[pageLanguage()], options);
}

/** The API client's `call`, which throws IdentityError for refusals. */
export function callsAsIdentity(api: ApiClient): ApiClient['call'] {
  return async (...request) => {
    try {
      return await api.call(...request);
    } catch (failure) {
      throw refusalOfCall(failure);
    }
  };
}

/** The refusal behind a failed call, with the server's message unchanged. Other errors are returned as they are. */
function refusalOfCall(failure: unknown): unknown {
  if (failure instanceof ApiProblem) {
    const { prompt } = failure;
    if (failure.code === 'second_factor_required' && prompt !== null)
      return new SecondFactorNeeded(failure.message, prompt, { cause: failure });
    return new IdentityError(CODES[failure.code] ?? 'internal-error', failure.message, { cause: failure });
  }
  if (failure instanceof ApiUnreachable) return identityRefusal('network-request-failed', { cause: failure });
  return failure;
}

/** The refusal of Google's window: our message, the server's, or else a general one. */
export function refusalOfPopup(error: string, description: string | undefined): IdentityError {
  const code = POPUP_CODES[error.toLowerCase()] ?? 'internal-error';
  const own = SENTENCES[code]?.[pageLanguage()];
  return own === undefined && description !== undefined
    ? new IdentityError(code, description)
    : identityRefusal(code);
}
