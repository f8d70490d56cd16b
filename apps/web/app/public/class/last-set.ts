import type { ExerciseLog, WorkoutLog } from '@lifted/contract/training-log';

/** The heaviest set of an exercise in the latest class it was trained in; null when it never was. Logs are newest first. */
export function lastSet(
  logs: readonly WorkoutLog[],
  exerciseId: string,
): Pick<ExerciseLog, 'weight' | 'reps'> | null {
  for (const { exercise_logs } of logs) {
    const sets = exercise_logs.filter((set) => set.exercise_id === exerciseId);
    if (sets.length > 0) return sets.reduce((best, next) => (next.weight > best.weight ? next : best));
  }
  return null;
}
