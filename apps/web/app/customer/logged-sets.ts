import type { WorkoutLog } from '@lifted/contract/training-log';
import type { RecordedWorkout } from '@lifted/domain/training/new-records/new-records';
import type { LoggedSet } from '@lifted/domain/training/personal-records';

/** Every workout of a log as the rules of records read it. */
export function recordedWorkouts(logs: readonly WorkoutLog[]): RecordedWorkout[] {
  return logs.map((log) => ({ start: new Date(log.start_datetime), sets: loggedSets(log) }));
}

/** The sets of a workout as rules read them; none of a workout without a log. */
export function loggedSets(log: WorkoutLog | undefined): LoggedSet[] {
  return (log?.exercise_logs ?? []).map((set): LoggedSet => ({
    // With its kind: help is no load, and a warm-up no record.
    ...set,
    lift: set.exercise_short_name ?? set.exercise_name,
  }));
}
