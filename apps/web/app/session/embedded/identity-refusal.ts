import { IdentityError, type IdentityErrorCode } from '../identity-provider.ts';

/** The server's reasons in the words of the port; reasons in small letters come back from the Google window's address. */
const CODES: Readonly<Record<string, IdentityErrorCode>> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  INVALID_PASSWORD: 'invalid-credential',
  INVALID_EMAIL: 'invalid-email',
  ACCOUNT_DISABLED: 'user-disabled',
  BANNED_USER: 'user-disabled',
  ACCOUNT_LOCKED: 'too-many-requests',
  TOO_MANY_ATTEMPTS: 'too-many-requests',
  PASSWORD_TOO_SHORT: 'password-does-not-meet-requirements',
  PASSWORD_TOO_LONG: 'password-does-not-meet-requirements',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password-does-not-meet-requirements',
  INVALID_TOKEN: 'invalid-action-code',
  TOKEN_EXPIRED: 'invalid-action-code',
  INVALID_ORIGIN: 'unauthorized-domain',
  INVALID_CALLBACK_URL: 'unauthorized-domain',
  PROVIDER_NOT_FOUND: 'operation-not-allowed',
  signup_disabled: 'account-not-found',
  account_not_linked: 'account-not-found',
  access_denied: 'popup-closed-by-user',
  network: 'network-request-failed',
};

/** Sentences for what only the browser notices, or what the server says in no words of its own. */
const MESSAGES: Readonly<Partial<Record<IdentityErrorCode, string>>> = {
  'popup-blocked':
    'Unable to establish a connection with the popup. It may have been blocked by the browser.',
  'popup-closed-by-user': 'The popup has been closed by the user before finalizing the operation.',
  'cancelled-popup-request':
    'This operation has been cancelled due to another conflicting popup being opened.',
  'network-request-failed': 'A network error has occurred.',
  'account-not-found': 'No member account exists for this Google account.',
  'too-many-requests': 'Too many attempts. Please wait a while and try again.',
  'user-token-expired': 'Your session has ended. Please sign in again.',
  'operation-not-allowed': 'Signing in with Google is not set up at this studio.',
};
const LAST_RESORT = 'Signing in did not work. Please try again.';

/** What the server, or something between us and it, may say about a refusal. */
export interface RefusalWords {
  readonly code?: string | undefined;
  readonly message?: string | undefined;
}

/** A refusal of the port's own: `identityRefusal('popup-blocked')`. */
export function identityRefusal(code: IdentityErrorCode, message?: string): IdentityError {
  return new IdentityError(code, message ?? MESSAGES[code] ?? LAST_RESORT);
}

/** The refusal behind an answer of the server: by its reason, else by its status. Its sentence is shown as it is. */
export function refusalOfAnswer(status: number, { code, message }: RefusalWords): IdentityError {
  return identityRefusal(CODES[code ?? ''] ?? codeOfStatus(status), message);
}

/** The refusal the Google window came back with; Google's own sentences are meant for developers, so ours go first. */
export function refusalOfPopup(error: string, description: string | undefined): IdentityError {
  const code = CODES[error] ?? 'internal-error';
  return identityRefusal(code, MESSAGES[code] ?? description);
}

const SERVER_ERROR = 500;

function codeOfStatus(status: number): IdentityErrorCode {
  if (status === 401) return 'user-token-expired';
  if (status === 429) return 'too-many-requests';
  return status >= SERVER_ERROR ? 'internal-error' : 'invalid-credential';
}
