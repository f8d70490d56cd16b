import { validatePassword, type Auth } from '@firebase/auth';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import type { PasswordPolicy } from '../identity-types.ts';
import { firebaseReason, refusalOfFirebase } from './firebase-refusal.ts';

/** Firebase's requirements where a project has set none. */
const SHORTEST = 6;
const LONGEST = 4096;

interface HintWords {
  readonly lowercase: string;
  readonly uppercase: string;
  readonly digit: string;
  readonly special: string;
}

const HINTS: InBothLanguages<HintWords> = {
  en: {
    lowercase: 'It needs a lower-case letter.',
    uppercase: 'It needs a capital letter.',
    digit: 'It needs a digit.',
    special: 'It needs a special character such as ! or ?.',
  },
  de: {
    lowercase: 'Es braucht einen Kleinbuchstaben.',
    uppercase: 'Es braucht einen Großbuchstaben.',
    digit: 'Es braucht eine Ziffer.',
    special: 'Es braucht ein Sonderzeichen wie ! oder ?.',
  },
};

/** The policy of the project, with hints in a language. The emulator and old projects have none: Firebase's own applies. */
export async function readPasswordPolicy(auth: Auth, language: Language): Promise<PasswordPolicy> {
  try {
    const { passwordPolicy } = await validatePassword(auth, '');
    const rules = passwordPolicy.customStrengthOptions;
    const words = HINTS[language];
    return {
      language,
      minLength: rules.minPasswordLength ?? SHORTEST,
      maxLength: rules.maxPasswordLength ?? LONGEST,
      hints: [
        ...(rules.containsLowercaseLetter ? [words.lowercase] : []),
        ...(rules.containsUppercaseLetter ? [words.uppercase] : []),
        ...(rules.containsNumericCharacter ? [words.digit] : []),
        ...(rules.containsNonAlphanumericCharacter ? [words.special] : []),
      ],
    };
  } catch (failure) {
    if (firebaseReason(failure) === 'network-request-failed') throw refusalOfFirebase(failure);
    return { language, minLength: SHORTEST, maxLength: LONGEST, hints: [] };
  }
}
