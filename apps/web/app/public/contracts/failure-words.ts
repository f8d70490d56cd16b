import { studio } from '@lifted/profile/studio';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import type { Language } from '../../language.ts';

/** Why a declaration got no receipt, and the way without our form, which the law always allows. */
export function failureWords(error: Error, language: Language): string {
  const { email } = studio.contact;
  const isTooOften = error instanceof ApiProblem && error.code === 'too_many_requests';
  if (language === 'en') return `${error.message} Or send an email to ${email}: that’s just as valid.`;
  const why = isTooOften
    ? 'Das waren zu viele Versuche in kurzer Zeit. Versuch es in ein paar Minuten noch einmal.'
    : 'Wir sind gerade nicht erreichbar. Prüf deine Verbindung und versuch es noch einmal; es zählt nur einmal.';
  return `${why} Oder schreib eine Mail an ${email}: Die zählt genauso.`;
}
