import type { WorkoutFields } from '@lifted/contract/desk/desk-programme';
import { Button } from '@lifted/design/button.tsx';
import { Notice } from '@lifted/design/notice.tsx';
import { useWords } from '../../language.ts';
import { PARTS_WORDS } from '../../parts/parts-words.ts';
import type { ListedExercise } from '../exercises/exercise-groups.ts';
import styles from './workout-page.module.css';
import { WorkoutLines } from '../workout-lines.tsx';
import { WORKOUT_WORDS } from './workout-words.ts';

interface WorkoutConflictProps {
  readonly mine: WorkoutFields;
  readonly theirs: WorkoutFields;
  readonly exercises: readonly ListedExercise[];
  readonly choose: (fields: WorkoutFields) => void;
}

/** Both sides of an edit that somebody else's overtook, to choose from. */
export function WorkoutConflict({ mine, theirs, exercises, choose }: WorkoutConflictProps) {
  const words = useWords(WORKOUT_WORDS);
  const parts = useWords(PARTS_WORDS);
  return (
    <div className={styles.conflict}>
      <Notice tone="error">{words.conflict}</Notice>
      <div className={styles.sides}>
        {[[parts.mine, mine] as const, [parts.theirs, theirs] as const].map(([name, fields]) => (
          <section key={name} aria-label={name} className={styles.side}>
            <h2>{name}</h2>
            <WorkoutLines fields={fields} exercises={exercises} />
            <Button look="outline" onClick={() => choose(fields)}>
              {name}
            </Button>
          </section>
        ))}
      </div>
    </div>
  );
}
