import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGES, type Language } from '@lifted/domain/language/language';
import Negotiator from 'negotiator';

/**
 * The language a request asks for (RFC 9110, 12.5.4); English without a header, or when it asks for neither of ours.
 * Pages send their own language, so that refusals and mails are in the language of the page.
 */
export function languageOf(headers: Pick<IncomingHttpHeaders, 'accept-language'>): Language {
  const wanted = new Negotiator({ headers: { 'accept-language': headers['accept-language'] } }).language([
    ...LANGUAGES,
  ]);
  return LANGUAGES.find((language) => language === wanted) ?? 'en';
}
