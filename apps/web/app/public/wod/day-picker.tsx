import { addDays, type CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { isWodDay, WOD_FIRST_DAY, WOD_LAST_DAY } from './wod-day.ts';
import { useState } from 'react';
import { useWords } from '../../language.ts';
import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import styles from './day-picker.module.css';
import { WOD_WORDS } from './wod-words.ts';

interface DayPickerProps {
  /** Null until today is known. */
  readonly day: CivilDate | null;
  readonly today: CivilDate | null;
  readonly onPick: (day: CivilDate) => void;
}

/** Chooses the day of the workout: the day before, the day after, or any by date. */
export function DayPicker({ day, today, onPick }: DayPickerProps) {
  const words = useWords(WOD_WORDS);
  return (
    <div className={styles.picker} role="group" aria-label={words.dayOfWorkout}>
      <Step
        label={words.previousDay}
        icon="chevron-left"
        to={day === null ? null : addDays(day, -1)}
        onPick={onPick}
      />
      <DateField day={day} onPick={onPick} />
      <Step
        label={words.nextDay}
        icon="chevron-right"
        to={day === null ? null : addDays(day, 1)}
        onPick={onPick}
      />
      {today !== null && day !== today && (
        <Button look="quiet" onClick={() => onPick(today)}>
          {words.today}
        </Button>
      )}
    </div>
  );
}

interface StepProps {
  readonly label: string;
  readonly icon: 'chevron-left' | 'chevron-right';
  readonly to: CivilDate | null;
  readonly onPick: (day: CivilDate) => void;
}

function Step({ label, icon, to, onPick }: StepProps) {
  const target = to !== null && isWodDay(to) ? to : null;
  return (
    <Button
      look="outline"
      className={styles.step}
      aria-label={label}
      disabled={target === null}
      onClick={() => target !== null && onPick(target)}
    >
      <Icon name={icon} />
    </Button>
  );
}

/** Not from useId: the server renders this page separately, and the ids must match. */
const DATE_FIELD_ID = 'workout-date';

interface Draft {
  readonly over: CivilDate | null;
  readonly text: string;
}

/** The native date field. What is typed on the way to a date ('0002-…') stays in the field and picks nothing yet. */
function DateField({ day, onPick }: Pick<DayPickerProps, 'day' | 'onPick'>) {
  const { date } = useWords(WOD_WORDS);
  const [draft, setDraft] = useState<Draft | null>(null);
  const text = draft?.over === day ? draft.text : (day ?? '');

  function typed(next: string) {
    setDraft({ over: day, text: next });
    if (isWodDay(next)) onPick(next);
  }

  return (
    <div className={styles.field}>
      <label htmlFor={DATE_FIELD_ID} className={styles.label}>
        {date}
      </label>
      <input
        id={DATE_FIELD_ID}
        type="date"
        className={styles.date}
        min={WOD_FIRST_DAY}
        max={WOD_LAST_DAY}
        value={text}
        disabled={day === null}
        onChange={(event) => typed(event.target.value)}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}
