import { DECLARATION_LENGTHS } from '@lifted/domain/contracts/contract-declaration';
import { DECLARATION_WORDS } from '@lifted/domain/contracts/contract-declaration-words';
import { useWords } from '../../language.ts';
import { TextField } from '../../ui/forms/text-field.tsx';
import type { FieldErrors } from './field-errors.ts';

/** Which contract it is about, in the person's own words. */
export function ContractField({ errors }: { readonly errors: FieldErrors }) {
  const { fields } = useWords(DECLARATION_WORDS);
  return (
    <TextField
      {...fields.contract}
      name="contract"
      autoComplete="off"
      maxLength={DECLARATION_LENGTHS.contract}
      error={errors['contract']}
    />
  );
}
