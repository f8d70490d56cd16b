import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The language of this page, which is in its address as on the website (docs/decisions/070-two-languages.md). */
export function useLanguage(): Language {
  return languageAt(useLocation().pathname);
}

/** Picks the words of the page's language. */
export function useWords<T>(words: InBothLanguages<T>): T {
  return words[useLanguage()];
}

/** Tells the document which language it is in. */
export function useDocumentLanguage(): void {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
}
