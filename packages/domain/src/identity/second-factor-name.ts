import type { Language } from '../language/language.ts';

/** What an app is called that was given no name; further ones of an account are numbered. */
export const APP_NAME = 'Authenticator app';

const GERMAN_APP_NAME = 'Authenticator-App';

/** A second factor's name in a language: 'Authenticator app 2' is 'Authenticator-App 2'; other names stay as they are. */
export function factorNameIn(language: Language, name: string): string {
  return language === 'de' ? name.replace(/^Authenticator app(?=$| \d+$)/, GERMAN_APP_NAME) : name;
}
