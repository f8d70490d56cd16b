import { DECLARATION_LENGTHS } from '@lifted/domain/contract-declaration';
import { DECLARATION_WORDS } from '@lifted/domain/contract-declaration-words';
import { berlinDate, DAY_MS } from '@lifted/domain/studio-calendar';
import { useWords } from '../language.ts';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useNow } from '../ui/use-now.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ContractField } from './contract-field.tsx';
import type { FieldErrors } from './field-errors.ts';

/** What the law asks of a Kündigung beside who it is: its kind, the contract, the day (§ 312k (2) No. 1 BGB). */
export function TerminationFields({ errors }: { readonly errors: FieldErrors }) {
  const { fields, causes, ends } = useWords(DECLARATION_WORDS);
  const now = useNow(DAY_MS);
  return (
    <>
      <ChoiceGroup
        label={fields.cause.label}
        name="cause"
        options={causes}
        preset="ordinary"
        more={{
          when: 'extraordinary',
          field: (
            <TextAreaField
              {...fields.reason}
              name="reason"
              maxLength={DECLARATION_LENGTHS.reason}
              error={errors['reason']}
            />
          ),
        }}
      />
      <ContractField errors={errors} />
      <ChoiceGroup
        label={fields.end.label}
        name="end"
        options={ends}
        preset="next_possible"
        more={{
          when: 'day',
          field: (
            <TextField
              {...fields.day}
              name="day"
              type="date"
              min={now === null ? undefined : berlinDate(now)}
              error={errors['day']}
            />
          ),
        }}
      />
    </>
  );
}
