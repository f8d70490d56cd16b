import { validatePassword, type Auth } from '@firebase/auth';
import type { PasswordPolicy } from '../identity-provider.ts';
import { firebaseReason, refusalOfFirebase } from './firebase-refusal.ts';

/** Firebase's requirements where a project has set none. */
const SHORTEST = 6;
const LONGEST = 4096;

/** The policy of the project. The emulator and old projects have none: Firebase's own applies. */
export async function readPasswordPolicy(auth: Auth): Promise<PasswordPolicy> {
  try {
    const { passwordPolicy } = await validatePassword(auth, '');
    const rules = passwordPolicy.customStrengthOptions;
    return {
      minLength: rules.minPasswordLength ?? SHORTEST,
      maxLength: rules.maxPasswordLength ?? LONGEST,
      hints: [
        ...(rules.containsLowercaseLetter ? ['It needs a lower-case letter.'] : []),
        ...(rules.containsUppercaseLetter ? ['It needs a capital letter.'] : []),
        ...(rules.containsNumericCharacter ? ['It needs a digit.'] : []),
        ...(rules.containsNonAlphanumericCharacter ? ['It needs a special character such as ! or ?.'] : []),
      ],
    };
  } catch (failure) {
    if (firebaseReason(failure) === 'network-request-failed') throw refusalOfFirebase(failure);
    return { minLength: SHORTEST, maxLength: LONGEST, hints: [] };
  }
}
