import { COMMON_PASSWORDS } from './common-passwords.ts';

/** Lengths in characters. Long enough to withstand guessing (NIST SP 800-63B), short enough to be hashed in no time. */
export const PASSWORD_LIMITS = { minLength: 10, maxLength: 128 } as const;

/** What a person should know before choosing a password. */
export const PASSWORD_HINTS = [
  `At least ${PASSWORD_LIMITS.minLength} characters; several words are easy to remember.`,
  'Not your email address, and not one of the passwords everybody tries first.',
] as const;

export type PasswordVerdict =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'refused';
      readonly reason: 'too-short' | 'too-long' | 'same-as-address' | 'common';
    };

/**
 * Whether a password may be used by the person with this address. No rule about kinds of characters: they make passwords
 * predictable, length does not (specification, section 5: a password rejected for not meeting requirements).
 */
export function judgePassword(password: string, email: string): PasswordVerdict {
  const length = Array.from(password).length;
  if (length < PASSWORD_LIMITS.minLength) return { outcome: 'refused', reason: 'too-short' };
  if (length > PASSWORD_LIMITS.maxLength) return { outcome: 'refused', reason: 'too-long' };
  const plain = password.trim().toLowerCase();
  const address = email.trim().toLowerCase();
  if (plain === address || plain === address.split('@', 1)[0]) {
    return { outcome: 'refused', reason: 'same-as-address' };
  }
  if (isRepetition(plain) || isRun(plain) || COMMON_PASSWORDS.has(plain)) {
    return { outcome: 'refused', reason: 'common' };
  }
  return { outcome: 'accepted' };
}

const LONGEST_REPEATED_PIECE = 4;

/** 'aaaaaaaaaa', 'abcabcabcabc': a short piece over and over. */
function isRepetition(text: string): boolean {
  for (let size = 1; size <= LONGEST_REPEATED_PIECE; size++) {
    const piece = text.slice(0, size);
    if (piece.repeat(Math.ceil(text.length / size)).startsWith(text)) return true;
  }
  return false;
}

const RUNS = ['abcdefghijklmnopqrstuvwxyz', '12345678901234567890', 'qwertyuiop', 'qwertzuiop'];

/** '1234567890', 'zyxwvutsrq': neighbours on a keyboard or in the alphabet, forwards or backwards. */
function isRun(text: string): boolean {
  const backwards = Array.from(text).reverse().join('');
  return RUNS.some((run) => run.includes(text) || run.includes(backwards));
}
