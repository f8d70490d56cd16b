import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { languageAt } from '@lifted/domain/language/language-of-path';

/** The language of the floor, which is in its address: switching it opens the other one. */
export function floorLanguage(): Language {
  return languageAt(window.location.pathname);
}

/** Picks the words of the floor's language. */
export function inPageLanguage<T>(words: InBothLanguages<T>): T {
  return words[floorLanguage()];
}

/** The floor in the other language. */
export const OTHER_FLOOR = {
  en: { language: 'de', address: '/de/floor', name: 'Deutsch' },
  de: { language: 'en', address: '/floor', name: 'English' },
} as const;
