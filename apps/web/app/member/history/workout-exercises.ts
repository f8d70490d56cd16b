import type { ExerciseLog, WorkoutLog } from '@lifted/contract/training-log';
import { estimatedOneRepMax, isWorkingSet, volumeOf } from '@lifted/domain/training/personal-records';

/** The sets of one exercise in one workout. */
export interface LoggedExercise {
  readonly id: string;
  /** Position in the workout, from 1. */
  readonly number: number;
  readonly name: string;
  /** Warm-up sets first. */
  readonly sets: readonly ExerciseLog[];
  /** Best estimate of the sets in kg (domain: estimatedOneRepMax); undefined when nothing was lifted or the best was lifted once. */
  readonly oneRepMax: number | undefined;
}

/** The exercises of a workout in order; the short name is preferred, as on the workout of the day. */
export function exercisesOf({ exercise_logs }: WorkoutLog): LoggedExercise[] {
  const groups = new Map<string, [ExerciseLog, ...ExerciseLog[]]>();
  for (const set of exercise_logs) {
    const key = `${set.exercise_number} ${set.exercise_id}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [set]);
    else group.push(set);
  }
  return [...groups.values()]
    .map((sets) => ({
      id: sets[0].exercise_id,
      number: sets[0].exercise_number,
      name: sets[0].exercise_short_name ?? sets[0].exercise_name,
      sets: sets.toSorted(warmUpsFirst),
      oneRepMax: bestEstimate(sets),
    }))
    .sort((a, b) => a.number - b.number);
}

function warmUpsFirst(one: ExerciseLog, other: ExerciseLog): number {
  const warmedUp = Number(other.is_warm_up ?? false) - Number(one.is_warm_up ?? false);
  return warmedUp || one.set_number - other.set_number;
}

/** Total volume of a workout in kg: weight × repetitions of every set. */
export function workoutVolume({ exercise_logs }: WorkoutLog): number {
  return volumeOf(exercise_logs);
}

/** The previous time the exercise was lifted, without failed attempts and warm-up sets. */
export interface LastTime {
  readonly startDatetime: string;
  readonly sets: readonly ExerciseLog[];
}

/**
 * The latest workout before this one in which the exercise was lifted, given all logs newest first; undefined for the first
 * time. The search stops at the first match, so ten years of history cost nothing until a row is opened.
 */
export function lastTimeOf(
  exerciseId: string,
  workout: WorkoutLog,
  newestFirst: readonly WorkoutLog[],
): LastTime | undefined {
  const position = newestFirst.findIndex(({ workout_id }) => workout_id === workout.workout_id);
  for (let index = position + 1; position !== -1 && index < newestFirst.length; index += 1) {
    const earlier = newestFirst[index];
    const sets =
      earlier?.exercise_logs.filter((set) => set.exercise_id === exerciseId && isWorkingSet(set)) ?? [];
    if (earlier !== undefined && sets.length > 0) return { startDatetime: earlier.start_datetime, sets };
  }
  return undefined;
}

/** What was lifted or carried once is no estimate: it is among the sets as it is. */
function bestEstimate(sets: readonly ExerciseLog[]): number | undefined {
  const best = Math.max(...sets.map((set) => estimatedOneRepMax(set) ?? 0));
  const isLifted = sets.some((set) => set.reps === 1 && estimatedOneRepMax(set) === best);
  return best === 0 || isLifted ? undefined : best;
}
