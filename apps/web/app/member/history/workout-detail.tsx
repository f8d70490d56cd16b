import type { WorkoutLog } from '@lifted/contract/training-log';
import { timeNow } from '@lifted/client/http/server-clock.ts';
import { berlinDate, DAY_MS } from '@lifted/domain/calendar/studio-calendar';
import { MEMBER_CORRECTS_DAYS } from '@lifted/domain/training/entry-window';
import { ownTrainingClosesAt } from '@lifted/domain/training/own-training';
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
  return (
    <div className={styles.detail}>
      <p className={styles.place}>
        {workout.is_own === true
          ? words.ownPlace
          : words.place(workout.location_name, workout.coach_first_name)}
      </p>
      <ol className={styles.exercises}>
        {exercisesOf(workout).map((exercise) => (
          <li key={`${exercise.number} ${exercise.id}`}>
            <ExerciseSets exercise={exercise} lastTime={lastTimeOf(exercise.id, workout, logs)} />
          </li>
        ))}
      </ol>
      {canBeCorrected(workout, openedAt) && (
        <p>
          <Link
            to={`${address('myWorkout')}?${workout.is_own === true ? 'own' : 'class'}=${workout.workout_id}`}
          >
            {workout.is_own === true ? words.correctOwn : words.correct}
          </Link>
        </p>
      )}
    </div>
  );
}

function canBeCorrected({ start_datetime, is_own }: WorkoutLog, now: Date): boolean {
  const start = new Date(start_datetime);
  return is_own === true
    ? now < ownTrainingClosesAt(berlinDate(start))
    : now.getTime() - start.getTime() <= MEMBER_CORRECTS_DAYS * DAY_MS;
}
