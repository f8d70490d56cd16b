import type { WorkoutLog } from '@lifted/contract/training-log';
import { germanDate } from '@lifted/domain/language/member-dates';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { useLanguage, type Language } from '../../language.ts';
import { newestFirst } from './workout-history.ts';
import { useMemo } from 'react';
import { Announcement } from '../../ui/announcement.tsx';
import { volumeWords, workoutName } from './history-numbers.ts';
import { WorkoutDetail } from './workout-detail.tsx';
import { workoutVolume } from './workout-exercises.ts';
import styles from './selected-workouts.module.css';

interface SelectedWorkoutsProps {
  readonly day: CivilDate;
  readonly workouts: readonly WorkoutLog[];
  /** All logs. */
  readonly logs: readonly WorkoutLog[];
}

/** What was lifted on the selected day; announced briefly, because it may be thirty sets. */
export function SelectedWorkouts({ day, workouts, logs: known }: SelectedWorkoutsProps) {
  const language = useLanguage();
  const logs = useMemo(() => newestFirst(known, ({ start_datetime }) => start_datetime), [known]);
  return (
    <>
      <Announcement text={workouts.map((workout) => inShort(day, workout, language)).join('; ')} />
      {workouts.map((workout) => (
        <article key={workout.workout_id} className={styles.workout}>
          <header className={styles.head}>
            <h3 className={styles.heading}>{workoutName(workout, language)}</h3>
            <p className={styles.volume}>{volumeWords(workoutVolume(workout), language)}</p>
            <time dateTime={day} className={styles.date}>
              {germanDate(day)}
            </time>
          </header>
          <WorkoutDetail workout={workout} logs={logs} />
        </article>
      ))}
    </>
  );
}

/** 'Heavy Basics, 18.11.2026, 4,230 kg'. */
function inShort(day: CivilDate, workout: WorkoutLog, language: Language): string {
  return `${workoutName(workout, language)}, ${germanDate(day)}, ${volumeWords(workoutVolume(workout), language)}`;
}
