import { useFloor, useUnsent } from '../device/use-floor.ts';
import type { FloorCommand } from '../queue/floor-commands.ts';
import { FLOOR_FRAME_WORDS } from './floor-frame-words.ts';
import { floorLanguage, inPageLanguage } from './floor-language.ts';
import styles from './refused-notice.module.css';
import { refusalReason } from './refusal-words.ts';

/** What the server did not take, until somebody has seen it. */
export function RefusedNotice() {
  const words = inPageLanguage(FLOOR_FRAME_WORDS);
  const { unsent, store } = useFloor();
  const { refused } = useUnsent();
  if (refused.length === 0) return null;
  const nameOf = (command: FloorCommand) => {
    if (command.kind === 'mark') return command.name;
    if (command.kind === 'close') return words.finish;
    const { workout_id, customer_id, exercise_number, set_number, lifted } = command.entry;
    const studioClass = store.state().classes.get(workout_id);
    const person = studioClass?.roster.find((place) => place.customer_id === customer_id)?.name ?? '';
    const exercise = studioClass?.exercises.find((one) => one.exercise_number === exercise_number)?.name;
    const value = lifted === null ? '–' : `${lifted.weight} × ${lifted.reps}`;
    return [person, exercise, `${set_number}: ${value}`].filter(Boolean).join(', ');
  };
  return (
    <div role="alert" className={styles.refused}>
      <div className={styles.text}>
        <p>{words.notTaken(refused.length)}</p>
        <ul>
          {refused.map(({ command, code }) => (
            <li key={command.id}>
              <strong>{nameOf(command)}</strong> ({refusalReason(code, floorLanguage())})
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        onClick={() => void unsent.queue.dismiss(refused.map(({ command }) => command.id))}
      >
        {words.seen}
      </button>
    </div>
  );
}
