import { suggestionWords } from '@lifted/domain/training/suggested-load-words';
import { useLanguage, useWords } from '../../../language.ts';
import { exerciseName, type ExerciseOnPage } from '../logged-sets.ts';
import { useTarget } from '../use-target.ts';
import { OWN_WORDS } from './own-words.ts';
import styles from './workout-preview.module.css';

/** A workout to read: what is done, and what this member would load. Nothing in it looks as if it could be entered. */
export function WorkoutPreview({ exercises }: { readonly exercises: readonly ExerciseOnPage[] }) {
  const words = useWords(OWN_WORDS);
  return (
    <section aria-labelledby="workout-preview" className={styles.preview}>
      <h2 id="workout-preview" className={styles.heading}>
        {words.preview}
      </h2>
      <p className={styles.hint}>{words.previewHint}</p>
      <ol className={styles.exercises}>
        {exercises.map((shown) => (
          <Exercise key={shown.key} shown={shown} />
        ))}
      </ol>
    </section>
  );
}

function Exercise({ shown }: { readonly shown: ExerciseOnPage }) {
  const { setCount } = useWords(OWN_WORDS);
  const language = useLanguage();
  return (
    <li>
      <h3 className={styles.name}>{exerciseName(shown)}</h3>
      <p>{[setCount(shown.sets.length), ...useTarget(shown)].join(' · ')}</p>
      <p className={styles.hint}>{suggestionWords(shown.suggested, language)}</p>
    </li>
  );
}
