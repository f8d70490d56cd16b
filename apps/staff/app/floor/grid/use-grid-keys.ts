import type { Implement } from '@lifted/contract/floor/set-entries';
import type { LiftedSet } from '@lifted/domain/training/personal-records';
import type { KeyboardEvent, RefObject } from 'react';
import { cellOf, setAfterKey, setAt, type ActiveSet } from './active-set.ts';
import { stepped } from './grid-moves.ts';
import type { GridRow } from './grid-rows.ts';

interface GridKeys {
  readonly grid: RefObject<HTMLElement | null>;
  readonly rows: readonly GridRow[];
  readonly implementOf: (row: GridRow) => Implement | null;
  readonly confirm: (set: ActiveSet) => void;
  readonly enter: (set: ActiveSet, lifted: LiftedSet | null) => void;
  readonly openKeypad: (set: ActiveSet) => void;
}

/**
 * The grid by keyboard: arrows move, Enter or Space enters what is planned, + and − go to the next weight, a digit opens the
 * keypad, Delete clears.
 */
export function useGridKeys({ grid, rows, implementOf, confirm, enter, openKeypad }: GridKeys) {
  const act = (
    key: string,
    at: ActiveSet,
    { row, cell }: NonNullable<ReturnType<typeof cellOf>>,
  ): boolean => {
    const next = setAfterKey(key, at, { rows: rows.length, sets: row.cells.length });
    const step = STEPS.get(key);
    const lifted = step === undefined ? null : stepped(cell, step, implementOf(row));
    if (next !== null) focusOn(grid.current, next);
    else if (key === 'Enter' || key === ' ') confirm(at);
    else if (lifted !== null) enter(at, lifted);
    else if (CLEARING.includes(key) && cell.lifted !== null) enter(at, null);
    else if (/^\d$/.test(key)) openKeypad(at);
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    const at = event.target instanceof Element ? setAt(event.target) : null;
    const found = at && cellOf(rows, at);
    if (at === null || !found || event.ctrlKey || event.metaKey || event.altKey) return;
    if (act(event.key, at, found)) event.preventDefault();
  };
}

const STEPS: ReadonlyMap<string, 1 | -1> = new Map([
  ['+', 1],
  ['-', -1],
]);
const CLEARING = ['Delete', 'Backspace'];

function focusOn(grid: HTMLElement | null, { row, setNumber }: ActiveSet): void {
  grid?.querySelector<HTMLElement>(`[data-row="${row}"][data-set="${setNumber}"]`)?.focus();
}
