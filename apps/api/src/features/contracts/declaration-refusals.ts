import type {
  ContractDeclaration,
  DeclarationFault,
  DeclarationReading,
} from '@lifted/domain/contracts/contract-declaration';
import { DECLARATION_WORDS } from '@lifted/domain/contracts/contract-declaration-words';
import { Refusal } from '../../http/errors/refusal.ts';

/** The declaration, or a Refusal with a sentence for every field. */
export function acceptedDeclaration<Declaration extends ContractDeclaration>(
  reading: DeclarationReading<Declaration>,
): Declaration {
  if (reading.outcome === 'declaration') return reading.declaration;
  throw faultyDeclaration(reading.faults);
}

function faultyDeclaration(faults: readonly DeclarationFault[]): Refusal {
  const { en, de } = DECLARATION_WORDS;
  const errors = faults.map((fault) => ({
    field: fault.field,
    message: { en: en.fault(fault), de: de.fault(fault) },
  }));
  const [first, ...others] = errors;
  const detail =
    first !== undefined && others.length === 0
      ? first.message
      : { en: en.severalFaults, de: de.severalFaults };
  return new Refusal('invalid_input', detail, { errors });
}
