import type { Language } from '@lifted/domain/language/language';
import { GERMAN_ROOT, languageAt } from '@lifted/domain/language/language-of-path';

/** An address of the staff app in English. */
export type StaffAddress = '/desk' | `/desk/${string}` | '/floor';

/** Addresses of pages that are opened less often. */
export const FURTHER_ADDRESSES = [
  '/desk/timetable/repeating',
  '/desk/calendar',
  '/desk/fees',
  '/desk/announcements/:view?',
  '/desk/substitutes',
  '/desk/programme/:list?',
  '/desk/records/:list?',
  '/desk/numbers/:name?',
  '/desk/studio',
  '/desk/import',
  '/desk/floor',
  '/desk/connections/:webhookId?',
  '/desk/log',
] as const satisfies readonly StaffAddress[];
export type FurtherAddress = (typeof FURTHER_ADDRESSES)[number];

/** An address in the page's language: '/de/desk' for '/desk' in German. */
export function addressIn(language: Language, address: StaffAddress): string {
  return language === 'de' ? GERMAN_ROOT + address : address;
}

/** The same page in the other language: '/de/desk' for '/desk'. */
export function counterpart(pathname: string): string {
  return languageAt(pathname) === 'de' ? pathname.slice(GERMAN_ROOT.length) : GERMAN_ROOT + pathname;
}
