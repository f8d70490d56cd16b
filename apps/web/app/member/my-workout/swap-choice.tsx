import { useWords } from '../../language.ts';
import { shortNameOf, type ExerciseOnPage } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';

interface SwapChoiceProps {
  readonly shown: Pick<ExerciseOnPage, 'exercise' | 'planned'>;
  /** Undefined: nothing can be entered. */
  readonly onSwap: ((exerciseId: string) => void) | undefined;
}

/** What this exercise is done in place of; nothing where it is the planned one. */
export function InPlaceOf({ shown: { exercise, planned } }: Pick<SwapChoiceProps, 'shown'>) {
  const words = useWords(MY_WORKOUT_WORDS);
  if (exercise.exercise_id === planned.exercise_id) return null;
  return <p className={styles.swap}>{words.inPlaceOf(shortNameOf(planned))}</p>;
}

/** What may be done in the place of an exercise, in one tap. */
export function SwapChoice({ shown: { exercise, planned }, onSwap }: SwapChoiceProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const others = [planned, ...(planned.alternatives ?? [])].filter(
    (one) => one.exercise_id !== exercise.exercise_id,
  );
  if (others.length === 0 || onSwap === undefined) return null;
  return (
    <div role="group" aria-label={words.swap} className={styles.swaps}>
      <span aria-hidden="true">{words.swap}</span>
      {others.map((one) => (
        <button key={one.exercise_id} type="button" onClick={() => onSwap(one.exercise_id)}>
          {shortNameOf(one)}
        </button>
      ))}
    </div>
  );
}
