import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE } from '@lifted/domain/language/chosen-language';
import type { Language } from '@lifted/domain/language/language';
import { languageAt, pathIn } from '@lifted/domain/language/language-of-path';
import { languageFromOutside } from '../http/language-from-outside.ts';

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
  const wanted = path === '/' ? languageFromOutside(headers) : language;
  return wanted === language ? undefined : { address: withQuery(pathIn(wanted, '/'), query) };
}

function withQuery(path: string, query: string): string {
  return query === '' ? path : `${path}?${query}`;
}
