import { validOnlyWords } from '@lifted/domain/bookings/valid-in';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { Card } from '@lifted/design/layout/card.tsx';
import { studio } from '@lifted/profile/studio';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { CreditLedger } from './credit-ledger.tsx';
import { isOver, type ListedEntitlement } from './is-over.ts';
import { pauseWords, PASSES_WORDS, validWords } from './passes-words.ts';
import styles from './passes.module.css';

interface EntitlementCardProps {
  readonly entitlement: ListedEntitlement;
  readonly now: Date;
}

/** One pass with what became of its workouts, or one membership with its pauses. */
export function EntitlementCard({ entitlement, now }: EntitlementCardProps) {
  const words = useWords(PASSES_WORDS);
  const language = useLanguage();
  const { product_name: name, credits, entries, pauses, kind, valid_in: validIn = [] } = entitlement;
  const validOnly = validOnlyWords(validIn, studio.address.street, language);
  return (
    <Card heading={name}>
      <p className={styles.valid}>{validWords(entitlement, berlinDate(now), language)}</p>
      {validOnly !== null && <p className={styles.valid}>{validOnly}</p>}
      {credits !== null && (
        <p className={styles.left}>
          <strong className={styles.credits}>{credits}</strong> {words.left(credits)}
        </p>
      )}
      {pauses.length > 0 && (
        <p>{`${words.pauses}: ${pauses.map((pause) => pauseWords(pause, language)).join('; ')}`}</p>
      )}
      {entries.length > 0 && <CreditLedger entries={entries} now={now} />}
      {kind === 'membership' && !isOver(entitlement, now) && <EndMembership />}
    </Card>
  );
}

function EndMembership() {
  const { endMembership } = useWords(PASSES_WORDS);
  const address = useAddress();
  return (
    <p className={styles.note}>
      <Link to={address('endContract')}>{endMembership}</Link>
    </p>
  );
}
