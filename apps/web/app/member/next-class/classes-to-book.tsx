import { kindLine } from '@lifted/domain/classes/class-kind';
import type { TimetableClass } from '../../timetable-class.ts';
import { berlinDate, berlinTime } from '@lifted/domain/calendar/studio-calendar';
import { shortDate, shortWeekdayName } from '@lifted/domain/language/date-words';
import { Link } from 'react-router';
import { useAddress } from '../../use-address.ts';
import { ClassBooking } from '../../booking/class-booking.tsx';
import { NothingPays } from '../../booking/nothing-pays.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { NEXT_CLASS_WORDS } from './next-class-words.ts';
import { bookableClasses } from './coming-classes.ts';
import styles from './next-class.module.css';
import type { OwnClassProps } from './own-class-props.ts';

const SHOWN = 3;
/** With a line below them about waitlists. */
const SHOWN_ABOVE_WAITS = 2;

/** The next classes that can be booked with one press. */
export function ClassesToBook({ classes, ...booking }: OwnClassProps) {
  const { own, now } = booking;
  const words = useWords(NEXT_CLASS_WORDS);
  const count = own.waits.length === 0 ? SHOWN : SHOWN_ABOVE_WAITS;
  const bookable = bookableClasses(classes, { own, now, count });
  if (own.entitlements.length === 0) return <NothingPays />;
  if (bookable.length === 0) return <p>{words.nothing}</p>;
  return (
    <ul className={styles.rows} aria-label={words.withPlaces}>
      {bookable.map((each) => (
        <li key={each.id} className={styles.row}>
          <ClassLink studioClass={each} now={now} />
          <ClassBooking className={styles.rowBooking} studioClass={each} {...booking} />
        </li>
      ))}
    </ul>
  );
}

function ClassLink({ studioClass, now }: { readonly studioClass: TimetableClass; readonly now: Date }) {
  const { id, name, start, coach, kind } = studioClass;
  const address = useAddress();
  const day = berlinDate(start);
  const isToday = day === berlinDate(now);
  const words = useWords(NEXT_CLASS_WORDS);
  const language = useLanguage();
  const about = kindLine(kind, language);
  return (
    <Link to={address('workout', { workoutId: id })} className={styles.rowLink}>
      <time dateTime={start.toISOString()} className={styles.rowWhen}>
        <strong>{berlinTime(start)}</strong>{' '}
        <span>
          {isToday ? words.today : `${shortWeekdayName(day, language)} ${shortDate(day, language)}`}
        </span>
      </time>{' '}
      <span className={styles.rowWhat}>
        <strong>{name}</strong> <span>{coach}</span> {about !== null && <span>{about}</span>}
      </span>
    </Link>
  );
}
