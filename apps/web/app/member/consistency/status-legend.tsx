import { MARK_NAMES } from './day-cell.tsx';
import dayStyles from './day-cell.module.css';
import styles from './month-calendar.module.css';

/** The statuses of the specification; a running class is marked like one to come. */
const STATUSES = ['attended', 'upcoming', 'late-canceled', 'missed'] as const;

/** What the marks on the calendar mean. */
export function StatusLegend() {
  return (
    <ul className={styles.legend} aria-label="Marks on the calendar">
      {STATUSES.map((status) => (
        <li key={status} className={styles.legendEntry}>
          <span className={dayStyles.day} data-status={status} aria-hidden="true" />
          {MARK_NAMES[status]}
        </li>
      ))}
    </ul>
  );
}
