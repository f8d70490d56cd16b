import type { Fee } from '@lifted/contract/entitlements';
import { FEE_NAMES } from '@lifted/domain/bookings/fee-names';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { Card } from '@lifted/design/layout/card.tsx';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { feeMoments, feeRule, feeState } from './fee-words.ts';
import { FeeObjection } from './fee-objection.tsx';
import { PASSES_WORDS } from './passes-words.ts';
import styles from './passes.module.css';

interface FeesCardProps {
  readonly fees: readonly Fee[];
  readonly onChanged: () => void;
}

/** Every fee with its receipt: the rule, the clock times it was decided by, and its state. */
export function FeesCard({ fees, onChanged }: FeesCardProps) {
  const words = useWords(PASSES_WORDS);
  return (
    <Card heading={words.fees}>
      {fees.map((fee) => (
        <Receipt key={fee.id} loaded={fee} onChanged={onChanged} />
      ))}
    </Card>
  );
}

interface ReceiptProps {
  readonly loaded: Fee;
  readonly onChanged: () => void;
}

function Receipt({ loaded, onChanged }: ReceiptProps) {
  const language = useLanguage();
  const names = useWords(FEE_NAMES);
  // What the objection answered, until the list is loaded again.
  const [objected, setObjected] = useState<{ readonly before: Fee; readonly fee: Fee } | null>(null);
  const fee = objected?.before === loaded ? objected.fee : loaded;
  const show = (answered: Fee) => {
    setObjected({ before: loaded, fee: answered });
    onChanged();
  };
  return (
    <article className={styles.receipt}>
      <h3 className={styles.receiptHeading}>
        {`${names[fee.kind]}: ${fee.timer_name}`}{' '}
        <span className={styles.amount}>{exactEuroWords(fee.cents, language)}</span>
      </h3>
      <p ref={objected === null ? undefined : focusOnArrival} tabIndex={-1} className={styles.state}>
        {feeState(fee, language)}
      </p>
      <FeeObjection fee={fee} onFee={show} />
      <Facts facts={feeMoments(fee, language).map(({ name, instant }) => ({ name, value: instant }))} />
      <p className={styles.note}>{feeRule(fee, language)}</p>
    </article>
  );
}
