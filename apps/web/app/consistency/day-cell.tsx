import type { DayStatus } from '@lifted/domain/attendance';
import { longDate } from '@lifted/domain/date-words';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import type { CalendarDay } from './calendar-days.ts';
import styles from './day-cell.module.css';

/** What each status is called; a day without one says nothing. */
export const STATUS_NAMES: Readonly<Record<Exclude<DayStatus, 'none'>, string>> = {
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
  const { date, status, isSelectable } = day;
  const number = Number(date.slice(-2));
  const words = status === 'none' ? null : STATUS_NAMES[status].toLowerCase();
  return (
    <td className={styles.cell} aria-current={isToday ? 'date' : undefined}>
      {isSelectable ? (
        <button
          type="button"
          className={styles.day}
          data-status={status}
          aria-pressed={isSelected}
          aria-label={`${longDate(date)}, ${words}, show workout`}
          onClick={onPress}
        >
          {number}
        </button>
      ) : (
        <span className={styles.day} data-status={status}>
          {number}
          {words !== null && <VisuallyHidden>, {words}</VisuallyHidden>}
        </span>
      )}
    </td>
  );
}
