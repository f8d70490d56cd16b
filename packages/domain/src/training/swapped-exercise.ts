/** What a workout plans at one place, for somebody who does another exercise there. */
interface PlannedPlace<A extends { readonly exercise_id: string }> {
  readonly exercise_id: string;
  readonly exercise_number: number;
  readonly alternatives?: readonly A[];
}

interface Swap {
  readonly exercise_number: number;
  /** What is done there; the planned exercise where a swap was taken back. */
  readonly exercise_id: string;
}

/** What belongs to the planned exercise alone: somebody else's load, and how it is to be done. */
const NOT_OF_ALTERNATIVES = { load_kg: null, load_percent: null, distance: null, note: null } as const;

/**
 * The exercise somebody does at a place of the workout, `swaps` being theirs as they hold now: the planned one, or an
 * alternative with the planned sets and repetitions.
 */
export function exerciseDone<A extends { readonly exercise_id: string }, P extends PlannedPlace<A>>(
  planned: P & PlannedPlace<A>,
  swaps: readonly Swap[],
): P | (P & A) {
  const swap = swaps.find(({ exercise_number: number }) => number === planned.exercise_number);
  const chosen = planned.alternatives?.find(({ exercise_id: id }) => id === swap?.exercise_id);
  return chosen === undefined ? planned : { ...planned, ...NOT_OF_ALTERNATIVES, ...chosen };
}

/**
 * The ids of what somebody may have done at a place: what they do now first, then the planned exercise and its alternatives.
 * Sets from before a swap stay where they were entered.
 */
export function exercisesAt(
  planned: PlannedPlace<{ readonly exercise_id: string }>,
  done: { readonly exercise_id: string },
): readonly string[] {
  const others = (planned.alternatives ?? []).map(({ exercise_id: id }) => id);
  return [...new Set([done.exercise_id, planned.exercise_id, ...others])];
}
