/** One set of one person in one class, as several people and devices may enter it (studio operations, section 3: two authors). */
import { isSameSet, type LiftedSet } from './personal-records.ts';

export const SET_AUTHORS = ['member', 'coach', 'desk', 'import'] as const;
/** Who entered a set: the member, a coach on the floor, the desk, or `set_logs.csv`. */
export type SetAuthor = (typeof SET_AUTHORS)[number];

/** Version of a set that was imported and that nobody has entered here since. */
export const IMPORTED_VERSION = 'import';

/** A value somebody entered. Weight and repetitions always come from one entry. */
export interface SetValue {
  /** The entry it came with; `import` for a set that was imported. */
  readonly entry: string;
  readonly author: SetAuthor;
  /** Null: not lifted; it takes a value back. */
  readonly lifted: LiftedSet | null;
}

/** A value with what was shown when it was entered. */
export interface SetEntry extends SetValue {
  /** The version shown when it was entered; null for an empty set. */
  readonly base: string | null;
  /** Other values shown when it was entered, which it decides between. */
  readonly settles: readonly string[];
}

/** What a set is now, and the values it disagrees with. */
export interface SetCell {
  readonly current: SetValue | null;
  /** Values that nobody decided about, in the order in which they arrived. */
  readonly others: readonly SetValue[];
}

export const EMPTY_CELL: SetCell = { current: null, others: [] };

/** What an entry did: it holds, it says what holds already, or it is shown beside it. */
export type EntryOutcome = 'current' | 'same' | 'other';

/**
 * The set after an entry arrived. Entered on what holds, or where nothing does, it holds. Entered on something else, it changes
 * nothing where it says the same; otherwise the member's own value holds for the member, and between two of a kind the one that
 * arrived first. The other one is shown beside it until somebody decides (studio operations, section 3), or its author takes it
 * back: then it is as if it had not been entered.
 */
export function cellAfter(
  cell: SetCell,
  entry: SetEntry,
): { readonly cell: SetCell; readonly outcome: EntryOutcome } {
  const value: SetValue = { entry: entry.entry, author: entry.author, lifted: entry.lifted };
  const isDecided = (other: SetValue) => entry.settles.includes(other.entry) || other.entry === entry.base;
  const open = cell.others.filter((other) => !isDecided(other));
  if (entry.base === (cell.current?.entry ?? null)) return becomesCurrent(value, open);
  if (saysTheSame(cell.current, value)) return { cell: { ...cell, others: open }, outcome: 'same' };
  if (cell.current === null) return becomesCurrent(value, open);
  const isTakenBack = value.lifted === null && cell.others.some(({ entry: other }) => other === entry.base);
  if (isTakenBack) return { cell: { ...cell, others: open }, outcome: 'same' };
  if (value.author === 'member' && cell.current.author !== 'member') {
    return becomesCurrent(value, [...open, cell.current]);
  }
  const isShown = open.some((other) => saysTheSame(other, value));
  return { cell: { ...cell, others: isShown ? open : [...open, value] }, outcome: 'other' };
}

function becomesCurrent(current: SetValue, others: readonly SetValue[]) {
  const disagreeing = others.filter((other) => !saysTheSame(other, current));
  return { cell: { current, others: disagreeing }, outcome: 'current' } as const;
}

/** Whether two values say the same; nothing entered says the same as a value taken back. */
export function saysTheSame(
  one: Pick<SetValue, 'lifted'> | null,
  other: Pick<SetValue, 'lifted'> | null,
): boolean {
  const [left, right] = [one?.lifted ?? null, other?.lifted ?? null];
  if (left === null || right === null) return left === right;
  return isSameSet(left, right);
}
