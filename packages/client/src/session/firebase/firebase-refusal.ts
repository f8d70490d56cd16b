import { FirebaseError } from '@firebase/app';
import { IdentityError, type IdentityErrorCode } from '../identity-provider.ts';

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
const MESSAGES: Readonly<Record<IdentityErrorCode, string>> = {
  'invalid-credential': 'The email address or password is incorrect.',
  'invalid-email': 'Please enter a valid email address.',
  'user-disabled': 'This account is disabled. Please ask at the studio.',
  'too-many-requests': 'Too many attempts. Please wait a while, or set a new password.',
  'password-does-not-meet-requirements': 'This password is too easy to guess. Please choose another one.',
  'popup-blocked':
    'Unable to establish a connection with the popup. It may have been blocked by the browser.',
  'popup-closed-by-user': 'The popup has been closed by the user before finalizing the operation.',
  'cancelled-popup-request':
    'This operation has been cancelled due to another conflicting popup being opened.',
  'unauthorized-domain': 'Signing in is not set up for this address of the site.',
  'account-not-found': 'No member account exists for this Google account.',
  'network-request-failed': 'A network error has occurred.',
  'user-mismatch': 'That is another account than the one that is signed in.',
  'multi-factor-auth-required': 'Please confirm that it is you.',
  'invalid-verification-code': 'This code is incorrect. Please try again.',
  'code-expired': 'This code has expired. Please ask for a new one.',
  'requires-recent-login': 'Please sign in again first.',
  'invalid-action-code': 'This link has already been used or has expired. Please ask for a new one.',
  'invalid-custom-token': 'This sign-in link has already been used or has expired. Please ask for a new one.',
  'user-token-expired': 'Please sign in again.',
  'operation-not-allowed': 'This is not set up for this studio.',
  'internal-error': 'Signing in did not work. Please try again.',
};

/** A refusal in our own words: `firebaseRefusal('user-token-expired')`. */
export function firebaseRefusal(code: IdentityErrorCode, options?: ErrorOptions): IdentityError {
  return new IdentityError(code, MESSAGES[code], options);
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
