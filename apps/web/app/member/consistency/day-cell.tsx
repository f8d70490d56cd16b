import { longDate } from '@lifted/domain/language/date-words';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { classWords } from './class-words.ts';
import type { CalendarDay } from './calendar-days.ts';
import { CONSISTENCY_WORDS } from './consistency-words.ts';
import styles from './day-cell.module.css';

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
  const language = useLanguage();
  const { marks, showWorkout } = useWords(CONSISTENCY_WORDS);
  const named = classes.map((each) => classWords(each, language));
  const words = status === 'none' ? null : [marks[status].toLowerCase(), ...named].join(', ');
  const title = named.join(', ') || undefined;
  return (
    <td className={styles.cell} aria-current={isToday ? 'date' : undefined}>
      {isSelectable ? (
        <button
          type="button"
          className={styles.day}
          data-status={status}
          aria-pressed={isSelected}
          title={title}
          aria-label={showWorkout(longDate(date, language), words)}
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
