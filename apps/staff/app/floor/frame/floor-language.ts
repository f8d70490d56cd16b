import { pageLanguage } from '@lifted/client/http/page-language.ts';
import type { InBothLanguages, Language } from '@lifted/domain/language/language';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { chosenLanguage, preferredAddress } from '../../preferred-language.ts';

/**
 * Tells the document which language the floor opens in. An installed tablet always starts at `/floor`, so that address is in the
 * language chosen here, else the browser's; it stays, because each address has a worker of its own that keeps it on the tablet.
 */
export function openInFloorLanguage(): void {
  const { pathname } = window.location;
  const preferred = preferredAddress(pathname, { chosen: chosenLanguage(), browser: navigator.language });
  document.documentElement.lang = languageAt(preferred ?? pathname);
}

/** The language of the floor: its document's. */
export function floorLanguage(): Language {
  return pageLanguage();
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
