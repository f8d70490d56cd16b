import type { Language } from './language.ts';

/** Above all German addresses (docs/decisions/070-two-languages.md). */
export const GERMAN_ROOT = '/de';

/** The language of the page at a path: '/de' and what is below it is German. */
export function languageAt(pathname: string): Language {
  return pathname === GERMAN_ROOT || pathname.startsWith(`${GERMAN_ROOT}/`) ? 'de' : 'en';
}

/** The path of an English page in a language: '/de/login' for '/login', '/de' for '/'. */
export function pathIn(language: Language, english: string): string {
  if (language === 'en') return english;
  return english === '/' ? GERMAN_ROOT : GERMAN_ROOT + english;
}
