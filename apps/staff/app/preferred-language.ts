import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { languageAt } from '@lifted/domain/language/language-of-path';
import { counterpart } from './addresses.ts';

const KEY = 'desk-language';

/** Notes the language somebody chose in the bar, for the next time they open desk or floor. */
export function chooseLanguage(language: Language): void {
  localStorage.setItem(KEY, language);
}

/** The language that was chosen here, null while nobody did. */
export function chosenLanguage(): Language | null {
  const chosen = localStorage.getItem(KEY);
  return LANGUAGES.find((language) => language === chosen) ?? null;
}

/**
 * Where to go on from an address the desk was opened at: to the German page from an English one, if German was chosen here or,
 * while nothing was, is what the browser prefers. A German address was meant as it is. Undefined: stay.
 */
export function preferredAddress(
  pathname: string,
  { chosen, browser }: { readonly chosen: Language | null; readonly browser: string },
): string | undefined {
  const preferred = chosen ?? (browser.toLowerCase().startsWith('de') ? 'de' : 'en');
  return languageAt(pathname) === 'en' && preferred === 'de' ? counterpart(pathname) : undefined;
}
