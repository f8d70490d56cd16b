import type { WorkoutLog } from '@lifted/contract/training-log';
import { germanDate } from '@lifted/domain/member-dates';
import type { CivilDate } from '@lifted/domain/studio-calendar';
import { volumeWords } from './history-numbers.ts';
import { WorkoutDetail } from './workout-detail.tsx';
import { workoutVolume } from './workout-exercises.ts';
import styles from './selected-workouts.module.css';

interface SelectedWorkoutsProps {
  readonly day: CivilDate;
  readonly workouts: readonly WorkoutLog[];
  /** All logs, newest first. */
  readonly logs: readonly WorkoutLog[];
}

/** What was lifted on the day selected on the calendar. */
export function SelectedWorkouts({ day, workouts, logs }: SelectedWorkoutsProps) {
  return workouts.map((workout) => (
    <article key={workout.workout_id} className={styles.workout}>
      <header className={styles.head}>
        <h3 className={styles.heading}>{workout.timer_name}</h3>
        <p className={styles.volume}>{volumeWords(workoutVolume(workout))}</p>
        <time dateTime={day} className={styles.date}>
          {germanDate(day)}
        </time>
      </header>
      <WorkoutDetail workout={workout} logs={logs} />
    </article>
  ));
}
