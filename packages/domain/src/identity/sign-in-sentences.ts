import type { InBothLanguages } from '../language/language.ts';

/** Why somebody is not let in, said alike by the studio's own sign-in and by Firebase's. */
export const SIGN_IN_SENTENCES = {
  wrongCredentials: {
    en: 'The email address or password is incorrect.',
    de: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
  },
  commonPassword: {
    en: 'This password is too easy to guess. Please choose another one.',
    de: 'Dieses Passwort ist zu leicht zu erraten. Wähl bitte ein anderes.',
  },
  codeExpired: {
    en: 'This code has expired. Please ask for a new one.',
    de: 'Dieser Code ist abgelaufen. Fordere bitte einen neuen an.',
  },
  passwordLinkUsed: {
    en: 'This link has already been used or has expired. Please ask for a new one.',
    de: 'Dieser Link wurde schon benutzt oder ist abgelaufen. Fordere bitte einen neuen an.',
  },
  signInLinkUsed: {
    en: 'This sign-in link has already been used or has expired. Please ask for a new one.',
    de: 'Dieser Anmeldelink wurde schon benutzt oder ist abgelaufen. Fordere bitte einen neuen an.',
  },
} as const satisfies Readonly<Record<string, InBothLanguages<string>>>;
