import type { FloorClass } from '@lifted/contract/floor/floor';
import type { Implement, LoggedExercise, SetCell, SetValue } from '@lifted/contract/floor/set-entries';
import { cellKey } from '@lifted/client/entry-queue/unsent-cells.ts';
import type { CivilDate } from '@lifted/domain/calendar/studio-calendar';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import { suggestedLoad, type SuggestedLoad } from '@lifted/domain/training/suggested-load';

/** One set of one person on the grid. */
export interface GridCell {
  readonly setNumber: number;
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
  readonly suggestion: SuggestedLoad;
  readonly cells: readonly GridCell[];
}

export type PersonOnGrid = Pick<GridRow, 'customerId' | 'name' | 'isNew'>;

/** What to suggest to each person for an exercise, by customer. It does not change while sets are entered. */
export function suggestionsFor(
  people: readonly PersonOnGrid[],
  {
    histories,
    exercise,
    implement,
    today,
  }: {
    readonly histories: FloorClass['histories'];
    readonly exercise: LoggedExercise;
    readonly implement: Implement | null;
    readonly today: CivilDate;
  },
): ReadonlyMap<string, SuggestedLoad> {
  return new Map(
    people.map(({ customerId }) => {
      const history = historyOf(histories, customerId, exercise);
      const { reps, step } = exercise;
      const facts = { plannedReps: reps, implement, step, plannedLoad: exercise, today };
      return [customerId, suggestedLoad({ history, ...facts })];
    }),
  );
}

export interface GridFacts {
  readonly setCount: number;
  readonly exercise: LoggedExercise;
  readonly people: readonly PersonOnGrid[];
  readonly suggestions: ReadonlyMap<string, SuggestedLoad>;
  /** Server's sets and unsent ones together, by `cellKey`. */
  readonly cells: ReadonlyMap<string, SetCell>;
  /** Keys of sets whose entry is being stored. */
  readonly writing: ReadonlySet<string>;
}

const NOTHING_KNOWN: SuggestedLoad = { kind: 'none', reason: 'new' };

/** The grid of one exercise: a row for each person, a cell for each set. */
export function gridRows({ setCount, exercise, people, suggestions, cells, writing }: GridFacts): GridRow[] {
  return people.map(({ customerId, name, isNew }) => {
    const suggestion = suggestions.get(customerId) ?? NOTHING_KNOWN;
    return {
      customerId,
      name,
      isNew,
      suggestion,
      cells: Array.from({ length: setCount }, (_, at) => {
        const key = cellKey({ ...placeOf(exercise, customerId), set_number: at + 1 });
        const cell = cells.get(key);
        return {
          setNumber: at + 1,
          lifted: cell?.current?.lifted ?? null,
          base: cell?.current?.entry ?? null,
          others: cell?.others ?? [],
          isWriting: writing.has(key),
          planned: suggestion.kind === 'load' ? { weight: suggestion.load, reps: suggestion.reps } : null,
          last: lastOf(suggestion, at),
        };
      }),
    };
  });
}

/** A person's sets of an exercise, but for the set's number. */
export function placeOf(
  { exercise_id, exercise_number }: Pick<LoggedExercise, 'exercise_id' | 'exercise_number'>,
  customerId: string,
) {
  return { customer_id: customerId, exercise_id, exercise_number };
}

function historyOf(histories: FloorClass['histories'], customerId: string, exercise: LoggedExercise) {
  const found = histories.find(
    (one) => one.customer_id === customerId && one.exercise_id === exercise.exercise_id,
  );
  return found?.sessions ?? [];
}

function lastOf(suggestion: SuggestedLoad, at: number): LiftedSet | null {
  if (suggestion.kind === 'none' || suggestion.last === null) return null;
  const reps = suggestion.last.reps[at];
  return reps === undefined ? null : { weight: suggestion.last.weight, reps };
}
