import type { DeclarationFault } from '@lifted/domain/contracts/contract-declaration';
import type { DeclarationWords } from '@lifted/domain/contracts/contract-declaration-words';
import type { ApiProblem } from '@lifted/client/http/api-problem.ts';

/** Errors by field name; the first error of a field counts. */
export type FieldErrors = Readonly<Partial<Record<string, string>>>;

export const NO_ERRORS: FieldErrors = {};

/** Messages for errors found in the browser. */
export function faultErrors(faults: readonly DeclarationFault[], words: DeclarationWords): FieldErrors {
  return firstOfEach(faults.map((fault) => [fault.field, words.fault(fault)]));
}

/** Errors the server found; its messages are in the language of the page. */
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
