import type { OwnTrainings } from '@lifted/contract/floor/own-trainings';
import { useState } from 'react';
import { useWords } from '../../../language.ts';
import { Announcement } from '../../../ui/announcement.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { foundExercises } from './own-workout.ts';
import { OWN_WORDS } from './own-words.ts';
import styles from './own.module.css';

/** As many as a thumb reaches without scrolling far. */
const MOST_FOUND = 8;

interface ExerciseSearchProps {
  readonly own: OwnTrainings;
  /** Ids of exercises that are there already. */
  readonly without: ReadonlySet<string>;
  readonly onChoose: (exerciseId: string) => void;
}

/** The studio's exercises, found by a part of their name; before that, those the member lifted last. */
export function ExerciseSearch({ own, without, onChoose }: ExerciseSearchProps) {
  const words = useWords(OWN_WORDS);
  const [typed, setTyped] = useState('');
  const found = foundExercises(own, typed, { without, most: MOST_FOUND });
  return (
    <div className={styles.search}>
      <TextField
        label={words.search}
        hint={words.searchHint}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Announcement text={typed.trim() === '' ? '' : words.found(found.length)} />
      {typed.trim() === '' && found.length > 0 && <p className={styles.soft}>{words.liftedLast}</p>}
      {found.length > 0 && (
        <ul className={styles.found}>
          {found.map(({ exercise_id, name }) => (
            <li key={exercise_id}>
              <button
                type="button"
                aria-label={words.choose(name)}
                onClick={() => {
                  setTyped('');
                  onChoose(exercise_id);
                }}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {typed.trim() !== '' && found.length === 0 && <p className={styles.soft}>{words.found(0)}</p>}
    </div>
  );
}
