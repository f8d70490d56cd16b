import { Button } from '@lifted/design/button.tsx';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { daysOfOwnTraining, MOST_NAME_CHARACTERS } from '@lifted/domain/training/own-training';
import { useState } from 'react';
import { useWords } from '../../../language.ts';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { OWN_WORDS } from './own-words.ts';
import styles from './own.module.css';

/** What a member says of a training. */
export interface TrainingFields {
  readonly date: CivilDate;
  readonly name: string | null;
}

interface TrainingFormProps {
  /** Null: a new one, of today. */
  readonly before: TrainingFields | null;
  readonly submit: string;
  readonly onSave: (fields: TrainingFields) => void;
}

/** Day and name of an own training. */
export function TrainingForm({ before, submit, onSave }: TrainingFormProps) {
  const words = useWords(OWN_WORDS);
  const [{ first, last }] = useState(() => daysOfOwnTraining(timeNow()));
  const [date, setDate] = useState(before?.date ?? last);
  const [name, setName] = useState(before?.name ?? '');
  const [isFaulty, setIsFaulty] = useState(false);
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const isOfThem = date >= first && date <= last;
        setIsFaulty(!isOfThem);
        if (isOfThem) onSave({ date, name: name.trim() || null });
      }}
    >
      <TextField
        label={words.day}
        type="date"
        min={first}
        max={last}
        required
        value={date}
        error={isFaulty ? words.dayFault : undefined}
        onChange={(event) => setDate(event.target.value)}
      />
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={MOST_NAME_CHARACTERS}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" className={styles.fit}>
        {submit}
      </Button>
    </form>
  );
}
