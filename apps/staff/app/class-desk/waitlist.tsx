import type { WaitlistRow } from '@lifted/contract/desk/desk-classes';
import { momentWords } from '@lifted/domain/language/moment-words';
import { useLanguage, useWords } from '../language.ts';
import { CLASS_WORDS } from './class-words.ts';
import styles from './waitlist.module.css';

/** Who waits for a place, in the order they get one. */
export function Waitlist({ rows }: { readonly rows: readonly WaitlistRow[] }) {
  const words = useWords(CLASS_WORDS);
  const language = useLanguage();
  if (rows.length === 0) return <p className={styles.empty}>{words.waitlistEmpty}</p>;
  return (
    <ol className={styles.rows}>
      {rows.map(({ entry, position, name, joined_at: joined, offer_ends_at: offerEnds }) => (
        <li key={entry} className={styles.row}>
          <span className={styles.position}>{position === null ? '' : `${position}.`}</span>
          <span className={styles.name}>{name === '' ? words.deletedPerson : name}</span>
          <span className={styles.about}>
            {offerEnds === null
              ? words.since(momentWords(new Date(joined), language))
              : words.offeredUntil(momentWords(new Date(offerEnds), language))}
          </span>
        </li>
      ))}
    </ol>
  );
}
