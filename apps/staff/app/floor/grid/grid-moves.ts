import type { FloorSetEntry, Implement, LoggedExercise } from '@lifted/contract/floor/set-entries';
import { steppedLoad } from '@lifted/domain/training/load-kinds/stepped-load';
import { plainSet, type LiftedSet } from '@lifted/domain/training/personal-records';
import type { NoteCommand, SwapCommand } from '../queue/floor-commands.ts';
import type { GridCell, GridRow, OwnExercise } from './grid-rows.ts';

/** Whose class and exercise entries are for, and who makes them. */
export interface Entering {
  readonly classId: string;
  readonly coachId: string;
  readonly exercise: Pick<LoggedExercise, 'exercise_number'>;
  readonly now: Date;
  readonly newId: () => string;
}

/** A value for a set, on top of what it shows. Null takes it back. */
export function entryFor(
  { customerId }: Pick<GridRow, 'customerId'>,
  cell: GridCell,
  lifted: LiftedSet | null,
  { classId, coachId, exercise, now, newId }: Entering,
): FloorSetEntry {
  return {
    customer_id: customerId,
    exercise_id: cell.exerciseId,
    exercise_number: exercise.exercise_number,
    id: newId(),
    workout_id: classId,
    coach_id: coachId,
    set_number: cell.setNumber,
    lifted,
    base: cell.base,
    settles: [],
    made_at: now.toISOString(),
  };
}

/** The same, decided by somebody who saw the other values. */
export function decisionFor(
  row: Pick<GridRow, 'customerId'>,
  cell: GridCell,
  lifted: LiftedSet | null,
  entering: Entering,
): FloorSetEntry {
  return {
    ...entryFor(row, cell, lifted, entering),
    settles: cell.others.map(({ entry }) => entry),
  };
}

/** Another exercise in the place of the planned one for one person, or that one again. */
export function swapFor(
  { customerId }: Pick<GridRow, 'customerId'>,
  exerciseId: string,
  { classId, coachId, exercise, now, newId }: Entering,
): SwapCommand {
  const id = newId();
  const swap = {
    id,
    workout_id: classId,
    customer_id: customerId,
    coach_id: coachId,
    exercise_number: exercise.exercise_number,
    exercise_id: exerciseId,
    made_at: now.toISOString(),
  };
  return { kind: 'swap', id, swap };
}

/** A coach's note about what somebody does at this place; an empty one removes it. */
export function noteFor(
  { customerId }: Pick<GridRow, 'customerId'>,
  { exercise: { exercise_id } }: OwnExercise,
  text: string,
  { classId, coachId, newId }: Entering,
): NoteCommand {
  const note = { workout_id: classId, customer_id: customerId, exercise_id, coach_id: coachId, text };
  return { kind: 'note', id: newId(), note };
}

/** One set of everybody present as planned: those in which nothing is entered and something is planned. */
export function columnAsPlanned(
  rows: readonly GridRow[],
  setNumber: number,
  entering: Entering,
): FloorSetEntry[] {
  return presentRows(rows).flatMap((row) =>
    row.cells
      .filter((cell) => cell.setNumber === setNumber && cell.lifted === null && cell.planned !== null)
      .map((cell) => entryFor(row, cell, cell.planned, entering)),
  );
}

/** Of the people who are there. */
export function presentRows(rows: readonly GridRow[]): readonly GridRow[] {
  return rows.filter(({ isAbsent }) => !isAbsent);
}

/** Everything that leads up to somebody's first set; none once some of it is entered. */
export function warmUpAsPlanned(row: GridRow, entering: Entering): FloorSetEntry[] {
  if (!canWarmUp(row)) return [];
  return row.warmUps.map((cell) => entryFor(row, cell, cell.planned, entering));
}

/** Whether something leads up to the first set, and nothing of it is entered. */
export function canWarmUp(row: Pick<GridRow, 'warmUps'>): boolean {
  return row.warmUps.length > 0 && !isWarmedUp(row);
}

export function isWarmedUp({ warmUps }: Pick<GridRow, 'warmUps'>): boolean {
  return warmUps.some(({ lifted }) => lifted !== null);
}

/** A value for all later sets of the row in which nothing is entered yet. */
export function copiedRight(row: GridRow, from: GridCell, entering: Entering): FloorSetEntry[] {
  const value = from.lifted ?? from.planned;
  return value === null ? [] : emptyAfter(row, from).map((cell) => entryFor(row, cell, value, entering));
}

/** Whether there is a value to copy, and a later set to copy it to. */
export function canCopyRight(row: GridRow, from: GridCell): boolean {
  return (from.lifted ?? from.planned) !== null && emptyAfter(row, from).length > 0;
}

function emptyAfter(row: GridRow, from: GridCell): readonly GridCell[] {
  return row.cells.filter((cell) => cell.setNumber > from.setNumber && cell.lifted === null);
}

/** The next heavier or lighter load the room has, on what is entered or planned; null when there is none. */
export function stepped(cell: GridCell, direction: 1 | -1, implement: Implement | null): LiftedSet | null {
  const value = cell.lifted ?? cell.planned;
  if (value === null) return null;
  const load = steppedLoad(value, direction, implement);
  return load && plainSet({ ...value, ...load });
}

/** One repetition more or less; null when there would be fewer than none. */
export function counted(cell: GridCell, change: 1 | -1): LiftedSet | null {
  const value = cell.lifted ?? cell.planned;
  if (value === null || value.reps + change < 0) return null;
  return { ...value, reps: value.reps + change };
}

/** What takes a move back: each of its sets gets what it showed before. */
export function undone(made: readonly FloorSetEntry[], before: readonly GridRow[], entering: Entering) {
  return made.map((entry): FloorSetEntry => {
    const row = before.find(({ customerId }) => customerId === entry.customer_id);
    const cell = [...(row?.cells ?? []), ...(row?.warmUps ?? [])].find(
      ({ setNumber }) => setNumber === entry.set_number,
    );
    return {
      ...entry,
      id: entering.newId(),
      lifted: cell?.lifted ?? null,
      base: entry.id,
      settles: [],
      made_at: entering.now.toISOString(),
    };
  });
}

/** Sets entered with one press, and what the grid showed before it. */
export interface Move {
  readonly made: readonly FloorSetEntry[];
  readonly before: readonly GridRow[];
}

/** As many moves as are kept, to be taken back one after another. */
const MOST_MOVES = 30;

/** The moves with a new one, the oldest dropped. */
export function withMove(moves: readonly Move[], move: Move): readonly Move[] {
  return [...moves, move].slice(-MOST_MOVES);
}

/** The last move that was made of an exercise; undefined: none. */
export function lastMoveOf(moves: readonly Move[], exerciseNumber: number): Move | undefined {
  return moves.findLast(({ made }) => made.some((entry) => entry.exercise_number === exerciseNumber));
}

/**
 * What takes a move back, and the moves left. Where an earlier one made the same set, it is what holds now: taken back in its
 * turn, it is entered on that.
 */
export function takenBack(
  moves: readonly Move[],
  last: Move,
  entering: Entering,
): { readonly entries: readonly FloorSetEntry[]; readonly left: readonly Move[] } {
  const entries = undone(last.made, last.before, entering);
  const now = new Map(entries.map((entry) => [keyOf(entry), entry.id]));
  const left = moves
    .filter((move) => move !== last)
    .map(({ made, before }) => ({
      before,
      made: made.map((entry) => ({ ...entry, id: now.get(keyOf(entry)) ?? entry.id })),
    }));
  return { entries, left };
}

function keyOf({ customer_id, exercise_id, exercise_number, set_number }: FloorSetEntry): string {
  return [customer_id, exercise_id, exercise_number, set_number].join(' ');
}
