import { visitorEmail } from '@lifted/domain/people/visitor-details';

/** Errors in typed sign-in values (specification, section 5). */
export type LoginFault = 'email_invalid' | 'password_missing';

/**
 * Checks the typed values when Login is clicked: first the address, then the password. Null when both can be sent. Spaces
 * are part of a password; only an empty one is refused.
 */
export function loginFault(typed: { readonly email: string; readonly password: string }): LoginFault | null {
  if (!isAddress(typed.email)) return 'email_invalid';
  return typed.password === '' ? 'password_missing' : null;
}

/** Errors in the address for a password mail. */
export type PasswordMailFault = 'email_missing' | 'email_invalid';

/** Checks the address for a password mail; null when it can be sent. */
export function passwordMailFault(email: string): PasswordMailFault | null {
  if (email === '') return 'email_missing';
  return isAddress(email) ? null : 'email_invalid';
}

/** Checks the address for a code by mail; null when it can be sent. */
export function mailCodeFault(email: string): LoginFault | null {
  return isAddress(email) ? null : 'email_invalid';
}

/** The field to change. */
export function faultyField(fault: LoginFault | PasswordMailFault): 'email' | 'password' {
  return fault === 'password_missing' ? 'password' : 'email';
}

/** The form of an address, without any space, not even around it. */
function isAddress(email: string): boolean {
  return !/\s/u.test(email) && visitorEmail(email).outcome === 'email';
}
