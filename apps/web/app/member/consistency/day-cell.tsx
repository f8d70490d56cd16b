import { longDate } from '@lifted/domain/language/date-words';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import type { CalendarDay, DayMark } from './calendar-days.ts';
import styles from './day-cell.module.css';

/** Labels of the marks; a day without one has none. */
export const MARK_NAMES: Readonly<Record<Exclude<DayMark, 'none'>, string>> = {
  running: 'Running',
  attended: 'Attended',
  upcoming: 'Upcoming',
  'late-canceled': 'Late-canceled',
  missed: 'Missed',
};

interface DayCellProps {
  readonly day: CalendarDay;
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly onPress: () => void;
}

/** One day of the calendar: a button when its workout can be shown. */
export function DayCell({ day, isToday, isSelected, onPress }: DayCellProps) {
  const { date, status, classes, isSelectable } = day;
  const number = Number(date.slice(-2));
  const words = status === 'none' ? null : [MARK_NAMES[status].toLowerCase(), ...classes].join(', ');
  const title = classes.join(', ') || undefined;
  return (
    <td className={styles.cell} aria-current={isToday ? 'date' : undefined}>
      {isSelectable ? (
        <button
          type="button"
          className={styles.day}
          data-status={status}
          aria-pressed={isSelected}
          title={title}
          aria-label={`${longDate(date)}, ${words}, show workout`}
          onClick={onPress}
        >
          {number}
        </button>
      ) : (
        <span className={styles.day} data-status={status} title={title}>
          {number}
          {words !== null && <VisuallyHidden>, {words}</VisuallyHidden>}
        </span>
      )}
    </td>
  );
}
