import { visitorEmail } from '@lifted/domain/people/visitor-details';

/** What is wrong with what somebody typed in order to sign in (specification, section 5). */
export type LoginFault = 'email_invalid' | 'password_missing';

/**
 * Looks at what was typed when Login is pressed: the address first, then the password. Null when both can be sent.
 * A password is whatever the person says it is, spaces included; only an empty one is missing.
 */
export function loginFault(typed: { readonly email: string; readonly password: string }): LoginFault | null {
  if (!isAddress(typed.email)) return 'email_invalid';
  return typed.password === '' ? 'password_missing' : null;
}

/** What is wrong with the address a password mail is asked for. */
export type PasswordMailFault = 'email_missing' | 'email_invalid';

/** Looks at the address when a mail to set the password is asked for; null when it can be sent. */
export function passwordMailFault(email: string): PasswordMailFault | null {
  if (email === '') return 'email_missing';
  return isAddress(email) ? null : 'email_invalid';
}

/** The form of an address, without any space, not even around it. */
function isAddress(email: string): boolean {
  return !/\s/u.test(email) && visitorEmail(email).outcome === 'email';
}
