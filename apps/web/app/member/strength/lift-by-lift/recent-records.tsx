import type { WorkoutLog } from '@lifted/contract/training-log';
import { newRecords } from '@lifted/domain/training/new-records/new-records';
import { newRecordWords } from '@lifted/domain/training/new-records/new-records-words';
import { useMemo } from 'react';
import { recordedWorkouts } from '../../../customer/logged-sets.ts';
import { useLanguage } from '../../../language.ts';
import { STRENGTH_PAGE_WORDS } from './strength-page-words.ts';
import styles from './strength-page.module.css';

interface RecentRecordsProps {
  readonly logs: readonly WorkoutLog[];
  readonly now: Date;
}

/** The records of the last seven days, one of each lift: those the dashboard celebrates, to be read again. None: nothing. */
export function RecentRecords({ logs, now }: RecentRecordsProps) {
  const language = useLanguage();
  const records = useMemo(() => newRecords(recordedWorkouts(logs), { shown: [], now }), [logs, now]);
  if (records.length === 0) return null;
  return (
    <section aria-labelledby="recent-records" className={styles.records}>
      <h2 id="recent-records" className={styles.recordsHeading}>
        {STRENGTH_PAGE_WORDS[language].recentRecords}
      </h2>
      <ul className={styles.recordsList}>
        {records.map((record) => (
          <li key={record.lift}>{newRecordWords(record, language)}</li>
        ))}
      </ul>
    </section>
  );
}
