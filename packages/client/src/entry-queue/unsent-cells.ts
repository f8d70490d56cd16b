import type { SetCell, SetEntry } from '@lifted/contract/floor/set-entries';
import { cellAfter, EMPTY_CELL, type SetAuthor } from '@lifted/domain/training/set-cell';

/** An entry that waits, with whose set it is: on the floor it says so itself, a member's is their own. */
export type EntryOfSomebody = SetEntry & { readonly customer_id: string };

type PlaceOfSet = Pick<SetCell, 'customer_id' | 'exercise_id' | 'exercise_number' | 'set_number'>;

/** The name of a set within one class: equal exactly for the same set of the same person. */
export function cellKey({ customer_id, exercise_id, exercise_number, set_number }: PlaceOfSet): string {
  return `${customer_id} ${exercise_id} ${exercise_number} ${set_number}`;
}

/**
 * The sets as they will be once the server has these entries, by `cellKey`: its last answer, and then each entry by the rule
 * the server uses (domain: set-cell). `author` is who enters on this device.
 */
export function cellsWithUnsent(
  cells: readonly SetCell[],
  unsent: readonly EntryOfSomebody[],
  author: SetAuthor,
): ReadonlyMap<string, SetCell> {
  const byKey = new Map(cells.map((cell) => [cellKey(cell), cell]));
  for (const entry of unsent) {
    const key = cellKey(entry);
    const { cell } = cellAfter(byKey.get(key) ?? EMPTY_CELL, {
      entry: entry.id,
      author,
      lifted: entry.lifted,
      base: entry.base,
      settles: entry.settles,
    });
    byKey.set(key, {
      customer_id: entry.customer_id,
      exercise_id: entry.exercise_id,
      exercise_number: entry.exercise_number,
      set_number: entry.set_number,
      current: cell.current,
      others: [...cell.others],
    });
  }
  return byKey;
}

/** The cells of an answer with those of a later one in their place. */
export function withNewerCells(cells: readonly SetCell[], newer: readonly SetCell[]): SetCell[] {
  const byKey = new Map([...cells, ...newer].map((cell) => [cellKey(cell), cell]));
  return [...byKey.values()];
}
