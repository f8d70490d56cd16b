import type { ProblemCode } from '@lifted/contract/problem';
import { ApiProblem } from '../http/api-problem.ts';
import type { Language } from '../language.ts';

const UNKNOWN = 'Das hat nicht geklappt. Versuch es bitte noch einmal.';

const GERMAN: Partial<Record<ProblemCode, string>> = {
  class_full: 'Dieser Kurs ist inzwischen ausgebucht.',
  class_started: 'Dieser Kurs hat schon begonnen.',
  already_booked: 'Mit dieser E-Mail-Adresse ist in diesem Kurs schon ein Platz gebucht.',
  invalid_input: 'Bitte prüfe Vornamen und E-Mail-Adresse.',
  not_found: 'Diesen Kurs gibt es nicht mehr.',
  too_many_requests: 'Das waren viele Versuche in kurzer Zeit. Warte ein paar Minuten.',
  unavailable: 'Gerade geht es nicht. Versuch es in einer Minute noch einmal.',
};

/** Why something was refused: in English the error's own message (specification, section 8), in German ours. */
export function refusalWords(error: Error, language: Language): string {
  if (language === 'en') return error.message;
  return (error instanceof ApiProblem ? GERMAN[error.code] : undefined) ?? UNKNOWN;
}
