import type { WorkoutLog } from '@lifted/contract/training-log';
import type { LoggedSet } from '@lifted/domain/training/personal-records';

/** The sets of a workout as rules read them; none of a workout without a log. */
export function loggedSets(log: WorkoutLog | undefined): LoggedSet[] {
  return (log?.exercise_logs ?? []).map(({ exercise_short_name, exercise_name, ...set }): LoggedSet => ({
    // With its kind: help is no load, and a warm-up no record.
    ...set,
    lift: exercise_short_name ?? exercise_name,
  }));
}
