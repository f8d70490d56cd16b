import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** Browsers send a few of these over and over, and a cached answer has little work beside reading one. */
const read = new LRUCache<string, Language>({ max: 500 });

/**
 * The language a request asks for (RFC 9110, 12.5.4); English without a header, or when it asks for neither of ours.
 * Pages send their own language, so that refusals and mails are in the language of the page.
 */
export function languageOf(headers: Pick<IncomingHttpHeaders, 'accept-language'>): Language {
  const asked = headers['accept-language'];
  if (asked === undefined) return 'en';
  const known = read.get(asked);
  if (known !== undefined) return known;
  const wanted = new Negotiator({ headers: { 'accept-language': asked } }).language([...LANGUAGES]);
  const language = LANGUAGES.find((one) => one === wanted) ?? 'en';
  read.set(asked, language);
  return language;
}
