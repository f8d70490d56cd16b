import type { Language } from '@lifted/domain/language/language';

/** The language of the page, as its document says. */
export function pageLanguage(): Language {
  return document.documentElement.lang === 'de' ? 'de' : 'en';
}
