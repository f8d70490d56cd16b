import type { QueueState } from '@lifted/client/entry-queue/entry-queue.ts';
import { useEffect, useState } from 'react';
import { useWords } from '../../language.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';
import type { WorkoutCommand } from './set-queue.ts';

/** What is sent within this only makes the page jump; the set itself says meanwhile that it is not sent. */
const SENT_AT_ONCE_MS = 1500;

/** How many entries the server does not have yet, in view while the page scrolls; empty when it has all. */
export function UnsentLine({ state }: { readonly state: QueueState<WorkoutCommand> }) {
  const words = useWords(MY_WORKOUT_WORDS);
  const count = state.waiting.length + state.writing.length;
  const isLate = useIsLate(count > 0);
  const isStuck = state.lastPass === 'unreachable' || state.lastPass === 'denied';
  return (
    <div role="status" className={styles.unsentPlace}>
      {count > 0 && (isLate || isStuck) && (
        <p className={styles.unsent}>
          <strong>{words.unsent(count)}</strong>{' '}
          {state.lastPass === 'unreachable' && <span>{words.unsentOffline}</span>}
          {state.lastPass === 'denied' && <span>{words.unsentDenied}</span>}
        </p>
      )}
    </div>
  );
}

function useIsLate(isWaiting: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setIsLate(true), SENT_AT_ONCE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isWaiting]);
  return isLate;
}
