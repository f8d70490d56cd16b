import type { InBothLanguages } from '../language/language.ts';
import { normalizedEmail } from '../people/normalized-email.ts';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { COMMON_WORDS } from './common-words.ts';
import { asLetters, holdsWordOf, wordsOfAddress } from './personal-words.ts';

/** Lengths in characters. Long enough to withstand guessing (NIST SP 800-63B), short enough to hash quickly. */
export const PASSWORD_LIMITS = { minLength: 10, maxLength: 128 } as const;

/** Shown before a password is chosen. */
export const PASSWORD_HINTS: InBothLanguages<readonly string[]> = {
  en: [
    `At least ${PASSWORD_LIMITS.minLength}\u00a0characters; several words are easy to remember.`,
    'Without your name, your email address or the name of the studio; not one everybody tries first, and none from a data leak.',
  ],
  de: [
    `Mindestens ${PASSWORD_LIMITS.minLength}\u00a0Zeichen; mehrere Wörter kannst du dir leicht merken.`,
    'Ohne deinen Namen, deine E-Mail-Adresse und den Namen des Studios; keins, das alle zuerst probieren, und keins aus einem Datenleck.',
  ],
};

export type PasswordVerdict =
  | { readonly outcome: 'accepted' }
  | {
      readonly outcome: 'refused';
      readonly reason:
        | 'too-short'
        | 'too-long'
        | 'same-as-address'
        | 'holds-own-name'
        | 'holds-studio-name'
        | 'common'
        | 'breached';
    };

/** What is known about the owner of a password. */
export interface PasswordOwner {
  readonly email: string;
  /** First and last name; empty when unknown. */
  readonly name: string;
  /** The studio the person signs in at. */
  readonly studioName: string;
}

/** Whether a password is known from a leak; may take a few others for one (a filter instead of the list). */
type IsBreached = (password: string) => boolean;

/**
 * Whether this person may use a password. There is no rule about kinds of characters: they make passwords predictable,
 * length does not (specification, section 5: a password rejected for not meeting requirements).
 */
export function judgePassword(
  password: string,
  { email, name, studioName }: PasswordOwner,
  isBreached: IsBreached,
): PasswordVerdict {
  const length = Array.from(password).length;
  if (length < PASSWORD_LIMITS.minLength) return { outcome: 'refused', reason: 'too-short' };
  if (length > PASSWORD_LIMITS.maxLength) return { outcome: 'refused', reason: 'too-long' };
  const plain = password.normalize('NFC').trim().toLowerCase();
  const address = normalizedEmail(email);
  if (plain === address || plain === address.split('@', 1)[0]) {
    return { outcome: 'refused', reason: 'same-as-address' };
  }
  if (holdsWordOf(password, [studioName])) return { outcome: 'refused', reason: 'holds-studio-name' };
  if (holdsWordOf(password, [name, ...wordsOfAddress(email)])) {
    return { outcome: 'refused', reason: 'holds-own-name' };
  }
  if (isRepetition(plain) || isRun(plain) || COMMON_PASSWORDS.has(plain) || isDressedWord(plain)) {
    return { outcome: 'refused', reason: 'common' };
  }
  if (isBreached(password)) return { outcome: 'refused', reason: 'breached' };
  return { outcome: 'accepted' };
}

/**
 * 'Fitness2026!', '!!p4ssw0rd!!', 'basketballbasketball': a common word, once or twice, with digits and signs around it or
 * in place of letters. Two words, or an uncommon one, do not match.
 */
function isDressedWord(text: string): boolean {
  const bare = withoutEdges(text);
  return [bare, ...asLetters(text).map(withoutEdges), ...asLetters(bare)].some((word) => {
    const half = word.slice(0, word.length / 2);
    return COMMON_WORDS.has(word) || (half + half === word && COMMON_WORDS.has(half));
  });
}

/** Without what is no letter at its beginning and end. */
function withoutEdges(text: string): string {
  return text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
}

const LONGEST_REPEATED_PIECE = 4;

/** 'aaaaaaaaaa', 'abcabcabcabc': a short sequence repeated. */
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
