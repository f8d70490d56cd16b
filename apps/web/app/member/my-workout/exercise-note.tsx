import type { MOST_NOTE_CHARACTERS } from '@lifted/contract/floor/set-entries';
import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import type { SubmitEvent } from 'react';
import { useWords } from '../../language.ts';
import { formText } from '../../ui/forms/form-text.ts';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';

// The contract's own value, checked by the compiler: of the contract the web takes no byte.
const LONGEST: typeof MOST_NOTE_CHARACTERS = 500;

interface ExerciseNoteProps {
  readonly note: string;
  readonly onSave: (text: string) => void;
}

/** A note to oneself about an exercise: shown in one line, changed behind it. */
export function ExerciseNote({ note, onSave }: ExerciseNoteProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const text = formText(event.currentTarget, 'note').trim();
    if (text !== note) onSave(text);
    const details = event.currentTarget.closest('details');
    details?.removeAttribute('open');
    details?.querySelector('summary')?.focus();
  }
  return (
    <details className={styles.note}>
      <summary className={styles.noteSummary}>
        <span>{note === '' ? words.note : note}</span> <Icon name="chevron-down" />
      </summary>
      <form onSubmit={submit} className={styles.noteForm}>
        <TextAreaField
          label={words.note}
          hint={words.noteHint}
          name="note"
          rows={3}
          maxLength={LONGEST}
          defaultValue={note}
        />
        <Button look="outline" type="submit" className={styles.fit}>
          {words.saveNote}
        </Button>
      </form>
    </details>
  );
}
