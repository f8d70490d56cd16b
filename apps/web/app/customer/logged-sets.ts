import type { WorkoutLog } from '@lifted/contract/training-log';
import type { LoggedSet } from '@lifted/domain/training/personal-records';

/** The sets of a workout as rules read them; none of a workout without a log. */
export function loggedSets(log: WorkoutLog | undefined): LoggedSet[] {
  return (log?.exercise_logs ?? []).map(
    ({ exercise_short_name, exercise_name, weight, reps, record }): LoggedSet => ({
      lift: exercise_short_name ?? exercise_name,
      weight,
      reps,
      record,
    }),
  );
}
