import { shortWeekdayName, weekdayName } from '@lifted/domain/language/date-words';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { TimetableDay } from './shown-days.ts';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import styles from './day-strip.module.css';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import type { TimetableAddress } from './use-timetable-address.ts';

interface DayStripProps {
  readonly days: readonly TimetableDay[];
  readonly shown: CivilDate;
  readonly today: CivilDate;
  readonly address: TimetableAddress;
}

/** The days of the week on a narrow screen, one of them shown. Wide screens show all seven and need no strip. */
export function DayStrip({ days, shown, today, address }: DayStripProps) {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  return (
    <nav aria-label={words.daysOfWeek} className={styles.strip}>
      <ul className={styles.days}>
        {days.map(({ date, classes }) => (
          <li key={date}>
            <Link
              to={address.with({ day: date })}
              replace
              preventScrollReset
              className={styles.day}
              aria-current={date === shown ? 'true' : undefined}
              data-empty={classes.length === 0}
            >
              <span className={styles.weekday}>{shortWeekdayName(date, language)}</span>{' '}
              <span className={styles.number}>{Number(date.slice(-2))}</span>
              <VisuallyHidden>{`, ${date === today ? words.today : weekdayName(date, language)}`}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
