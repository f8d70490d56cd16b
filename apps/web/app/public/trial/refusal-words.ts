import type { ProblemCode } from '@lifted/contract/problem';
import { ApiProblem } from '@lifted/client/http/api-problem.ts';
import type { Language } from '../../language.ts';

const UNKNOWN = 'Das hat nicht geklappt. Versuch es bitte noch einmal.';

const GERMAN: Partial<Record<ProblemCode, string>> = {
  class_full: 'Dieser Kurs ist inzwischen ausgebucht.',
  class_canceled: 'Dieser Kurs fällt aus.',
  class_started: 'Dieser Kurs hat schon begonnen.',
  invalid_input: 'Bitte prüf deinen Vornamen und deine E-Mail-Adresse.',
  not_found: 'Diesen Kurs gibt es nicht mehr.',
  too_many_requests: 'Das waren zu viele Versuche in kurzer Zeit. Bitte warte ein paar Minuten.',
  unavailable: 'Das geht gerade nicht. Versuch es in einer Minute noch einmal.',
};

/** Fields of the booking form, as the wire names them. */
type BookingField = 'name' | 'email';

const GERMAN_FIELDS: Readonly<Record<BookingField, string>> = {
  name: 'Bitte prüfe deinen Vornamen.',
  email: 'Bitte prüfe deine E-Mail-Adresse.',
};

/** What to change in which field, in the order of the form; empty where the refusal is about no field. */
export function fieldRefusals(error: Error, language: Language): Partial<Record<BookingField, string>> {
  if (!(error instanceof ApiProblem)) return {};
  const messages: Partial<Record<BookingField, string>> = {};
  for (const { field, message } of error.fieldErrors) {
    if (field === 'name' || field === 'email')
      messages[field] = language === 'en' ? message : GERMAN_FIELDS[field];
  }
  return messages;
}

/** Why something was refused: in English the error's own message (specification, section 8), in German ours. */
export function refusalWords(error: Error, language: Language): string {
  if (language === 'en') return error.message;
  return (error instanceof ApiProblem ? GERMAN[error.code] : undefined) ?? UNKNOWN;
}
