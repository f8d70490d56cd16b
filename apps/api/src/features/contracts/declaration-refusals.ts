import type {
  ContractDeclaration,
  DeclarationFault,
  DeclarationReading,
} from '@lifted/domain/contracts/contract-declaration';
import { DECLARATION_WORDS } from '@lifted/domain/contracts/contract-declaration-words';
import type { Language } from '@lifted/domain/language/language';
import { Refusal } from '../../http/errors/refusal.ts';

/** The declaration, or a Refusal with a sentence for every field, in the page's language. */
export function acceptedDeclaration<Declaration extends ContractDeclaration>(
  reading: DeclarationReading<Declaration>,
  language: Language,
): Declaration {
  if (reading.outcome === 'declaration') return reading.declaration;
  throw faultyDeclaration(reading.faults, language);
}

function faultyDeclaration(faults: readonly DeclarationFault[], language: Language): Refusal {
  const words = DECLARATION_WORDS[language];
  const errors = faults.map((fault) => ({ field: fault.field, message: words.fault(fault) }));
  const [first, ...others] = errors;
  const detail = first !== undefined && others.length === 0 ? first.message : words.severalFaults;
  return new Refusal('invalid_input', detail, { errors });
}

const MINUTE_S = 60;

/**
 * The message of a refusal on a page without JavaScript. General refusals of the server (too many requests, unavailable) are
 * worded here, with an alternative that always works: a declaration does not need our form.
 */
export function refusalSentence(
  language: Language,
  { code, detail, extras }: Refusal,
  email: string,
): string {
  if (extras.errors !== undefined) return detail;
  const minutes = Math.max(1, Math.ceil((extras.retryAfterSeconds ?? MINUTE_S) / MINUTE_S));
  if (language === 'de') {
    const again =
      code === 'too_many_requests'
        ? `Das waren zu viele Versuche in kurzer Zeit. Versuch es in ${minutes} Min. noch einmal`
        : 'Das hat gerade nicht geklappt. Versuch es gleich noch einmal, es zählt nur einmal';
    return `${again}, oder schreib uns eine Mail an ${email}.`;
  }
  const again =
    code === 'too_many_requests'
      ? `Too many attempts in a short time. Please try again in ${minutes} min`
      : 'That didn’t work just now. Please try again in a moment, it will only count once';
  return `${again}, or send us an email at ${email}.`;
}
