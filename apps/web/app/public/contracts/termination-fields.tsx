import { DECLARATION_LENGTHS } from '@lifted/domain/contracts/contract-declaration';
import { DECLARATION_WORDS } from '@lifted/domain/contracts/contract-declaration-words';
import { berlinDate, DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { useWords } from '../../language.ts';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useNow } from '@lifted/client/http/use-now.ts';
import { ChoiceGroup } from './choice-group.tsx';
import { ContractField } from './contract-field.tsx';
import type { FieldErrors } from './field-errors.ts';

/** Fields the law requires of a Kündigung: its kind, the contract, the day (§ 312k (2) No. 1 BGB). */
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
