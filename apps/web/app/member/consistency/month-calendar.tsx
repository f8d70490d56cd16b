import type { Booking } from '@lifted/contract/bookings';
import { addMonths, monthOf } from '@lifted/domain/calendar/calendar-month';
import { berlinDate, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useId, useMemo, useRef, useState } from 'react';
import { calendarWeeks, type CoachedPlace, type LoggedWorkout } from './calendar-days.ts';
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

/** A month from Monday to Sunday with the status of each day; changed by buttons, arrow keys and swiping. */
export function MonthCalendar({ bookings, places, logs, now, selectedDay, onSelect }: MonthCalendarProps) {
  const { weekdays, letters } = useWords(CONSISTENCY_WORDS);
  const today = berlinDate(now);
  const [month, setMonth] = useState(() => monthOf(today));
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const previousButton = useRef<HTMLButtonElement>(null);
  const nextButton = useRef<HTMLButtonElement>(null);

  const weeks = useMemo(
    () => calendarWeeks(month, { bookings, places, logs }, now),
    [month, bookings, places, logs, now],
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
      <table className={styles.days} aria-labelledby={id}>
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
    </div>
  );
}
