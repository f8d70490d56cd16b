import { useWords } from '../../language.ts';
import { CONSISTENCY_WORDS } from './consistency-words.ts';
import dayStyles from './day-cell.module.css';
import styles from './month-calendar.module.css';

/** The statuses of the specification; a running class is marked like one to come. */
const STATUSES = ['attended', 'upcoming', 'late-canceled', 'missed'] as const;

/** What the marks on the calendar mean. */
export function StatusLegend() {
  const { legend, marks } = useWords(CONSISTENCY_WORDS);
  return (
    <ul className={styles.legend} aria-label={legend}>
      {STATUSES.map((status) => (
        <li key={status} className={styles.legendEntry}>
          <span className={dayStyles.day} data-status={status} aria-hidden="true" />
          {marks[status]}
        </li>
      ))}
    </ul>
  );
}
