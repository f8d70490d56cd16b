import { shortWeekdayName, shortDate } from '@lifted/domain/language/date-words';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { classWords } from './class-words.ts';
import { CONSISTENCY_WORDS } from './consistency-words.ts';
import type { CalendarDay } from './calendar-days.ts';
import styles from './month-calendar.module.css';

/**
 * Upcoming booked classes of the shown month, for users without a pointer to hover over a day. Closed at first and shown
 * even when empty, so that nothing below shifts when the bookings have loaded.
 */
export function PlannedClasses({ days }: { readonly days: readonly CalendarDay[] }) {
  const words = useWords(CONSISTENCY_WORDS);
  const language = useLanguage();
  const planned = days.filter(({ classes }) => classes.length > 0);
  return (
    <div className={styles.planned}>
      <Disclosure label={words.booked}>
        {planned.length === 0 ? (
          <p>{words.nothingBooked}</p>
        ) : (
          <ul aria-label={words.bookedOfMonth}>
            {planned.map(({ date, classes }) => (
              <li key={date}>
                {`${shortWeekdayName(date, language)} ${shortDate(date, language)}: `}
                <strong>{classes.map((each) => classWords(each, language)).join(', ')}</strong>
              </li>
            ))}
          </ul>
        )}
      </Disclosure>
    </div>
  );
}
