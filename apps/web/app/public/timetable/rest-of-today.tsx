import { addDays, berlinDate, berlinTime, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { weekdayName } from '@lifted/domain/language/date-words';
import { restOfToday, type TimetableDay } from './shown-days.ts';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import styles from './timetable.module.css';

interface RestOfTodayProps {
  readonly days: readonly TimetableDay[];
  readonly today: CivilDate;
  readonly now: Date;
}

/** Says when nothing of today can be booked any more, and leads to the next class that can. */
export function RestOfToday({ days, today, now }: RestOfTodayProps) {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const address = useAddress();
  const rest = restOfToday(days, now);
  if (rest.kind === 'bookable') return null;
  const { next } = rest;
  const day = next === null ? today : berlinDate(next.start);
  const dayName = day === addDays(today, 1) ? words.tomorrow : weekdayName(day, language);
  return (
    <p className={styles.rest}>
      {words.nothingToday}{' '}
      {next !== null && (
        <Link to={address('workout', { workoutId: next.id })}>
          {words.nextAt(dayName, berlinTime(next.start))}
        </Link>
      )}
    </p>
  );
}
