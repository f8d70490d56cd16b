import type { Language } from '@lifted/domain/language/language';
import { statusOf } from '../../http/errors/problems.ts';
import type { Refusal } from '../../http/errors/refusal.ts';

const SERVER_FAULT = 500;
const MINUTE_S = 60;

/**
 * The message of a refusal in the page's language. Messages about fields are already in it; those of the server in general
 * (too many requests, unavailable) are in English and translated here.
 */
export function refusalWords(language: Language, refusal: Refusal): string {
  if (language === 'en' || refusal.extras.errors !== undefined) return refusal.detail;
  if (refusal.code === 'too_many_requests') {
    const minutes = Math.max(1, Math.ceil((refusal.extras.retryAfterSeconds ?? MINUTE_S) / MINUTE_S));
    return `Das waren zu viele Versuche in kurzer Zeit. Versuch es bitte in ${minutes === 1 ? 'einer Minute' : `${minutes} Minuten`} noch einmal.`;
  }
  if (statusOf(refusal.code) >= SERVER_FAULT) {
    return 'Das hat gerade nicht geklappt, der Fehler liegt bei uns. Versuch es bitte gleich noch einmal.';
  }
  return 'Das konnten wir nicht lesen. Lade die Seite bitte neu und versuch es noch einmal.';
}
