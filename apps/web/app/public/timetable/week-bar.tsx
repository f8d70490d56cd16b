import { shortDateRange } from '@lifted/domain/language/date-words';
import { addDays, DAYS_PER_WEEK, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { neighbourWeeks, shownWeek, weekOfDay } from './shown-days.ts';
import { useLanguage, useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import { TIMETABLE_WORDS } from './timetable-words.ts';
import type { TimetableAddress } from './use-timetable-address.ts';
import styles from './week-bar.module.css';

interface WeekBarProps {
  /** The first of the seven days. */
  readonly first: CivilDate;
  readonly today: CivilDate;
  readonly address: TimetableAddress;
}

/** Which seven days are shown, and the ways to those before and after. */
export function WeekBar({ first, today, address }: WeekBarProps) {
  const words = useWords(TIMETABLE_WORDS);
  const language = useLanguage();
  const { previous, next } = neighbourWeeks(first, today);
  const turn = (to: 'previous' | 'next') =>
    address.replace(({ week, day }) => {
      const turned = neighbourWeeks(
        shownWeek(week ?? (day === null ? first : weekOfDay(day, today)), today),
        today,
      )[to];
      return turned === null ? {} : { week: turned, day: null };
    });
  return (
    <div className={styles.bar} role="group" aria-label={words.week}>
      <WeekStep
        label={words.previousWeek}
        icon="chevron-left"
        isEnd={previous === null}
        onTurn={() => turn('previous')}
      />
      <h2 className={styles.week} aria-live="polite" suppressHydrationWarning>
        {shortDateRange(first, addDays(first, DAYS_PER_WEEK - 1), language)}
      </h2>
      <WeekStep
        label={words.nextWeek}
        icon="chevron-right"
        isEnd={next === null}
        onTurn={() => turn('next')}
      />
    </div>
  );
}

interface WeekStepProps {
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly isEnd: boolean;
  readonly onTurn: () => void;
}

/** Stays focusable at the last available week, so that the keyboard focus is not lost. */
function WeekStep({ label, icon, isEnd, onTurn }: WeekStepProps) {
  return (
    <Button
      look="outline"
      className={styles.step}
      aria-label={label}
      aria-disabled={isEnd}
      onClick={() => !isEnd && onTurn()}
    >
      <Icon name={icon} />
    </Button>
  );
}
