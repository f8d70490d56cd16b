import type { CalendarMonth } from '@lifted/domain/calendar/calendar-month';
import { monthInWords } from '@lifted/domain/language/civil-words';
import type { Ref } from 'react';
import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { CONSISTENCY_WORDS } from './consistency-words.ts';
import styles from './month-calendar.module.css';
import type { Turn } from './use-month-turning.ts';

interface MonthBarProps {
  readonly id: string;
  readonly month: CalendarMonth;
  readonly onTurn: (turn: Turn) => void;
  readonly previousButton: Ref<HTMLButtonElement>;
  readonly nextButton: Ref<HTMLButtonElement>;
}

/** The month's name between the buttons for the previous and the next one. */
export function MonthBar({ id, month, onTurn, previousButton, nextButton }: MonthBarProps) {
  const { previous, next } = useWords(CONSISTENCY_WORDS);
  return (
    <div className={styles.bar}>
      <Button
        ref={previousButton}
        look="outline"
        className={styles.step}
        aria-label={previous}
        onClick={() => onTurn('previous')}
      >
        <Icon name="chevron-left" />
      </Button>
      <h3 id={id} className={styles.name} aria-live="polite">
        {monthInWords(month, useLanguage())}
      </h3>
      <Button
        ref={nextButton}
        look="outline"
        className={styles.step}
        aria-label={next}
        onClick={() => onTurn('next')}
      >
        <Icon name="chevron-right" />
      </Button>
    </div>
  );
}
