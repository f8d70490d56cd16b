import type { FloorClass } from '@lifted/contract/floor/floor';
import type { Implement, LoggedExercise, SetCell, SetValue } from '@lifted/contract/floor/set-entries';
import { cellKey } from '@lifted/client/entry-queue/unsent-cells.ts';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import { FIRST_WARM_UP_NUMBER, plainSet, type LiftedSet } from '@lifted/domain/training/personal-records';
import { loadOf, suggestedFor, type SuggestedLoad } from '@lifted/domain/training/suggested-load';
import { exerciseDone, exercisesAt } from '@lifted/domain/training/swapped-exercise';
import { warmUpSets } from '@lifted/domain/training/warm-up-sets';

/** One set of one person on the grid. */
export interface GridCell {
  readonly setNumber: number;
  readonly exerciseId: string;
  /** The name of an exercise that was done before it was swapped; null of the one that is done now. */
  readonly ofOther: string | null;
  /** What holds now; null: nothing is entered. */
  readonly lifted: LiftedSet | null;
  /** The version to enter on. */
  readonly base: string | null;
  readonly others: readonly SetValue[];
  /** Not yet in the tablet's storage. */
  readonly isWriting: boolean;
  /** What a tap enters; null where nothing is known. */
  readonly planned: LiftedSet | null;
  /** The same set of the last class; null where there was none. */
  readonly last: LiftedSet | null;
}

/** A person and their sets of one exercise. */
export interface GridRow {
  readonly customerId: string;
  readonly name: string;
  /** In their first class. */
  readonly isNew: boolean;
  /** Not marked as present, or no longer; something is entered for them all the same. */
  readonly isAbsent: boolean;
  readonly suggestion: SuggestedLoad;
  /** The exercise they do in place of the planned one; null: that one. */
  readonly swappedTo: string | null;
  /** What is to be remembered of it; empty: nothing. */
  readonly note: string;
  readonly cells: readonly GridCell[];
  /** What leads up to the first set, entered or planned; none where there is nothing to load. */
  readonly warmUps: readonly GridCell[];
}

export type PersonOnGrid = Pick<GridRow, 'customerId' | 'name' | 'isNew' | 'isAbsent'>;

/** What one person does at a place of the workout. */
export interface OwnExercise {
  /** The planned one, or one in its place. */
  readonly exercise: LoggedExercise;
  readonly implement: Implement | null;
  readonly suggestion: SuggestedLoad;
  /** Earlier sets, latest first. */
  readonly history: FloorClass['histories'][number]['sessions'];
  /** What they and their coaches want to remember of it. */
  readonly notes: NonNullable<FloorClass['notes']>;
}

interface OwnExercisesFacts {
  readonly histories: FloorClass['histories'];
  readonly swaps: FloorClass['swaps'];
  readonly notes: FloorClass['notes'];
  /** As the workout plans it. */
  readonly exercise: LoggedExercise;
  readonly implements: readonly Implement[];
  readonly today: CivilDate;
}

/** What each person does at a place of the workout, by customer. It does not change while sets are entered. */
export function ownExercises(
  people: readonly PersonOnGrid[],
  { histories, swaps = [], notes = [], exercise: planned, implements: all, today }: OwnExercisesFacts,
): ReadonlyMap<string, OwnExercise> {
  return new Map(
    people.map(({ customerId }) => {
      const isTheirs = (one: { readonly customer_id: string }) => one.customer_id === customerId;
      const exercise = exerciseDone(planned, swaps.filter(isTheirs));
      const isOfIt = (one: { readonly customer_id: string; readonly exercise_id: string }) =>
        isTheirs(one) && one.exercise_id === exercise.exercise_id;
      const implement = all.find(({ id }) => id === exercise.implement_id) ?? null;
      const history = histories.find(isOfIt)?.sessions ?? [];
      const suggestion = suggestedFor(exercise, { history, implement, today });
      return [customerId, { exercise, implement, suggestion, history, notes: notes.filter(isOfIt) }];
    }),
  );
}

export interface GridFacts {
  readonly setCount: number;
  readonly exercise: LoggedExercise;
  readonly people: readonly PersonOnGrid[];
  readonly own: ReadonlyMap<string, OwnExercise>;
  /** Server's sets and unsent ones together, by `cellKey`. */
  readonly cells: ReadonlyMap<string, SetCell>;
  /** Keys of sets whose entry is being stored. */
  readonly writing: ReadonlySet<string>;
}

const NOTHING_KNOWN: SuggestedLoad = { kind: 'none', reason: 'new' };

/** The grid of one exercise: a row for each person, a cell for each set. */
export function gridRows({ setCount, exercise: planned, people, own, cells, writing }: GridFacts): GridRow[] {
  return people.map(({ customerId, name, isNew, isAbsent }) => {
    const done = own.get(customerId) ?? {
      exercise: planned,
      implement: null,
      suggestion: NOTHING_KNOWN,
      notes: [],
    };
    const { exercise, implement, suggestion, notes } = done;
    const cellAt = (setNumber: number, wanted: LiftedSet | null, last: LiftedSet | null): GridCell => {
      const { key, cell, exerciseId } = setOf({ planned, done: exercise, cells }, customerId, setNumber);
      return {
        setNumber,
        exerciseId,
        ofOther: exerciseId === exercise.exercise_id ? null : nameAt(planned, exerciseId),
        lifted: cell?.current?.lifted ?? null,
        base: cell?.current?.entry ?? null,
        others: cell?.others ?? [],
        isWriting: writing.has(key),
        planned: wanted,
        last: exerciseId === exercise.exercise_id ? last : null,
      };
    };
    const wanted =
      suggestion.kind === 'load' ? plainSet({ ...loadOf(suggestion), reps: suggestion.reps }) : null;
    const sets = Array.from({ length: setCount }, (_, at) => cellAt(at + 1, wanted, lastOf(suggestion, at)));
    const first = sets.find(({ exerciseId }) => exerciseId === exercise.exercise_id);
    const working = first?.lifted ?? wanted;
    const ramp = working === null ? [] : warmUpSets(working, implement);
    return {
      customerId,
      name,
      isNew,
      isAbsent,
      suggestion,
      swappedTo: exercise === planned ? null : shortNameOf(exercise),
      note: notes.map(({ text }) => text).join(' · '),
      cells: sets,
      warmUps: ramp.map((set, at) => cellAt(FIRST_WARM_UP_NUMBER + at, set, null)),
    };
  });
}

interface PlaceOfSets {
  readonly planned: LoggedExercise;
  readonly done: LoggedExercise;
  readonly cells: ReadonlyMap<string, SetCell>;
}

/** Where a set of somebody is, or is to be: of what they do now, unless it was entered for another exercise at this place. */
export function setOf({ planned, done, cells }: PlaceOfSets, customerId: string, setNumber: number) {
  const found = exercisesAt(planned, done).map((exerciseId) => {
    const place = { exercise_id: exerciseId, exercise_number: planned.exercise_number };
    const key = cellKey({ ...place, customer_id: customerId, set_number: setNumber });
    return { key, exerciseId, cell: cells.get(key) };
  });
  const entered = found.find(({ cell }) => cell?.current?.lifted != null);
  const [empty = { key: '', exerciseId: done.exercise_id, cell: undefined }] = found;
  return entered ?? empty;
}

/** What an exercise at a place of the workout is called. */
function nameAt(planned: LoggedExercise, exerciseId: string): string {
  const others = planned.alternatives ?? [];
  return shortNameOf(others.find(({ exercise_id }) => exercise_id === exerciseId) ?? planned);
}

export function shortNameOf({ name, short_name }: Pick<LoggedExercise, 'name' | 'short_name'>): string {
  return short_name ?? name;
}

function lastOf(suggestion: SuggestedLoad, at: number): LiftedSet | null {
  if (suggestion.kind === 'none' || suggestion.last === null) return null;
  const { reps: all, weight, load_kind } = suggestion.last;
  const reps = all[at];
  return reps === undefined ? null : { weight, reps, ...(load_kind !== undefined && { load_kind }) };
}
