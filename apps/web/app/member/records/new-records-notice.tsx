import { Button, ButtonLink } from '@lifted/design/button.tsx';
import { newRecordWords } from '@lifted/domain/training/new-records/new-records-words';
import { useState, type ReactNode } from 'react';
import { useLanguage } from '../../language.ts';
import { LowerButtons, LowerNotice } from '../../ui/lower-notice.tsx';
import { useAddress } from '../../use-address.ts';
import styles from './new-records.module.css';
import { useNewRecords } from './use-new-records.ts';

/** More would cover the screen; all of them are on the page about strength. */
const MOST_NAMED = 3;

const WORDS = {
  en: {
    heading: (count: number) => (count === 1 ? 'New record' : `${count} new records`),
    more: (count: number) => `and ${count} more`,
    look: (count: number) => (count === 1 ? 'See it' : 'See them'),
    close: 'Nice',
  },
  de: {
    heading: (count: number) => (count === 1 ? 'Neuer Rekord' : `${count} neue Rekorde`),
    more: (count: number) => `und ${count} weitere`,
    look: () => 'Ansehen',
    close: 'Stark',
  },
};

/**
 * Celebrates records once after the workout that set them, and leads to all of them; `otherwise` is shown when there are
 * none.
 */
export function NewRecordsNotice({ otherwise }: { readonly otherwise: ReactNode }) {
  const language = useLanguage();
  const words = WORDS[language];
  const address = useAddress();
  const records = useNewRecords();
  const [isClosed, setClosed] = useState(false);
  if (records?.length === 0) return otherwise;
  const isShown = records !== null && !isClosed;
  const further = (records?.length ?? 0) - MOST_NAMED;
  return (
    <LowerNotice>
      {isShown ? (
        <div className={styles.celebration}>
          <p className={styles.heading}>
            <Plate />
            {words.heading(records.length)}
          </p>
          <ul className={styles.records}>
            {records.slice(0, MOST_NAMED).map((record) => (
              <li key={record.lift}>{newRecordWords(record, language)}</li>
            ))}
            {further > 0 && <li className={styles.further}>{words.more(further)}</li>}
          </ul>
          <div className={styles.buttons}>
            <LowerButtons>
              <Button onClick={() => setClosed(true)}>{words.close}</Button>
              <ButtonLink
                look="quiet"
                to={address('strength')}
                aria-label={`${words.look(records.length)}: ${words.heading(records.length)}`}
              >
                {words.look(records.length)}
              </ButtonLink>
            </LowerButtons>
          </div>
        </div>
      ) : null}
    </LowerNotice>
  );
}

/** A plate that is put on; it does not move where less motion is wanted. */
function Plate() {
  return (
    <svg viewBox="0 0 32 32" className={styles.plate} aria-hidden="true" focusable="false">
      <circle cx="16" cy="16" r="13" />
      <circle cx="16" cy="16" r="8" />
      <circle cx="16" cy="16" r="2.5" />
    </svg>
  );
}
