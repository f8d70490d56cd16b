import { longDate, shortDate, shortWeekdayName, weekdayName } from '@lifted/domain/date-words';
import { berlinDate, type CivilDate } from '@lifted/domain/studio-calendar';
import { nextDayWithClasses, type TimetableDay } from '@lifted/domain/timetable-week';
import { Link } from 'react-router';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { ClassRow } from './class-row.tsx';
import type { TimetableAddress } from './use-timetable-address.ts';
import styles from './week-days.module.css';

interface WeekDaysProps {
  readonly days: readonly TimetableDay[];
  /** The day a narrow screen shows. */
  readonly shown: CivilDate;
  readonly now: Date;
  readonly address: TimetableAddress;
}

/** Seven days side by side on a wide screen, the shown one alone on a narrow one. */
export function WeekDays({ days, shown, now, address }: WeekDaysProps) {
  const today = berlinDate(now);
  return (
    <div className={styles.week}>
      {days.map(({ date, classes }) => (
        <section
          key={date}
          aria-labelledby={`day-${date}`}
          className={styles.day}
          data-shown={date === shown}
          data-today={date === today}
        >
          <DayHeading date={date} isToday={date === today} />
          {classes.length === 0 ? (
            <EmptyDay next={nextDayWithClasses(days, date)} address={address} />
          ) : (
            <ul className={styles.classes}>
              {classes.map((each) => (
                <ClassRow key={each.id} studioClass={each} now={now} />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

function DayHeading({ date, isToday }: { readonly date: CivilDate; readonly isToday: boolean }) {
  return (
    <h3 id={`day-${date}`} className={styles.heading}>
      <time dateTime={date}>
        <span aria-hidden="true">
          <span className={styles.weekday}>{isToday ? 'Today' : shortWeekdayName(date)}</span>{' '}
          {shortDate(date)}
        </span>
        <VisuallyHidden>{isToday ? `Today, ${longDate(date)}` : longDate(date)}</VisuallyHidden>
      </time>
    </h3>
  );
}

interface EmptyDayProps {
  readonly next: CivilDate | null;
  readonly address: TimetableAddress;
}

function EmptyDay({ next, address }: EmptyDayProps) {
  return (
    <p className={styles.empty}>
      No classes, time to rest.{' '}
      {next !== null && (
        <Link to={address.with({ day: next })} replace preventScrollReset className={styles.next}>
          Next classes on {weekdayName(next)}
        </Link>
      )}
    </p>
  );
}
