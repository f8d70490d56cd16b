import type { Fee } from '@lifted/contract/entitlements';
import { exactEuroWords } from '@lifted/domain/language/euro-words';
import { Card } from '@lifted/design/layout/card.tsx';
import { useState } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { focusOnArrival } from '../../ui/focus-on-arrival.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { FEE_NAMES, feeMoments, feeRule, feeState } from './fee-words.ts';
import { FeeObjection } from './fee-objection.tsx';
import { PASSES_WORDS } from './passes-words.ts';
import styles from './passes.module.css';

/** Every fee with its receipt: the rule, the clock times it was decided by, and where it stands. */
export function FeesCard({ fees }: { readonly fees: readonly Fee[] }) {
  const words = useWords(PASSES_WORDS);
  return (
    <Card heading={words.fees}>
      {fees.map((fee) => (
        <Receipt key={fee.id} loaded={fee} />
      ))}
    </Card>
  );
}

function Receipt({ loaded }: { readonly loaded: Fee }) {
  const language = useLanguage();
  const names = useWords(FEE_NAMES);
  // What the objection answered, until the list is loaded again.
  const [objected, setObjected] = useState<{ readonly before: Fee; readonly fee: Fee } | null>(null);
  const fee = objected?.before === loaded ? objected.fee : loaded;
  return (
    <article className={styles.receipt}>
      <h3 className={styles.receiptHeading}>
        {`${names[fee.kind]}: ${fee.timer_name}`}{' '}
        <span className={styles.amount}>{exactEuroWords(fee.cents, language)}</span>
      </h3>
      <p ref={objected === null ? undefined : focusOnArrival} tabIndex={-1} className={styles.state}>
        {feeState(fee, language)}
      </p>
      <FeeObjection fee={fee} onFee={(answered) => setObjected({ before: loaded, fee: answered })} />
      <Facts facts={feeMoments(fee, language).map(({ name, instant }) => ({ name, value: instant }))} />
      <p className={styles.note}>{feeRule(fee, language)}</p>
    </article>
  );
}
