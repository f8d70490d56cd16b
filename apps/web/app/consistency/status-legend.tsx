import { STATUS_NAMES } from './day-cell.tsx';
import dayStyles from './day-cell.module.css';
import styles from './month-calendar.module.css';

/** What the marks on the calendar mean. */
export function StatusLegend() {
  return (
    <ul className={styles.legend} aria-label="Marks on the calendar">
      {Object.entries(STATUS_NAMES).map(([status, name]) => (
        <li key={status} className={styles.legendEntry}>
          <span className={dayStyles.day} data-status={status} aria-hidden="true" />
          {name}
        </li>
      ))}
    </ul>
  );
}
