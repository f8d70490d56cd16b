import type { GridCell, GridRow } from './grid-rows.ts';

/** A set on the grid: the row's place from 0, the set's number from 1. */
export interface ActiveSet {
  readonly row: number;
  readonly setNumber: number;
}

/** Where an exercise begins: the tools at the lower edge are always there, so that no row moves when a set is tapped. */
export const FIRST_SET: ActiveSet = { row: 0, setNumber: 1 };

/** A set of a person, wherever their row is: the roster changes while what is typed belongs to them. */
export interface ChosenSet {
  readonly customerId: string;
  readonly setNumber: number;
}

/** Whose set it is; null when the grid has become smaller. */
export function chosenAt(
  people: readonly Pick<GridRow, 'customerId'>[],
  { row, setNumber }: ActiveSet,
): ChosenSet | null {
  const person = people[row];
  return person === undefined ? null : { customerId: person.customerId, setNumber };
}

/** The row and cell of the person's set; null when they are no longer on the grid. */
export function cellOfChosen(rows: readonly GridRow[], chosen: ChosenSet | null): ReturnType<typeof cellOf> {
  if (chosen === null) return null;
  const row = rows.findIndex(({ customerId }) => customerId === chosen.customerId);
  return cellOf(rows, { row, setNumber: chosen.setNumber });
}

/** The row and cell there; null when the grid has become smaller. */
export function cellOf(
  rows: readonly GridRow[],
  { row: at, setNumber }: ActiveSet,
): { readonly row: GridRow; readonly cell: GridCell } | null {
  const row = rows[at];
  const cell = row?.cells.find((one) => one.setNumber === setNumber);
  return row === undefined || cell === undefined ? null : { row, cell };
}

const ARROWS: ReadonlyMap<string, readonly [row: number, set: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** Where a key leads from a set; null for other keys and at the edge. */
export function setAfterKey(
  key: string,
  from: ActiveSet,
  size: { readonly rows: number; readonly sets: number },
): ActiveSet | null {
  if (key === 'Home') return { ...from, setNumber: 1 };
  if (key === 'End') return { ...from, setNumber: size.sets };
  const step = ARROWS.get(key);
  if (step === undefined) return null;
  const to = { row: from.row + step[0], setNumber: from.setNumber + step[1] };
  const isInside = to.row >= 0 && to.row < size.rows && to.setNumber >= 1 && to.setNumber <= size.sets;
  return isInside ? to : null;
}

/** The first set of the person whose name an element is, or is in; null elsewhere. */
export function firstSetOf(element: Element): ActiveSet | null {
  const name = element.closest<HTMLElement>('[data-person]');
  return name === null ? null : { row: Number(name.dataset['person']), setNumber: 1 };
}

/** The set whose cell an element is, or is in; null elsewhere. */
export function setAt(element: Element): ActiveSet | null {
  const cell = element.closest<HTMLElement>('[data-set]');
  if (cell === null) return null;
  return { row: Number(cell.dataset['row']), setNumber: Number(cell.dataset['set']) };
}
