import type { Booking } from '@lifted/contract/bookings';
import { addMonths, monthOf } from '@lifted/domain/calendar/calendar-month';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { memo, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { calendarWeeks, type CalendarDay, type CoachedPlace, type LoggedWorkout } from './calendar-days.ts';
import { useWords } from '../../language.ts';
import { CONSISTENCY_WORDS } from './consistency-words.ts';
import { DayCell } from './day-cell.tsx';
import { MonthBar } from './month-bar.tsx';
import styles from './month-calendar.module.css';
import { PlannedClasses } from './planned-classes.tsx';
import { useMonthTurning, type Turn } from './use-month-turning.ts';

/** A cell without a day. */
const NOTHING = '\u00a0';

export interface MonthCalendarProps {
  readonly bookings: readonly Booking[];
  /** Booked places ahead, with their coaches. */
  readonly places: readonly CoachedPlace[];
  readonly logs: readonly LoggedWorkout[];
  readonly now: Date;
  readonly selectedDay: CivilDate | null;
  /** Called with the clicked day, or null when it was already selected. */
  readonly onSelect: (day: CivilDate | null) => void;
}

/**
 * A month from Monday to Sunday with the status of each day; changed by buttons, arrow keys and swiping. Its name changes with the
 * press, its days right after, so that a press is seen at once on a weak phone.
 */
export function MonthCalendar({ bookings, places, logs, now, selectedDay, onSelect }: MonthCalendarProps) {
  const today = berlinDate(now);
  const [month, setMonth] = useState(() => monthOf(today));
  const drawn = useDeferredValue(month);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  const weeks = useMemo(
    () => calendarWeeks(drawn, { bookings, places, logs }, now),
    [drawn, bookings, places, logs, now],
  );
  const turn = (to: Turn) => setMonth((shown) => addMonths(shown, to === 'next' ? 1 : -1));
  useMonthTurning(place, (to, by) => {
    // The focused day is removed with its month.
    if (by === 'key') (to === 'next' ? nextButton : previousButton).current?.focus();
    turn(to);
  });

  return (
    <div ref={place} className={styles.calendar}>
      <MonthBar id={id} month={month} onTurn={turn} previousButton={previousButton} nextButton={nextButton} />
      <MonthDays weeks={weeks} today={today} selectedDay={selectedDay} onSelect={onSelect} labelledBy={id} />
    </div>
  );
}

interface MonthDaysProps extends Pick<MonthCalendarProps, 'selectedDay' | 'onSelect'> {
  readonly weeks: readonly (readonly (CalendarDay | null)[])[];
  readonly today: CivilDate;
  /** Id of the month's name. */
  readonly labelledBy: string;
}

/** The days of a month, and its booked classes. */
const MonthDays = memo(function MonthDays({
  weeks,
  today,
  selectedDay,
  onSelect,
  labelledBy,
}: MonthDaysProps) {
  const { weekdays, letters } = useWords(CONSISTENCY_WORDS);
  return (
    <>
      <table className={styles.days} aria-labelledby={labelledBy}>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, letters)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)?.date}>
              {week.map((day, weekday) =>
                day === null ? (
                  <td key={weekdays[weekday]}>{NOTHING}</td>
                ) : (
                  <DayCell
                    key={weekdays[weekday]}
                    day={day}
                    isToday={day.date === today}
                    isSelected={day.date === selectedDay}
                    onPress={() => onSelect(day.date === selectedDay ? null : day.date)}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <PlannedClasses days={weeks.flat().filter((day) => day !== null)} />
    </>
  );
});
