import type { ReactNode } from 'react';
import { Card } from '@lifted/design/layout/card.tsx';
import { useWords } from '../../language.ts';
import { CONSISTENCY_WORDS } from './consistency-words.ts';
import { MonthCalendar, type MonthCalendarProps } from './month-calendar.tsx';
import styles from './month-calendar.module.css';
import dayStyles from './day-cell.module.css';

/** The statuses of the specification; a running class is marked like one to come. */
const STATUSES = ['attended', 'upcoming', 'late-canceled', 'missed'] as const;

interface ConsistencyCardProps extends MonthCalendarProps {
  /** The bookings are loading: the calendar has no marks yet. */
  readonly busy: boolean;
  /** The workout of the selected day; nothing while no day is selected. */
  readonly selectedWorkout: ReactNode;
}

/** How regularly a member trains: the calendar, its legend and the workout of the selected day. */
export function ConsistencyCard({ busy, selectedWorkout, ...calendar }: ConsistencyCardProps) {
  return (
    <Card heading={useWords(CONSISTENCY_WORDS).heading} busy={busy}>
      <div className={styles.columns}>
        <div className={styles.month}>
          <MonthCalendar {...calendar} />
          <StatusLegend />
        </div>
        <div className={styles.selected}>{selectedWorkout}</div>
      </div>
    </Card>
  );
}

/** What the marks on the calendar mean. */
function StatusLegend() {
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
