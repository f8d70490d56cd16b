import type { LoggedExercise, MyWorkout } from '@lifted/contract/floor/set-entries';
import { loadKindOf, type KindOfLoad } from '@lifted/domain/training/load-kinds/load-kind';
import { bestSet } from '@lifted/domain/training/personal-records';
import { loadOf, suggestedFor } from '@lifted/domain/training/suggested-load';

/** What the dashboard says of an exercise's weight; of the repetitions last time where nothing is loaded. */
export type LoadHint =
  | { readonly kind: 'none' }
  | { readonly kind: 'reps'; readonly reps: number }
  | { readonly kind: 'again'; readonly load: KindOfLoad }
  /** Entered for today. */
  | { readonly kind: 'done'; readonly load: KindOfLoad }
  /** `last` is null where the workout plans a weight for somebody who is new to the exercise. */
  | { readonly kind: 'try'; readonly load: KindOfLoad; readonly last: KindOfLoad | null };

/** The heaviest set entered for today; until then the suggestion of `/my-workout` in one line, none while nothing is known. */
export function hintOf(
  exercise: LoggedExercise,
  {
    date,
    histories,
    implements: equipment,
    cells,
  }: Pick<MyWorkout, 'date' | 'histories' | 'implements' | 'cells'>,
): LoadHint {
  const { exercise_id: exerciseId, implement_id: implementId } = exercise;
  const done = bestSet(
    cells.flatMap(({ exercise_id: id, current }) => (id === exerciseId && current?.lifted) || []),
  );
  if (done !== null && done.weight > 0) return { kind: 'done', load: done };
  const suggested = suggestedFor(exercise, {
    history: histories.find((one) => one.exercise_id === exerciseId)?.sessions ?? [],
    implement: equipment.find(({ id }) => id === implementId) ?? null,
    today: date,
  });
  if (suggested.kind === 'none') return { kind: 'none' };
  const { last } = suggested;
  const load = loadOf(suggested);
  if (load.weight === 0 && last === null) return { kind: 'none' };
  if (load.weight === 0 && last?.weight === 0) return { kind: 'reps', reps: Math.max(...last.reps) };
  if (last?.weight === load.weight && loadKindOf(last) === loadKindOf(load)) return { kind: 'again', load };
  return { kind: 'try', load, last };
}
