import { shortWeekdayName, shortDate } from '@lifted/domain/language/date-words';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import type { CalendarDay } from './calendar-days.ts';
import styles from './month-calendar.module.css';

/**
 * Upcoming booked classes of the shown month, for users without a pointer to hover over a day. Closed at first and shown
 * even when empty, so that nothing below shifts when the bookings have loaded.
 */
export function PlannedClasses({ days }: { readonly days: readonly CalendarDay[] }) {
  const planned = days.filter(({ classes }) => classes.length > 0);
  return (
    <div className={styles.planned}>
      <Disclosure label="Booked classes">
        {planned.length === 0 ? (
          <p>You have no upcoming classes this month.</p>
        ) : (
          <ul aria-label="Booked classes of this month">
            {planned.map(({ date, classes }) => (
              <li key={date}>
                {`${shortWeekdayName(date)} ${shortDate(date)}: `}
                <strong>{classes.join(', ')}</strong>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  );
}
