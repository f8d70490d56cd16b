/** Signing in with Google, as Google's console gave it. */
export interface GoogleSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** The issuer its discovery document is asked of. */
  readonly issuer: string;
}

export interface IdentitySettings {
  /** Origin people reach the site under. */
  readonly publicUrl: string;
  /** The first one signs and encrypts, the others still verify and decrypt. At least one. */
  readonly secrets: readonly string[];
  /** None: the button says that it is not set up. */
  readonly google: GoogleSettings | undefined;
  readonly idTokenSeconds: number;
}

/** Where the provider's calls are, below the origin. */
export const IDENTITY_PATH = '/api/identity';
