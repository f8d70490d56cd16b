import type { WorkoutLog } from '@lifted/contract/training-log';
import { ExerciseSets } from './exercise-sets.tsx';
import styles from './workout-detail.module.css';
import { exercisesOf, lastTimeOf } from './workout-exercises.ts';

export interface WorkoutDetailProps {
  readonly workout: WorkoutLog;
  /** All logs, newest first, to find the previous time. */
  readonly logs: readonly WorkoutLog[];
}

/** One workout: where, with whom, and every set. */
export function WorkoutDetail({ workout, logs }: WorkoutDetailProps) {
  return (
    <div className={styles.detail}>
      <p className={styles.place}>
        {workout.location_name}, with {workout.coach_first_name}
      </p>
      <ol className={styles.exercises}>
        {exercisesOf(workout).map((exercise) => (
          <li key={`${exercise.number} ${exercise.id}`}>
            <ExerciseSets exercise={exercise} lastTime={lastTimeOf(exercise.id, workout, logs)} />
          </li>
        ))}
      </ol>
    </div>
  );
}
