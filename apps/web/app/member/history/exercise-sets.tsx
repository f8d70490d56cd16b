import type { ExerciseLog } from '@lifted/contract/training-log';
import { roundedWeightWords } from '@lifted/domain/language/weight-words';
import { germanDate } from '@lifted/domain/language/member-dates';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { VisuallyHidden } from '@lifted/design/visually-hidden.tsx';
import { isExtraExercise, placeWords } from '@lifted/domain/training/own-training';
import { isLifted } from '@lifted/domain/training/personal-records';
import { useLanguage } from '../../language.ts';
import { lastTimeWords, setWords } from './history-numbers.ts';
import { HISTORY_WORDS } from './history-words.ts';
import styles from './workout-detail.module.css';
import type { LastTime, LoggedExercise } from './workout-exercises.ts';

interface ExerciseSetsProps {
  readonly exercise: LoggedExercise;
  readonly lastTime: LastTime | undefined;
}

/** One exercise of a workout: its sets with records, the estimate, and the previous weights. */
export function ExerciseSets({ exercise, lastTime }: ExerciseSetsProps) {
  const { number, name, sets, oneRepMax } = exercise;
  const language = useLanguage();
  const words = HISTORY_WORDS[language];
  const isExtra = isExtraExercise(number);
  return (
    <div className={styles.exercise}>
      <p className={styles.name}>
        <span className={styles.number}>{placeWords(number)}</span>
        {name}
        {isExtra && <span className={styles.extra}> {words.extra}</span>}
      </p>
      <ol className={styles.sets}>
        {sets.map((set) => (
          <LoggedSet key={set.set_number} set={set} />
        ))}
      </ol>
      <p className={styles.context}>
        {lastTime === undefined ? <span>{words.firstTime}</span> : <LastTimeLifted lastTime={lastTime} />}
        {oneRepMax !== undefined && (
          <span>
            {words.estimate} {roundedWeightWords(oneRepMax, language)} kg
          </span>
        )}
      </p>
    </div>
  );
}

function LastTimeLifted({ lastTime: { sets, startDatetime } }: { readonly lastTime: LastTime }) {
  const language = useLanguage();
  const day = berlinDate(new Date(startDatetime));
  return (
    <span>
      {HISTORY_WORDS[language].lastTime} {lastTimeWords(sets, language)},{' '}
      <time dateTime={day}>{germanDate(day)}</time>
    </span>
  );
}

function LoggedSet({ set }: { readonly set: ExerciseLog }) {
  const language = useLanguage();
  const words = HISTORY_WORDS[language];
  return (
    <li
      className={styles.set}
      data-record={set.record ?? undefined}
      data-warm-up={set.is_warm_up}
      data-failed={!isLifted(set)}
    >
      {set.is_warm_up === true ? (
        <span className={styles.warmUp}>{words.warmUp} </span>
      ) : (
        <VisuallyHidden>{words.set(set.set_number)}</VisuallyHidden>
      )}
      <span className={styles.lifted}>{setWords(set, language)}</span>
      {set.record !== null && <span className={styles.record}>{words.records[set.record]}</span>}
    </li>
  );
}
