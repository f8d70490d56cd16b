import { useLanguage, useWords } from '../language.ts';
import { SelectField } from '../ui/forms/select-field.tsx';
import { BOOKING_WORDS, payerWords } from './booking-words.ts';
import styles from './class-booking.module.css';
import type { MemberEntitlement } from './own-classes.ts';

interface PayerChoiceProps {
  /** Of these one can be chosen, if there are several. */
  readonly entitlements: readonly MemberEntitlement[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

/** What pays, for a member who has several: the rule's choice unless they make their own. */
export function PayerChoice({ entitlements, chosen, onChoose }: PayerChoiceProps) {
  const words = useWords(BOOKING_WORDS);
  const language = useLanguage();
  if (entitlements.length < 2) return null;
  return (
    <div className={styles.payer}>
      <SelectField
        label={words.payWith}
        value={chosen ?? ''}
        options={[
          { value: '', text: words.byRule },
          ...entitlements.map((each) => ({ value: each.id, text: payerWords(each, language) })),
        ]}
        onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
      />
    </div>
  );
}
