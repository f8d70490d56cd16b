import { MOST_REPS_IN_RESERVE } from '@lifted/domain/training/personal-records';
import { useWords } from '../../../language.ts';
import { MY_WORKOUT_WORDS } from '../my-workout-words.ts';
import styles from './set-dock.module.css';

/** The effort of a set that is asked for. */
export interface AskedEffort {
  /** Null: not told yet. */
  readonly told: number | null;
  readonly tell: (repsInReserve: number) => void;
}

const CHOICES = Array.from({ length: MOST_REPS_IN_RESERVE + 1 }, (_, reps) => reps);

/** How many repetitions were still possible, in one tap. */
export function EffortChoice({ effort: { told, tell } }: { readonly effort: AskedEffort }) {
  const words = useWords(MY_WORKOUT_WORDS);
  return (
    <div role="group" aria-label={words.effort} className={styles.effort}>
      <span aria-hidden="true">{words.effort}</span>
      {CHOICES.map((reps) => (
        <button key={reps} type="button" aria-pressed={told === reps} onClick={() => tell(reps)}>
          {reps === MOST_REPS_IN_RESERVE ? `${reps}+` : reps}
        </button>
      ))}
    </div>
  );
}
