import type { LoggedExercise } from '@lifted/contract/floor/set-entries';
import { useLayoutEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { shortLoadWords } from '@lifted/domain/training/load-kinds/load-kind-words';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { floorLanguage, inPageLanguage } from '../frame/floor-language.ts';
import { canWarmUp } from './grid-moves.ts';
import { shortNameOf, type GridRow, type OwnExercise } from './grid-rows.ts';
import { GRID_WORDS } from './grid-words.ts';
import styles from './personal-exercise.module.css';

interface PersonalExerciseProps {
  readonly planned: LoggedExercise;
  readonly row: GridRow;
  readonly done: OwnExercise;
  /** Enters what leads up to the first set. */
  readonly warmUp: () => void;
  readonly swapTo: (exerciseId: string) => void;
  readonly write: (note: string) => void;
}

/**
 * In one tap each, for this person: what is to be remembered of the exercise, another one in its place, and the warm-up. One
 * line of one height, so that no row of the grid moves when another person is chosen; what does not fit fades at its end,
 * where the longest words are, and can be pushed into sight.
 */
export function PersonalExercise({ planned, row, done, warmUp, swapTo, write }: PersonalExerciseProps) {
  const words = inPageLanguage(GRID_WORDS);
  const [isWriting, setIsWriting] = useState(false);
  const { exercise, notes } = done;
  const others = [planned, ...(planned.alternatives ?? [])].filter(
    (one) => one.exercise_id !== exercise.exercise_id,
  );
  return (
    <div className={styles.personal}>
      <button type="button" className={styles.note} onClick={() => setIsWriting(true)}>
        {row.note === '' ? words.note : `${words.note}: ${row.note}`}
      </button>
      {others.map((one) => (
        <button key={one.exercise_id} type="button" onClick={() => swapTo(one.exercise_id)}>
          <span aria-hidden="true">⇄</span> <VisuallyHidden>{words.swapFor}</VisuallyHidden>{' '}
          {shortNameOf(one)}
        </button>
      ))}
      {canWarmUp(row) && (
        <button type="button" onClick={warmUp}>
          {words.warmUp} {row.warmUps.map(({ planned: set }) => set && warmUpWords(set)).join(', ')}
        </button>
      )}
      {isWriting && (
        <NoteDialog
          heading={words.noteOn(row.name, shortNameOf(exercise))}
          ofMember={notes.find(({ author }) => author === 'member')?.text ?? ''}
          text={notes.find(({ author }) => author === 'coach')?.text ?? ''}
          save={(text) => {
            setIsWriting(false);
            write(text);
          }}
          close={() => setIsWriting(false)}
        />
      )}
    </div>
  );
}

/** '20 × 10'. */
function warmUpWords(set: LiftedSet): string {
  return `${shortLoadWords(set, floorLanguage())} × ${set.reps}`;
}

interface NoteDialogProps {
  readonly heading: string;
  /** What the member wrote; empty: nothing. */
  readonly ofMember: string;
  readonly text: string;
  readonly save: (text: string) => void;
  readonly close: () => void;
}

const LONGEST = 500;

function NoteDialog({ heading, ofMember, text, save, close }: NoteDialogProps) {
  const words = inPageLanguage(GRID_WORDS);
  const dialog = useRef<HTMLDialogElement>(null);
  const [typed, setTyped] = useState(text);
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="note-heading" onClose={close}>
      <h1 id="note-heading">{heading}</h1>
      {ofMember !== '' && <p>{words.ofMember(ofMember)}</p>}
      <label>
        {words.noteHint}
        <textarea
          rows={3}
          maxLength={LONGEST}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <div className={styles.actions}>
        <button type="button" onClick={close}>
          {words.back}
        </button>
        <button type="button" className={styles.save} onClick={() => save(typed)}>
          {words.saveNote}
        </button>
      </div>
    </dialog>
  );
}
