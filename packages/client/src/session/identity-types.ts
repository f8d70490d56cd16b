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

/** One of the places where somebody is signed in. */
export interface OwnSession {
  readonly id: string;
  /** Epoch milliseconds. */
  readonly beganAt: number;
  /** Epoch milliseconds of the latest recorded visit; one per day is recorded. */
  readonly seenAt: number;
  readonly isCurrent: boolean;
}

/** A challenge a passkey has signed, to be sent as it is. */
export interface PasskeyAssertion {
  readonly credential_id: string;
  readonly client_data: string;
  readonly authenticator_data: string;
  readonly signature: string;
  readonly user_handle: string;
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

/** Called when the user changes: null for nobody; `prompt` when a sign-in has begun and requires more. */
export type UserListener = (user: IdentityUser | null, prompt?: SecondFactorPrompt) => void;
