import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE } from '@lifted/domain/language/chosen-language';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { languageOf } from './request-language.ts';

/** Where somebody opens a page who did not come from one of the site's own. */
const FROM_OUTSIDE: readonly unknown[] = ['none', 'cross-site', 'same-site'];
const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(${LANGUAGES.join('|')})(?:;|$)`);

/**
 * The language for somebody who opens an English address from outside: the one they chose at an earlier visit, else their browser's.
 * English for programs, which do not say where they come from, and for who follows a link of the site: it says which page is meant.
 */
export function languageFromOutside(headers: IncomingHttpHeaders): Language {
  if (!FROM_OUTSIDE.includes(headers['sec-fetch-site'])) return 'en';
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? languageOf(headers);
}
