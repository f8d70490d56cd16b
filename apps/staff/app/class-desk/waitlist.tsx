import type { WaitlistRow } from '@lifted/contract/desk/desk-classes';
import { momentWords } from '@lifted/domain/language/moment-words';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../language.ts';
import { CLASS_WORDS } from './class-words.ts';
import { usePersonAddress } from './use-person-address.ts';
import styles from './waitlist.module.css';

/** Who waits for a place, in the order they get one. */
export function Waitlist({ rows }: { readonly rows: readonly WaitlistRow[] }) {
  const words = useWords(CLASS_WORDS);
  if (rows.length === 0) return <p className={styles.empty}>{words.waitlistEmpty}</p>;
  return (
    <ol className={styles.rows}>
      {rows.map((row) => (
        <Waiting key={row.entry} row={row} />
      ))}
    </ol>
  );
}

function Waiting({ row }: { readonly row: WaitlistRow }) {
  const words = useWords(CLASS_WORDS);
  const language = useLanguage();
  const address = usePersonAddress(row.customer_id);
  const { position, joined_at: joined, offer_ends_at: offerEnds } = row;
  const name = row.name === '' ? words.deletedPerson : row.name;
  return (
    <li className={styles.row}>
      <span className={styles.position}>{position === null ? '' : `${position}.`}</span>
      <span className={styles.name}>{address === null ? name : <Link to={address}>{name}</Link>}</span>
      <span className={styles.about}>
        {offerEnds === null
          ? words.since(momentWords(new Date(joined), language))
          : words.offeredUntil(momentWords(new Date(offerEnds), language))}
      </span>
    </li>
  );
}
