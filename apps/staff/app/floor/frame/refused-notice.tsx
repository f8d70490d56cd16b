import { setWords } from '@lifted/domain/training/load-kinds/set-words';
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
    if (command.kind === 'close' || command.kind === 'reopen') return words.finish;
    const { workout_id, customer_id, exercise_id } = aboutOf(command);
    const studioClass = store.state().classes.get(workout_id);
    const person = studioClass?.roster.find((place) => place.customer_id === customer_id)?.name ?? '';
    const all = studioClass?.exercises.flatMap((one) => [one, ...(one.alternatives ?? [])]);
    const exercise = all?.find((one) => one.exercise_id === exercise_id)?.name;
    return [person, exercise, valueOf(command)].filter(Boolean).join(', ');
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

type OfExercise = Extract<FloorCommand, { kind: 'set' | 'swap' | 'note' }>;

/** Whose exercise in which class a command is about. */
function aboutOf(command: OfExercise) {
  switch (command.kind) {
    case 'set':
      return command.entry;
    case 'swap':
      return command.swap;
    case 'note':
      return command.note;
    default:
      return command satisfies never;
  }
}

function valueOf(command: OfExercise): string {
  switch (command.kind) {
    case 'set': {
      const { set_number: set, lifted } = command.entry;
      return `${set}: ${lifted === null ? '–' : setWords(lifted, floorLanguage())}`;
    }
    case 'swap':
      return '';
    case 'note':
      return command.note.text;
    default:
      return command satisfies never;
  }
}
