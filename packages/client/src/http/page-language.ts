import type { Language } from '@lifted/domain/language/language';

/** The language of the page, as its document says; English where there is none, as in a worker. */
export function pageLanguage(): Language {
  return globalThis.document?.documentElement.lang === 'de' ? 'de' : 'en';
}
