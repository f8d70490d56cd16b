import { useLayoutEffect } from 'react';
import { useLanguage, type Language } from '../language.ts';

/**
 * The language for the document's root element. Said to the document again, because React leaves an attribute of the
 * fallback page as it was. Before any effect that calls the API, which reads it there.
 */
export function useDocumentLanguage(): Language {
  const language = useLanguage();
  useLayoutEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}
