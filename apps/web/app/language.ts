import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { createContext, use } from 'react';
import { useLocation } from 'react-router';

export { LANGUAGES } from '@lifted/domain/language/language';
export type { InBothLanguages, Language };

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
