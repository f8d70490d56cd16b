import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE } from '@lifted/domain/language/chosen-language';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { languageAt, pathIn } from '@lifted/domain/language/language-of-path';
import { languageOf } from '../http/request-language.ts';

/** Where somebody opens the site who did not come from one of its own pages. */
const FROM_OUTSIDE: readonly unknown[] = ['none', 'cross-site', 'same-site'];
const CHOSEN = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=(${LANGUAGES.join('|')})(?:;|$)`);

/**
 * The language of the home page for somebody who opens `/`: the one they chose at an earlier visit, else their browser's. English for
 * programs, which do not say where they come from, and for who follows a link of the site: it says which page is meant.
 */
export function homeLanguage(headers: IncomingHttpHeaders): Language {
  if (!FROM_OUTSIDE.includes(headers['sec-fetch-site'])) return 'en';
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1];
  return LANGUAGES.find((language) => language === chosen) ?? languageOf(headers);
}

export interface HomeElsewhere {
  readonly address: string;
  /** Was chosen just now, before scripts could keep it. */
  readonly chosen?: Language;
}

/** Where a home page leads instead of being shown; undefined: nowhere, as for every other page. `query` without '?'. */
export function homeElsewhere(
  path: string,
  query: string,
  headers: IncomingHttpHeaders,
): HomeElsewhere | undefined {
  const language = languageAt(path);
  if (path !== pathIn(language, '/')) return undefined;
  const asked = new URLSearchParams(query);
  if (asked.get(LANGUAGE_COOKIE) === language) {
    asked.delete(LANGUAGE_COOKIE);
    return { address: withQuery(path, asked.toString()), chosen: language };
  }
  const wanted = path === '/' ? homeLanguage(headers) : language;
  return wanted === language ? undefined : { address: withQuery(pathIn(wanted, '/'), query) };
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
