import { useEffect } from 'react';
import { useLanguage, type Language } from '../language.ts';

/**
 * The language for the document's root element. Said to the document again, because React leaves an attribute of the
 * fallback page as it was.
 */
export function useDocumentLanguage(): Language {
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return language;
}
