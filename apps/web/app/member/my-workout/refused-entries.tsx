import type { LoggedExercise } from '@lifted/contract/floor/set-entries';
import { FIRST_WARM_UP_NUMBER } from '@lifted/domain/training/personal-records';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useLanguage, useWords } from '../../language.ts';
import { shortNameOf } from './logged-sets.ts';
import { MY_WORKOUT_WORDS } from './my-workout-words.ts';
import styles from './my-workout.module.css';
import { OWN_WORDS } from './own/own-words.ts';
import { refusalWords } from './refusal-words.ts';
import type { WorkoutCommand } from './set-queue.ts';
import type { WorkoutOnPage } from './use-my-workout.ts';
import { setWords } from '@lifted/domain/training/load-kinds/set-words';

type NamedExercise = Pick<LoggedExercise, 'exercise_id' | 'name' | 'short_name'>;

interface RefusedEntriesProps {
  readonly onPage: Pick<WorkoutOnPage, 'queue' | 'state'>;
  /** Those that have a name on this page. */
  readonly exercises: readonly (NamedExercise & { readonly alternatives?: readonly NamedExercise[] })[];
}

/** Entries the server did not take, with the reason, until somebody has read them. */
export function RefusedEntries({ onPage: { queue, state }, exercises }: RefusedEntriesProps) {
  const words = useWords(MY_WORKOUT_WORDS);
  const { unnamed } = useWords(OWN_WORDS);
  const language = useLanguage();
  if (state.refused.length === 0) return null;
  const nameOf = (command: WorkoutCommand) => {
    if (command.kind === 'training' || command.kind === 'training_removed') {
      return (command.kind === 'training' ? command.name : null) ?? unnamed;
    }
    const all = exercises.flatMap((one) => [one, ...(one.alternatives ?? [])]);
    const exercise = all.find(({ exercise_id }) => exercise_id === command.exercise_id);
    const name = exercise === undefined ? words.sets : shortNameOf(exercise);
    if (command.kind === 'note') return `${name}: ${words.note}`;
    if (command.kind === 'swap') return `${name}: ${words.swap}`;
    const value = command.lifted === null ? '' : ` (${setWords(command.lifted, language)})`;
    return `${words.refusedSet(name, {
      number: command.set_number,
      isWarmUp: command.set_number >= FIRST_WARM_UP_NUMBER,
    })}${value}`;
  };
  return (
    <Notice tone="error">
      <strong>{words.refusedHeading}</strong>
      <ul>
        {state.refused.map(({ command, code }) => (
          <li key={command.id}>{`${nameOf(command)}: ${refusalWords(code, language)}`}</li>
        ))}
      </ul>
      <Button
        look="outline"
        className={styles.dismiss}
        onClick={() => void queue.dismiss(state.refused.map(({ command }) => command.id))}
      >
        {words.dismiss}
      </Button>
    </Notice>
  );
}
