import type {
  Implement,
  LoggedExercise,
  MyWorkout,
  SetCell,
  SetValue,
} from '@lifted/contract/floor/set-entries';
import { cellKey, cellsWithUnsent } from '@lifted/client/entry-queue/unsent-cells.ts';
import {
  loadKindOf,
  usualLoadKind,
  type KindOfLoad,
  type LoadKind,
} from '@lifted/domain/training/load-kinds/load-kind';
import { FIRST_WARM_UP_NUMBER, type LiftedSet } from '@lifted/domain/training/personal-records';
import { loadOf, suggestedFor, type SuggestedLoad } from '@lifted/domain/training/suggested-load';
import { exerciseDone, exercisesAt } from '@lifted/domain/training/swapped-exercise';
import { warmUpSets } from '@lifted/domain/training/warm-up-sets';
import type { SetCommand, SwapCommand, WorkoutCommand } from './set-queue.ts';

/** One set of an exercise as the page shows it. */
export interface LoggedSet {
  readonly number: number;
  /** What it is, or is to be, a set of. */
  readonly exerciseId: string;
  /** The name of an exercise that was done before it was swapped; null of the one that is done now. */
  readonly ofOther: string | null;
  readonly isWarmUp: boolean;
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
  /** What is done: the planned exercise, or one in its place. */
  readonly exercise: LoggedExercise;
  readonly planned: LoggedExercise;
  readonly implement: Implement | null;
  /** What a new set begins with. */
  readonly loadKind: LoadKind;
  readonly suggested: SuggestedLoad;
  /** All but those entered as a warm-up here, which have numbers of their own. */
  readonly sets: readonly LoggedSet[];
  /** Those that were ever entered, also where they were taken back. */
  readonly warmUps: readonly LoggedSet[];
  readonly note: string;
  /** The note is for coaches, too. */
  readonly isNoteOnFloor: boolean;
  /** Empty: there is none. */
  readonly coachNote: string;
}

/**
 * The exercises in their order, with what the server knows and what waits on this device. `id` is that of the class or of the
 * own training; undefined on a day without a class.
 */
export function exercisesOnPage(
  workout: MyWorkout,
  waiting: readonly WorkoutCommand[],
  id: string | undefined = workout.studio_class?.id,
): readonly ExerciseOnPage[] {
  const ofClass = waiting.filter(
    (command): command is SetCommand => command.kind === 'set' && command.workout_id === id,
  );
  const cells = cellsWithUnsent(workout.cells.map(ownCell), ofClass.map(ownEntry), 'member');
  const unsent = new Set(ofClass.map((entry) => cellKey(ownEntry(entry))));
  const swaps = currentSwaps(workout, waiting);
  return workout.exercises.map((planned) => {
    const exercise = exerciseDone(planned, swaps);
    const { exercise_id, exercise_number } = exercise;
    const ids = exercisesAt(planned, exercise);
    const implement = workout.implements.find(({ id }) => id === exercise.implement_id) ?? null;
    const history = workout.histories.find((one) => one.exercise_id === exercise_id)?.sessions ?? [];
    const placed = [...cells.values()].filter(
      (cell) => ids.includes(cell.exercise_id) && cell.exercise_number === exercise_number,
    );
    const working = placed.filter(({ set_number }) => set_number < FIRST_WARM_UP_NUMBER);
    const entered = working.filter((cell) => cell.current?.lifted != null || cell.others.length > 0);
    const count = Math.max(
      exercise.sets ?? workout.set_count,
      ...entered.map(({ set_number }) => set_number),
    );
    const setAt = (number: number): LoggedSet => {
      const ofNumber = placed.filter(({ set_number }) => set_number === number);
      const ofExercise = ids.map((id) => ofNumber.find((one) => one.exercise_id === id));
      const cell = ofExercise.find((one) => one?.current?.lifted != null) ?? ofExercise[0];
      const exerciseId = cell?.exercise_id ?? exercise_id;
      const key = cellKey(ownEntry({ exercise_id: exerciseId, exercise_number, set_number: number }));
      const lifted = cell?.current?.lifted ?? null;
      return {
        number,
        exerciseId,
        ofOther: exerciseId === exercise_id ? null : nameOf(planned, exerciseId),
        isWarmUp: lifted?.is_warm_up ?? number >= FIRST_WARM_UP_NUMBER,
        lifted,
        current: cell?.current ?? null,
        others: cell?.others ?? [],
        isUnsent: unsent.has(key),
      };
    };
    return {
      key: `${exercise_number} ${planned.exercise_id}`,
      exercise,
      planned,
      implement,
      loadKind: usualLoadKind(exercise, implement),
      suggested: suggestedFor(exercise, { history, implement, today: workout.date }),
      sets: Array.from({ length: count }, (_, at) => setAt(at + 1)),
      warmUps: [...new Set(placed.map(({ set_number }) => set_number))]
        .filter((number) => number >= FIRST_WARM_UP_NUMBER)
        .toSorted((one, other) => one - other)
        .map(setAt),
      ...notesOf(workout, waiting, exercise_id),
    };
  });
}

/** What the dock begins with; null where nothing is known. */
export interface StartOfSet {
  readonly kind: LoadKind;
  readonly weight: number | null;
  readonly reps: number | null;
}

/**
 * What a set begins with: its own value, else the weight of the set before and the reps of the plan, else what is suggested.
 * A bodyweight exercise needs no weight.
 */
export function startOf(
  {
    suggested,
    sets,
    warmUps,
    exercise,
    loadKind,
  }: Pick<ExerciseOnPage, 'suggested' | 'sets' | 'warmUps' | 'exercise' | 'loadKind'>,
  number: number,
): StartOfSet {
  const own = [...sets, ...warmUps].find((set) => set.number === number)?.lifted;
  if (own != null) return { kind: loadKindOf(own), weight: own.weight, reps: own.reps };
  const isWorking = (set: LoggedSet) =>
    set.number < number && !set.isWarmUp && set.ofOther === null && set.lifted !== null;
  const before = sets.findLast(isWorking)?.lifted;
  const planned = exercise.reps ?? (suggested.kind === 'load' ? suggested.reps : null);
  if (before != null) {
    return { kind: loadKindOf(before), weight: before.weight, reps: planned ?? before.reps };
  }
  if (suggested.kind === 'load') return startAt(loadOf(suggested), planned, loadKind);
  return { kind: loadKind, weight: loadKind === 'bodyweight' ? 0 : null, reps: planned };
}

/** A suggestion of 0 kg without a kind, from before there were kinds, is bodyweight where that is usual. */
function startAt(load: KindOfLoad, reps: number | null, usual: LoadKind): StartOfSet {
  const isBodyweight = load.weight === 0 && usual !== 'external';
  return { kind: isBodyweight ? 'bodyweight' : loadKindOf(load), weight: load.weight, reps };
}

/** What leads up to the first working set: as it was entered, or as it is to be; none where there is nothing to load. */
export function rampOf(shown: ExerciseOnPage): readonly LiftedSet[] {
  const { kind, weight } = startOf(shown, 1);
  return weight === null ? [] : warmUpSets({ weight, load_kind: kind }, shown.implement);
}

/** An empty set to enter one on. */
export function emptySet(number: number, exerciseId: string): LoggedSet {
  return {
    number,
    exerciseId,
    ofOther: null,
    isWarmUp: number >= FIRST_WARM_UP_NUMBER,
    lifted: null,
    current: null,
    others: [],
    isUnsent: false,
  };
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

/** What is done in place of planned exercises, with what waits on this device: of several at a place the last one. */
function currentSwaps(workout: MyWorkout, waiting: readonly WorkoutCommand[]) {
  const unsent = waiting.filter(
    (command): command is SwapCommand =>
      command.kind === 'swap' && command.workout_id === workout.studio_class?.id,
  );
  return [...unsent.toReversed(), ...(workout.swaps ?? [])];
}

type Notes = Pick<ExerciseOnPage, 'note' | 'isNoteOnFloor' | 'coachNote'>;

function notesOf(workout: MyWorkout, waiting: readonly WorkoutCommand[], exerciseId: string): Notes {
  const noteBy = (author: 'member' | 'coach') => {
    const isTheirs = (note: { readonly exercise_id: string; readonly author?: 'member' | 'coach' }) =>
      note.exercise_id === exerciseId && (note.author ?? 'member') === author;
    const unsent = waiting.findLast((command) => command.kind === 'note' && isTheirs(command));
    return unsent?.kind === 'note' ? unsent : workout.notes.find(isTheirs);
  };
  const own = noteBy('member');
  return {
    note: own?.text ?? '',
    isNoteOnFloor: own?.is_on_floor ?? false,
    coachNote: noteBy('coach')?.text ?? '',
  };
}

/** What an exercise at a place of the workout is called. */
function nameOf(planned: LoggedExercise, exerciseId: string): string {
  const all = [planned, ...(planned.alternatives ?? [])];
  const found = all.find((one) => one.exercise_id === exerciseId) ?? planned;
  return shortNameOf(found);
}

/** The name on the page: the short one where there is one. */
export function exerciseName({ exercise }: Pick<ExerciseOnPage, 'exercise'>): string {
  return shortNameOf(exercise);
}

export function shortNameOf({ name, short_name }: Pick<LoggedExercise, 'name' | 'short_name'>): string {
  return short_name?.trim() || name;
}
