import type { InBothLanguages } from '../language/language.ts';

/**
 * To somebody whose account is disabled. The server says it when it refuses; Google's window and Firebase report a code
 * only, and the browser says it.
 */
export const ACCOUNT_DISABLED: InBothLanguages<string> = {
  en: 'This account is disabled. Please ask at the studio.',
  de: 'Dieses Konto ist gesperrt. Frag bitte im Studio nach.',
};
