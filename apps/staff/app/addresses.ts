import type { Language } from '@lifted/domain/language/language';
import { GERMAN_ROOT, languageAt } from '@lifted/domain/language/language-of-path';

const ADDRESSES = { desk: '/desk', floor: '/floor' } as const;

export type Place = keyof typeof ADDRESSES;

/** The address of a place: '/desk', and '/de/desk' in German. */
export function addressIn(language: Language, place: Place): string {
  return language === 'de' ? GERMAN_ROOT + ADDRESSES[place] : ADDRESSES[place];
}

/** The same page in the other language: '/de/desk' for '/desk'. */
export function counterpart(pathname: string): string {
  return languageAt(pathname) === 'de' ? pathname.slice(GERMAN_ROOT.length) : GERMAN_ROOT + pathname;
}
