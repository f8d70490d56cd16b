import { longDate, shortDate, shortWeekdayName, weekdayName } from '@lifted/domain/language/date-words';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { isDayOver, neighbourWeeks, nextDayWithClasses, type TimetableDay } from './shown-days.ts';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import { useLanguage, useWords } from '../../language.ts';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import type { DayRowProps } from './class-row.tsx';
import { DayClasses } from './day-classes.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import type { TimetableAddress } from './use-timetable-address.ts';
import styles from './week-days.module.css';

export interface WeekDaysProps {
  readonly days: readonly TimetableDay[];
  /** The day a narrow screen shows. */
  readonly shown: CivilDate;
  readonly now: Date;
  readonly address: TimetableAddress;
  readonly Row: ComponentType<DayRowProps>;
}

/** Seven days side by side on a wide screen, the shown one alone on a narrow one. */
export function WeekDays({ days, shown, now, address, Row }: WeekDaysProps) {
  const today = berlinDate(now);
  const nextWeek = neighbourWeeks(days[0]?.date ?? shown, today).next;
  return (
    <div className={styles.week}>
      {days.map((day) => {
        const { date, classes } = day;
        const isOver = isDayOver(day, now);
        return (
          <section
            key={date}
            aria-labelledby={`day-${date}`}
            className={styles.day}
            data-shown={date === shown}
            data-today={date === today}
            data-over={isOver}
          >
            <DayHeading date={date} isToday={date === today} />
            {classes.length === 0 ? (
              <EmptyDay next={nextDayWithClasses(days, date)} nextWeek={nextWeek} address={address} />
            ) : (
              <DayClasses classes={classes} now={now} Row={Row} />
            )}
            {isOver && (
              <NextClasses next={nextDayWithClasses(days, date)} nextWeek={nextWeek} address={address} />
            )}
          </section>
        );
      })}
    </div>
  );
}

function DayHeading({ date, isToday }: { readonly date: CivilDate; readonly isToday: boolean }) {
  const { today } = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  return (
    <h3 id={`day-${date}`} className={styles.heading}>
      <time dateTime={date}>
        <span aria-hidden="true">
          <span className={styles.weekday}>{isToday ? today : shortWeekdayName(date, language)}</span>{' '}
          {shortDate(date, language)}
        </span>
        <VisuallyHidden>
          {/* Browsers and the server may place commas differently. */}
          <span suppressHydrationWarning>
            {isToday ? `${today}, ${longDate(date, language)}` : longDate(date, language)}
          </span>
        </VisuallyHidden>
      </time>
    </h3>
  );
}

interface EmptyDayProps {
  readonly next: CivilDate | null;
  readonly nextWeek: CivilDate | null;
  readonly address: TimetableAddress;
}

/** A day without classes names the next one that has some, or the way to next week. */
function EmptyDay({ next, nextWeek, address }: EmptyDayProps) {
  const words = useWords(TIMETABLE_WORDS);
  const isNarrowed = Object.values(address.filter).some((chosen) => chosen !== null);
  return (
    <div className={styles.empty}>
      <p>{isNarrowed ? words.noneForChoice : words.none}</p>
      <NextClasses next={next} nextWeek={nextWeek} address={address} />
    </div>
  );
}

/** Link to the next day with classes, on a narrow screen that shows one day. */
function NextClasses({ next, nextWeek, address }: EmptyDayProps) {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  return (
    <>
      {next !== null && (
        <Link to={address.with({ day: next })} replace preventScrollReset className={styles.next}>
          {words.nextOn(weekdayName(next, language))}
        </Link>
      )}
      {next === null && nextWeek !== null && (
        <Link
          to={address.with({ week: nextWeek, day: null })}
          replace
          preventScrollReset
          className={styles.next}
        >
          {words.nextWeekInstead}
        </Link>
      )}
    </>
  );
}
