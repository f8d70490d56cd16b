import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { createContext, use } from 'react';
import { useLocation } from 'react-router';

export { LANGUAGES } from '@lifted/domain/language/language';
export type { InBothLanguages, Language };

/** Above all German addresses (docs/decisions/070-two-languages.md). */
export const GERMAN_ROOT = '/de';

/** The language of the page at a path: '/de' and what is below it is German. */
export function languageAt(pathname: string): Language {
  return pathname === GERMAN_ROOT || pathname.startsWith(`${GERMAN_ROOT}/`) ? 'de' : 'en';
}

/** Set where the path does not decide: around the fallback page of every address until its scripts have loaded. */
export const FixedLanguage = createContext<Language | null>(null);

/** The language this page speaks. */
export function useLanguage(): Language {
  const fixed = use(FixedLanguage);
  const { pathname } = useLocation();
  return fixed ?? languageAt(pathname);
}

/** Picks the words of the page's language. */
export function useWords<T>(words: InBothLanguages<T>): T {
  return words[useLanguage()];
}
