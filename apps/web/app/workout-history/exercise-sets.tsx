import type { ExerciseLog } from '@lifted/contract/training-log';
import { germanDate } from '@lifted/domain/member-dates';
import type { RecordKind } from '@lifted/domain/personal-records';
import { formatWeight } from '@lifted/domain/strength-chart';
import { berlinDate } from '@lifted/domain/studio-calendar';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { lastTimeWords, setWords } from './history-numbers.ts';
import styles from './workout-detail.module.css';
import type { LastTime, LoggedExercise } from './workout-exercises.ts';

const RECORDS: Readonly<Record<RecordKind, string>> = {
  weight: 'heaviest ever',
  reps: 'most reps at this weight',
};

interface ExerciseSetsProps {
  readonly exercise: LoggedExercise;
  readonly lastTime: LastTime | undefined;
}

/** One exercise of a workout: its sets with records, the estimate, and the weights of last time. */
export function ExerciseSets({ exercise, lastTime }: ExerciseSetsProps) {
  const { number, name, sets, oneRepMax } = exercise;
  return (
    <div className={styles.exercise}>
      <p className={styles.name}>
        <span className={styles.number}>{number}</span>
        {name}
      </p>
      <ol className={styles.sets}>
        {sets.map((set) => (
          <LoggedSet key={set.set_number} set={set} />
        ))}
      </ol>
      <p className={styles.context}>
        {lastTime === undefined ? <span>First time</span> : <LastTimeLifted lastTime={lastTime} />}
        {oneRepMax !== undefined && <span>Est. 1RM {formatWeight(oneRepMax)} kg</span>}
      </p>
    </div>
  );
}

function LastTimeLifted({ lastTime: { sets, startDatetime } }: { readonly lastTime: LastTime }) {
  const words = lastTimeWords(sets);
  if (words === undefined) return null;
  return (
    <span>
      Last time {words},{' '}
      <time dateTime={startDatetime}>{germanDate(berlinDate(new Date(startDatetime)))}</time>
    </span>
  );
}

function LoggedSet({ set }: { readonly set: ExerciseLog }) {
  return (
    <li className={styles.set} data-record={set.record ?? undefined}>
      <VisuallyHidden>Set {set.set_number}: </VisuallyHidden>
      <span className={styles.lifted}>{setWords(set)}</span>
      {set.record !== null && <span className={styles.record}>{RECORDS[set.record]}</span>}
    </li>
  );
}
