import type { OwnSessions, PasswordPolicy, SecondFactorAnswer, SecondFactors } from './identity-provider.ts';

/** The ways to sign in that a page offers. */
export type SignIn =
  | { readonly kind: 'password'; readonly email: string; readonly password: string }
  /** Must be called inside the press of a button, or browsers block the popup. */
  | { readonly kind: 'google' };

export interface LogoutOptions {
  /** Where signing in anew leads back to; the dashboard where nothing is said. */
  readonly backTo?: string;
}

/** What a page can do with the session; every method throws IdentityError, whose message is to be shown as it is. */
export interface SessionActions {
  /** Resolves when the person is signed in and the roles are loaded; throws SecondFactorNeeded when more is asked. */
  login(how: SignIn): Promise<void>;
  /** Signs out, clears what is stored and goes to /login; never throws. */
  logout(options?: LogoutOptions): Promise<void>;
  /** Shows the second factor that is asked for; resolves like `login`. */
  confirmSecondFactor(answer: SecondFactorAnswer): Promise<void>;
  /** Sends the code of a phone that is asked for. */
  sendSecondFactorCode(factorId: string): Promise<void>;
  /** Gives up the sign-in that asks for a second factor; never throws. */
  forgetSecondFactor(): Promise<void>;
  /** The second factors of whoever is signed in. */
  secondFactors(): Promise<SecondFactors>;
  /** Where whoever is signed in is signed in; null where the provider does not say. */
  ownSessions(): Promise<OwnSessions | null>;
  /** Fetches a new token now; false when that was not possible. */
  refreshToken(): Promise<boolean>;
  /** Sends the mail that sets or resets a password. */
  requestPasswordReset(email: string): Promise<void>;
  /** Sets the password with the code of the mailed link. */
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
  /** What a new password must be; `refresh` asks the server again. */
  passwordPolicy(options?: { readonly refresh?: boolean }): Promise<PasswordPolicy>;
  /** Fetches the scripts of signing in ahead of the first press, so that a popup opens inside it. */
  prepare(): Promise<void>;
}
