import { useWords } from '../../language.ts';
import { shortNameOf, type ExerciseOnPage } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';

interface SwapChoiceProps {
  readonly shown: Pick<ExerciseOnPage, 'exercise' | 'planned'>;
  /** Undefined: nothing can be entered. */
  readonly onSwap: ((exerciseId: string) => void) | undefined;
}

/** What this exercise is done in place of, and what may be done in its place, in one tap. */
export function SwapChoice({ shown: { exercise, planned }, onSwap }: SwapChoiceProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const isSwapped = exercise.exercise_id !== planned.exercise_id;
  const others = [planned, ...(planned.alternatives ?? [])].filter(
    (one) => one.exercise_id !== exercise.exercise_id,
  );
  if (others.length === 0) return null;
  return (
    <div className={styles.swap}>
      {isSwapped && <p>{words.inPlaceOf(shortNameOf(planned))}</p>}
      {onSwap !== undefined && (
        <div role="group" aria-label={words.swap} className={styles.swaps}>
          <span aria-hidden="true">{words.swap}</span>
          {others.map((one) => (
            <button key={one.exercise_id} type="button" onClick={() => onSwap(one.exercise_id)}>
              {shortNameOf(one)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
