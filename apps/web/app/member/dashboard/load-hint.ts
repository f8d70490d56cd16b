import type { LoggedExercise, MyWorkout } from '@lifted/contract/floor/set-entries';
import { suggestedLoad } from '@lifted/domain/training/suggested-load';

/** What the dashboard says of an exercise's weight, in kg; of the repetitions last time where nothing is loaded. */
export type LoadHint =
  | { readonly kind: 'none' }
  | { readonly kind: 'reps'; readonly reps: number }
  | { readonly kind: 'again'; readonly kg: number }
  /** `last` is null where the workout plans a weight for somebody who is new to the exercise. */
  | { readonly kind: 'try'; readonly kg: number; readonly last: number | null };

/** The suggestion of `/my-workout` in one line; none while nothing is known. */
export function hintOf(
  exercise: LoggedExercise,
  { date, histories, implements: equipment }: Pick<MyWorkout, 'date' | 'histories' | 'implements'>,
): LoadHint {
  const { exercise_id: exerciseId, implement_id: implementId, reps, step } = exercise;
  const suggested = suggestedLoad({
    history: histories.find((one) => one.exercise_id === exerciseId)?.sessions ?? [],
    plannedReps: reps,
    implement: equipment.find(({ id }) => id === implementId) ?? null,
    step,
    plannedLoad: exercise,
    today: date,
  });
  if (suggested.kind === 'none') return { kind: 'none' };
  const { load, last } = suggested;
  if (load === 0) return last === null ? { kind: 'none' } : { kind: 'reps', reps: Math.max(...last.reps) };
  if (load === last?.weight) return { kind: 'again', kg: load };
  return { kind: 'try', kg: load, last: last?.weight ?? null };
}
