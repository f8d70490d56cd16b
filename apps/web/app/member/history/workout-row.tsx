import { germanDate } from '@lifted/domain/language/member-dates';
import { berlinDate } from '@lifted/domain/calendar/studio-calendar';
import { useId, useState, type Ref } from 'react';
import { Icon } from '@lifted/design/icon.tsx';
import { useLanguage } from '../../language.ts';
import { volumeWords, workoutName } from './history-numbers.ts';
import { HISTORY_WORDS } from './history-words.ts';
import { WorkoutDetail, type WorkoutDetailProps } from './workout-detail.tsx';
import { workoutVolume } from './workout-exercises.ts';
import styles from './workout-row.module.css';

interface WorkoutRowProps extends WorkoutDetailProps {
  readonly button?: Ref<HTMLButtonElement>;
}

/** A workout in one line, with a mark for records; clicking it shows every set. */
export function WorkoutRow({ workout, logs, button }: WorkoutRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const language = useLanguage();
  const id = useId();
  const isHeaviest = workout.exercise_logs.some(({ record }) => record === 'weight');
  const day = berlinDate(new Date(workout.start_datetime));
  return (
    <li className={styles.row}>
      <button
        ref={button}
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <time dateTime={day} className={styles.date}>
          {germanDate(day)}
        </time>{' '}
        <span className={styles.name}>{workoutName(workout, language)}</span>{' '}
        <span className={styles.volume}>{volumeWords(workoutVolume(workout), language)}</span>{' '}
        <span className={styles.note}>
          {workout.is_own === true ? HISTORY_WORDS[language].own : workout.coach_first_name}
          {isHeaviest && <span className={styles.record}> · {HISTORY_WORDS[language].record}</span>}
        </span>
        <Icon name="chevron-down" />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <WorkoutDetail workout={workout} logs={logs} />}
      </div>
    </li>
  );
}
