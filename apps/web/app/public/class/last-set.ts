import type { ExerciseLog, WorkoutLog } from '@lifted/contract/training-log';
import { bestSet } from '@lifted/domain/training/personal-records';

/** The best set of an exercise in the latest class it was lifted in; null when it never was. Logs are newest first. */
export function lastSet(logs: readonly WorkoutLog[], exerciseId: string): ExerciseLog | null {
  for (const { exercise_logs } of logs) {
    const best = bestSet(exercise_logs.filter((set) => set.exercise_id === exerciseId));
    if (best !== null) return best;
  }
  return null;
}
