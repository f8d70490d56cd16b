import type { IdentityProviderName } from '@lifted/contract/identity/identity';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { SecondFactorKind } from '@lifted/contract/problem';
import { UNREACHABLE } from '../http/api-problem.ts';

/** The signed-in user as far as the browser may store it: a profile, never a credential (specification, section 3). */
export interface IdentityUser {
  readonly uid: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly phoneNumber: string | null;
}

export interface IdToken {
  readonly token: string;
  /** Epoch milliseconds on this device's clock, counted from when the token arrived. */
  readonly expiresAt: number;
}

/** What a new password must be; `hints` are sentences to show as they are, in the language of the page that asked. */
export interface PasswordPolicy {
  readonly language: Language;
  readonly minLength: number;
  readonly maxLength: number;
  readonly hints: readonly string[];
}

/** Reasons of a refusal, the same for every provider (specification, section 8). */
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
  | 'invalid-verification-code'
  | 'code-expired'
  | 'requires-recent-login'
  | 'invalid-action-code'
  | 'invalid-custom-token'
  | 'user-token-expired'
  | 'operation-not-allowed'
  | 'internal-error';

/** What signing in says without an answer (specification, section 8). */
export const NETWORK_FAILED: InBothLanguages<string> = {
  en: 'A network error has occurred.',
  de: UNREACHABLE.de,
};

/** A refusal of the identity provider: decide by `code`, show `message` as it is (specification, section 5). */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A way somebody can show their second factor. */
export interface OfferedFactor {
  readonly id: string;
  readonly kind: SecondFactorKind;
  /** Of a phone: its number with all but the last digits hidden. */
  readonly name: string;
}

/** What a started sign-in still requires; nobody is signed in until it is shown. */
export interface SecondFactorPrompt {
  readonly factors: readonly OfferedFactor[];
  readonly acceptsBackupCode: boolean;
}

/** Password, Google or link were right, and the account requires a second factor. */
export class SecondFactorNeeded extends IdentityError implements SecondFactorPrompt {
  readonly factors: readonly OfferedFactor[];
  readonly acceptsBackupCode: boolean;

  constructor(message: string, prompt: SecondFactorPrompt, options?: ErrorOptions) {
    super('multi-factor-auth-required', message, options);
    this.factors = prompt.factors;
    this.acceptsBackupCode = prompt.acceptsBackupCode;
  }
}

/** A code of one of the factors, or a backup code. */
export type SecondFactorAnswer =
  | { readonly factorId: string; readonly code: string }
  | { readonly backupCode: string };

export interface EnrolledFactor extends OfferedFactor {
  /** Epoch milliseconds; null where the provider does not say. */
  readonly enrolledAt: number | null;
}

/** The second factors of an account. */
export interface SecondFactorOverview {
  /** Oldest first. */
  readonly factors: readonly EnrolledFactor[];
  /** Null where the provider has no backup codes. */
  readonly backupCodesLeft: number | null;
  /** The kinds that can be enrolled here and now. */
  readonly offered: readonly SecondFactorKind[];
  /** Whether a role of this person requires a second factor. */
  readonly isRequired: boolean;
}

/** What an authenticator app needs. */
export interface TotpEnrolment {
  readonly factorId: string;
  /** Base32, to be typed. */
  readonly secret: string;
  /** otpauth://, to be shown as a QR code. */
  readonly uri: string;
}

/**
 * The second factors of the signed-in user. Every method throws IdentityError; changes throw 'requires-recent-login' when
 * the sign-in is too long ago.
 */
export interface SecondFactors {
  list(): Promise<SecondFactorOverview>;
  /** Nothing changes until a code of the app is confirmed. */
  startTotp(): Promise<TotpEnrolment>;
  /** Sends a code to a phone, with country code; nothing changes until it is confirmed. */
  startPhone(number: string): Promise<{ readonly factorId: string }>;
  /**
   * Completes startTotp or startPhone; throws 'invalid-verification-code' or 'code-expired'. Backup codes are created with
   * the first factor and returned only here; null when there are some already, or the provider has none.
   */
  confirm(factorId: string, code: string): Promise<{ readonly backupCodes: readonly string[] | null }>;
  /** New backup codes, returned only here; earlier ones become invalid. */
  newBackupCodes(): Promise<readonly string[]>;
  /** With the last factor the backup codes are removed too. */
  remove(factorId: string): Promise<void>;
}

/** One of the places where somebody is signed in. */
export interface OwnSession {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly beganAt: number;
  /** Epoch milliseconds of the latest recorded visit; one per day is recorded. */
  readonly seenAt: number;
  readonly isCurrent: boolean;
}

/**
 * The sessions of the signed-in user. Every method throws IdentityError; ending throws 'requires-recent-login' when
 * the sign-in is too long ago.
 */
export interface OwnSessions {
  /** This one first, then the others, latest visit first. */
  list(): Promise<readonly OwnSession[]>;
  /** Another one than this. */
  end(id: string): Promise<void>;
  endOthers(): Promise<void>;
}

/** A challenge a passkey has signed, to be sent as it is. */
export interface SignedChallenge {
  readonly credential_id: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
  readonly user_handle: string;
}

/** `isOffer`: the browser offers passkeys in the address field, for as long as nobody takes one. */
interface PasskeyRequest {
  readonly isOffer: boolean;
  readonly signal: AbortSignal;
}

/** A passkey of the signed-in user. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  /** Whether other devices of its owner have it too. */
  readonly isSynced: boolean;
  /** Epoch milliseconds. */
  readonly addedAt: number;
  readonly lastUsedAt: number | null;
}

/** Signing in without a password. Every method throws IdentityError. */
export interface OtherWays {
  /** Sends a mail with six digits; the same response for unknown addresses. */
  sendMailCode(email: string): Promise<void>;
  /** Throws 'invalid-verification-code', and SecondFactorNeeded where the account has a second factor. */
  signInWithMailCode(email: string, code: string): Promise<IdentityUser>;
  /** Asks the browser for a passkey; null when `signal` ended it. Throws 'popup-closed-by-user' when nobody took one. */
  askForPasskey(request: PasskeyRequest): Promise<SignedChallenge | null>;
  /** A passkey is a second factor itself: none is asked for. */
  signInWithPasskey(signed: SignedChallenge): Promise<IdentityUser>;
  /**
   * Makes the sign-in recent again with a passkey of the signed-in user. Throws 'popup-closed-by-user' when nobody took one
   * or `signal` ended it.
   */
  confirmWithPasskey(signal: AbortSignal): Promise<void>;
  /** Of the signed-in user, oldest first. */
  listPasskeys(): Promise<readonly Passkey[]>;
  /** Makes one on this device, or on another the browser offers. Throws 'requires-recent-login' and 'popup-closed-by-user'. */
  addPasskey(name: string): Promise<void>;
  renamePasskey(id: string, name: string): Promise<void>;
  /** Throws 'requires-recent-login'. */
  removePasskey(id: string): Promise<void>;
}

/** Called when the user changes: null for nobody; `prompt` when a sign-in has begun and requires more. */
export type UserListener = (user: IdentityUser | null, prompt?: SecondFactorPrompt) => void;

/**
 * The port to the identity provider. Every method but `onUserChanged` throws IdentityError; rules for all providers are in
 * session.ts, never in an adapter.
 */
export interface IdentityProvider {
  readonly name: IdentityProviderName;
  /**
   * The user on this device, null for nobody, also while a second factor is required; throws 'network-request-failed' when
   * that cannot be determined now.
   */
  restore(): Promise<IdentityUser | null>;
  /** Reports sign-ins and sign-outs, here and in other tabs, but no token refresh. Returns how to stop listening. */
  onUserChanged(listener: UserListener): () => void;
  /** Like the other two ways to sign in it throws SecondFactorNeeded where the account has a second factor. */
  signInWithPassword(email: string, password: string): Promise<IdentityUser>;
  /** Fetches what signing in with Google needs, before somebody presses its button. */
  prepareGoogle(): Promise<void>;
  /** Opens the provider's popup; call it in a click handler after `prepareGoogle`, or browsers block it. */
  signInWithGoogle(): Promise<IdentityUser>;
  /** `token` is the answer of POST /auth/verify-token. */
  signInWithCustomToken(token: string): Promise<IdentityUser>;
  /** Codes by mail and passkeys, loaded on demand; throws 'operation-not-allowed' where the provider has neither. */
  otherWays(): Promise<OtherWays>;
  /** Sends a phone's code while its second factor is required. */
  sendSecondFactorCode(factorId: string): Promise<void>;
  /**
   * Completes the sign-in that threw SecondFactorNeeded. Throws 'invalid-verification-code' or 'code-expired', and
   * 'user-token-expired' when that sign-in has to start again.
   */
  confirmSecondFactor(answer: SecondFactorAnswer): Promise<IdentityUser>;
  /** Cancels the sign-in that requires a second factor. */
  forgetSecondFactor(): Promise<void>;
  /** Of the signed-in user; its code is loaded on demand. */
  secondFactors(): Promise<SecondFactors>;
  /** Of the signed-in user; null where the provider does not list sessions. */
  ownSessions(): Promise<OwnSessions | null>;
  /** Sends the mail with the link; the same response for unknown addresses. */
  requestPasswordReset(email: string): Promise<void>;
  /** The address of the account whose password the code of a mailed link sets; throws 'invalid-action-code'. */
  findPasswordOwner(code: string): Promise<string>;
  /** Sets the password with the code of the mailed link; throws 'password-does-not-meet-requirements' or 'invalid-action-code'. */
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
  /** Asked once per language and remembered; `refresh` asks again. */
  passwordPolicy(options?: { readonly refresh?: boolean }): Promise<PasswordPolicy>;
  /** The token for the API, null when nobody is signed in; `force` fetches a new one. */
  getIdToken(options?: { readonly force?: boolean }): Promise<IdToken | null>;
  signOut(): Promise<void>;
}

/** The ways to sign in that a page offers. */
export type SignIns = Pick<IdentityProvider, 'signInWithPassword' | 'signInWithGoogle' | 'otherWays'>;

/** The provider's calls that need no rules of the session. */
export type AccountCalls = Omit<
  IdentityProvider,
  | 'name'
  | 'restore'
  | 'onUserChanged'
  | 'signInWithPassword'
  | 'signInWithGoogle'
  | 'signInWithCustomToken'
  | 'confirmSecondFactor'
  | 'forgetSecondFactor'
  | 'getIdToken'
  | 'signOut'
>;
