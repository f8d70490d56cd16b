import { Announcement } from '../../../ui/announcement.tsx';
import { useWords } from '../../../language.ts';
import { MY_WORKOUT_WORDS } from '../my-workout-words.ts';
import { clockWords, REST_STEP_S } from './rest-clock.ts';
import styles from './set-dock.module.css';
import type { Rest } from './use-rest.ts';

/** The rest in the dock: starts after each set, can be stopped, made shorter or longer. */
export function RestTimer({ rest }: { readonly rest: Rest }) {
  const words = useWords(MY_WORKOUT_WORDS);
  const { left, length, isOver } = rest;
  const isResting = left !== null;
  return (
    <div role="group" aria-label={words.rest} className={styles.rest} data-resting={isResting}>
      <button
        type="button"
        className={styles.step}
        aria-label={words.shorterRest}
        onClick={() => rest.change(-REST_STEP_S)}
      >
        −15
      </button>
      <button
        type="button"
        className={styles.clock}
        aria-label={isResting ? words.stopRest(clockWords(left)) : words.startRest(clockWords(length))}
        onClick={isResting ? rest.stop : rest.start}
      >
        <span className={styles.clockName}>{words.rest}</span>{' '}
        <span className={styles.clockTime}>{clockWords(left ?? length)}</span>
      </button>
      <button
        type="button"
        className={styles.step}
        aria-label={words.longerRest}
        onClick={() => rest.change(REST_STEP_S)}
      >
        +15
      </button>
      <Announcement text={isOver ? words.restOver : ''} />
    </div>
  );
}
