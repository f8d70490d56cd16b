import type { IdentityProviderName } from '@lifted/contract/identity';

/** Who signed in, as far as the browser may remember it: a profile, never a credential (specification, section 3). */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
}

export interface IdToken {
  readonly token: string;
  /** Epoch milliseconds on this device's clock, counted from the moment the token came. */
  readonly expiresAt: number;
}

/** What a new password must be; `hints` are sentences to show as they are. */
export interface PasswordPolicy {
  readonly minLength: number;
  readonly maxLength: number;
  readonly hints: readonly string[];
}

/** Why the identity provider refused, in its own words for every adapter (specification, section 8). */
export type IdentityErrorCode =
  | 'invalid-credential'
  | 'invalid-email'
  | 'user-disabled'
  | 'too-many-requests'
  | 'password-does-not-meet-requirements'
  | 'popup-blocked'
  | 'popup-closed-by-user'
  | 'cancelled-popup-request'
  | 'unauthorized-domain'
  | 'account-not-found'
  | 'network-request-failed'
  | 'user-mismatch'
  | 'multi-factor-auth-required'
  | 'invalid-action-code'
  | 'invalid-custom-token'
  | 'user-token-expired'
  | 'operation-not-allowed'
  | 'internal-error';

/** A refusal of the identity provider: decide by `code`, show `message` as it is (specification, section 5). */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** Hears who is signed in from now on: null for nobody. */
export type UserListener = (user: IdentityUser | null) => void;

/**
 * The one door to whoever keeps the members' identities. Every method but `onUserChanged` throws IdentityError; rules
 * that hold for every provider stand above it (session.ts), never in an adapter.
 */
export interface IdentityProvider {
  readonly name: IdentityProviderName;
  /** Who is signed in on this device, null for nobody; throws 'network-request-failed' when that cannot be asked now. */
  restore(): Promise<IdentityUser | null>;
  /** Reports sign-ins and sign-outs, here and in other tabs, but no token refresh. Answers how to stop listening. */
  onUserChanged(listener: UserListener): () => void;
  signInWithPassword(email: string, password: string): Promise<IdentityUser>;
  /** Opens the provider's popup; must be called inside the press of a button, or browsers block it. */
  signInWithGoogle(): Promise<IdentityUser>;
  /** `token` comes from POST /auth/verify-token. */
  signInWithCustomToken(token: string): Promise<IdentityUser>;
  /** Sends the mail with the link; answers the same for addresses nobody has. */
  requestPasswordReset(email: string): Promise<void>;
  /** Sets the password with the code of the mailed link; throws 'password-does-not-meet-requirements' or 'invalid-action-code'. */
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
  /** Asked once and remembered; `refresh` asks again. */
  passwordPolicy(options?: { readonly refresh?: boolean }): Promise<PasswordPolicy>;
  /** The token for the API, null when nobody is signed in; `force` fetches a new one. */
  getIdToken(options?: { readonly force?: boolean }): Promise<IdToken | null>;
  signOut(): Promise<void>;
}
