import type { QueueState } from '@lifted/client/entry-queue/entry-queue.ts';
import { useWords } from '../../language.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';
import type { WorkoutCommand } from './set-queue.ts';

/** How many entries the server does not have yet, in view while the page scrolls; empty when it has all. */
export function UnsentLine({ state }: { readonly state: QueueState<WorkoutCommand> }) {
  const words = useWords(MY_WORKOUT_WORDS);
  const count = state.waiting.length + state.writing.length;
  return (
    <div role="status" className={styles.unsentPlace}>
      {count > 0 && (
        <p className={styles.unsent}>
          <strong>{words.unsent(count)}</strong>{' '}
          {state.lastPass === 'unreachable' && <span>{words.unsentOffline}</span>}
          {state.lastPass === 'denied' && <span>{words.unsentDenied}</span>}
        </p>
      )}
    </div>
  );
}
