import type { ExerciseLog } from '@lifted/contract/training-log';
import { roundedWeightWords } from '@lifted/domain/language/weight-words';
import { germanDate } from '@lifted/domain/language/member-dates';
import type { RecordKind } from '@lifted/domain/training/personal-records';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
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

/** One exercise of a workout: its sets with records, the estimate, and the previous weights. */
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
        {oneRepMax !== undefined && <span>Est. 1RM {roundedWeightWords(oneRepMax)} kg</span>}
      </p>
    </div>
  );
}

function LastTimeLifted({ lastTime: { sets, startDatetime } }: { readonly lastTime: LastTime }) {
  return (
    <span>
      Last time {lastTimeWords(sets)},{' '}
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
