import { FirebaseError } from '@firebase/app';
import { SIGN_IN_SENTENCES } from '@lifted/domain/identity/sign-in-sentences';
import type { InBothLanguages } from '@lifted/domain/language/language';
import { pageLanguage } from '../../http/page-language.ts';
import { IdentityError, type IdentityErrorCode } from '../identity-types.ts';
import { BROWSER_SENTENCES, SIGN_IN_FAILED } from '../identity-sentences.ts';

/** Firebase's reasons, without their 'auth/', in the words of the port. */
const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  'invalid-credential': 'invalid-credential',
  'invalid-login-credentials': 'invalid-credential',
  'wrong-password': 'invalid-credential',
  'user-not-found': 'invalid-credential',
  'invalid-email': 'invalid-email',
  'missing-email': 'invalid-email',
  'user-disabled': 'user-disabled',
  'too-many-requests': 'too-many-requests',
  'quota-exceeded': 'too-many-requests',
  'weak-password': 'password-does-not-meet-requirements',
  'password-does-not-meet-requirements': 'password-does-not-meet-requirements',
  'popup-blocked': 'popup-blocked',
  'popup-closed-by-user': 'popup-closed-by-user',
  'user-cancelled': 'popup-closed-by-user',
  'cancelled-popup-request': 'cancelled-popup-request',
  'unauthorized-domain': 'unauthorized-domain',
  'unauthorized-continue-uri': 'unauthorized-domain',
  'admin-restricted-operation': 'account-not-found',
  'account-exists-with-different-credential': 'account-not-found',
  'network-request-failed': 'network-request-failed',
  timeout: 'network-request-failed',
  'user-mismatch': 'user-mismatch',
  'invalid-verification-code': 'invalid-verification-code',
  'missing-verification-code': 'invalid-verification-code',
  'code-expired': 'code-expired',
  'missing-verification-id': 'code-expired',
  'invalid-verification-id': 'code-expired',
  'requires-recent-login': 'requires-recent-login',
  'invalid-action-code': 'invalid-action-code',
  'expired-action-code': 'invalid-action-code',
  'invalid-custom-token': 'invalid-custom-token',
  'custom-token-mismatch': 'invalid-custom-token',
  'user-token-expired': 'user-token-expired',
  'invalid-user-token': 'user-token-expired',
  'multi-factor-info-not-found': 'user-token-expired',
  'missing-multi-factor-session': 'user-token-expired',
  'operation-not-allowed': 'operation-not-allowed',
  'unverified-email': 'operation-not-allowed',
  'unsupported-first-factor': 'operation-not-allowed',
};

/** Firebase's own messages name its codes and nothing a person could do. */
const SENTENCES: Readonly<Record<IdentityErrorCode, InBothLanguages<string>>> = {
  ...BROWSER_SENTENCES,
  'invalid-credential': SIGN_IN_SENTENCES.wrongCredentials,
  'invalid-email': {
    en: 'Please enter a valid email address.',
    de: 'Gib bitte eine gültige E-Mail-Adresse ein.',
  },
  'too-many-requests': {
    en: 'Too many attempts. Please wait a while, or set a new password.',
    de: 'Das waren zu viele Versuche. Warte bitte eine Weile oder leg ein neues Passwort fest.',
  },
  'password-does-not-meet-requirements': SIGN_IN_SENTENCES.commonPassword,
  'unauthorized-domain': {
    en: 'Signing in is not set up for this address of the site.',
    de: 'Unter dieser Adresse der Website ist die Anmeldung nicht eingerichtet.',
  },
  'user-mismatch': {
    en: 'That is another account than the one that is signed in.',
    de: 'Das ist ein anderes Konto als das, mit dem du angemeldet bist.',
  },
  'multi-factor-auth-required': {
    en: 'Please confirm that it is you.',
    de: 'Bestätige bitte, dass du es bist.',
  },
  'invalid-verification-code': {
    en: 'This code is incorrect. Please try again.',
    de: 'Dieser Code stimmt nicht. Versuch es bitte noch einmal.',
  },
  'code-expired': SIGN_IN_SENTENCES.codeExpired,
  'requires-recent-login': {
    en: 'Please sign in again first.',
    de: 'Melde dich bitte zuerst noch einmal an.',
  },
  'invalid-action-code': SIGN_IN_SENTENCES.passwordLinkUsed,
  'invalid-custom-token': SIGN_IN_SENTENCES.signInLinkUsed,
  'user-token-expired': { en: 'Please sign in again.', de: 'Melde dich bitte noch einmal an.' },
  'operation-not-allowed': {
    en: 'This is not set up for this studio.',
    de: 'Das ist in diesem Studio nicht eingerichtet.',
  },
  'internal-error': SIGN_IN_FAILED,
};

/** A refusal in our own words, in the language of the page: `firebaseRefusal('user-token-expired')`. */
export function firebaseRefusal(code: IdentityErrorCode, options?: ErrorOptions): IdentityError {
  return new IdentityError(code, sentenceFor(code), options);
}

/** What a refusal with this reason says. */
export function sentenceFor(code: IdentityErrorCode): string {
  return SENTENCES[code][pageLanguage()];
}

/** Firebase's reason without its prefix: 'wrong-password'; undefined for failures that are not its. */
export function firebaseReason(failure: unknown): string | undefined {
  return failure instanceof FirebaseError ? failure.code.replace(/^auth\//, '') : undefined;
}

/** The refusal behind a failure of Firebase; anything else stays what it is. */
export function refusalOfFirebase(failure: unknown): unknown {
  const reason = firebaseReason(failure);
  if (reason === undefined) return failure;
  return firebaseRefusal(CODES[reason] ?? 'internal-error', { cause: failure });
}

/** Runs a call of Firebase; what it throws becomes a refusal of the port. */
export async function refused<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (failure) {
    throw refusalOfFirebase(failure);
  }
}
