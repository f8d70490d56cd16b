import { studio } from '@lifted/profile/studio';
import { ApiProblem } from '../http/api-problem.ts';
import type { Language } from '../language.ts';

/** Why a declaration got no receipt, and the way that is always open: the law wants no form of ours. */
export function failureWords(error: Error, language: Language): string {
  const { email } = studio.contact;
  const isTooOften = error instanceof ApiProblem && error.code === 'too_many_requests';
  if (language === 'en') return `${error.message} Or send an email to ${email}: that counts just as much.`;
  const why = isTooOften
    ? 'Das war sehr oft in kurzer Zeit. Versuch es in ein paar Minuten noch einmal.'
    : 'Wir erreichen das Studio gerade nicht. Prüf deine Verbindung und versuch es noch einmal; doppelt zählt es nicht.';
  return `${why} Oder schreib eine Mail an ${email}: Die zählt genauso.`;
}
