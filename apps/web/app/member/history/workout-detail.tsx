import type { WorkoutLog } from '@lifted/contract/training-log';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { MEMBER_CORRECTS_DAYS } from '@lifted/domain/training/entry-window';
import { useState } from 'react';
import { Link } from 'react-router';
import { useWords } from '../../language.ts';
import { useAddress } from '../../use-address.ts';
import { ExerciseSets } from './exercise-sets.tsx';
import { HISTORY_WORDS } from './history-words.ts';
import styles from './workout-detail.module.css';
import { exercisesOf, lastTimeOf } from './workout-exercises.ts';

export interface WorkoutDetailProps {
  readonly workout: WorkoutLog;
  /** All logs, newest first, to find the previous time. */
  readonly logs: readonly WorkoutLog[];
}

/** One workout: where, with whom, every set, and the way to correct them while that is possible. */
export function WorkoutDetail({ workout, logs }: WorkoutDetailProps) {
  const [openedAt] = useState(timeNow);
  const words = useWords(HISTORY_WORDS);
  const address = useAddress();
  const age = openedAt.getTime() - Date.parse(workout.start_datetime);
  return (
    <div className={styles.detail}>
      <p className={styles.place}>{words.place(workout.location_name, workout.coach_first_name)}</p>
      <ol className={styles.exercises}>
        {exercisesOf(workout).map((exercise) => (
          <li key={`${exercise.number} ${exercise.id}`}>
            <ExerciseSets exercise={exercise} lastTime={lastTimeOf(exercise.id, workout, logs)} />
          </li>
        ))}
      </ol>
      {age <= MEMBER_CORRECTS_DAYS * DAY_MS && (
        <p>
          <Link to={`${address('myWorkout')}?class=${workout.workout_id}`}>{words.correct}</Link>
        </p>
      )}
    </div>
  );
}
