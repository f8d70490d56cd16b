import type { DeclarationFault } from '@lifted/domain/contract-declaration';
import type { DeclarationWords } from '@lifted/domain/contract-declaration-words';
import type { ApiProblem } from '../http/api-problem.ts';

/** What to change, by the name of the field; the first fault of a field counts. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export const NO_ERRORS: FieldErrors = {};

/** The faults found in the browser, in words. */
export function faultErrors(faults: readonly DeclarationFault[], words: DeclarationWords): FieldErrors {
  return firstOfEach(faults.map((fault) => [fault.field, words.fault(fault)]));
}

/** The faults the server found; it says them in the language of the page. */
export function problemErrors({ fieldErrors }: ApiProblem): FieldErrors {
  return firstOfEach(fieldErrors.map(({ field, message }) => [field, message]));
}

/** All errors but those of one field. */
export function withoutField(errors: FieldErrors, field: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => name !== field));
}

function firstOfEach(errors: readonly (readonly [string, string])[]): FieldErrors {
  return Object.fromEntries(errors.toReversed());
}
