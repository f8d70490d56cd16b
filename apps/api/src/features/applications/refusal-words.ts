import type { Language } from '@lifted/domain/language/language';
import { statusOf } from '../../http/errors/problems.ts';
import type { Refusal } from '../../http/errors/refusal.ts';

const SERVER_FAULT = 500;
const MINUTE_S = 60;

/**
 * The sentence of a refusal in the language of the page. What has to change about a field is in it already; what holds
 * for every call of the server (too often, not available) is said in English there and translated here.
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
