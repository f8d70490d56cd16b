import type {
  Implement,
  LoggedExercise,
  MyWorkout,
  SetCell,
  SetValue,
} from '@lifted/contract/floor/set-entries';
import { cellKey, cellsWithUnsent } from '@lifted/client/entry-queue/unsent-cells.ts';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { suggestedLoad, type SuggestedLoad } from '@lifted/domain/training/suggested-load';
import type { SetCommand, WorkoutCommand } from './set-queue.ts';

/** One set of an exercise as the page shows it. */
export interface LoggedSet {
  readonly number: number;
  /** Null: nothing is entered, or it was taken back. */
  readonly lifted: LiftedSet | null;
  /** What an entry is based on; null for a set nobody has touched. */
  readonly current: SetValue | null;
  /** Values others entered, to be taken with one tap. */
  readonly others: readonly SetValue[];
  /** The server has not answered for it. */
  readonly isUnsent: boolean;
}

/** An exercise of the workout with everything the page shows of it. */
export interface ExerciseOnPage {
  readonly key: string;
  readonly exercise: LoggedExercise;
  readonly implement: Implement | null;
  readonly suggested: SuggestedLoad;
  readonly sets: readonly LoggedSet[];
  readonly note: string;
}

/** The exercises in their order, with what the server knows and what waits on this device. */
export function exercisesOnPage(
  workout: MyWorkout,
  waiting: readonly WorkoutCommand[],
): readonly ExerciseOnPage[] {
  const ofClass = waiting.filter(
    (command): command is SetCommand =>
      command.kind === 'set' && command.workout_id === workout.studio_class?.id,
  );
  const cells = cellsWithUnsent(workout.cells.map(ownCell), ofClass.map(ownEntry), 'member');
  const unsent = new Set(ofClass.map((entry) => cellKey(ownEntry(entry))));
  return workout.exercises.map((exercise) => {
    const { exercise_id, exercise_number } = exercise;
    const implement = workout.implements.find(({ id }) => id === exercise.implement_id) ?? null;
    const history = workout.histories.find((one) => one.exercise_id === exercise_id)?.sessions ?? [];
    const placed = [...cells.values()].filter(
      (cell) => cell.exercise_id === exercise_id && cell.exercise_number === exercise_number,
    );
    const entered = placed.filter((cell) => cell.current?.lifted != null || cell.others.length > 0);
    const count = Math.max(
      exercise.sets ?? workout.set_count,
      ...entered.map(({ set_number }) => set_number),
    );
    return {
      key: `${exercise_number} ${exercise_id}`,
      exercise,
      implement,
      suggested: suggestedLoad({
        history,
        plannedReps: exercise.reps,
        implement,
        step: exercise.step,
        plannedLoad: exercise,
        today: workout.date,
      }),
      sets: Array.from({ length: count }, (_, at): LoggedSet => {
        const cell = placed.find(({ set_number }) => set_number === at + 1);
        const key = cellKey(ownEntry({ exercise_id, exercise_number, set_number: at + 1 }));
        return {
          number: at + 1,
          lifted: cell?.current?.lifted ?? null,
          current: cell?.current ?? null,
          others: cell?.others ?? [],
          isUnsent: unsent.has(key),
        };
      }),
      note: noteOf(workout, waiting, exercise_id),
    };
  });
}

/** What the dock begins with; null where nothing is known. */
export interface StartOfSet {
  readonly weight: number | null;
  readonly reps: number | null;
}

/**
 * What a set begins with: its own value, else the weight of the set before and the reps of the plan, else what is suggested.
 * Without a weight where it is done with one's own.
 */
export function startOf(
  {
    suggested,
    sets,
    exercise,
    implement,
  }: Pick<ExerciseOnPage, 'suggested' | 'sets' | 'exercise' | 'implement'>,
  number: number,
): StartOfSet {
  const own = sets.find((set) => set.number === number)?.lifted;
  if (own != null) return own;
  const before = sets.findLast((set) => set.number < number && set.lifted !== null)?.lifted;
  const planned = exercise.reps ?? (suggested.kind === 'load' ? suggested.reps : null);
  if (before != null) return { weight: before.weight, reps: planned ?? before.reps };
  const load = implement?.kind === 'bodyweight' ? 0 : null;
  return { weight: suggested.kind === 'load' ? suggested.load : load, reps: planned };
}

/** The set to enter next: the first empty one; null when all are entered. */
export function nextOpenSet(sets: readonly LoggedSet[]): number | null {
  return sets.find(({ lifted }) => lifted === null)?.number ?? null;
}

/** Everything on this page is the member's own, so no id is needed to tell people apart. */
const OWN = '';
function ownCell(cell: SetCell): SetCell {
  return { ...cell, customer_id: OWN };
}
function ownEntry<T extends object>(entry: T): T & { readonly customer_id: string } {
  return { ...entry, customer_id: OWN };
}

function noteOf(workout: MyWorkout, waiting: readonly WorkoutCommand[], exerciseId: string): string {
  const unsent = waiting.findLast((command) => command.kind === 'note' && command.exercise_id === exerciseId);
  if (unsent?.kind === 'note') return unsent.text;
  return workout.notes.find(({ exercise_id }) => exercise_id === exerciseId)?.text ?? '';
}

/** The name on the page: the short one where there is one. */
export function exerciseName({ exercise: { name, short_name } }: Pick<ExerciseOnPage, 'exercise'>): string {
  return short_name?.trim() || name;
}
