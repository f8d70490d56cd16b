import type { LoginFault, PasswordMailFault } from './login-input.ts';

/** The specification's sentences (sections 5 and 8). */
export const INVALID_EMAIL = 'Please enter a valid email address.';
export const MISSING_PASSWORD = 'Please enter your password.';
export const MISSING_EMAIL = 'Please enter your email address to reset your password.';
export const RESET_MAIL_SENT = 'Password reset email sent. Please check your inbox.';

/** Shown before a window opens; the studio's own server could only say it in the window. */
export const GOOGLE_MISSING = 'Signing in with Google is not set up for this studio.';

/** For browsers without scripts. */
export const LOGIN_NEEDS_SCRIPTS = 'Login needs JavaScript, which is switched off in this browser.';

/** Which field to change, and how. */
export interface FieldFault {
  readonly field: 'email' | 'password';
  readonly text: string;
}

/** Messages for invalid values. */
export function faultInWords(fault: LoginFault | PasswordMailFault): FieldFault {
  switch (fault) {
    case 'email_invalid':
      return { field: 'email', text: INVALID_EMAIL };
    case 'email_missing':
      return { field: 'email', text: MISSING_EMAIL };
    case 'password_missing':
      return { field: 'password', text: MISSING_PASSWORD };
    default:
      return fault satisfies never;
  }
}

/** A failure's own message, shown unchanged. */
export function ownMessage(failure: unknown): string {
  return failure instanceof Error ? failure.message : String(failure);
}
