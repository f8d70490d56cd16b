import type { CreditEntry } from '@lifted/contract/entitlements';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { dayInWords } from '@lifted/domain/language/civil-words';
import { useId } from 'react';
import { useLanguage, useWords } from '../../language.ts';
import { changeWords, creditWords, usedEntries } from '@lifted/domain/bookings/credit-words';
import { PASSES_WORDS } from './passes-words.ts';
import styles from './passes.module.css';

/** The rest opens with a press. */
const SHOWN = 6;

interface CreditLedgerProps {
  /** All of the pass, newest first. */
  readonly entries: readonly CreditEntry[];
  readonly now: Date;
}

/** What became of the workouts of a pass, newest first. */
export function CreditLedger({ entries, now }: CreditLedgerProps) {
  const used = usedEntries(entries, now);
  const words = useWords(PASSES_WORDS);
  const id = useId();
  const earlier = entries.slice(SHOWN);
  return (
    <div>
      <h3 id={id} className={styles.ledgerHeading}>
        {words.ledger}
      </h3>
      <ul aria-labelledby={id} className={styles.ledger}>
        <Entries entries={entries.slice(0, SHOWN)} used={used} />
      </ul>
      {earlier.length > 0 && (
        <details>
          <summary className={styles.summary}>{words.earlier(earlier.length)}</summary>
          <ul className={styles.ledger}>
            <Entries entries={earlier} used={used} />
          </ul>
        </details>
      )}
    </div>
  );
}

interface EntriesProps {
  readonly entries: readonly CreditEntry[];
  readonly used: ReadonlySet<CreditEntry>;
}

function Entries({ entries, used }: EntriesProps) {
  const words = useWords(PASSES_WORDS);
  const language = useLanguage();
  return entries.map((entry) => (
    <li key={`${entry.at} ${entry.kind} ${entry.balance}`} className={styles.entry}>
      <span>{creditWords(entry, language, used.has(entry))}</span>{' '}
      <strong className={styles.change}>{changeWords(entry.credits)}</strong>{' '}
      <time dateTime={berlinDate(new Date(entry.at))} className={styles.when}>
        {dayInWords(berlinDate(new Date(entry.at)), language)}
      </time>{' '}
      <span className={styles.balance}>{words.balance(entry.balance)}</span>
    </li>
  ));
}
