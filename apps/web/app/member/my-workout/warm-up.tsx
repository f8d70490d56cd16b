import { Button } from '@lifted/design/button.tsx';
import { setWords } from '@lifted/domain/training/load-kinds/set-words';
import { FIRST_WARM_UP_NUMBER } from '@lifted/domain/training/personal-records';
import { useLanguage, useWords } from '../../language.ts';
import { emptySet, rampOf, type ExerciseOnPage } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';
import type { SetEntering } from './use-set-entry.ts';

interface WarmUpProps {
  readonly shown: ExerciseOnPage;
  /** Undefined: nothing can be entered. */
  readonly enterAll: SetEntering['enterAll'] | undefined;
}

/** What leads up to the working weight, entered with one press; nothing where there is no weight to lead up to. */
export function WarmUp({ shown, enterAll }: WarmUpProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const language = useLanguage();
  const ramp = rampOf(shown);
  const isWarmedUp = [...shown.warmUps, ...shown.sets].some(({ isWarmUp, lifted, others }) => {
    return isWarmUp && (lifted !== null || others.length > 0);
  });
  if (ramp.length === 0 || isWarmedUp) return null;
  const entries = ramp.map((set, at) => {
    const number = FIRST_WARM_UP_NUMBER + at;
    return [
      shown.warmUps.find((one) => one.number === number) ?? emptySet(number, shown.exercise.exercise_id),
      set,
    ] as const;
  });
  return (
    <div className={styles.warmUp}>
      <p>
        <strong>{words.warmUp}</strong> {ramp.map((set) => setWords(set, language)).join('\u00a0· ')}
      </p>
      {enterAll !== undefined && (
        <Button look="outline" onClick={() => enterAll(entries)}>
          {words.warmUpDone}
        </Button>
      )}
    </div>
  );
}
