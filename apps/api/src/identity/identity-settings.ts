import { SECOND_MS } from '@lifted/domain/calendar/studio-calendar';
import { SESSION_MS } from '@lifted/domain/identity/link-lifetimes';

/** Signing in with Google, as Google's console gave it. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Issuer whose discovery document is read. */
  readonly issuer: string;
}

export interface IdentitySettings {
  /** Public origin of the site. */
  readonly publicUrl: string;
  /** The first signs and encrypts, the others only verify and decrypt. At least one. */
  readonly secrets: readonly string[];
  /** Undefined: the button says that Google is not set up. */
  readonly google: GoogleSettings | undefined;
  readonly idTokenSeconds: number;
}

/** Path prefix of the provider's calls. */
export const IDENTITY_PATH = '/api/identity';

export const SESSION_SECONDS = SESSION_MS / SECOND_MS;
/** Lifetime of the custom token a sign-in link is exchanged for. */
export const CUSTOM_TOKEN_MINUTES = 1;
