import type { MOST_NOTE_CHARACTERS } from '@lifted/contract/floor/personal-exercises';
import { Button } from '@lifted/design/button.tsx';
import { Icon } from '@lifted/design/icon.tsx';
import type { SubmitEvent } from 'react';
import { useWords } from '../../language.ts';
import { formText } from '../../ui/forms/form-text.ts';
import { TextAreaField } from '../../ui/forms/text-area-field.tsx';
import type { ExerciseOnPage } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';
import type { SetEntering } from './use-set-entry.ts';

// The contract's own value, checked by the compiler: of the contract the web takes no byte.
const LONGEST: typeof MOST_NOTE_CHARACTERS = 500;

interface ExerciseNoteProps {
  readonly shown: Pick<ExerciseOnPage, 'note' | 'isNoteOnFloor' | 'coachNote'>;
  readonly onSave: SetEntering['note'];
  readonly onRemoveCoachNote: () => void;
}

/** What the member and their coaches want to remember of an exercise: shown in a line each, one's own changed behind it. */
export function ExerciseNote({ shown, onSave, onRemoveCoachNote }: ExerciseNoteProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const { note, isNoteOnFloor, coachNote } = shown;
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    const text = formText(form, 'note').trim();
    const is_on_floor = new FormData(form).has('on_floor');
    if (text !== note || is_on_floor !== isNoteOnFloor) onSave({ text, is_on_floor });
    const details = form.closest('details');
    details?.removeAttribute('open');
    details?.querySelector('summary')?.focus();
  }
  return (
    <>
      {coachNote !== '' && (
        <p className={styles.coachNote}>
          <span>
            <strong>{words.coachNote}</strong> {coachNote}
          </span>
          <Button look="quiet" onClick={onRemoveCoachNote}>
            {words.removeNote}
          </Button>
        </p>
      )}
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
          <label className={styles.sound}>
            <input type="checkbox" name="on_floor" defaultChecked={note === '' || isNoteOnFloor} />
            {words.noteOnFloor}
          </label>
          <Button look="outline" type="submit" className={styles.fit}>
            {words.saveNote}
          </Button>
        </form>
      </details>
    </>
  );
}
